"""Lava: one result a round must be drawn, volcanoes may be, and an emergency erases routes."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from .actions import PLACE_LAVA, VOLCANO
from .state import DICE, LAVA_ROUTES, Board, State
from .tiles import (
    ALL_CELLS,
    EAST_BORDER,
    FACES,
    FIRST_LAVA,
    KIND_TILES,
    LAVA_FITS,
    LAVA_TILES,
    SIZE,
    WEST_BORDER,
)

LAVA_DICE = 3 << DICE  # their bits in `drawn`
FIRST_THROW = len(FACES)


@rule
def legal_lava(s: State, b: Board, out: Ints, n: int) -> int:
    tiles = lava_tiles(s, b)
    cells = b.front
    if emergency(s, b):
        cells = b.filled & ~b.lava  # R40: any route cell that open lava touches
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        n = offer(out, n, PLACE_LAVA + cell * LAVA_TILES, fits(s, b, cell) & tiles)
    return offer(out, n, VOLCANO, volcano_cells(b))


@rule
def lava_tiles(s: State, b: Board) -> int:
    """The lava of the results not yet drawn."""
    tiles = 0
    for die in range(DICE, s.to_roll):
        if not (b.drawn >> die) & 1:
            tiles |= KIND_TILES[s.dice[die] - FIRST_THROW + FIRST_LAVA]
    return tiles


@rule
def fits(s: State, b: Board, cell: int) -> int:
    return LAVA_FITS[s.option[LAVA_ROUTES] * 256 + b.facing[cell]]


@rule
def some_fits(s: State, b: Board, cells: int) -> bool:
    """Can a result not yet drawn be drawn in one of these cells?"""
    tiles = lava_tiles(s, b)
    while cells:
        if fits(s, b, lowest(cells)) & tiles:
            return True
        cells &= cells - 1
    return False


@rule
def emergency(s: State, b: Board) -> bool:
    """R39: nothing drawn of this round's lava, and neither result fits a free cell."""
    return b.drawn & LAVA_DICE == 0 and not some_fits(s, b, b.front)


@rule
def examine_duty(s: State, b: Board) -> None:
    """R42: in an emergency without a way out the duty lapses for this round."""
    if emergency(s, b) and volcano_cells(b) == 0 and not some_fits(s, b, b.filled & ~b.lava):
        b.lapsed = 1


@rule
def lava_met(b: Board) -> bool:
    """R33: one result was drawn, or none need be."""
    return b.drawn & LAVA_DICE != 0 or b.lapsed == 1


@rule
def volcano_cells(b: Board) -> int:
    """R37: free cells with no lava in the four cells around."""
    lava = b.lava
    beside = lava >> SIZE | lava << SIZE
    beside |= (lava & ~EAST_BORDER) << 1 | (lava & ~WEST_BORDER) >> 1
    return ALL_CELLS & ~b.filled & ~beside
