"""Numbers and bit sets of the rules by the names a client knows them by."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from tinkertable.core.seats import members

from ..rules.actions import FOREST_NAMES, PIPE_NAMES
from ..rules.state import NONE, START_PIPE

Colour = Literal["W", "Y", "B", "G"]  # of an engram: white, yellow, blue, green
Resource = Literal["W", "Y", "B", "G", "E"]  # an engram by its colour, or electricity
Robot = Literal["Y", "B", "G", "R"]  # yellow, blue, green, red; also a column of a board
Place = Literal["MEADOW", "LAKE", "POWER_STATION", "TOWN", "SCRAP_YARD", "FOREST", "PIPES"]
Side = Literal["N", "E", "S", "W"]  # of a pipe; north is up

COLOURS: tuple[Colour, ...] = get_args(Colour)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
ROBOTS: tuple[Robot, ...] = get_args(Robot)
PLACES: tuple[Place, ...] = get_args(Place)
SIDES: tuple[Side, ...] = get_args(Side)

START_NAME = "start"


@dataclass(frozen=True, slots=True)
class Stock:
    """How much there is of every resource."""

    W: int
    Y: int
    B: int
    G: int
    E: int


@dataclass(frozen=True, slots=True)
class Amount:
    """So much of a resource."""

    resource: Resource
    count: int


def pipe_name(pipe: int) -> str:
    return START_NAME if pipe >= START_PIPE else PIPE_NAMES[pipe]


@cache
def engrams(*counts: int) -> tuple[Colour, ...]:
    """One by one, of counts by colour."""
    return tuple(c for c, n in zip(COLOURS, counts, strict=True) for _ in range(n))


def nonzero_counts(counts: Iterable[int], names: tuple[str, ...]) -> dict[str, int]:
    """By name, those there are any of."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def forest_names(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(FOREST_NAMES[kind] for kind in kinds if kind != NONE)


def set_names(tiles: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Of a bit set."""
    return tuple(names[i] for i in members(tiles))


def place_name(location: int) -> Place | None:
    return PLACES[location] if location != NONE else None


def robot_name(robot: int) -> Robot | None:
    return ROBOTS[robot] if robot != NONE else None
