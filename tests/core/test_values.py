"""Typed values as plain ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tinkertable.core.values import to_plain


@dataclass(frozen=True)
class Cell:
    name: str
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    cells: tuple[Cell, ...]
    by_name: Mapping[str, Cell]
    score: float | None


@dataclass(frozen=True)
class Nothing:
    """No fields at all."""


def test_dataclasses_become_dicts_and_tuples_lists() -> None:
    cell = Cell("A1", (0, 1))
    plain = {"name": "A1", "sides": [0, 1]}
    board = Board((cell, cell), {"first": cell}, 1.5)
    assert to_plain(board) == {"cells": [plain, plain], "by_name": {"first": plain}, "score": 1.5}
    assert to_plain([board.by_name, None]) == [{"first": plain}, None]


def test_what_is_plain_stays_as_it_is() -> None:
    plain: dict[str, Any] = {"a": [1, {"b": None}], "c": "text", "d": True}
    assert to_plain(plain) == plain
    assert to_plain("text") == "text"


def test_nothing_of_the_value_is_shared() -> None:
    shared = [1]
    plain = to_plain({"a": shared})
    plain["a"].append(2)
    assert shared == [1]


def test_it_agrees_with_the_standard_library() -> None:
    cell = Cell("A1", ())
    assert to_plain(Board((), {}, None)) == asdict(Board((), {}, None)) | {"cells": []}
    assert to_plain(cell) == {"name": "A1", "sides": []}
    assert to_plain(Nothing()) == {}
