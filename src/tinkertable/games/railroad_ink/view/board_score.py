"""The score of a board with the cells and ends behind every line of it.

Scored boards are kept, for most updates change one board of many, and often none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tinkertable.core.position import Position
from tinkertable.core.record import Ints

from ..rules.score import total
from ..rules.state import Board, Box, Sheet
from ..rules.tiles import CELL_NAMES, SIDES
from .models import Lake, Names, Score
from .notation import cell_names

KEPT = 1024  # boards
_kept: dict[tuple[object, ...], tuple[object, BoardScore]] = {}


@dataclass(frozen=True)
class Network:
    exits: int
    points: int
    cells: Names


@dataclass(frozen=True)
class BoardScore:
    """Points, and what earned or cost them; ends are named like D4N, cell by cell."""

    points: Score
    networks: tuple[Network, ...]
    highway: Names  # the longest, in order
    rail: Names
    centre: Names
    open_ends: Names  # of routes and lava
    open_routes: Names
    open_lava: Names
    crater_ends: Names  # with the meteor only
    lakes: tuple[Lake, ...]  # with lava only
    largest_lake: Names


def score_board(position: Position, seat: int) -> BoardScore:
    board: Board = position.state.board[seat]
    key = (tuple(board.tile), board.craters, *position.options.values(), id(position.box))
    kept = _kept.get(key)
    if kept is None:
        # The box is kept as well, so that its id stays its own.
        kept = _kept[key] = (position.box, _score(position, seat))
        if len(_kept) > KEPT:
            _kept.pop(next(iter(_kept)), None)
    return kept[1]


def _score(position: Position, seat: int) -> BoardScore:
    sheet: Sheet = position.sheet(seat)
    open_ends = [
        routes | lava for routes, lava in zip(sheet.open_routes, sheet.open_lava, strict=True)
    ]
    return BoardScore(
        points=Score(
            total=total(sheet),
            networks=sheet.networks,
            highway=sheet.highway,
            rail=sheet.rail,
            centre=sheet.centre,
            errors=sheet.errors,
            bonus=sheet.bonus,
        ),
        networks=_networks(position.box[0], sheet),
        highway=_path(sheet.highway_path, sheet.highway),
        rail=_path(sheet.rail_path, sheet.rail),
        centre=cell_names(sheet.centre_cells),
        open_ends=_ends(open_ends),
        open_routes=_ends(sheet.open_routes),
        open_lava=_ends(sheet.open_lava),
        crater_ends=_ends(sheet.crater_ends),
        lakes=_lakes(sheet),
        largest_lake=cell_names(sheet.largest_lake),
    )


def _networks(box: Box, sheet: Sheet) -> tuple[Network, ...]:
    return tuple(
        Network(
            found.exits,
            box.network_points[found.exits],
            cell_names(found.highway | found.rail),
        )
        for found in sheet.network[: sheet.network_count]
    )


def _lakes(sheet: Sheet) -> tuple[Lake, ...]:
    found = sheet.lake[: sheet.lake_count]
    return tuple(Lake(cell_names(lake.cells), bool(lake.closed)) for lake in found)


def _path(cells: Ints, length: int) -> Names:
    return tuple(CELL_NAMES[cell] for cell in cells[:length])


def _ends(by_side: Iterable[int]) -> Names:
    """Bit sets of cells, a side each."""
    sides = list(zip(SIDES, by_side, strict=True))
    return tuple(
        name + side
        for cell, name in enumerate(CELL_NAMES)
        for side, cells in sides
        if (cells >> cell) & 1
    )
