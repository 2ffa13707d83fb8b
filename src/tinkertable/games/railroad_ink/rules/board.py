"""Drawing on a board and erasing: what every phase of a round shares."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import SPECIALS_A_GAME
from .state import DICE, EMPTY, UNHIT, Board, Box, State
from .tiles import (
    CELLS,
    CODE,
    FIRST_LAVA,
    FIRST_SPECIAL,
    NEIGHBOUR,
    ROUTE_TILES,
    SHAPE_TILES,
    SPECIAL_TILES,
)


@rule
def new_board(box: Box, b: Board) -> None:
    b.front = box.front
    b.filled = 0
    b.lava = 0
    b.craters = 0
    b.special_tiles = SPECIAL_TILES
    b.specials = 0
    b.dot = UNHIT
    for cell in range(CELLS):
        b.tile[cell] = EMPTY
        b.facing[cell] = box.facing[cell]
        b.round_of[cell] = 0


@rule
def draw(b: Board, cell: int, tile: int, number: int) -> None:
    """Draw a tile in a free cell in round `number`."""
    b.tile[cell] = tile
    b.round_of[cell] = number
    bit = 1 << cell
    b.filled |= bit
    b.craters &= ~bit  # R30
    code = CODE[tile]
    pointed = 0
    for side in range(4):
        mine = (code >> 2 * side) & 3
        other = NEIGHBOUR[cell * 4 + side]
        if mine and other >= 0:
            b.facing[other] |= mine << 2 * (side ^ 2)
            pointed |= 1 << other
    if tile >= ROUTE_TILES:
        b.lava |= bit
    b.front = (b.front | pointed) & ~b.filled


@rule
def erase(b: Board, cell: int) -> None:
    """Free a cell: its neighbours no longer face what was there."""
    code = CODE[b.tile[cell]]
    b.tile[cell] = EMPTY
    b.round_of[cell] = 0
    b.filled &= ~(1 << cell)
    b.lava &= ~(1 << cell)
    b.front |= int(b.facing[cell] != 0) << cell
    for side in range(4):
        other = NEIGHBOUR[cell * 4 + side]
        if (code >> 2 * side) & 3 and other >= 0:
            b.facing[other] &= ~(3 << 2 * (side ^ 2))
            if b.facing[other] == 0:
                b.front &= ~(1 << other)


@rule
def cross_off(s: State, b: Board, shape: int) -> None:
    """A special is used up (R11), or the first undrawn die that shows this shape is drawn (R7)."""
    if FIRST_SPECIAL <= shape < FIRST_LAVA:
        b.special_tiles &= ~SHAPE_TILES[shape]
        b.specials += 1
        b.special_now = 1
        return
    die = 0
    while shape_of(s.dice[die]) != shape or (b.drawn >> die) & 1:
        die += 1
    b.drawn |= 1 << die


@rule
def shape_of(throw: int) -> int:
    """The shape a route or lava die shows; specials are on none."""
    if throw < FIRST_SPECIAL:
        return throw
    return throw - FIRST_SPECIAL + FIRST_LAVA


@rule
def dice_tiles(s: State, b: Board) -> int:
    """The routes of the dice not yet drawn."""
    tiles = 0
    for die in range(DICE):
        if not (b.drawn >> die) & 1:
            tiles |= SHAPE_TILES[s.dice[die]]
    return tiles


@rule
def special_allowed(b: Board) -> bool:
    """R11: one a round, three a game."""
    return b.special_now == 0 and specials_allowed(b) > 0


@rule
def specials_allowed(b: Board) -> int:
    """R11: how many more may be used in this game."""
    return SPECIALS_A_GAME - b.specials


@rule
def unused_specials(b: Board) -> int:
    """R11: each of the six once; bit set, from the first special on."""
    specials = 0
    for shape in range(FIRST_SPECIAL, FIRST_LAVA):
        if b.special_tiles & SHAPE_TILES[shape]:
            specials |= 1 << (shape - FIRST_SPECIAL)
    return specials
