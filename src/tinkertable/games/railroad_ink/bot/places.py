"""Features of places: what meets at every edge and at the border, overpasses and stations."""

from __future__ import annotations

from tinkertable.core.record import lowest, rule, table

from ..rules.state import Board, Sheet
from ..rules.tiles import CELLS, CODE, EAST, NEIGHBOUR, SOUTH
from .sketch import Sketch

SHOWS = 6  # what a cell shows on a side: free, crater, drawn and blank, highway, rail, lava
DRAWN = 2  # + kind

_edges = [(cell, side) for cell in range(CELLS) for side in (EAST, SOUTH)]
_inner = [place for place in _edges if NEIGHBOUR[place[0] * 4 + place[1]] >= 0]
_outer = [(c, side) for c in range(CELLS) for side in range(4) if NEIGHBOUR[c * 4 + side] < 0]
EDGE = table(_inner.index(place) if place in _inner else -1 for place in _edges)
BORDER_EDGE = table(
    _outer.index((cell, side)) if (cell, side) in _outer else -1
    for cell in range(CELLS)
    for side in range(4)
)

# Blocks of feature numbers.
EDGES = 0  # [edge, shows, shows]
BORDERS = EDGES + len(_inner) * SHOWS * SHOWS  # [edge, shows]
OVERPASS_AT = BORDERS + len(_outer) * SHOWS  # [cell]
STATION_AT = OVERPASS_AT + CELLS  # [cell]
END = STATION_AT + CELLS  # the first number behind them
BORDER_EDGES = len(_outer)


@rule
def shown(b: Board, cell: int, side: int) -> int:
    tile = b.tile[cell]
    if tile >= 0:
        return DRAWN + (CODE[tile] >> 2 * side & 3)
    return b.craters >> cell & 1


@rule
def edge_features(b: Board, k: Sketch, n: int) -> int:
    for cell in range(CELLS):
        for way in range(2):
            edge = EDGE[cell * 2 + way]
            if edge >= 0:
                side = EAST + way
                pair = shown(b, cell, side) * SHOWS
                pair += shown(b, NEIGHBOUR[cell * 4 + side], side ^ 2)
                k.active[n] = EDGES + edge * SHOWS * SHOWS + pair
                n += pair != 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        filled &= filled - 1
        for side in range(4):
            edge = BORDER_EDGE[cell * 4 + side]
            if edge >= 0:
                k.active[n] = BORDERS + edge * SHOWS + shown(b, cell, side)
                n += 1
    return n


@rule
def cell_features(k: Sketch, n: int, sheet: Sheet) -> int:
    cells = sheet.overpasses
    while cells:
        k.active[n] = OVERPASS_AT + lowest(cells)
        n += 1
        cells &= cells - 1
    cells = sheet.stations
    while cells:
        k.active[n] = STATION_AT + lowest(cells)
        n += 1
        cells &= cells - 1
    return n
