"""Step 3 and who wins: the swap of numbers, jams, and the ten round cards."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .ring import right_of
from .state import FACTORY_SETTINGS, FIRST, GREY, MULTI, REST, SIDES, Board, Box, State


@rule
def swaps(s: State, effect: int, seat: int) -> bool:
    """R14, R39: does this gear swap numbers with its right neighbour's?"""
    if effect == FACTORY_SETTINGS or s.board[seat].gear != MULTI:
        return False
    return s.board[right_of(s, seat)].gear != MULTI


@rule
def swap_numbers(s: State, effect: int) -> None:
    """R14: no two swaps share a gear."""
    for seat in range(s.seats):
        if swaps(s, effect, seat):
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
        s.winners |= unjammed_seats(s, effect, value)
    s.jammed = 0
    high = highest_shown(s)
    for seat in range(s.seats):
        value = s.board[seat].value
        if popcount(seats_showing(s, value)) > 1 and value != high and not (s.winners >> seat) & 1:
            s.jammed |= 1 << seat


@rule
def losing_number(box: Box, s: State) -> int:
    """R16: the number shown that always loses on this card; 0 on most cards."""
    if box.mode[s.card] != REST:
        return 0
    if lowest_loses(box, s.card):
        return lowest_shown(s)
    return highest_shown(s)


@rule
def lowest_loses(box: Box, card: int) -> bool:
    """R16: of the two cards with a losing number, the one that asks from the lowest up?"""
    return box.claims[card * SIDES] == 1


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
def unjammed_seats(s: State, effect: int, value: int) -> int:
    """R15: the one gear with this number, or the one grey among several; else they jam."""
    seats = seats_showing(s, value)
    if popcount(seats) < 2:
        return seats
    greys = 0
    rest = seats
    while rest:
        if counts_as_grey(s.board[lowest(rest)], effect):
            greys |= rest & -rest
        rest &= rest - 1
    if popcount(greys) == 1:
        return greys
    return 0


@rule
def counts_as_grey(b: Board, effect: int) -> bool:
    """R15, R25, R39: does the privilege of grey in jams hold for this gear?"""
    return effect != FACTORY_SETTINGS and (b.gear == GREY or b.oiled == 1)
