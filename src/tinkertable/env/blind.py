"""What a seat sees where nobody asks: nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.record import Int8, record, rule

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, State, Work


@record
class Observation:
    nothing: Int8


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    return
