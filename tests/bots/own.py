"""A bot of one's own: a function in a module."""

from __future__ import annotations

from tinkertable.core.position import Position


def choose(position: Position, seat: int, seed: int) -> int:
    legal = position.legal(seat)
    return legal[seed % len(legal)]
