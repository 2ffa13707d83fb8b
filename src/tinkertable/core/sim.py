"""Simulation: the drivers of a game, bound once, and batches on every core."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game

CONTRACT = (
    "Box", "State", "new", "acting", "legal", "apply", "weight", "bag", "reveals", "secrecy",
    "score", "result", "hide", "redeal",
)  # fmt: skip


@cache
def drivers(game: Game) -> ModuleType:
    """The drivers with this game's functions as their globals, as a module of their own."""
    name = f"tinkertable.core.drivers_{game.name.replace('-', '_')}"
    path = Path(__file__).with_name("drivers.py")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    for part in CONTRACT:
        setattr(module, part, getattr(game, part))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
