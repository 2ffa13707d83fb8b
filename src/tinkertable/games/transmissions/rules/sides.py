"""Who takes turns: the seats, or a seat and Harvey."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import SOLO_SETS
from .state import HARVEY, State


@rule
def sides(s: State) -> int:
    """R54: alone, one plays against Harvey."""
    return 2 if s.seats == 1 else s.seats


@rule
def sets_used(s: State) -> int:
    """R5, R54: as many as there are seats; alone as for three."""
    return SOLO_SETS if s.seats == 1 else s.seats


@rule
def first_seat(s: State) -> int:
    """The first to put ideas, to draw cards and, but for Harvey, to move."""
    return 0 if s.seats == 1 else s.first


@rule
def seat_after(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


@rule
def side_after(s: State, side: int) -> int:
    return (side + 1) % sides(s)


@rule
def is_harvey(s: State, side: int) -> bool:
    return s.seats == 1 and side == HARVEY


@rule
def harveys_turn(s: State) -> bool:
    return is_harvey(s, s.turn)
