"""Drivers: functions over the contract that a backend readies for a game.

A driver is a module that names its entries, what Python calls, in `ENTRIES`. Everything in it is a
rule, written against the contract's names; bound to a game, it finds that game's rules there.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any

from tinkertable.core.bind import bind
from tinkertable.core.game import CONTRACT, Game

NOTHING: Mapping[str, Any] = MappingProxyType({})


def bind_driver(driver: ModuleType, game: Game, more: Mapping[str, Any] = NOTHING) -> ModuleType:
    """The driver with the game's rules in their place, and what else it asks for."""
    rules = {name: getattr(game, name) for name in CONTRACT}
    return bind(driver, game.name, {**rules, **more})
