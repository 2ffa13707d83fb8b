"""A gear: in hand, set face down, turned, turned up, cleared away."""

from __future__ import annotations

from tinkertable.core.record import rule

from .actions import SET_GEAR, TURN_MINUS, TURN_PLUS, TURN_TWO
from .state import ALL_GEARS, NONE, SIDES, Board, Box, State


@rule
def hand(b: Board) -> int:
    """R4: the gears not in the discard, the one in play included."""
    return ALL_GEARS & ~b.discard


@rule
def number_on(box: Box, gear: int, side: int) -> int:
    """R2: the number that counts with this side at the corner."""
    return box.value[gear * SIDES + side]


@rule
def set_gear(b: Board, action: int) -> None:
    b.gear = (action - SET_GEAR) // SIDES
    b.side = (action - SET_GEAR) & (SIDES - 1)
    b.placed = 1


@rule
def steps_of(action: int) -> int:
    """R10: how many sides on, clockwise, a turn goes."""
    if action == TURN_PLUS:
        return 1
    if action == TURN_MINUS:
        return SIDES - 1
    if action == TURN_TWO:
        return 2
    return 0


@rule
def turn(box: Box, b: Board, steps: int) -> None:
    """R10: turn a gear clockwise; one that is up shows its new number."""
    b.side = (b.side + steps) & (SIDES - 1)
    if b.up:
        b.value = number_on(box, b.gear, b.side)


@rule
def turn_up(box: Box, s: State, seat: int) -> None:
    """R11: the gear is shown to all."""
    b = s.board[seat]
    b.up = 1
    b.value = number_on(box, b.gear, b.side)
    s.revealed |= 1 << seat


@rule
def remember_play(b: Board) -> None:
    """Everybody saw it: people look at the outcome when the next round is already open."""
    b.last_gear = b.gear
    b.last_side = b.side
    b.last_value = b.value
    b.last_counts_as = b.counts_as


@rule
def clear_play(b: Board) -> None:
    b.placed = 0
    b.up = 0
    b.gear = NONE
    b.side = NONE
    b.value = 0
    b.counts_as = NONE
    b.turned = 0
    b.looked_at = NONE
