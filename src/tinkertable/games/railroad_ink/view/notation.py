"""A board as text: cells such as `D5RHRHx`, craters `D3*`, the meteor's dot `D3o`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tinkertable.core.errors import InputError, shown
from tinkertable.core.record import part

from ..rules import data
from ..rules.state import EMPTY, UNHIT
from ..rules.tiles import CELL_NAMES, CELLS, DRAWINGS, SIDES, TILES

CELL = re.compile(r"([A-G][1-7])(\*|o|[HRL.]{4}x?)")
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def board_text(board: Any) -> str:
    """A board record in notation, cells in reading order."""
    words = []
    tiles, craters, dot = part(board, "tile"), int(part(board, "craters")), int(part(board, "dot"))
    for cell, name in enumerate(CELL_NAMES):
        if tiles[cell] != EMPTY:
            words.append(name + DRAWINGS[tiles[cell]])
        if (craters >> cell) & 1:
            words.append(name + "*")
        if dot == cell:
            words.append(name + "o")
    return " ".join(words)


def parse_board(text: str) -> tuple[dict[int, int], set[int], int]:
    """Tiles by cell, craters and the dot of a board given as text."""
    tiles: dict[int, int] = {}
    craters: set[int] = set()
    dot = UNHIT
    for word in text.split():
        match = CELL.fullmatch(word)
        if not match:
            raise InputError(f"expected a cell such as D5RHRHx, D3* or D3o, got {shown(word)}")
        cell, what = CELL_NAMES.index(match[1]), match[2]
        if what == "o":
            if dot != UNHIT:
                raise InputError(f"expected one dot on the board, got a second at {match[1]}")
            dot = cell
            continue
        if cell in tiles or cell in craters:
            raise InputError(f"expected each cell once, got {match[1]} twice")
        if what == "*":
            craters.add(cell)
        elif what in DRAWINGS:
            tiles[cell] = DRAWINGS.index(what)
        else:
            raise InputError(f"expected a drawing of the game in {match[1]}, got {shown(what)}")
    _check_clashes(tiles)
    return tiles, craters, dot


def _check_clashes(tiles: Mapping[int, int]) -> None:
    """R9: no highway side may meet a rail side, at a neighbour or at an exit."""
    for cell, tile in tiles.items():
        name = CELL_NAMES[cell]
        for side, mine in zip(SIDES, DRAWINGS[tile], strict=False):
            theirs, where = _facing(tiles, name, side)
            if {mine, theirs} == {"H", "R"}:
                raise InputError(f"a highway meets a rail between {name} and {where}")


def _facing(tiles: Mapping[int, int], name: str, side: str) -> tuple[str, str]:
    """What the neighbour or the exit on that side shows towards the cell, and its name."""
    row = data.ROWS.index(name[0]) + {"N": -1, "S": 1}.get(side, 0)
    column = data.COLUMNS.index(name[1]) + {"W": -1, "E": 1}.get(side, 0)
    if 0 <= row < len(data.ROWS) and 0 <= column < len(data.COLUMNS):
        other = row * len(data.COLUMNS) + column
        if other not in tiles:
            return ".", ""
        return DRAWINGS[tiles[other]][SIDES.index(OPPOSITE[side])], CELL_NAMES[other]
    place = name[1] if side in "NS" else name[0]
    return data.EXITS[side].get(place, "."), "its exit"


def board_values(text: str, expansion: str) -> dict[str, Any]:
    """The fields of a board record that scoring reads, for a board given as text."""
    tiles, craters, dot = parse_board(text)
    lava = {cell for cell, tile in tiles.items() if tile >= TILES}
    found = {"meteor": craters | ({dot} - {UNHIT}), "lava": lava}
    for wanted, cells in found.items():
        if cells and expansion != wanted:
            where = CELL_NAMES[min(cells)]
            raise InputError(f"what is in {where} needs the option expansion={wanted}")
    return {
        "filled": sum(1 << cell for cell in tiles),
        "lava": sum(1 << cell for cell in lava),
        "craters": sum(1 << cell for cell in craters),
        "dot": dot,
        "tile": [tiles.get(cell, EMPTY) for cell in range(CELLS)],
    }


def implied_expansion(text: str) -> str:
    """The expansion a board was played with, as far as it shows."""
    if re.search(r"[A-G][1-7][*o]", text):
        return "meteor"
    return "lava" if "L" in text else "none"
