"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .state import AIM, AIM_DIE, DICE, EXITS, FLY, FLY_DIE, KINDS_OF_DICE, LAVA_DIE, THROWS, Box
from .tiles import (
    CELL_NAMES,
    CELLS,
    COUNT_BITS,
    COUNTS,
    FIRST_LAVA,
    FITS,
    LETTERS,
    PAGE,
    ROUTE_PAGES,
    SHAPE_TILES,
    SIDES,
    VOLCANO_SHAPE,
    shape_called,
)

SIX = 6  # sides of a die
MOST_POINTS = 100
PLACES = {"N": data.COLUMNS, "E": data.ROWS, "S": data.COLUMNS, "W": data.ROWS}
AT_EDGE = {"N": "A{}", "E": "{}7", "S": "G{}", "W": "{}1"}
DISTANCES = [str(cells + 1) for cells in range(data.FARTHEST)]

# What an edition may replace.
COMPONENTS: dict[str, Any] = {
    "exits": data.EXITS,
    "centre": list(data.CENTRE),
    "dice": {str(i + 1): die for i, die in enumerate(data.ROUTE_DICE)},
    "specials": list(data.SPECIALS),
    "aim_die": data.AIM_DIE,
    "fly_die": data.FLY_DIE,
    "lava_dice": {str(i + 1): die for i, die in enumerate(data.LAVA_DICE)},
    "network_points": list(data.NETWORK_POINTS),
    "crater_points": data.CRATER_POINTS,
    "lake_points": data.LAKE_POINTS,
}
LATER_COMPONENTS = ("exits", "centre", "dice", "specials", "aim_die", "fly_die", "lava_dice")


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    box = rows(Box, 1)
    exits, facing = _exits(components["exits"])
    dice = _dice(components)
    faces = sorted({shape for die in dice[:DICE] for shape, n in enumerate(die) if n})
    lava = {shape for die in dice[LAVA_DIE:AIM_DIE] for shape, n in enumerate(die) if n}
    specials = _specials(components["specials"], faces)
    first = [0] * DICE + [FIRST_LAVA] * (AIM_DIE - LAVA_DIE) + [AIM, FLY]
    fill(
        box[0],
        Box,
        {
            "centre": _centre(components["centre"]),
            "front": sum(1 << cell for cell in range(CELLS) if facing[cell]),
            "exits": exits,
            "facing": facing,
            "first_throw": first,
            "throws": [
                sum((n > 0) << throw - base for throw, n in enumerate(die) if throw >= base)
                for die, base in zip(dice, first, strict=True)
            ],
            "sides": [count for die in dice for count in die],
            "route_pages": 1 + max(PAGE[shape] for shape in (*faces, *specials)),
            "lava_pages": 1 + max(PAGE[shape] for shape in lava) - ROUTE_PAGES,
            "specials": sum(1 << shape for shape in specials),
            "special_tiles": [
                sum(SHAPE_TILES[shape] for shape in specials if PAGE[shape] == page)
                for page in range(ROUTE_PAGES)
            ],
            "count_of": [
                faces.index(shape) if shape in faces and len(faces) <= COUNTS else 0
                for shape in range(FIRST_LAVA)
            ],
            "room": [_room(facing, faces) for facing in range(256)],
            "usual": int(_printed(components) == _printed(COMPONENTS)),
            "network_points": _network_points(components["network_points"], _many(exits)),
            "crater_points": _points(components, "crater_points"),
            "lake_points": _points(components, "lake_points"),
        },
    )
    return box


def _printed(components: Mapping[str, Any]) -> tuple[Any, ...]:
    """What is played with, however it is written: all but the points."""
    specials = sorted(_specials(components["specials"], []))
    return _exits(components["exits"]), _centre(components["centre"]), _dice(components), specials


def _many(exits: list[int]) -> int:
    return sum(cells.bit_count() for cells in exits)


def _room(facing: int, faces: list[int]) -> int:
    """One count for each of the faces: 1 if it fits what a cell faces. They can be added up."""
    if len(faces) > COUNTS:
        return 0
    return sum(
        (FITS[PAGE[shape] * 256 + facing] & SHAPE_TILES[shape] != 0) << COUNT_BITS * i
        for i, shape in enumerate(faces)
    )


def _network_points(values: Any, exits: int) -> list[int]:
    if not isinstance(values, list) or len(values) != exits + 1:
        got = len(values) if isinstance(values, list) else shown(values)
        raise BadEdition("edition-numbers", where="network_points", count=exits + 1, got=got)
    points = [number_in(value, 0, MOST_POINTS, "network_points") for value in values]
    return points + [0] * (EXITS - exits)


def _points(components: Mapping[str, Any], name: str) -> int:
    return number_in(components[name], 0, MOST_POINTS, name)


def _centre(names: Any) -> int:
    cells = 0
    for name in _list_in(names, "centre"):
        bit = 1 << CELL_NAMES.index(one_of(name, CELL_NAMES, "centre"))
        if cells & bit:
            raise BadEdition("edition-repeated", where="centre", got=shown(name))
        cells |= bit
    return cells


def _exits(edges: Any) -> tuple[list[int], list[int]]:
    """Exits by kind and side, and what they show towards their cells."""
    exits, facing = [0] * (4 * 4), [0] * CELLS
    check_keys(table_in(edges, "exits"), SIDES, "exits")
    for side, edge in enumerate(SIDES):
        where = f"exits, {edge}"
        places = table_in(edges[edge], where)
        check_keys(places, PLACES[edge], where, complete=False)
        for place, letter in places.items():
            cell = CELL_NAMES.index(AT_EDGE[edge].format(place))
            kind = LETTERS.index(one_of(letter, "HR", f"{where}, {place}"))
            exits[kind * 4 + side] |= 1 << cell
            facing[cell] |= kind << 2 * side
    if not any(exits):
        raise BadEdition("edition-exits", where="exits")
    return exits, facing


def _dice(components: Mapping[str, Any]) -> list[list[int]]:
    """By die: how many of its sides show each throw."""
    dice = [[0] * THROWS for _ in range(KINDS_OF_DICE)]
    for name, first in (("dice", 0), ("lava_dice", LAVA_DIE)):
        table = table_in(components[name], name)
        check_keys(table, COMPONENTS[name], name)
        for i, key in enumerate(COMPONENTS[name]):
            for face, sides in _sides(table[key], f"{name}, {key}").items():
                dice[first + i][_shape(face, f"{name}, {key}", first == LAVA_DIE)] += sides
    for name, die, start, known in (
        ("aim_die", AIM_DIE, AIM, list(data.AIM_DIE)),
        ("fly_die", FLY_DIE, FLY, DISTANCES),
    ):
        for face, sides in _sides(components[name], name).items():
            dice[die][start + known.index(one_of(face, known, name))] = sides
    return dice


def _sides(faces: Any, where: str) -> dict[str, int]:
    """By face: on how many of the six sides it is."""
    found = {
        face: number_in(sides, 1, SIX, f"{where}, {face}")
        for face, sides in table_in(faces, where).items()
    }
    if sum(found.values()) != SIX:
        raise BadEdition("edition-sides", where=where, count=SIX, got=sum(found.values()))
    return found


def _shape(drawing: Any, where: str, lava: bool) -> int:
    shape = shape_called(drawing) if isinstance(drawing, str) else None
    if shape is not None and shape != VOLCANO_SHAPE and lava == (shape >= FIRST_LAVA):
        return shape
    if lava:
        raise BadEdition("edition-lava", where=where, got=shown(drawing))
    raise BadEdition("edition-route", where=where, got=shown(drawing))


def _specials(drawings: Any, faces: list[int]) -> list[int]:
    shapes: list[int] = []
    for drawing in _list_in(drawings, "specials"):
        shape = _shape(drawing, "specials", lava=False)
        if shape in shapes:
            raise BadEdition("edition-repeated", where="specials", got=shown(drawing))
        if shape in faces:
            raise BadEdition("edition-special", where="specials", got=shown(drawing))
        shapes.append(shape)
    if len(shapes) != len(data.SPECIALS):
        count = len(data.SPECIALS)
        raise BadEdition("edition-drawings", where="specials", count=count, got=len(shapes))
    return shapes


def _list_in(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadEdition("edition-list", where=where, got=shown(value))
    return value
