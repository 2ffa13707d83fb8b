"""A search bound to a game and to what the game tells about itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tinkertable.core.bind import bind, drivers_of
from tinkertable.core.game import Game
from tinkertable.core.record import warm

from .levels import knowledge_of

HERE = Path(__file__)
# What `uninformed.py` can stand in for.
COMMON = (
    "policy", "look_over", "prior", "settled", "worth",
    "infoset", "rewind", "committed", "commit", "signal", "ERRORS",
)  # fmt: skip


@cache
def bound(game: Game, driver: str, *asked: str) -> ModuleType:
    """A driver of this folder with the game's rules and knowledge, not yet compiled."""
    parts = {**_common(game), **{name: getattr(knowledge_of(game), name) for name in asked}}
    return bind(game, HERE.with_name(f"{driver}.py"), parts)


@cache
def _common(game: Game) -> Mapping[str, Any]:
    """What any driver may ask: knowledge, luck, and beliefs that are made of both."""
    uninformed = bind(game, HERE.with_name("uninformed.py"), {"INDEPENDENT": game.independent})
    known = knowledge_of(game)
    parts = {name: getattr(known, name, getattr(uninformed, name)) for name in COMMON}
    parts["nature_choice"] = drivers_of(game).nature_choice
    beliefs = bind(game, HERE.with_name("beliefs.py"), parts)
    return parts | {name: getattr(beliefs, name) for name in beliefs.PARTS}


@cache
def ready(game: Game, driver: str, *asked: str) -> ModuleType:
    """The same, compiled or loaded."""
    found = bound(game, driver, *asked)
    for _ in warm(f"{game.name}-{driver}", found.ENTRIES):
        pass
    return found
