"""Numbers and bit sets of the rules by the names a client knows them by."""

from __future__ import annotations

from collections.abc import Iterable

from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, PIPE_NAMES
from ..rules.state import NONE, START_PIPE

START_NAME = "start"
RESOURCES = (*data.COLOURS, "E")


def pipe_name(pipe: int) -> str:
    return START_NAME if pipe == START_PIPE else PIPE_NAMES[pipe]


def resource_counts(counts: Iterable[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def nonzero_counts(counts: Iterable[int], names: tuple[str, ...]) -> dict[str, int]:
    """By name, those there are any of."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def forest_names(kinds: Iterable[int]) -> list[str]:
    return [FOREST_NAMES[kind] for kind in kinds if kind != NONE]


def set_names(tiles: int, names: tuple[str, ...]) -> list[str]:
    """Of a bit set."""
    return [names[i] for i in members(tiles)]


def location_name(location: int) -> str | None:
    return data.LOCATIONS[location] if location != NONE else None


def robot_name(robot: int) -> str | None:
    return data.ROBOTS[robot] if robot != NONE else None
