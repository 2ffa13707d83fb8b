"""What a seat sees of connect four: three planes, as its peers have them."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, flags
from tinkertable.core.record import record, rule

from .rules import COLUMNS, ROWS, STRIDE, State

PLANES = Axis("plane", ("empty", "own", "other"))
HEIGHTS = Axis("height", tuple(map(str, range(1, ROWS + 1))))
LETTERS = Axis("column", tuple("abcdefg"))
PLACES = ROWS * COLUMNS


@record
class Observation:
    board: Annotated[Ints, flags("what is in each place", PLANES, HEIGHTS, LETTERS)]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    own = s.discs[viewer]
    other = s.discs[1 - viewer]
    for column in range(COLUMNS):
        for height in range(ROWS):
            place = STRIDE * column + height
            at = COLUMNS * height + column
            seen.board[at] = (~(own | other) >> place) & 1
            seen.board[PLACES + at] = (own >> place) & 1
            seen.board[2 * PLACES + at] = (other >> place) & 1
