"""Lava: one result a round must be drawn, volcanoes may be, and an emergency erases routes."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from .actions import PLACE_LAVA, VOLCANO
from .board import shape_of
from .state import DICE, LAVA_ROUTES, Board, State
from .tiles import (
    ALL_CELLS,
    EAST_BORDER,
    LAVA_FITS,
    LAVA_TILES,
    SHAPE_TILES,
    SIZE,
    WEST_BORDER,
)

LAVA_DICE = 3 << DICE  # their bits in `drawn`


@rule
def legal_lava(s: State, b: Board, out: Ints, n: int) -> int:
    tiles = lava_tiles(s, b)
    cells = b.front
    if in_emergency(s, b):
        cells = route_cells(b)
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        n = offer(out, n, PLACE_LAVA + cell * LAVA_TILES, lava_fits(s, b, cell) & tiles)
    return offer(out, n, VOLCANO, volcano_cells(b))


@rule
def lava_tiles(s: State, b: Board) -> int:
    """The lava of the results not yet drawn."""
    tiles = 0
    for die in range(DICE, s.to_roll):
        if not (b.drawn >> die) & 1:
            tiles |= SHAPE_TILES[shape_of(s.dice[die])]
    return tiles


@rule
def lava_fits(s: State, b: Board, cell: int) -> int:
    """R34, R35: the lava that fits a cell, drawn or not."""
    return LAVA_FITS[s.option[LAVA_ROUTES] * 256 + b.facing[cell]]


@rule
def some_lava_fits(s: State, b: Board, cells: int) -> bool:
    """Can a result not yet drawn be drawn in one of these cells?"""
    tiles = lava_tiles(s, b)
    while cells:
        if lava_fits(s, b, lowest(cells)) & tiles:
            return True
        cells &= cells - 1
    return False


@rule
def in_emergency(s: State, b: Board) -> bool:
    """R39: nothing drawn of this round's lava, and neither result fits a free cell."""
    return not lava_drawn(b) and not some_lava_fits(s, b, b.front)


@rule
def route_cells(b: Board) -> int:
    """R40: what an emergency may erase, where lava then fits: routes, never a cell with lava."""
    return b.filled & ~b.lava


@rule
def examine_lava_duty(s: State, b: Board) -> None:
    """R42: in an emergency without a way out the duty lapses for this round."""
    if in_emergency(s, b) and volcano_cells(b) == 0 and not some_lava_fits(s, b, route_cells(b)):
        b.lapsed = 1


@rule
def lava_duty_met(b: Board) -> bool:
    """R33: one result was drawn, or none need be."""
    return lava_drawn(b) or b.lapsed == 1


@rule
def lava_drawn(b: Board) -> bool:
    return b.drawn & LAVA_DICE != 0


@rule
def volcano_cells(b: Board) -> int:
    """R37: free cells with no lava in the four cells around."""
    lava = b.lava
    beside = lava >> SIZE | lava << SIZE
    beside |= (lava & ~EAST_BORDER) << 1 | (lava & ~WEST_BORDER) >> 1
    return ALL_CELLS & ~b.filled & ~beside
