"""What a seat may draw, and when it may say `done`."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, popcount, rule

from .actions import DONE, cell_of, page_of, placing
from .board import dice_tiles, special_allowed, undrawn_dice
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
    Box,
    State,
    Work,
)
from .tiles import ALL_CELLS, FIRST_TILE, FITS, NEAR


@rule
def legal_drawing(box: Box, s: State, b: Board, out: Ints, work: Work) -> int:
    """R8, R10, R11: what fits, and `done` when no die does."""
    undrawn = undrawn_dice(b)
    duty = duty_cells(s, b)
    n = 0
    due = 0
    for page in range(box.route_pages):
        dice = dice_tiles(s, undrawn, page)
        allowed = dice | special_tiles(b, page)
        front = b.front
        while front:
            cell = lowest(front)
            tiles = FITS[page * 256 + b.facing[cell]] & allowed
            n = offer(out, n, placing(page, cell), tiles)
            if (duty >> cell) & 1:
                due |= tiles & dice
            front &= front - 1
    if s.option[MUST_PLACE] == MAXIMUM and undrawn & (undrawn - 1):
        n = withhold(box, s, b, undrawn, duty, out, n, work)
    return legal_rest(box, s, b, due == 0, out, n)


@rule
def withhold(
    box: Box, s: State, b: Board, dice: int, duty: int, out: Ints, n: int, work: Work
) -> int:  # fmt: skip
    """R14: leave out of n groups what would strand another die; how many groups are left."""
    cells = b.front & duty
    find_room(box, b, cells, work)
    roomy = roomy_cells(box, s, dice, work)
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
        cell = cell_of(first)
        if ((cells & ~roomy) >> cell) & 1:  # R31
            tiles &= ~stranding(box, s, b, dice, first, tiles, most - 1, work)
        kept = offer(out, kept, first, tiles)
    return kept


@rule
def stranding(
    box: Box, s: State, b: Board, dice: int, first: int, tiles: int, most: int, work: Work
) -> int:  # fmt: skip
    """Of the tiles offered from an action on, those after which fewer than `most` dice follow."""
    cell = cell_of(first)
    odd = work.odd_room - count_room(box, b, work.odd & NEAR[cell])
    even = work.even_room - count_room(box, b, work.even & NEAR[cell])
    faces = faces_of(box, s, dice)
    if has_plenty(faces, 3, odd) or has_plenty(faces, 3, even):
        return 0
    page = page_of(first)
    found = 0
    for die in range(DICE):
        others = dice & ~(1 << die)
        mine = tiles & dice_tiles(s, dice & (1 << die), page)
        tiles &= ~mine
        if mine == 0 or has_room(box, s, others, 0, odd) or has_room(box, s, others, 0, even):
            continue
        while mine:
            tile = lowest(mine)
            if not leaves_drawable(s, others, cell, FIRST_TILE[page] + tile, most, work):
                found |= 1 << tile
            mine &= mine - 1
    return found


@rule
def special_tiles(b: Board, page: int) -> int:
    """R11: the tiles of those not yet used, if one may be drawn now."""
    if special_allowed(b):
        return b.special_tiles[page]
    return 0


@rule
def duty_cells(s: State, b: Board) -> int:
    """The free cells where a die that fits must be drawn (R10, R31)."""
    if s.option[CRATER_DUTY] == OPTIONAL:
        return ALL_CELLS & ~b.filled & ~b.craters
    return ALL_CELLS & ~b.filled


@rule
def legal_rest(box: Box, s: State, b: Board, routes_met: bool, out: Ints, n: int) -> int:
    """Lava and volcanoes, then `done` (R12) once every duty is met."""
    lava = s.option[EXPANSION] == WITH_LAVA
    if lava:
        n = legal_lava(box, s, b, out, n)
    if routes_met and (not lava or lava_duty_met(b)):
        n = offer(out, n, DONE, 1)
    return n
