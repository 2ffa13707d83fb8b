"""Drawing on a board and erasing: what every phase of a round shares."""

from __future__ import annotations

from tinkertable.core.record import rule

from .state import DICE, EMPTY, UNHIT, Board, Box, State
from .tiles import (
    CELLS,
    CODE,
    FIRST_LAVA,
    FIRST_SPECIAL,
    KIND_TILES,
    NEIGHBOUR,
    SPECIAL_TILES,
    TILES,
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
    if tile >= TILES:
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
def use(s: State, b: Board, kind: int) -> None:
    """Cross off a special (R11), or the first undrawn die that shows this face (R7)."""
    if FIRST_SPECIAL <= kind < FIRST_LAVA:
        b.special_tiles &= ~KIND_TILES[kind]
        b.specials += 1
        b.special_now = 1
        return
    die = 0
    while s.dice[die] != throw_of(kind) or (b.drawn >> die) & 1:
        die += 1
    b.drawn |= 1 << die


@rule
def throw_of(kind: int) -> int:
    """What a die shows when it shows this kind: specials are on none."""
    if kind < FIRST_LAVA:
        return kind
    return kind - FIRST_LAVA + FIRST_SPECIAL


@rule
def dice_tiles(s: State, b: Board) -> int:
    """The routes of the dice not yet drawn."""
    tiles = 0
    for die in range(DICE):
        if not (b.drawn >> die) & 1:
            tiles |= KIND_TILES[s.dice[die]]
    return tiles
