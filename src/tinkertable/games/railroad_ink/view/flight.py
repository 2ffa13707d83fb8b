"""The way of a meteor before it falls, for whoever draws it."""

from __future__ import annotations

from ..rules.meteor import direction, distance, flies_on, fly, start_cell
from ..rules.state import State
from ..rules.tiles import CELL_NAMES


def trace_flight(s: State, seat: int, action: int) -> list[str]:
    """The cells a hit would pass, its target last."""
    b = s.board[seat]
    heading, cells = start_cell(b) * 4 + direction(s, action), distance(s)
    passed = []
    while flies_on(b, heading // 4, cells):
        heading = fly(heading)
        cells -= 1
        passed.append(CELL_NAMES[heading // 4])
    return passed
