"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, number_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .state import AIM, AIM_DIE, DIE_TYPES, FLY, FLY_DIE, THROWS, Box
from .tiles import CELL_NAMES, CELLS, FACES, LETTERS, SIDES

# What an edition may replace: what the score sheet prints.
COMPONENTS: dict[str, Any] = {
    "network_points": list(data.NETWORK_POINTS),
    "crater_points": data.CRATER_POINTS,
    "lake_points": data.LAKE_POINTS,
}
MOST_POINTS = 100


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    box = rows(Box, 1)
    exits, facing = _exits()
    sides = [count for die in _dice() for count in die]
    fill(
        box[0],
        Box,
        {
            "centre": sum(1 << CELL_NAMES.index(name) for name in data.CENTRE),
            "front": sum(1 << cell for cell in range(CELLS) if facing[cell]),
            "exits": exits,
            "throws": [sum((n > 0) << throw for throw, n in enumerate(die)) for die in _dice()],
            "facing": facing,
            "sides": sides,
            "network_points": _network_points(components["network_points"]),
            "crater_points": _points(components, "crater_points"),
            "lake_points": _points(components, "lake_points"),
        },
    )
    return box


def _network_points(values: Any) -> list[int]:
    most = len(data.NETWORK_POINTS)
    if not isinstance(values, list) or len(values) != most:
        raise BadEdition("edition-numbers", where="network_points", count=most, got=shown(values))
    return [number_in(value, 0, MOST_POINTS, "network_points") for value in values]


def _points(components: Mapping[str, Any], name: str) -> int:
    return number_in(components[name], 0, MOST_POINTS, name)


def _exits() -> tuple[list[int], list[int]]:
    """Exits by kind and side, and what they show towards their cells."""
    exits, facing = [0] * (4 * 4), [0] * CELLS
    for edge, places in data.EXITS.items():
        side = SIDES.index(edge)
        for place, letter in places.items():
            name = {"N": "A" + place, "E": place + "7", "S": "G" + place, "W": place + "1"}[edge]
            cell, kind = CELL_NAMES.index(name), LETTERS.index(letter)
            exits[kind * 4 + side] |= 1 << cell
            facing[cell] |= kind << 2 * side
    return exits, facing


def _dice() -> list[list[int]]:
    """By type of die: how many of its sides show each throw."""
    dice = [[0] * THROWS for _ in range(DIE_TYPES)]
    throws = {face: i for i, face in enumerate((*FACES, *data.LAVA_DIE))}
    for die, faces in enumerate((data.A_DIE, data.B_DIE, data.LAVA_DIE)):
        for face, count in faces.items():
            dice[die][throws[face]] = count
    dice[AIM_DIE][AIM:FLY] = data.AIM_DIE.values()
    dice[FLY_DIE][FLY:] = data.FLY_DIE.values()
    return dice
