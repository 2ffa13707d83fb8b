"""A driver's source bound to a game: a module of its own with the game's functions as globals.

Closures over a game's functions, or compiled functions passed as arguments, would be compiled
again in every process: the compiler's cache on disk never finds them.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

from .game import CONTRACT, Game

NOTHING: Mapping[str, Any] = MappingProxyType({})


def bind(game: Game, source: Path, more: Mapping[str, Any] = NOTHING) -> ModuleType:
    """The driver in `source`, beside the contract with what else it asks of the game."""
    package = source.parent.name
    name = f"tinkertable.{package}.{source.stem}_{game.name.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update({part: getattr(game, part) for part in CONTRACT} | dict(more))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def drivers_of(game: Game) -> ModuleType:
    """`drivers.py` for this game, not yet compiled."""
    return bind(game, Path(__file__).with_name("drivers.py"))
