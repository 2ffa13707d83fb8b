"""Backends: the same rules at other speeds. Each takes a driver bound to a game and readies it.

`plain` calls the rules as they are; `native` makes machine code of them; `cuda` runs them on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, TypeVar

from tinkertable.core.errors import InputError, shown
from tinkertable.core.layout import Ints

from .plain import PLAIN

__all__ = ["BACKENDS", "PLAIN", "Backend", "backend_named", "can_compile"]

BACKENDS = ("plain", "native", "checked")

R = TypeVar("R")


class Backend(Protocol):
    """Where a driver runs, and the memory it runs in."""

    @property
    def name(self) -> str: ...

    def compile(self, driver: ModuleType) -> Iterator[tuple[str, float]]:
        """Ready the entries of a driver, telling each function made and its CPU seconds."""

    def ready(self, driver: ModuleType) -> ModuleType:
        """The driver with entries that can be called."""

    def trusting(self, driver: ModuleType, entry: str) -> Callable[..., Any]:
        """An entry that takes what it is given to be of the types it declares, without a look: a
        short call then takes a fifth of the time."""

    def rows(self, record: type[R], count: int) -> list[R]:
        """Memory for so many records, zeroed."""

    def ints(self, count: int) -> Ints:
        """Memory for so many numbers, zeroed."""

    def store(self, rows: list[Any], i: int, record: Any) -> None:
        """Put a plain record into a row."""

    def read(self, rows: list[R], i: int, record: type[R]) -> R:
        """A row as a plain record."""


def can_compile() -> bool:
    """Is the compiler installed?"""
    return find_spec("numba") is not None


@cache
def backend_named(name: str) -> Backend:
    """A backend of this machine's processor: "checked" is native with every index checked."""
    if name == "plain":
        return PLAIN
    if name not in BACKENDS:
        raise InputError(f"expected a backend ({', '.join(BACKENDS)}), got {shown(name)}")
    if not can_compile():
        raise InputError("native code needs more: pip install 'tinkertable[fast]'")
    from .native import Native

    return Native(checked=name == "checked")
