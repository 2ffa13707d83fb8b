"""Bots by name. A bot gets a position as its seat may see it, and says what it would play.

`random` and `greedy` are the anchors every level is measured against; the four levels are the
game's own (`LEVELS` in its `bot/knowledge.py`) or, for a game
without knowledge, those of `levels.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

from tinkertable.backends import PLAIN, Backend, can_compile
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.position import Position

from . import chances, greedy
from .advice import Advice, Findings, Hint, Hints, Judgement
from .hints import find_hints
from .judgement import judge
from .levels import LEVELS, levels_of
from .program import PREFIX, check_command

__all__ = [
    "ANCHORS", "BOTS", "LEVELS", "Advice", "Bot", "Findings", "Hint", "Hints", "Judgement",
    "best_backend", "check", "judge", "load", "settings", "warm",
    "warm_up",
]  # fmt: skip

ANCHORS = ("random", "greedy")  # modules with a `choose`
BOTS = (*LEVELS, *ANCHORS)
METHODS = ("tree", "regret")  # a level's method may be named with parameters of one's own
OWN = "python:"  # before the name of a module with a `choose` of its own


@dataclass(frozen=True, slots=True)
class Bot:
    """A name and what it finds: the best few actions of a seat, from a seed, the best first."""

    name: str
    think: Callable[[Position, int, int], Findings]
    backend: Backend
    mixes: bool = False  # does it draw its move from several? Then the shares say how often

    def advise(self, position: Position, seat: int, seed: int) -> list[Advice]:
        return self.think(position, seat, seed).advice

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return self.advise(position, seat, seed)[0].action

    def hints(self, position: Position, seat: int, seed: int) -> Hints:
        """What it would do in a person's place."""
        findings = self.think(position, seat, seed)
        return find_hints(position, seat, seed, self.backend, findings, self.mixes)


def load(name: str, game: Game, backend: Backend = PLAIN) -> Bot:
    """A bot by name, for a game."""
    if name.startswith(OWN):
        return Bot(name, partial(_own, _module(name).choose), backend)
    module, parameters = _method(name, game, backend)
    if name in ANCHORS:
        return Bot(name, partial(_only, module.choose, backend=backend), backend)
    think = partial(module.think, backend=backend, **parameters)
    return Bot(name, think, backend, getattr(module, "MIXES", False))


def _method(name: str, game: Game, backend: Backend) -> tuple[ModuleType, Mapping[str, Any]]:
    """The module a bot thinks with, and with what parameters."""
    method, parameters = settings(name, game, backend)
    return import_module(f"{__name__}.{method}"), parameters


def settings(name: str, game: Game, backend: Backend) -> tuple[str, Mapping[str, Any]]:
    """The method of a bot and its parameters; some of a level's may be named anew."""
    first = name.partition(":")[0]
    if first in LEVELS:
        method, parameters = levels_of(game, backend)[first]
        return method, {**parameters, **_parameters(name)}
    if name in ANCHORS:
        return name, {}
    if first in METHODS:
        return first, _parameters(name)
    if name.startswith(OWN):
        return name, {}
    raise _unknown(name)


def _unknown(name: str) -> InputError:
    known = ", ".join([*BOTS, f"{PREFIX}COMMAND", f"{OWN}MODULE"])
    return InputError("bot", known=known, got=shown(name))


def _module(name: str) -> Any:
    """The module of somebody else's bot: `choose(position, seat, seed)` gives an action."""
    wanted = name.removeprefix(OWN)
    try:
        found = import_module(wanted)
    except (ModuleNotFoundError, TypeError, ValueError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name not in _parents(wanted):
            raise  # the module is there, and something that it needs is not
        raise _unknown(name) from None
    if not hasattr(found, "choose"):
        raise _unknown(name)
    return found


def _parents(name: str) -> set[str]:
    """The name of a module, and of the packages around it."""
    words = name.split(".")
    return {".".join(words[:count]) for count in range(len(words) + 1)}


def _parameters(name: str) -> dict[str, float]:
    """Of a bot named with its own: "tree:simulations=500", "expert:seconds=60"."""
    found: dict[str, float] = {}
    for word in name.split(":")[1:]:
        key, _, value = word.partition("=")
        try:
            found[key] = int(value) if value.isdigit() else float(value)
        except ValueError:
            raise InputError("bot-parameter", bot=shown(name), got=shown(word)) from None
    return found


def check(name: str, game: Game) -> None:
    """Refuse a name that nobody has: neither a bot's nor a program's."""
    if name.startswith(PREFIX):
        check_command(name)
    else:
        load(name, game)


def best_backend(names: Iterable[str]) -> str:
    """The name of the backend on which these bots think best: native if any of them searches."""
    searching = any(name not in ANCHORS and not name.startswith((PREFIX, OWN)) for name in names)
    return "native" if searching and can_compile() else "plain"


def warm(name: str, game: Game, backend: Backend) -> None:
    """Compile or load what one bot thinks with; what is not ours sees to itself."""
    if not name.startswith((PREFIX, OWN)):
        for _ in _method(name, game, backend)[0].warm_up(game, backend):
            pass


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    """Compile or load what the game's bots think with, telling functions and CPU seconds."""
    for method in dict.fromkeys(method for method, _ in levels_of(game, backend).values()):
        yield from import_module(f"{__name__}.{method}").warm_up(game, backend)
    if not game.independent:
        yield from chances.warm_up(game, backend)
    yield from greedy.warm_up(game, backend)


def _own(
    choose: Callable[[Position, int, int], int], position: Position, seat: int, seed: int
) -> Findings:
    return Findings([Advice(choose(position, seat, seed), 0.0, 1.0)])


def _only(
    choose: Callable[[Position, int, int, Backend], int],
    position: Position,
    seat: int,
    seed: int,
    backend: Backend,
) -> Findings:
    return Findings([Advice(choose(position, seat, seed, backend), 0.0, 1.0)])
