"""Binding: a driver is written against the contract's names; here they become those of a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType, MappingProxyType, ModuleType
from typing import Any

from tinkertable.core.game import CONTRACT, Game

NOTHING: Mapping[str, Any] = MappingProxyType({})


def bind(driver: ModuleType, game: Game, more: Mapping[str, Any] = NOTHING) -> ModuleType:
    """A copy of the driver whose functions find the game's rules, and what else it asks for."""
    bound = ModuleType(f"{driver.__name__}_{game.name.replace('-', '_')}", driver.__doc__)
    names = vars(bound)
    names |= {name: value for name, value in vars(driver).items() if not name.startswith("__")}
    names |= {"__builtins__": __builtins__, "__file__": driver.__file__}
    names |= {part: getattr(game, part) for part in CONTRACT} | dict(more)
    for name, value in vars(driver).items():
        if isinstance(value, FunctionType) and value.__module__ == driver.__name__:
            names[name] = _copy(value, names)
    return bound


def _copy(f: FunctionType, names: dict[str, Any]) -> FunctionType:
    twin = FunctionType(f.__code__, names, f.__name__, f.__defaults__, f.__closure__)
    twin.__doc__, twin.__annotations__, twin.__module__ = f.__doc__, f.__annotations__, f.__module__
    twin.__dict__.update(f.__dict__)
    return twin
