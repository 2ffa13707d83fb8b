"""What ends the game: three triggers, of which the first one counts."""

from __future__ import annotations

from tinkertable.core.record import rule

from .state import BY_FILL, NONE, Board, State


@rule
def trigger(s: State, reason: int) -> None:
    """R43: later ones change nothing."""
    if s.end_side == NONE:
        s.end_side = s.turn
        s.end_reason = reason


@rule
def free_slots(b: Board) -> int:
    return b.free[0] + b.free[1] + b.free[2] + b.free[3]


@rule
def check_fill(s: State, b: Board) -> None:
    """R42: are all slots of all robots used?"""
    if free_slots(b) == 0:
        trigger(s, BY_FILL)
