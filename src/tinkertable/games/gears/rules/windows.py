"""The windows in which a character's ability may be used, and what using it does."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule

from .actions import PASS, USE_OIL, USE_PENDULUM, USE_RATCHET, USE_SEARCH, USE_SWAPOUT, USE_TUNING
from .data import DAY_ROUNDS
from .ring import left_of, right_of
from .state import (
    ALL_GEARS,
    DAY_SIDE,
    GONE,
    NIGHT_SIDE,
    NONE,
    OIL,
    PENDULUM,
    RATCHET,
    REPLACE,
    RUST,
    SEARCH,
    SET_ANEW,
    SIDES,
    SWAPOUT,
    TUNING,
    W1,
    W2,
    Board,
    Box,
    State,
)


@rule
def is_night(s: State) -> bool:
    return s.round_now > DAY_ROUNDS


@rule
def has(box: Box, s: State, b: Board, ability: int) -> bool:
    """R23: is this ability there to be used in this shift?"""
    if b.character == NONE:
        return False
    if is_night(s):
        return b.left_of_it == NIGHT_SIDE and box.ability[b.character * 2 + 1] == ability
    return b.left_of_it == DAY_SIDE and box.ability[b.character * 2] == ability


@rule
def spend(s: State, b: Board) -> None:
    """R23: a day ability flips its card, a night ability takes it out of the game."""
    b.left_of_it = NIGHT_SIDE
    if is_night(s):
        b.left_of_it = GONE


@rule
def hand(b: Board) -> int:
    """The gears not in the discard, the one in play included."""
    return ALL_GEARS & ~b.discard


@rule
def window_ability(box: Box, s: State, b: Board, effect: int) -> int:
    """R22: what the seat may use in the window of this phase, or NONE."""
    if s.phase == W1:
        if has(box, s, b, OIL):
            return OIL
        return SEARCH if has(box, s, b, SEARCH) else NONE
    if s.phase == W2:
        if has(box, s, b, RATCHET):
            return RATCHET
        # R29: only with another gear in hand than the one set
        return SWAPOUT if has(box, s, b, SWAPOUT) and popcount(hand(b)) > 1 else NONE
    if effect == RUST:  # R24, R35
        return NONE
    if has(box, s, b, TUNING):
        return TUNING
    swings = has(box, s, b, PENDULUM) and s.board[right_of(s, s.turn)].up == 1  # R28
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
def use(box: Box, s: State, b: Board, action: int) -> None:
    """R25–R28: the effect of an ability; search and swapout lead to a decision of their own."""
    spend(s, b)
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


@rule
def turn(box: Box, b: Board, sides: int) -> None:
    """R10: turn a gear clockwise by so many sides; one that is up shows its new value."""
    b.side = (b.side + sides) & (SIDES - 1)
    if b.up:
        b.value = box.value[b.gear * SIDES + b.side]
