"""Which feature becomes which when the board is turned or mirrored."""

from __future__ import annotations

from typing import Any

import numpy as np

from tinkertable.games.railroad_ink.bot import counts, networks, places
from tinkertable.games.railroad_ink.bot.features import FEATURES
from tinkertable.games.railroad_ink.bot.sketch import EXITS
from tinkertable.games.railroad_ink.bot.symmetry import (
    SYMMETRIES,
    moved_cell,
    moved_kind,
    moved_side,
)
from tinkertable.games.railroad_ink.rules.data import LAVA_DIE, SPECIALS
from tinkertable.games.railroad_ink.rules.state import ALL_DICE
from tinkertable.games.railroad_ink.rules.tiles import CELLS, EAST, FACES, NEIGHBOUR, SOUTH

SWAP = str.maketrans("HR", "RH")


def turned() -> Any:
    """[symmetry, feature], and one number more that stands for no feature."""
    return np.array([_turned(symmetry) for symmetry in range(SYMMETRIES)], np.int32)


def _turned(m: int) -> list[int]:
    to = list(range(FEATURES + 1))
    swapped = m >> 1 & 1

    def shows(x: int) -> int:
        return x if x < places.DRAWN else places.DRAWN + moved_kind(m, x - places.DRAWN)

    def same(i: int, j: int) -> None:
        to[i] = j

    for cell in range(CELLS):
        there = moved_cell(m, cell)
        for way, side in enumerate((EAST, SOUTH)):
            edge = places.EDGE[cell * 2 + way]
            if edge < 0:
                continue
            side = moved_side(m, side)
            other = moved_cell(m, NEIGHBOUR[cell * 4 + (EAST, SOUTH)[way]])
            for a in range(places.SHOWS):
                for b in range(places.SHOWS):
                    if side in (EAST, SOUTH):
                        edge2, x, y = places.EDGE[there * 2 + side - EAST], shows(a), shows(b)
                    else:
                        edge2, x, y = places.EDGE[other * 2 + (side ^ 2) - EAST], shows(b), shows(a)
                    block = places.SHOWS * places.SHOWS
                    same(
                        places.EDGES + edge * block + a * places.SHOWS + b,
                        places.EDGES + edge2 * block + x * places.SHOWS + y,
                    )
        for side in range(4):
            edge = places.BORDER_EDGE[cell * 4 + side]
            if edge < 0:
                continue
            edge2 = places.BORDER_EDGE[there * 4 + moved_side(m, side)]
            for a in range(places.SHOWS):
                same(
                    places.BORDERS + edge * places.SHOWS + a,
                    places.BORDERS + edge2 * places.SHOWS + shows(a),
                )
            for size in range(EXITS + 1):
                same(
                    networks.EXIT_SIZE + edge * (EXITS + 1) + size,
                    networks.EXIT_SIZE + edge2 * (EXITS + 1) + size,
                )
        same(places.OVERPASS_AT + cell, places.OVERPASS_AT + there)
        same(places.STATION_AT + cell, places.STATION_AT + there)
        same(counts.DOT + cell + 1, counts.DOT + there + 1)
        for kind in range(2):
            for size in range(networks.SIZES):
                same(
                    networks.OPEN_END + (cell * 2 + kind) * networks.SIZES + size,
                    networks.OPEN_END + (there * 2 + (kind ^ swapped)) * networks.SIZES + size,
                )
    if swapped:
        for many in range(counts.MOST):
            highway = counts.COUNTS + counts.HIGHWAY_LINE * counts.MOST + many
            rail = counts.COUNTS + counts.RAIL_LINE * counts.MOST + many
            to[highway], to[rail] = rail, highway
        for i, special in enumerate(SPECIALS):
            same(counts.SPECIAL_LEFT + i, counts.SPECIAL_LEFT + _like(special, SPECIALS))
        faces = (*FACES, *LAVA_DIE)
        for i, face in enumerate(faces):
            for nth in range(ALL_DICE):
                j = _like(face, faces)
                same(counts.DICE_LEFT + i * ALL_DICE + nth, counts.DICE_LEFT + j * ALL_DICE + nth)
    return to


def _like(face: str, faces: tuple[str, ...]) -> int:
    """The face that this one becomes with highway and rail swapped, however it is turned."""
    swapped = sorted(face.translate(SWAP))
    alike = [i for i, other in enumerate(faces) if sorted(other) == swapped]
    if len(alike) == 1:
        return alike[0]

    def adjacent(text: str) -> bool:  # of two faces with the same sides one is straight
        sides = text[:4]
        return any(sides[i] != "." and sides[i] == sides[i - 1] for i in range(4)) or (
            "." in sides and ".." in sides + sides[0]
        )

    return next(i for i in alike if adjacent(faces[i]) == adjacent(face))
