"""What a seat may draw, and when it may say `done`."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, popcount, rule

from .actions import DONE, PLACE
from .board import dice_tiles, special_allowed
from .drawable_dice import count_drawable, leaves_drawable, load_board
from .lava import lava_duty_met, legal_lava
from .room import count_room, faces_of, find_room, has_plenty, has_room, roomy_cells
from .state import (
    CRATER_DUTY,
    DICE,
    EXPANSION,
    MAXIMUM,
    MUST_PLACE,
    OPTIONAL,
    WITH_LAVA,
    Board,
    State,
    Work,
)
from .tiles import ALL_CELLS, FITS, NEAR, ROUTE_TILES, SHAPE_TILES


@rule
def legal_drawing(s: State, b: Board, out: Ints, work: Work) -> int:
    """R8, R10, R11: what fits, and `done` when no die does."""
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
    undrawn = ~b.drawn & ((1 << DICE) - 1)
    if s.option[MUST_PLACE] == MAXIMUM and undrawn & (undrawn - 1):
        n = withhold(s, b, undrawn, duty, out, n, work)
    return legal_rest(s, b, due & dice == 0, out, n)


@rule
def withhold(s: State, b: Board, dice: int, duty: int, out: Ints, n: int, work: Work) -> int:
    """R14: leave out of n groups what would strand another die; how many groups are left."""
    cells = b.front & duty
    find_room(b, cells, work)
    roomy = roomy_cells(s, dice, work)
    if roomy == cells:
        return n
    load_board(b, duty, work)
    most = popcount(dice)
    if roomy == 0:
        most = count_drawable(s, dice, work)
    kept = 0
    for group in range(n):
        first = out[2 * group]
        tiles = out[2 * group + 1]
        cell = (first - PLACE) // ROUTE_TILES
        if ((cells & ~roomy) >> cell) & 1:  # R31
            tiles &= ~stranding(s, b, dice, cell, tiles, most - 1, work)
        kept = offer(out, kept, first, tiles)
    return kept


@rule
def stranding(
    s: State, b: Board, dice: int, cell: int, tiles: int, most: int, work: Work
) -> int:  # fmt: skip
    """Of the tiles that fit in a cell, those after which fewer than `most` dice can follow."""
    odd = work.odd_room - count_room(b, work.odd & NEAR[cell])
    even = work.even_room - count_room(b, work.even & NEAR[cell])
    faces = faces_of(s, dice)
    if has_plenty(faces, 3, odd) or has_plenty(faces, 3, even):
        return 0
    found = 0
    for die in range(DICE):
        others = dice & ~(1 << die)
        mine = 0
        if others != dice:
            mine = tiles & SHAPE_TILES[s.dice[die]]
        tiles &= ~mine
        if mine == 0 or has_room(s, others, 0, odd) or has_room(s, others, 0, even):
            continue
        while mine:
            tile = lowest(mine)
            if not leaves_drawable(s, others, cell, tile, most, work):
                found |= 1 << tile
            mine &= mine - 1
    return found


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
