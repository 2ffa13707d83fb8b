"""The score of a board with the cells and ends behind every line of it.

Scored boards are kept, for most updates change one board of many, and often none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints

from ..rules import score as sheet
from ..rules.ends import crater_ends, open_lava, open_routes
from ..rules.paths import PATH
from ..rules.score import LONGEST_HIGHWAY, LONGEST_RAIL, centre_cells, is_closed, open_lava_cells
from ..rules.state import CENTRE_COUNTS, EXPANSION, WITH_LAVA, WITH_METEOR, Board, Box, State
from ..rules.tiles import CELL_NAMES, CELLS, HIGHWAY, RAIL, SIDES
from .notation import cell_names

KEPT = 1024  # boards
Names = tuple[str, ...]
_kept: dict[tuple[object, ...], tuple[object, BoardScore]] = {}


@dataclass(frozen=True)
class Network:
    exits: int
    points: int
    cells: Names


@dataclass(frozen=True)
class Lake:
    cells: Names
    closed: bool


@dataclass(frozen=True)
class BoardScore:
    """Points, and what earned or cost them; ends are named like D4N, cell by cell."""

    points: dict[str, int]  # the total and every line, not to be changed
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
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[seat]
    work, lines = ints(sheet.WORK), ints(sheet.LINES)
    total = sheet.score(box, s, seat, work, lines)
    return BoardScore(
        points={"total": total, **dict(zip(position.game.lines, lines, strict=True))},
        networks=_networks(box, work),
        highway=_path(HIGHWAY, lines[LONGEST_HIGHWAY], work),
        rail=_path(RAIL, lines[LONGEST_RAIL], work),
        centre=cell_names(centre_cells(box, b, s.option[CENTRE_COUNTS], work)),
        open_ends=_ends(open_routes(b, side, work) | open_lava(side, work) for side in range(4)),
        open_routes=_ends(open_routes(b, side, work) for side in range(4)),
        open_lava=_ends(open_lava(side, work) for side in range(4)),
        crater_ends=_crater_ends(s, b, work),
        lakes=_lakes(s, work),
        largest_lake=_largest_lake(s, work),
    )


def _networks(box: Box, work: Ints) -> tuple[Network, ...]:
    found = []
    for i in range(work[sheet.NETWORKS_FOUND]):
        first = sheet.NETWORK + i * sheet.NETWORK_SIZE
        exits, highway, rail = work[first : first + sheet.NETWORK_SIZE]
        found.append(Network(exits, box.network_points[exits], cell_names(highway | rail)))
    return tuple(found)


def _path(kind: int, length: int, work: Ints) -> Names:
    first = PATH + kind * CELLS
    return tuple(CELL_NAMES[cell] for cell in work[first : first + length])


def _ends(by_side: Iterable[int]) -> Names:
    """Bit sets of cells, a side each."""
    sides = list(zip(SIDES, by_side, strict=True))
    return tuple(
        name + side
        for cell, name in enumerate(CELL_NAMES)
        for side, cells in sides
        if (cells >> cell) & 1
    )


def _crater_ends(s: State, b: Board, work: Ints) -> Names:
    if s.option[EXPANSION] != WITH_METEOR:
        return ()
    return _ends(crater_ends(b, side, work) for side in range(4))


def _lakes(s: State, work: Ints) -> tuple[Lake, ...]:
    if s.option[EXPANSION] != WITH_LAVA:
        return ()
    open_cells = open_lava_cells(work)
    lakes = work[sheet.LAKE : sheet.LAKE + work[sheet.LAKES_FOUND]]
    return tuple(Lake(cell_names(lake), is_closed(lake, open_cells)) for lake in lakes)


def _largest_lake(s: State, work: Ints) -> Names:
    if s.option[EXPANSION] != WITH_LAVA:
        return ()
    return cell_names(work[sheet.LARGEST_LAKE])
