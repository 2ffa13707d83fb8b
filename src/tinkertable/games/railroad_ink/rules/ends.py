"""What a board shows, as bit sets of cells: ends of every kind on every side, and what they meet.

Scoring reads nothing else of the tiles, and spreads over all cells at once with shifts.
"""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, rule

from .state import Board
from .tiles import (
    BORDER,
    CODE,
    EAST,
    EAST_BORDER,
    HIGHWAY,
    LAVA,
    NORTH,
    OVERPASS,
    RAIL,
    SHAPE,
    SIZE,
    SOUTH,
    WEST,
    WEST_BORDER,
)

KINDS_OF_END = 4  # nothing, highway, rail, lava

# Layout of the work memory, from its start on.
ENDS = 0  # [kind, side]: bit set of cells with such an end
JOINED = ENDS + KINDS_OF_END * 4  # [kind, side]: those that meet an end of the same kind
OVERPASSES = JOINED + KINDS_OF_END * 4  # bit set of cells
ENDS_WORK = OVERPASSES + 1


@rule
def gather_ends(b: Board, work: Ints) -> None:
    """Fill ENDS, JOINED and OVERPASSES from the tiles of a board."""
    for i in range(ENDS_WORK):
        work[i] = 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        bit = filled & -filled
        filled &= filled - 1
        tile = b.tile[cell]
        code = CODE[tile]
        work[ENDS + (code & 3) * 4 + NORTH] |= bit
        work[ENDS + (code >> 2 & 3) * 4 + EAST] |= bit
        work[ENDS + (code >> 4 & 3) * 4 + SOUTH] |= bit
        work[ENDS + (code >> 6 & 3) * 4 + WEST] |= bit
        if SHAPE[tile] == OVERPASS:
            work[OVERPASSES] |= bit
    for kind in range(HIGHWAY, KINDS_OF_END):
        ends = ENDS + kind * 4
        joined = JOINED + kind * 4
        east = work[ends + EAST] & ~EAST_BORDER & work[ends + WEST] >> 1
        south = work[ends + SOUTH] & work[ends + NORTH] >> SIZE
        work[joined + NORTH] = south << SIZE
        work[joined + EAST] = east
        work[joined + SOUTH] = south
        work[joined + WEST] = east << 1


@rule
def cells_with(kind: int, work: Ints) -> int:
    """The cells that show this kind on some side."""
    ends = ENDS + kind * 4
    return work[ends] | work[ends + 1] | work[ends + 2] | work[ends + 3]


@rule
def station_cells(work: Ints) -> int:
    """R18: highway and rail in one cell are joined there, but for an overpass."""
    return ~work[OVERPASSES] & cells_with(HIGHWAY, work) & cells_with(RAIL, work)


@rule
def spread(cells: int, kind: int, work: Ints) -> int:
    """All cells joined to these by one kind."""
    joined = JOINED + kind * 4
    north, east = work[joined + NORTH], work[joined + EAST]
    south, west = work[joined + SOUTH], work[joined + WEST]
    before = 0
    while cells != before:
        before = cells
        cells |= (cells & north) >> SIZE | (cells & south) << SIZE
        cells |= (cells & east) << 1 | (cells & west) >> 1
    return cells


@rule
def cells_beside(cells: int, side: int) -> int:
    """The cells that have one of these on that side."""
    if side == NORTH:
        return cells << SIZE
    if side == EAST:
        return (cells & ~WEST_BORDER) >> 1
    if side == SOUTH:
        return cells >> SIZE
    return (cells & ~EAST_BORDER) << 1


@rule
def unjoined_routes(side: int, work: Ints) -> int:
    """The cells with a route end on that side that meets no route."""
    ends = ENDS + side
    joined = JOINED + side
    routes = work[ends + HIGHWAY * 4] | work[ends + RAIL * 4]
    return routes & ~(work[joined + HIGHWAY * 4] | work[joined + RAIL * 4])


@rule
def crater_ends(b: Board, side: int, work: Ints) -> int:
    """R29: the cells with a route end on that side that leads into a crater."""
    return unjoined_routes(side, work) & cells_beside(b.craters, side)


@rule
def open_routes(b: Board, side: int, work: Ints) -> int:
    """R20: those with one that meets neither a route, nor the border, nor (R29) a crater."""
    return unjoined_routes(side, work) & ~cells_beside(b.craters, side) & ~BORDER[side]


@rule
def open_lava(side: int, work: Ints) -> int:
    """R41: those with a lava side there that meets neither lava nor the border."""
    kind_side = LAVA * 4 + side
    return work[ENDS + kind_side] & ~work[JOINED + kind_side] & ~BORDER[side]
