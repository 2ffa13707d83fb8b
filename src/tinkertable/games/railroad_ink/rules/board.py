"""Drawing on a board and erasing: what every phase of a round shares."""

from __future__ import annotations

from tinkertable.core.record import lowest, rule

from .data import SPECIALS_A_GAME
from .state import DICE, EMPTY, UNHIT, Board, Box, State
from .tiles import (
    CELLS,
    CODE,
    FIRST_LAVA,
    FIRST_LAVA_TILE,
    NEIGHBOUR,
    PAGE,
    ROUTE_PAGES,
    SHAPE_TILES,
)


@rule
def new_board(box: Box, b: Board) -> None:
    b.front = box.front
    b.filled = 0
    b.lava = 0
    b.craters = 0
    for page in range(ROUTE_PAGES):
        b.special_tiles[page] = box.special_tiles[page]
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
    if tile >= FIRST_LAVA_TILE:
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
def cross_off(box: Box, s: State, b: Board, shape: int) -> None:
    """A special is used up (R11), or the first undrawn die that shows this shape is drawn (R7)."""
    if is_special(box, shape):
        lose_special(b, shape)
        b.specials += 1
        b.special_now = 1
        return
    die = 0
    while s.dice[die] != shape or (b.drawn >> die) & 1:
        die += 1
    b.drawn |= 1 << die


@rule
def is_special(box: Box, shape: int) -> bool:
    """Specials are on no die."""
    return shape < FIRST_LAVA and (box.specials >> shape) & 1 == 1


@rule
def lose_special(b: Board, shape: int) -> None:
    b.special_tiles[PAGE[shape]] &= ~SHAPE_TILES[shape]


@rule
def dice_tiles(s: State, dice: int, page: int) -> int:
    """The tiles of a page that some of the dice may be drawn as."""
    tiles = 0
    for die in range(DICE):
        if (dice >> die) & 1 and PAGE[s.dice[die]] == page:
            tiles |= SHAPE_TILES[s.dice[die]]
    return tiles


@rule
def undrawn_dice(b: Board) -> int:
    """Bit set: the route dice not yet drawn."""
    return ~b.drawn & ((1 << DICE) - 1)


@rule
def special_allowed(b: Board) -> bool:
    """R11: one a round, three a game."""
    return b.special_now == 0 and specials_allowed(b) > 0


@rule
def specials_allowed(b: Board) -> int:
    """R11: how many more may be used in this game."""
    return SPECIALS_A_GAME - b.specials


@rule
def unused_specials(box: Box, b: Board) -> int:
    """R11: each of the six once; bit set of shapes."""
    unused = 0
    todo = box.specials
    while todo:
        shape = lowest(todo)
        if b.special_tiles[PAGE[shape]] & SHAPE_TILES[shape]:
            unused |= 1 << shape
        todo &= todo - 1
    return unused
