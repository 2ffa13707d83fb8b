"""The windows in which a character's ability may be used, and what using it does."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule

from .actions import PASS, USE_OIL, USE_PENDULUM, USE_RATCHET, USE_SEARCH, USE_SWAPOUT, USE_TUNING
from .gear import hand, turn
from .night import shift
from .ring import left_of, right_of
from .state import (
    NONE,
    OIL,
    PENDULUM,
    RATCHET,
    REPLACE,
    RUST,
    SEARCH,
    SET_ANEW,
    SWAPOUT,
    TUNING,
    W1,
    W2,
    Board,
    Box,
    State,
)


@rule
def ability_on(box: Box, character: int, side: int) -> int:
    """The ability on a side of a character card."""
    return box.ability[character * 2 + side]


@rule
def has_ability(box: Box, s: State, b: Board, ability: int) -> bool:
    """R23: is this ability there to be used in this shift?"""
    now = shift(s)
    if b.character == NONE or b.character_side != now:
        return False
    return ability_on(box, b.character, now) == ability


@rule
def spend_ability(b: Board) -> None:
    """R23: a day ability flips its card, a night ability takes it out of the game."""
    b.character_side += 1


@rule
def window_ability(box: Box, s: State, b: Board, effect: int) -> int:
    """R22: what the seat may use in the window of this phase, or NONE."""
    if s.phase == W1:
        if has_ability(box, s, b, OIL):
            return OIL
        return SEARCH if has_ability(box, s, b, SEARCH) else NONE
    if s.phase == W2:
        if has_ability(box, s, b, RATCHET):
            return RATCHET
        # R29: only with another gear in hand than the one set
        return SWAPOUT if has_ability(box, s, b, SWAPOUT) and popcount(hand(b)) > 1 else NONE
    if effect == RUST:  # R24, R35
        return NONE
    if has_ability(box, s, b, TUNING):
        return TUNING
    swings = has_ability(box, s, b, PENDULUM) and s.board[right_of(s, s.turn)].up == 1  # R28
    return PENDULUM if swings else NONE


@rule
def legal_window(box: Box, s: State, b: Board, effect: int, out: Ints) -> int:
    """R21: use it, or pass."""
    ability = window_ability(box, s, b, effect)
    n = 0
    if ability == PENDULUM:
        n = offer(out, 0, USE_PENDULUM, 1)
    elif ability == OIL:
        n = offer(out, 0, USE_OIL, 1)
    elif ability == TUNING:
        n = offer(out, 0, USE_TUNING, 1)
    elif ability == RATCHET:
        n = offer(out, 0, USE_RATCHET, 1)
    elif ability == SEARCH:
        n = offer(out, 0, USE_SEARCH, 1)
    else:
        n = offer(out, 0, USE_SWAPOUT, 1)
    return offer(out, n, PASS, 1)


@rule
def use_ability(box: Box, s: State, b: Board, action: int) -> None:
    """R25–R28: the effect of an ability; search and swapout lead to a decision of their own."""
    spend_ability(b)
    if action == USE_OIL:
        b.oiled = 1
    elif action == USE_TUNING:
        turn(box, b, 1)
    elif action == USE_RATCHET:
        s.locked = 1
    elif action == USE_SEARCH:
        b.looked_at = left_of(s, s.turn)
        s.phase = SET_ANEW
    elif action == USE_SWAPOUT:
        s.phase = REPLACE
    else:
        turn(box, s.board[right_of(s, s.turn)], 1)
