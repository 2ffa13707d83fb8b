"""The seats in a ring: clockwise is up, the left neighbour is next."""

from __future__ import annotations

from tinkertable.core.record import rule

from .state import LEFT, OWN, State


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


@rule
def neighbour(s: State, seat: int, whose: int) -> int:
    """The seat that this one calls its OWN, its LEFT or its RIGHT."""
    if whose == OWN:
        return seat
    return left_of(s, seat) if whose == LEFT else right_of(s, seat)
