"""The end of a turn: the card goes under the deck, one is drawn, engrams beyond seven go."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from ..actions import DROP_ENGRAM
from ..data import DECK, HOLD, LAST_TURN
from ..harvey_deck import fill_harvey_deck, harvey_card_count
from ..players import is_harveys_turn, next_player
from ..state import (
    BY_TURNS,
    COLOURS,
    DESTINATION,
    DRAW_CARD,
    DRAW_HARVEY,
    DROP,
    FOR_DROP,
    NONE,
    OVER,
    PRE_CARD,
    Board,
    Box,
    State,
)
from .movement import begin_move
from .resources import engram_count, has_open_payment, pay


@rule
def clean_up(box: Box, s: State, b: Board) -> None:
    """R16: first the cards; in another turn (R41) there is none."""
    if s.card == NONE:
        drop_or_finish(box, s, b)
        return
    b.played[b.queued] = s.card
    b.queued += 1
    s.card = NONE
    if b.undrawn:
        s.phase = DRAW_CARD
        return
    draw_played_card(b)
    drop_or_finish(box, s, b)


@rule
def draw_played_card(b: Board) -> None:
    """R16: the deck is never shuffled, so once all cards were drawn the next one is known."""
    b.hand |= 1 << b.played[0]
    b.cards += 1
    b.queued -= 1
    for i in range(DECK):
        b.played[i] = b.played[i + 1]
    b.played[DECK] = NONE


@rule
def apply_card_drawn(box: Box, s: State, card: int) -> None:
    """R11."""
    b = s.board[s.turn]
    b.hand |= 1 << card
    b.undrawn &= ~(1 << card)
    b.cards += 1
    drop_or_finish(box, s, b)


@rule
def drop_or_finish(box: Box, s: State, b: Board) -> None:
    """R16; R55: alone, what is dropped is a payment."""
    if engram_count(b) > HOLD:
        s.phase = DROP
    elif has_open_payment(s):
        s.cause = FOR_DROP
        s.phase = DESTINATION
    else:
        finish_clean_up(box, s)


@rule
def legal_drop(b: Board, out: Ints) -> int:
    colours = 0
    for c in range(COLOURS):
        colours |= (b.stock[c] > 0) << c
    return offer(out, 0, DROP_ENGRAM, colours)


@rule
def apply_drop(box: Box, s: State, b: Board, colour: int) -> None:
    pay(s, b, colour, 1)
    drop_or_finish(box, s, b)


@rule
def finish_clean_up(box: Box, s: State) -> None:
    """R41: by an option there is a clean-up before another turn too."""
    if s.next_robot == NONE:
        end_turn(box, s)
        return
    begin_move(s, s.next_robot)
    s.next_robot = NONE


@rule
def end_turn(box: Box, s: State) -> None:
    """R43, R62: until whoever ended the game would be next; R44: or after so many turns."""
    s.board[s.turn].turns += 1
    s.turn = next_player(s, s.turn)
    clear_turn(s)
    if s.turn == s.end_side:
        s.phase = OVER
    elif s.turn == s.first and s.end_side == NONE and s.board[s.turn].turns == LAST_TURN:
        s.end_reason = BY_TURNS
        s.phase = OVER
    else:
        begin_turn(box, s)


@rule
def clear_turn(s: State) -> None:
    """Between turns no robot is on its way."""
    s.card = NONE
    s.robot = NONE
    s.used = 0
    s.way = 1
    s.extra = 0
    s.acted = NONE
    s.gathered = 0
    s.tile = NONE


@rule
def begin_turn(box: Box, s: State) -> None:
    s.phase = PRE_CARD
    if is_harveys_turn(s):  # R56
        if harvey_card_count(s) == 0:
            fill_harvey_deck(box, s)
        s.phase = DRAW_HARVEY
