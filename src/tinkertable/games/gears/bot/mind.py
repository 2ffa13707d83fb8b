"""What the bot keeps in mind while it judges a position."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Ints, i2, i4, record, rule

from ..rules.data import CODES_A_SEAT
from ..rules.state import GEARS, SEATS

# Cards entered; cards on check; ties; a gear and its match; numbers and colours; two abilities.
MOST_MARKS = 1 + CODES_A_SEAT + (SEATS - 1) + 2 * GEARS + 2 + 2


@record
class Mind:
    strength: Annotated[Ints, i4 * SEATS]  # of every seat
    marked: Int8  # how many marks there are
    marks: Annotated[Ints, i2 * MOST_MARKS]  # of one seat (`features.py`)


@rule
def add_mark(mind: Mind, mark: int) -> None:
    mind.marks[mind.marked] = mark
    mind.marked += 1
