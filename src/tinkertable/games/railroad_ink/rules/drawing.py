"""What a seat may draw, and when it may say `done`."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from .actions import DONE, PLACE
from .board import dice_tiles, special_allowed
from .drawable_dice import count_drawable, keeps_drawable
from .lava import lava_duty_met, legal_lava
from .state import CRATER_DUTY, DICE, EXPANSION, OPTIONAL, WITH_LAVA, Board, State, Work
from .tiles import ALL_CELLS, FITS, ROUTE_TILES


@rule
def legal_maximal(s: State, b: Board, out: Ints) -> int:
    """R10, R14: dice in any order, and none that fits may be left."""
    dice = dice_tiles(s, b)
    allowed = dice | special_tiles(b)
    duty = duty_cells(s, b)
    n = 0
    due = 0
    front = b.front
    while front:
        cell = lowest(front)
        tiles = FITS[b.facing[cell]] & allowed
        n = offer(out, n, PLACE + cell * ROUTE_TILES, tiles)
        if (duty >> cell) & 1:
            due |= tiles
        front &= front - 1
    return legal_rest(s, b, due & dice == 0, out, n)


@rule
def legal_maximum(s: State, b: Board, out: Ints, work: Work) -> int:
    """R14: a die may be drawn only so that as many dice as possible still are."""
    undrawn = ~b.drawn & ((1 << DICE) - 1)
    dice = dice_tiles(s, b)
    specials = special_tiles(b)
    duty = duty_cells(s, b)
    due = count_drawable(s, b, undrawn, duty, work)
    n = 0
    front = b.front
    while front:
        cell = lowest(front)
        tiles = FITS[b.facing[cell]] & specials
        todo = FITS[b.facing[cell]] & dice
        while todo:
            tile = lowest(todo)
            optional = not (duty >> cell) & 1  # R31
            if optional or keeps_drawable(s, b, undrawn, duty, cell, tile, due, work):
                tiles |= 1 << tile
            todo &= todo - 1
        n = offer(out, n, PLACE + cell * ROUTE_TILES, tiles)
        front &= front - 1
    return legal_rest(s, b, due == 0, out, n)


@rule
def special_tiles(b: Board) -> int:
    """R11: those not yet used, if one may be drawn now."""
    if special_allowed(b):
        return b.special_tiles
    return 0


@rule
def duty_cells(s: State, b: Board) -> int:
    """The free cells where a die that fits must be drawn (R10, R31)."""
    if s.option[CRATER_DUTY] == OPTIONAL:
        return ALL_CELLS & ~b.filled & ~b.craters
    return ALL_CELLS & ~b.filled


@rule
def legal_rest(s: State, b: Board, routes_met: bool, out: Ints, n: int) -> int:
    """Lava and volcanoes, then `done` (R12) once every duty is met."""
    lava = s.option[EXPANSION] == WITH_LAVA
    if lava:
        n = legal_lava(s, b, out, n)
    if routes_met and (not lava or lava_duty_met(b)):
        n = offer(out, n, DONE, 1)
    return n
