"""Bots by name. A bot gets a position as its seat may see it, and says what it would play.

`random` and `greedy` are the anchors every level is measured against; the four levels are the
game's own (`LEVELS` in its `heuristics.py`) or, for a game without that file, those of `levels.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.position import Position

from .advice import Advice
from .levels import LEVELS, levels_of

__all__ = ["ANCHORS", "BOTS", "LEVELS", "Advice", "Bot", "load", "warm_up"]

ANCHORS = ("random", "greedy")  # modules with a `choose`
BOTS = (*LEVELS, *ANCHORS)


@dataclass(frozen=True, slots=True)
class Bot:
    """A name and what it advises: the best few actions of a seat, from a seed, the best first."""

    name: str
    advise: Callable[[Position, int, int], list[Advice]]

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return self.advise(position, seat, seed)[0].action


def load(name: str, game: Game) -> Bot:
    """A bot by name, for a game."""
    if name in ANCHORS:
        return Bot(name, partial(_only, import_module(f"{__name__}.{name}").choose))
    if name not in LEVELS:
        raise InputError(f"expected a bot ({', '.join(BOTS)}), got {shown(name)}")
    method, parameters = levels_of(game)[name]
    return Bot(name, partial(import_module(f"{__name__}.{method}").advise, **parameters))


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    """Compile or load what the game's levels search with, telling functions and CPU seconds."""
    for method in dict.fromkeys(method for method, _ in levels_of(game).values()):
        yield from import_module(f"{__name__}.{method}").warm_up(game)


def _only(
    choose: Callable[[Position, int, int], int], position: Position, seat: int, seed: int
) -> list[Advice]:
    return [Advice(choose(position, seat, seed), 0.0, 1.0)]
