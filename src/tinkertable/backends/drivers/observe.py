"""Observations of many states in one call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.record import Ints, copy_row, rule

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, Observation, State, Work, observe

ENTRIES = ("observations",)


@rule
def observations(
    boxes: list[Box], rows: list[State], viewers: Ints, works: list[Work],
    blank: list[Observation], seen: list[Observation],
) -> int:  # fmt: skip
    """What each viewer sees of the state in its row; how many."""
    for i in range(len(viewers)):
        copy_row(seen, i, blank, 0)
        observe(boxes[0], rows[i], viewers[i], works[0], seen[i])
    return len(viewers)
