"""Plain: the rules as they are, in lists and objects. Standard library only; starts at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, TypeVar

from tinkertable.core.layout import Ints
from tinkertable.core.record import clone, ints, rows

R = TypeVar("R")


class Plain:
    name = "plain"

    def compile(self, driver: ModuleType) -> Iterator[tuple[str, float]]:  # noqa: ARG002
        yield from ()

    def ready(self, driver: ModuleType) -> ModuleType:
        return driver

    def trusting(self, driver: ModuleType, entry: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(driver, entry)
        return found

    def rows(self, record: type[R], count: int) -> list[R]:
        return rows(record, count)

    def ints(self, count: int) -> Ints:
        return ints(count)

    def store(self, rows: list[Any], i: int, record: Any) -> None:
        rows[i] = clone(record)

    def read(self, rows: list[R], i: int, record: type[R]) -> R:  # noqa: ARG002
        return clone(rows[i])


PLAIN = Plain()
