"""What a board shows, as bit sets of cells: ends of every kind on every side, and what they meet.

Scoring reads nothing else of the tiles, and spreads over all cells at once with shifts.
"""

from __future__ import annotations

from tinkertable.core.record import lowest, rule

from .state import Board, Sheet
from .tiles import (
    BORDER,
    CODE,
    CROSSING,
    EAST,
    EAST_BORDER,
    HIGHWAY,
    KINDS,
    LAVA,
    NORTH,
    RAIL,
    SIZE,
    SOUTH,
    WEST,
    WEST_BORDER,
)


@rule
def gather_ends(b: Board, sheet: Sheet) -> None:
    """Say on the sheet what the tiles of a board show."""
    for i in range(KINDS * 4):
        sheet.ends[i] = 0
        sheet.joined[i] = 0
    overpasses = 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        bit = filled & -filled
        filled &= filled - 1
        tile = b.tile[cell]
        code = CODE[tile]
        sheet.ends[(code & 3) * 4 + NORTH] |= bit
        sheet.ends[(code >> 2 & 3) * 4 + EAST] |= bit
        sheet.ends[(code >> 4 & 3) * 4 + SOUTH] |= bit
        sheet.ends[(code >> 6 & 3) * 4 + WEST] |= bit
        if CROSSING[tile]:
            overpasses |= bit
    for kind in range(HIGHWAY, KINDS):
        first = kind * 4
        east = sheet.ends[first + EAST] & ~EAST_BORDER & sheet.ends[first + WEST] >> 1
        south = sheet.ends[first + SOUTH] & sheet.ends[first + NORTH] >> SIZE
        sheet.joined[first + NORTH] = south << SIZE
        sheet.joined[first + EAST] = east
        sheet.joined[first + SOUTH] = south
        sheet.joined[first + WEST] = east << 1
    sheet.overpasses = overpasses
    # R18: highway and rail in one cell are joined there, but for an overpass.
    sheet.stations = ~overpasses & cells_with(HIGHWAY, sheet) & cells_with(RAIL, sheet)


@rule
def cells_with(kind: int, sheet: Sheet) -> int:
    """The cells that show this kind on some side."""
    first = kind * 4
    across = sheet.ends[first + EAST] | sheet.ends[first + WEST]
    return across | sheet.ends[first + NORTH] | sheet.ends[first + SOUTH]


@rule
def spread(cells: int, kind: int, sheet: Sheet) -> int:
    """All cells joined to these by one kind."""
    first = kind * 4
    north, east = sheet.joined[first + NORTH], sheet.joined[first + EAST]
    south, west = sheet.joined[first + SOUTH], sheet.joined[first + WEST]
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
def find_open_ends(b: Board, sheet: Sheet) -> None:
    """R20, R29, R41: the ends that meet neither their kind nor the border, craters apart."""
    for side in range(4):
        routes = unjoined(HIGHWAY, side, sheet) | unjoined(RAIL, side, sheet)
        craters = cells_beside(b.craters, side)
        sheet.crater_ends[side] = routes & craters
        sheet.open_routes[side] = routes & ~craters & ~BORDER[side]
        sheet.open_lava[side] = unjoined(LAVA, side, sheet) & ~BORDER[side]


@rule
def unjoined(kind: int, side: int, sheet: Sheet) -> int:
    """The cells with an end of a kind on that side that meets none of the same kind."""
    return sheet.ends[kind * 4 + side] & ~sheet.joined[kind * 4 + side]
