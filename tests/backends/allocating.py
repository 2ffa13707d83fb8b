"""A driver that takes memory of its own."""

from __future__ import annotations

from tinkertable.core.record import rule

ENTRIES = ("hoard",)


@rule
def hoard(n: int) -> int:
    return len([0] * n)
