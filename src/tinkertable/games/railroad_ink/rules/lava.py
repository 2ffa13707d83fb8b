"""Lava: one result a round must be drawn, volcanoes may be, and an emergency erases routes."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from .actions import VOLCANO, placing
from .state import DICE, LAVA_ROUTES, Board, Box, State
from .tiles import (
    ALL_CELLS,
    EAST_BORDER,
    LAVA_FITS,
    PAGE,
    PAGES,
    ROUTE_PAGES,
    SHAPE_TILES,
    SIZE,
    WEST_BORDER,
)

LAVA_DICE = 3 << DICE  # their bits in `drawn`
LAVA_PAGES = PAGES - ROUTE_PAGES


@rule
def legal_lava(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    where = b.front
    if in_emergency(box, s, b):
        where = route_cells(b)
    for page in range(ROUTE_PAGES, ROUTE_PAGES + box.lava_pages):
        tiles = lava_tiles(s, b, page)
        cells = where
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            n = offer(out, n, placing(page, cell), lava_fits(s, b, page, cell) & tiles)
    return offer(out, n, VOLCANO, volcano_cells(b))


@rule
def lava_tiles(s: State, b: Board, page: int) -> int:
    """The tiles of a page of lava for the results not yet drawn."""
    tiles = 0
    for die in range(DICE, s.to_roll):
        if not (b.drawn >> die) & 1 and PAGE[s.dice[die]] == page:
            tiles |= SHAPE_TILES[s.dice[die]]
    return tiles


@rule
def lava_fits(s: State, b: Board, page: int, cell: int) -> int:
    """R34, R35: the lava of a page that fits a cell, drawn or not."""
    at = s.option[LAVA_ROUTES] * LAVA_PAGES + page - ROUTE_PAGES
    return LAVA_FITS[at * 256 + b.facing[cell]]


@rule
def some_lava_fits(box: Box, s: State, b: Board, where: int) -> bool:
    """Can a result not yet drawn be drawn in one of these cells?"""
    for page in range(ROUTE_PAGES, ROUTE_PAGES + box.lava_pages):
        tiles = lava_tiles(s, b, page)
        cells = where
        while cells:
            if lava_fits(s, b, page, lowest(cells)) & tiles:
                return True
            cells &= cells - 1
    return False


@rule
def in_emergency(box: Box, s: State, b: Board) -> bool:
    """R39: nothing drawn of this round's lava, and neither result fits a free cell."""
    return not lava_drawn(b) and not some_lava_fits(box, s, b, b.front)


@rule
def route_cells(b: Board) -> int:
    """R40: what an emergency may erase, where lava then fits: routes, never a cell with lava."""
    return b.filled & ~b.lava


@rule
def examine_lava_duty(box: Box, s: State, b: Board) -> None:
    """R42: in an emergency without a way out the duty lapses for this round."""
    if in_emergency(box, s, b) and volcano_cells(b) == 0:
        b.lapsed |= not some_lava_fits(box, s, b, route_cells(b))


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
