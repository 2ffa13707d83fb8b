"""Plans whole rounds ahead, for games whose seats do not touch each other."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tinkertable.core.bind import bind
from tinkertable.core.game import Game
from tinkertable.core.record import ints, rows, warm
from tinkertable.core.sim import Scratch

ASKED = ("Net", "Thought", "alone", "fingerprint", "estimate", "POINT")


def heuristics(game: Game) -> ModuleType:
    return import_module(game.view.__module__.rpartition(".")[0] + ".heuristics")


@cache
def driver_of(game: Game) -> ModuleType:
    known = heuristics(game)
    more = {name: getattr(known, name) for name in ASKED}
    return bind(game, Path(__file__).with_name("rounds_driver.py"), more)


@cache
def driver(game: Game) -> ModuleType:
    """The game's search, ready to run."""
    for _ in warm(f"{game.name}-rounds", driver_of(game).ENTRIES):
        pass
    return driver_of(game)


class Search:
    """The memory of one search; one for each thread."""

    def __init__(self, game: Game, width: int, kept: int, table: int, net: Any) -> None:
        ready = driver(game)
        self.net = net
        self.mem = ints(ready.search_memory(width, kept, table))
        self.rows = rows(game.State, ready.search_rows(width, kept))
        self.thought = rows(heuristics(game).Thought, 1)
        ready.lay_out.py_func(self.mem, 0, 0, width, kept, table)
        self.mem[ready.MARGIN] = 2 * ready.POINT
