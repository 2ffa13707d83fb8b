"""The seats in a ring: clockwise is up, the left neighbour is next."""

from __future__ import annotations

from tinkertable.core.record import rule

from .state import State


@rule
def clockwise(s: State, seat: int, places: int) -> int:
    """The seat so many places on, at most once round; a division would cost more than all else."""
    seat += places
    if seat >= s.seats:
        return seat - s.seats
    return seat


@rule
def left_of(s: State, seat: int) -> int:
    return clockwise(s, seat, 1)


@rule
def right_of(s: State, seat: int) -> int:
    return clockwise(s, seat, s.seats - 1)
