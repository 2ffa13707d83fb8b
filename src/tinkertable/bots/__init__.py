"""Bots: each is a function from a hidden position, a seat and a seed to an action."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from tinkertable.core.errors import InputError, shown
from tinkertable.core.position import Position

Bot = Callable[[Position, int, int], int]

# By name: the module that holds its `choose`.
BOTS = {
    "random": "random",
    "greedy": "greedy",
}


def load(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise InputError(f"expected a bot ({', '.join(BOTS)}), got {shown(name)}")
    return cast(Bot, import_module(f"{__name__}.{BOTS[name]}").choose)
