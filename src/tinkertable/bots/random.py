"""Any legal action, all alike."""

from __future__ import annotations

from random import Random

from tinkertable.core.position import Position


def choose(position: Position, seat: int, seed: int) -> int:
    return Random(seed).choice(position.legal(seat))
