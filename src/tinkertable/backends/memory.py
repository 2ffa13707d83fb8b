"""What drivers work in: a backend's memory, filled from plain values."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tinkertable.core.chance import STREAMS
from tinkertable.core.game import Game
from tinkertable.core.layout import Ints
from tinkertable.core.position import Position

from . import Backend

KEPT_BOXES = 8


class Memory:
    """Scratch memory for the rules of a game, for one thread: room for a legal list, luck."""

    def __init__(self, game: Game, backend: Backend) -> None:
        self.out = backend.ints(game.offer_size)
        self.works = backend.rows(game.Work, 1)
        self.sheets = backend.rows(game.Sheet, 1)
        self.rng = backend.ints(STREAMS)


def stored(backend: Backend, record: type[Any], plain: Any, count: int = 1) -> list[Any]:
    """So many rows of a backend, the first of them a copy of a plain record."""
    rows = backend.rows(record, count)
    backend.store(rows, 0, plain)
    return rows


_boxes: OrderedDict[tuple[str, int], tuple[list[Any], list[Any]]] = OrderedDict()


def stored_box(backend: Backend, position: Position) -> list[Any]:
    """The components of a position in a backend's memory; the last few are kept."""
    key = backend.name, id(position.box)
    found = _boxes.get(key)
    if found is None:
        found = position.box, stored(backend, position.game.Box, position.box[0])
        _boxes[key] = found
        while len(_boxes) > KEPT_BOXES:
            _boxes.popitem(last=False)
    return found[1]


def numbers(backend: Backend, values: list[int]) -> Ints:
    """Numbers in a backend's memory."""
    found = backend.ints(len(values))
    for i, value in enumerate(values):
        found[i] = value
    return found
