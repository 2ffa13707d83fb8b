"""A driver that does what rules must not do."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

ENTRIES = ("peek",)


@rule
def peek(values: Ints, i: int) -> int:
    """Whatever lies there, inside or outside."""
    return values[i]
