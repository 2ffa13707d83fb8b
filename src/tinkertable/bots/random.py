"""Any legal action, all alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tinkertable.backends import PLAIN, Backend
from tinkertable.core.game import Game
from tinkertable.core.position import Position


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    yield from ()


def choose(position: Position, seat: int, seed: int, backend: Backend = PLAIN) -> int:
    return Random(seed).choice(position.legal(seat))
