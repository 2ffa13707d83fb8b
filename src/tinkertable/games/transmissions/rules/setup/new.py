"""What a match begins with: empty boards, stacks, piles, and Harvey's deck."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule, table

from .. import data
from ..data import DECK, DISPLAY, FOREST_CARDS, STACK_MORE, STACKS, START_VOLTS
from ..harvey_deck import fill_harvey_deck
from ..players import player_count, sets_used
from ..state import (
    CARDS,
    COLOURS,
    DRAW_START,
    FOREST_KINDS,
    HARVEY,
    MOST_PIPES,
    NONE,
    NOT_YET,
    OPTIONS,
    RESOURCES,
    ROBOTS,
    SIDES,
    START_PIPE,
    STARTERS,
    Board,
    Box,
    E,
    State,
)

STARTING_POOL = table(data.POOL[resource] for resource in (*data.COLOURS, "E"))


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    for i in range(OPTIONS):
        s.option[i] = options[i]
    s.seats = seats
    s.phase = DRAW_START
    s.back = DRAW_START
    s.turn = 0
    s.first = 0
    s.ready = 0
    s.shown = 0
    s.spots = 0
    s.items_left = 0
    s.ideas_left = 0
    s.pipes_left = (1 << START_PIPE) - 1
    s.starters_left = (1 << STARTERS) - 1
    s.used = 0
    new_market(box, s)
    new_turn_fields(s)
    for card in range(CARDS):
        s.harvey[card] = 0
    for r in range(RESOURCES):
        s.pool[r] = STARTING_POOL[r] if seats == 1 else 0
        s.paid[r] = 0
    for player in range(player_count(s)):
        new_board(box, s.board[player], player)
    if seats == 1:
        new_harvey(s.board[HARVEY])
        fill_harvey_deck(box, s)


@rule
def new_market(box: Box, s: State) -> None:
    """R7, R8, R9: all that will lie on the board, still empty."""
    for p in range(DISPLAY):
        s.item[p] = NONE
        s.idea[p] = NONE
    for stack in range(STACKS):
        s.top[stack] = NONE
        s.under[stack] = sets_used(s) + STACK_MORE
    s.decked = 0
    for k in range(FOREST_KINDS):
        s.deck[k] = box.forest_copies[k]
        s.decked += box.forest_copies[k]
    s.discarded = 0
    for i in range(FOREST_CARDS):
        s.discard[i] = NONE
    for r in range(ROBOTS):
        s.robot_at[r] = NONE


@rule
def new_turn_fields(s: State) -> None:
    s.seen[0] = NONE
    s.seen[1] = NONE
    s.looked = 0
    s.look = 0
    s.drawing = 0
    s.card = NONE
    s.robot = NONE
    s.way = 1
    s.extra = 0
    s.acted = NONE
    s.gathered = 0
    s.position = 0
    s.column = NONE
    s.tile = NONE
    s.cause = 0
    s.want = 0
    s.choice = 0
    s.next_robot = NONE
    s.end_side = NONE
    s.end_reason = NOT_YET
    s.row = 0
    s.second = NONE


@rule
def new_board(box: Box, b: Board, player: int) -> None:
    """R1, R10: a starting pipe, an engram of each colour, electricity."""
    for r in range(ROBOTS):
        b.ideas[r] = 0
        b.items[r] = 0
        b.free[r] = box.slots[r]
    for c in range(COLOURS):
        b.stock[c] = 1
    b.stock[E] = START_VOLTS
    for k in range(FOREST_KINDS):
        b.held[k] = 0
        b.spent[k] = 0
    b.flipped = 0
    for i in range(MOST_PIPES):
        b.x[i] = 0
        b.y[i] = 0
        b.tile[i] = NONE
        b.rot[i] = 0
    for i in range(MOST_PIPES * SIDES):
        b.link[i] = 0
    b.tile[0] = START_PIPE + player
    b.pipes = 1
    b.hand = 0
    b.undrawn = (1 << CARDS) - 1
    b.cards = 0
    b.queued = 0
    for i in range(DECK + 1):
        b.played[i] = NONE
    b.dealt[0] = NONE
    b.dealt[1] = NONE
    b.turns = 0


@rule
def new_harvey(b: Board) -> None:
    """R54, R63: a board and nothing else."""
    for r in range(RESOURCES):
        b.stock[r] = 0
    b.tile[0] = NONE
    b.pipes = 0
    b.undrawn = 0
