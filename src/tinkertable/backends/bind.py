"""A driver bound to a game: it is written against the contract's names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any

from tinkertable.core import bind as core
from tinkertable.core.game import CONTRACT, Game

NOTHING: Mapping[str, Any] = MappingProxyType({})


def bind(driver: ModuleType, game: Game, more: Mapping[str, Any] = NOTHING) -> ModuleType:
    """The driver with the game's rules in their place, and what else it asks for."""
    return core.bind(
        driver, game.name, {name: getattr(game, name) for name in CONTRACT} | dict(more)
    )
