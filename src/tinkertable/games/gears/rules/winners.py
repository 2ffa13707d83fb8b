"""Step 3 and who wins: the swap of numbers, jams, and the ten round cards."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .night import has_power
from .ring import right_of
from .state import FIRST, GREY, LOWEST, MULTI, NO_LOSER, SIDES, Box, State


@rule
def swaps(box: Box, s: State, effect: int, seat: int) -> bool:
    """R14, R39: does this gear swap numbers with its right neighbour's?"""
    if not has_power(box, s.board[seat], effect, MULTI):
        return False
    return not has_power(box, s.board[right_of(s, seat)], effect, MULTI)


@rule
def swap_numbers(box: Box, s: State, effect: int) -> None:
    """R14: no two swaps share a gear."""
    for seat in range(s.seats):
        if swaps(box, s, effect, seat):
            right = right_of(s, seat)
            value = s.board[seat].value
            s.board[seat].value = s.board[right].value
            s.board[right].value = value


@rule
def judge(box: Box, s: State, effect: int) -> None:
    """R16: set the winners, and who jammed in the sense of Sparks (R43)."""
    s.winners = 0
    first_only = box.mode[s.card] == FIRST
    loser = losing_number(box, s)
    for place in range(SIDES):
        value = box.claims[s.card * SIDES + place]
        if value == 0 or value == loser or (first_only and s.winners):
            continue
        s.winners |= unjammed_seats(box, s, effect, value)
    s.jammed = 0
    high = highest_shown(s)
    for seat in range(s.seats):
        value = s.board[seat].value
        if popcount(seats_showing(s, value)) > 1 and value != high and not (s.winners >> seat) & 1:
            s.jammed |= 1 << seat


@rule
def losing_number(box: Box, s: State) -> int:
    """R16: the number shown that always loses on this card; 0 on most cards."""
    if box.loser[s.card] == NO_LOSER:
        return 0
    if box.loser[s.card] == LOWEST:
        return lowest_shown(s)
    return highest_shown(s)


@rule
def lowest_shown(s: State) -> int:
    low = s.board[0].value
    for seat in range(1, s.seats):
        low = min(low, s.board[seat].value)
    return low


@rule
def highest_shown(s: State) -> int:
    high = s.board[0].value
    for seat in range(1, s.seats):
        high = max(high, s.board[seat].value)
    return high


@rule
def seats_showing(s: State, value: int) -> int:
    """The seats whose gear shows this number."""
    seats = 0
    for seat in range(s.seats):
        if s.board[seat].value == value:
            seats |= 1 << seat
    return seats


@rule
def unjammed_seats(box: Box, s: State, effect: int, value: int) -> int:
    """R15: the one gear with this number, or the one grey among several; else they jam."""
    seats = seats_showing(s, value)
    if popcount(seats) < 2:
        return seats
    greys = 0
    rest = seats
    while rest:
        if has_power(box, s.board[lowest(rest)], effect, GREY):
            greys |= rest & -rest
        rest &= rest - 1
    if popcount(greys) == 1:
        return greys
    return 0
