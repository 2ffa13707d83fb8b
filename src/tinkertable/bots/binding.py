"""A search bound to a game and to what the game knows about itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any

from tinkertable.backends import Backend
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.memory import Memory
from tinkertable.backends.simulation import playouts_of
from tinkertable.core.game import Game

from .drivers import beliefs, no_knowledge
from .levels import knowledge_of

# What `no_knowledge.py` can stand in for.
COMMON = (
    "Mind", "policy", "look_over", "prior", "settled", "worth",
    "infoset", "rewind", "committed", "commit", "signal", "ERRORS",
)  # fmt: skip


@cache
def bound(game: Game, driver: ModuleType, *asked: str) -> ModuleType:
    """A driver with the game's rules and knowledge; what is `asked` nothing stands in for."""
    knowledge = knowledge_of(game)
    return bind_driver(
        driver, game, {**_common(game), **{name: getattr(knowledge, name) for name in asked}}
    )


@cache
def _common(game: Game) -> Mapping[str, Any]:
    """What any driver may ask: knowledge, luck, and beliefs that are made of both."""
    nothing_known = bind_driver(no_knowledge, game, {"INDEPENDENT": game.independent})
    knowledge = knowledge_of(game)
    parts = {name: getattr(knowledge, name, getattr(nothing_known, name)) for name in COMMON}
    parts["nature_choice"] = playouts_of(game).nature_choice
    believed = bind_driver(beliefs, game, parts)
    return parts | {name: getattr(believed, name) for name in beliefs.PARTS}


def scratch(backend: Backend, game: Game) -> tuple[Any, ...]:
    """What every search works in, in the order the drivers take it: the legal list, the bot's own
    memory, the rules', a score sheet, luck."""
    memory, minds = Memory(game, backend), backend.rows(_common(game)["Mind"], 1)
    return memory.out, minds, memory.works, memory.sheets, memory.rng


def ready(backend: Backend, game: Game, driver: ModuleType, *asked: str) -> ModuleType:
    """The same, ready to run."""
    return backend.ready(bound(game, driver, *asked))


def compile_driver(
    backend: Backend, game: Game, driver: ModuleType, *asked: str
) -> Iterator[tuple[str, float]]:
    """Ready it, telling each function and its CPU seconds."""
    yield from backend.compile(bound(game, driver, *asked))
