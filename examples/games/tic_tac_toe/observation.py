"""What a seat sees of tic-tac-toe: three planes, as its peers have them."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, flags
from tinkertable.core.record import record, rule

from .rules import ALL, CELLS, State

PLANES = Axis("plane", ("empty", "own", "other"))
ROWS = Axis("row", tuple("123"))
COLUMNS = Axis("column", tuple("abc"))


@record
class Observation:
    board: Annotated[Ints, flags("what is in each cell", PLANES, ROWS, COLUMNS)]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    fill(seen, 0, ALL & ~(s.marks[0] | s.marks[1]))
    fill(seen, CELLS, s.marks[viewer])
    fill(seen, 2 * CELLS, s.marks[1 - viewer])


@rule
def fill(seen: Observation, first: int, cells: int) -> None:
    for cell in range(CELLS):
        seen.board[first + cell] = (cells >> cell) & 1
