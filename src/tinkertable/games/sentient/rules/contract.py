"""Sentient: buy bots, plug them in between your dice, win investors over."""

from __future__ import annotations

from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table
from tinkertable.core.seats import NATURE

from .actions import ASSISTANT_COUNTS, BUY, COVER, PASS, PLUG_IN
from .data import DICE, INVESTORS, ROUNDS, SLOTS
from .deck import begin_filling, clear_factory
from .investors import rank_beside
from .nature import apply_nature, legal_nature
from .network import cover, legal_cover, legal_plug, plug_in
from .rounds import end_turn, go_home
from .state import (
    COVERING,
    DEALING,
    INVESTING,
    MOST_SEATS,
    NONE,
    ORDERING,
    OVER,
    PLUGGING,
    REFILLING,
    ROLLING,
    SETS,
    TURN,
    TYPES,
    UNCLAIMED,
    WIPING,
    Board,
    Box,
    State,
)

HALF_BAG, ORDER_BAG, INVESTOR_BAG, DECK = 0, 1, 2, 3
DICE_BAG = 4  # + seat

# By assistants at home: all that may come along to each of the slots.
BUYS = table(
    sum(((1 << assistants + 1) - 1) << slot * ASSISTANT_COUNTS for slot in range(SLOTS))
    for assistants in range(ASSISTANT_COUNTS)
)


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    for i in range(SETS):
        s.deck[i] = box.cards[i]
        s.discard[i] = 0
    s.seats = seats
    s.round_now = 0
    s.step = 0
    s.place = 0
    s.turns = 0
    s.passes = 0
    for kind in range(TYPES):
        s.halves[kind] = box.halves[kind]
    for slot in range(SLOTS):
        s.factory[slot] = NONE
    for place in range(MOST_SEATS):
        s.order[place] = NONE
        s.pile[place] = NONE
    for i in range(ROUNDS * INVESTORS):
        s.investor[i] = NONE
        s.first[i] = NONE
        s.second[i] = NONE
        s.first_by[i] = UNCLAIMED
        s.second_by[i] = UNCLAIMED
    for seat in range(seats):
        new_board(s.board[seat])
    s.phase = DEALING


@rule
def new_board(b: Board) -> None:
    for i in range(ROUNDS * SLOTS):
        b.card[i] = NONE
        b.covered[i] = 0
        b.agents_at[i] = 0
        b.assistants_at[i] = 0
    for i in range(ROUNDS * DICE):
        b.dice[i] = 0
    b.hand = NONE
    b.half = NONE
    go_home(b)


@rule
def acting(box: Box, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase < TURN:
        return 1 << NATURE
    return 1 << s.order[s.place]


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    if seat == NATURE:
        return legal_nature(s, out)
    b = s.board[seat]
    if s.phase == PLUGGING:
        return legal_plug(s, b, out)
    if s.phase == COVERING:
        return legal_cover(box, s, b, out)
    n = 0
    if b.agents > 0:  # R11, R12
        n = offer(out, n, BUY, BUYS[b.assistants])
    if b.passed == 0:
        n = offer(out, n, PASS, 1)
    return n


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        apply_nature(s, action)
        return
    b = s.board[seat]
    if s.phase == PLUGGING:
        plug_in(box, s, b, action - PLUG_IN)
    elif s.phase == COVERING:
        cover(box, s, b, action - COVER)
    elif action == PASS:
        pass_turn(s, b, seat)
    else:
        buy(s, b, action - BUY)


@rule
def buy(s: State, b: Board, choice: int) -> None:
    """R12, R13: an agent and assistants above a slot; the bot is taken, the slot filled."""
    slot = choice // ASSISTANT_COUNTS
    assistants = choice % ASSISTANT_COUNTS
    b.agents -= 1
    b.assistants -= assistants
    b.agents_at[s.round_now * SLOTS + slot] += 1
    b.assistants_at[s.round_now * SLOTS + slot] += assistants
    rank_beside(s, slot)
    b.hand = s.factory[slot]
    s.factory[slot] = NONE
    begin_filling(s, REFILLING, slot)


@rule
def pass_turn(s: State, b: Board, seat: int) -> None:
    """R19: the last to pass will be the first."""
    b.passed = 1
    s.pile[s.passes] = seat
    s.passes += 1
    if not pass_wipes(b):
        end_turn(s)
        return
    clear_factory(s)
    begin_filling(s, WIPING, 0)


@rule
def pass_wipes(b: Board) -> bool:
    """R20: a pass wipes the factory, unless no agent is left (R21)."""
    return b.agents > 0


@rule
def bag(box: Box, s: State) -> int:
    if s.phase == DEALING:
        return HALF_BAG
    if s.phase == ORDERING:
        return ORDER_BAG
    if s.phase == INVESTING:
        return INVESTOR_BAG
    if s.phase == ROLLING:
        return DICE_BAG + s.step // DICE
    return DECK


# R4: nothing is secret, so nothing is hidden, revealed or dealt again: the core's defaults hold.
