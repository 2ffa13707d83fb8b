"""The box: the component tables as the rules read them."""

from __future__ import annotations

from tinkertable.core.record import fill, rows

from . import data
from .state import AIM, AIM_DIE, DIE_TYPES, FLY, FLY_DIE, THROWS, Box
from .tiles import CELL_NAMES, CELLS, FACES, LETTERS, SIDES


def make_box() -> list[Box]:
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
            "network_points": data.NETWORK_POINTS,
            "crater_points": data.CRATER_POINTS,
            "lake_points": data.LAKE_POINTS,
        },
    )
    return box


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
