"""Option `must_place=maximum`: how many of a round's dice could still be drawn in some order.

To draw a set of dice, take one: it joins what lies there now, or a die drawn before it, which
joins what lies there now or another … So a chain of dice leads to it from the board, each joined
to the one before, and drawing that chain first hinders nothing that any order could still draw.
It is enough to try every chain for this one die, then the same for the dice left.
"""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, popcount, rule

from .state import DICE, Board, State
from .tiles import ALL_CELLS, CELLS, CODE, FITS, NEIGHBOUR, SHAPE, SHAPE_TILES

# Layout of the work memory.
FACING = 0  # [cell]: what it faces, with the dice tried so far
FILLED = FACING + CELLS  # bit set of cells not free
FRONT = FILLED + 1  # bit set of free cells that something points at
# For each die drawn in the try, [level]:
LEFT = FRONT + 1  # bit set of dice to draw from here on
GOAL = LEFT + DICE  # the die the chain leads to
LAST = GOAL + DICE  # cell of the link before, or -1 at the start of a chain
DIE = LAST + DICE  # die tried now
TRY = DIE + DICE  # bit set of cells to try for it
CELL = TRY + DICE  # cell tried now
TILE_SET = CELL + DICE  # bit set of tiles to try there
TILE = TILE_SET + DICE  # tile drawn
WORK = TILE + DICE


@rule
def count_drawable(s: State, b: Board, dice: int, free: int, work: Ints) -> int:
    """How many of a set of dice some order draws on the free cells."""
    load_board(b, free, work)
    for size in range(popcount(dice), 0, -1):
        if can_draw(s, dice, size, work):
            return size
    return 0


@rule
def keeps_drawable(
    s: State, b: Board, dice: int, free: int, cell: int, tile: int, drawable: int, work: Ints
) -> bool:
    """Once this tile is drawn, can as many dice be drawn in all as before?"""
    load_board(b, free, work)
    try_tile(cell, tile, work)
    return can_draw(s, dice & ~(1 << die_of(s, dice, SHAPE[tile])), drawable - 1, work)


@rule
def die_of(s: State, dice: int, shape: int) -> int:
    """The first of the dice that shows this face."""
    while s.dice[lowest(dice)] != shape:
        dice &= dice - 1
    return lowest(dice)


@rule
def load_board(b: Board, free: int, work: Ints) -> None:
    for cell in range(CELLS):
        work[FACING + cell] = b.facing[cell]
    work[FILLED] = ALL_CELLS & ~free
    work[FRONT] = b.front & free


@rule
def can_draw(s: State, dice: int, size: int, work: Ints) -> bool:
    """Can some `size` of the dice all be drawn?"""
    if size == 0:
        return True
    some = dice
    while some:  # every subset of the dice, larger numbers first
        if popcount(some) == size and can_draw_all(s, some, work):
            return True
        some = (some - 1) & dice
    return False


@rule
def can_draw_all(s: State, dice: int, work: Ints) -> bool:
    level = 0
    start_chain(s, 0, dice, work)
    while level >= 0:
        if not next_try(s, level, work):
            level -= 1
            if level >= 0:
                take_back(level, work)
            continue
        try_tile(work[CELL + level], work[TILE + level], work)
        left = work[LEFT + level] & ~(1 << work[DIE + level])
        if left == 0:
            while level >= 0:
                take_back(level, work)
                level -= 1
            return True
        level += 1
        if work[DIE + level - 1] == work[GOAL + level - 1]:
            start_chain(s, level, left, work)
        else:
            lengthen_chain(level, left, work)
    return False


@rule
def start_chain(s: State, level: int, left: int, work: Ints) -> None:
    """Lead to a die that fits nowhere yet, if there is one: that fails soonest."""
    goal = lowest(left)
    rest = left
    while rest:
        if not fits_somewhere(SHAPE_TILES[s.dice[lowest(rest)]], work):
            goal = lowest(rest)
            rest = 0
        rest &= rest - 1
    work[LEFT + level] = left
    work[GOAL + level] = goal
    work[LAST + level] = -1
    try_die(level, goal, work)


@rule
def lengthen_chain(level: int, left: int, work: Ints) -> None:
    work[LEFT + level] = left
    work[GOAL + level] = work[GOAL + level - 1]
    work[LAST + level] = work[CELL + level - 1]
    try_die(level, work[GOAL + level], work)


@rule
def fits_somewhere(tiles: int, work: Ints) -> bool:
    cells = work[FRONT]
    while cells:
        if FITS[work[FACING + lowest(cells)]] & tiles:
            return True
        cells &= cells - 1
    return False


@rule
def try_die(level: int, die: int, work: Ints) -> None:
    """A chain starts anywhere; a later link stands where the one before points."""
    work[DIE + level] = die
    work[TILE_SET + level] = 0
    last = work[LAST + level]
    if last < 0:
        work[TRY + level] = work[FRONT]
        return
    cells = 0
    code = CODE[work[TILE + level - 1]]
    for side in range(4):
        if (code >> 2 * side) & 3 and NEIGHBOUR[last * 4 + side] >= 0:
            cells |= 1 << NEIGHBOUR[last * 4 + side]
    work[TRY + level] = cells & ~work[FILLED]


@rule
def next_try(s: State, level: int, work: Ints) -> bool:
    """Set CELL and TILE to the next placement of this level; False when all were tried."""
    while True:
        if work[TILE_SET + level]:
            work[TILE + level] = lowest(work[TILE_SET + level])
            work[TILE_SET + level] &= work[TILE_SET + level] - 1
            return True
        if work[TRY + level]:
            cell = lowest(work[TRY + level])
            work[TRY + level] &= work[TRY + level] - 1
            work[CELL + level] = cell
            tiles = SHAPE_TILES[s.dice[work[DIE + level]]]
            work[TILE_SET + level] = FITS[work[FACING + cell]] & tiles
            continue
        die = next_helper(level, work)
        if die < 0:
            return False
        try_die(level, die, work)


@rule
def next_helper(level: int, work: Ints) -> int:
    """After the goal itself, every other die in turn as a link; -1 at the end."""
    goal = work[GOAL + level]
    die = work[DIE + level] + 1
    if work[DIE + level] == goal:
        die = 0
    while die < DICE:
        if die != goal and (work[LEFT + level] >> die) & 1:
            return die
        die += 1
    return -1


@rule
def try_tile(cell: int, tile: int, work: Ints) -> None:
    work[FILLED] |= 1 << cell
    code = CODE[tile]
    for side in range(4):
        mine = (code >> 2 * side) & 3
        other = NEIGHBOUR[cell * 4 + side]
        if mine and other >= 0:
            work[FACING + other] |= mine << 2 * (side ^ 2)
            work[FRONT] |= 1 << other
    work[FRONT] &= ~work[FILLED]


@rule
def take_back(level: int, work: Ints) -> None:
    cell = work[CELL + level]
    work[FILLED] &= ~(1 << cell)
    work[FRONT] |= 1 << cell
    code = CODE[work[TILE + level]]
    for side in range(4):
        other = NEIGHBOUR[cell * 4 + side]
        if (code >> 2 * side) & 3 and other >= 0:
            work[FACING + other] &= ~(3 << 2 * (side ^ 2))
            if work[FACING + other] == 0:
                work[FRONT] &= ~(1 << other)
