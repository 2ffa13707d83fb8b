"""The rules of connect four. Places are numbered up the columns, each with one place to spare on
top, so that no line runs from one column into the next:

     5 12 19 26 33 40 47
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42
"""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.notation import Codec
from tinkertable.core.offers import offer
from tinkertable.core.record import Int8, Ints, i1, i8, record, rule

COLUMNS, ROWS = 7, 6
STRIDE = ROWS + 1  # from a place to the one beside it
ALL_COLUMNS = (1 << COLUMNS) - 1

CODEC = Codec()
DROP = CODEC.add("drop {}", "abcdefg")  # + column


@record
class State:
    turn: Int8
    winners: Int8  # bit set, once there is a line
    open: Int8  # bit set of the columns that are not full
    heights: Annotated[Ints, i1 * COLUMNS]
    discs: Annotated[Ints, i8 * 2]  # by seat: bit set of places


@record
class Sheet:
    won: Int8


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    s.open = ALL_COLUMNS


@rule
def acting(box: Box, s: State) -> int:
    if s.winners or not s.open:
        return 0
    return 1 << s.turn


# R1. Seats in turn drop a disc into a column that is not full.
@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    return offer(out, 0, DROP, s.open)


# R2. Who has four in a line has won; a full board is a draw.
@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    column = action - DROP
    height = s.heights[column]
    s.discs[seat] |= 1 << (STRIDE * column + height)
    s.heights[column] = height + 1
    if height + 1 == ROWS:
        s.open &= ~(1 << column)
    s.winners = int(has_four(s.discs[seat])) << seat
    s.turn = 1 - seat


@rule
def has_four(discs: int) -> bool:
    return (
        in_line(discs, 1)  # up
        or in_line(discs, STRIDE)  # across
        or in_line(discs, STRIDE - 1)  # down and across
        or in_line(discs, STRIDE + 1)  # up and across
    )


@rule
def in_line(discs: int, step: int) -> bool:
    pairs = discs & (discs >> step)
    return pairs & (pairs >> 2 * step) != 0


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    sheet.won = (s.winners >> seat) & 1
    return sheet.won


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    return s.winners
