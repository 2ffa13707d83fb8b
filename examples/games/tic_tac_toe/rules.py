"""The rules of tic-tac-toe. Cells are numbered row by row from the top left."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.notation import Codec
from tinkertable.core.offers import offer
from tinkertable.core.record import Int8, Ints, i2, record, rule, table

CELLS = 9
ALL = (1 << CELLS) - 1
LINES = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)  # three bits a row

# By the cells that somebody has marked, as a bit set: is there a line among them?
HAS_LINE = table([int(any(line & ~marks == 0 for line in LINES)) for marks in range(ALL + 1)])

CODEC = Codec()
MARK = CODEC.add("mark {}", [f"{column}{row}" for row in "123" for column in "abc"])  # + cell


@record
class State:
    turn: Int8
    winners: Int8  # bit set, once there is a line
    marks: Annotated[Ints, i2 * 2]  # by seat: bit set of cells


@record
class Sheet:
    won: Int8


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    return


@rule
def acting(box: Box, s: State) -> int:
    if s.winners or s.marks[0] | s.marks[1] == ALL:
        return 0
    return 1 << s.turn


# R1. Seats in turn mark an empty cell.
@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    return offer(out, 0, MARK, ALL & ~(s.marks[0] | s.marks[1]))


# R2. Who has three in a row, a column or a diagonal has won; a full board is a draw.
@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.marks[seat] |= 1 << (action - MARK)
    s.winners = HAS_LINE[s.marks[seat]] << seat
    s.turn = 1 - seat


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    sheet.won = (s.winners >> seat) & 1
    return sheet.won


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    return s.winners
