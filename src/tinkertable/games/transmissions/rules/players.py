"""Who takes turns: the seats, or a seat and Harvey."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import SOLO_SETS
from .state import HARVEY, State


@rule
def player_count(s: State) -> int:
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
def next_seat(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


@rule
def next_player(s: State, player: int) -> int:
    return (player + 1) % player_count(s)


@rule
def is_harvey(s: State, player: int) -> bool:
    return s.seats == 1 and player == HARVEY


@rule
def is_harveys_turn(s: State) -> bool:
    return is_harvey(s, s.turn)
