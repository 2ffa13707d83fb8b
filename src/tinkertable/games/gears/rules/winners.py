"""Who wins a round: the swap of values, jams, and the ten round cards."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .ring import right_of
from .state import FACTORY_SETTINGS, FIRST, GREY, MULTI, REST, SIDES, Box, State


@rule
def swap(s: State) -> None:
    """R14: a multicolour gear swaps values with its right neighbour's, if that is not one too."""
    for seat in range(s.seats):
        right = right_of(s, seat)
        if s.board[seat].gear == MULTI and s.board[right].gear != MULTI:
            value = s.board[seat].value
            s.board[seat].value = s.board[right].value
            s.board[right].value = value


@rule
def judge(box: Box, s: State, effect: int) -> None:
    """R16: set the winners, and who jammed in the sense of Sparks (R43)."""
    s.winners = 0
    low = 5
    high = 0
    for seat in range(s.seats):
        low = min(low, s.board[seat].value)
        high = max(high, s.board[seat].value)
    mode = box.mode[s.card]
    first = box.claims[s.card * SIDES]
    for place in range(SIDES):
        value = box.claims[s.card * SIDES + place]
        if value == 0 or (mode == FIRST and s.winners):
            continue
        if mode == REST and ((first == 1 and value == low) or (first == 4 and value == high)):
            continue
        s.winners |= unjammed(s, value, effect)
    s.jammed = 0
    for seat in range(s.seats):
        value = s.board[seat].value
        if popcount(holders(s, value)) > 1 and value != high and not (s.winners >> seat) & 1:
            s.jammed |= 1 << seat


@rule
def holders(s: State, value: int) -> int:
    """The seats whose gear shows this value."""
    seats = 0
    for seat in range(s.seats):
        if s.board[seat].value == value:
            seats |= 1 << seat
    return seats


@rule
def unjammed(s: State, value: int, effect: int) -> int:
    """R15: the one gear with this value, or the one grey among several; else they jam."""
    seats = holders(s, value)
    if popcount(seats) < 2:
        return seats
    greys = 0
    if effect != FACTORY_SETTINGS:
        rest = seats
        while rest:
            b = s.board[lowest(rest)]
            if b.gear == GREY or b.oiled:
                greys |= rest & -rest
            rest &= rest - 1
    if popcount(greys) == 1:
        return greys
    return 0
