"""Binding: functions written against the contract's names, with those of a game in their place."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any


def bind(module: ModuleType, name: str, parts: Mapping[str, Any]) -> ModuleType:
    """A copy of a module whose functions find these parts under their names."""
    bound = ModuleType(f"{module.__name__}_{name.replace('-', '_')}", module.__doc__)
    names = vars(bound)
    names |= {key: value for key, value in vars(module).items() if not key.startswith("__")}
    names |= {"__builtins__": __builtins__, "__file__": module.__file__, **parts}
    for key, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            names[key] = _copy(value, names)
    return bound


def _copy(f: FunctionType, names: dict[str, Any]) -> FunctionType:
    twin = FunctionType(f.__code__, names, f.__name__, f.__defaults__, f.__closure__)
    twin.__doc__, twin.__annotations__, twin.__module__ = f.__doc__, f.__annotations__, f.__module__
    twin.__dict__.update(f.__dict__)
    return twin
