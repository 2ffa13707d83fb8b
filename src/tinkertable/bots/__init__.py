"""Bots by name. A bot gets a position as its seat may see it, and says what it would play.

`random` and `greedy` are the anchors every level is measured against; the four levels are the
game's own (`LEVELS` in its `bot/knowledge.py`) or, for a game
without knowledge, those of `levels.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.position import Position

from . import chances
from .advice import Advice, Findings, Hint, Hints, Judgement
from .hinting import hints
from .judging import judge
from .levels import LEVELS, levels_of
from .program import PREFIX, check_command

__all__ = [
    "ANCHORS", "BOTS", "LEVELS", "Advice", "Bot", "Findings", "Hint", "Hints", "Judgement", "check",
    "judge", "load", "warm_up",
]  # fmt: skip

ANCHORS = ("random", "greedy")  # modules with a `choose`
BOTS = (*LEVELS, *ANCHORS)
METHODS = ("tree", "regret")  # a level's method may be named with parameters of one's own


@dataclass(frozen=True, slots=True)
class Bot:
    """A name and what it finds: the best few actions of a seat, from a seed, the best first."""

    name: str
    think: Callable[[Position, int, int], Findings]
    mixes: bool = False  # does it draw its move from several? Then the shares say how often

    def advise(self, position: Position, seat: int, seed: int) -> list[Advice]:
        return self.think(position, seat, seed).advice

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return self.advise(position, seat, seed)[0].action

    def hints(self, position: Position, seat: int, seed: int) -> Hints:
        """What it would do in a person's place."""
        return hints(position, seat, seed, self.think(position, seat, seed), self.mixes)


def load(name: str, game: Game) -> Bot:
    """A bot by name, for a game."""
    if name in ANCHORS:
        return Bot(name, partial(_only, import_module(f"{__name__}.{name}").choose))
    if name in LEVELS:
        method, parameters = levels_of(game)[name]
    elif name.partition(":")[0] in METHODS:
        method, parameters = name.partition(":")[0], _parameters(name)
    else:
        known = ", ".join([*BOTS, f"{PREFIX}COMMAND"])
        raise InputError(f"expected a bot ({known}), got {shown(name)}")
    module = import_module(f"{__name__}.{method}")
    return Bot(name, partial(module.think, **parameters), getattr(module, "MIXES", False))


def _parameters(name: str) -> dict[str, float]:
    """Of a method named with its own: "tree:simulations=500:exploration=1.2"."""
    found: dict[str, float] = {}
    for word in name.split(":")[1:]:
        key, _, value = word.partition("=")
        try:
            found[key] = int(value) if value.isdigit() else float(value)
        except ValueError:
            raise InputError(f"expected NAME=NUMBER in {shown(name)}, got {shown(word)}") from None
    return found


def check(name: str, game: Game) -> None:
    """Refuse a name that nobody has: neither a bot's nor a program's."""
    if name.startswith(PREFIX):
        check_command(name)
    else:
        load(name, game)


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    """Compile or load what the game's levels think with, telling functions and CPU seconds."""
    for method in dict.fromkeys(method for method, _ in levels_of(game).values()):
        yield from import_module(f"{__name__}.{method}").warm_up(game)
    if not game.independent:
        yield from chances.warm_up(game)


def _only(
    choose: Callable[[Position, int, int], int], position: Position, seat: int, seed: int
) -> Findings:
    return Findings([Advice(choose(position, seat, seed), 0.0, 1.0)])
