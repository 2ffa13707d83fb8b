"""R14: how many of a round's dice could still be drawn in some order.

To draw a set of dice, take one: it joins what lies there now, or a die drawn before it, which
joins what lies there now or another … So a chain of dice leads to it from the board, each joined
to the one before, and drawing that chain first hinders nothing that any order could still draw.
It is enough to try every chain for this one die, then the same for the dice left.
"""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .state import CHAIN_START, DICE, Board, State, Trial, Work
from .tiles import ALL_CELLS, CELLS, CODE, FIRST_TILE, FITS, NEIGHBOUR, PAGE, SHAPE_TILES


@rule
def load_board(b: Board, free: int, work: Work) -> None:
    """The board that is drawn on for a try: only the free cells can be used."""
    for cell in range(CELLS):
        work.facing[cell] = b.facing[cell]
    work.filled = ALL_CELLS & ~free
    work.front = b.front & free


@rule
def count_drawable(s: State, dice: int, work: Work) -> int:
    """How many of a set of dice some order draws."""
    for size in range(popcount(dice), 0, -1):
        if can_draw(s, dice, size, work):
            return size
    return 0


@rule
def leaves_drawable(
    s: State, dice: int, cell: int, tile: int, size: int, work: Work
) -> bool:  # fmt: skip
    """Once this tile is drawn, can some order draw so many of these dice?"""
    try_tile(cell, tile, work)
    found = can_draw(s, dice, size, work)
    take_back(cell, tile, work)
    return found


@rule
def can_draw(s: State, dice: int, size: int, work: Work) -> bool:
    """Can some `size` of the dice all be drawn?"""
    if size == 0:
        return True
    if size == 1:
        return one_fits(s, dice, work)
    some = dice
    while some:  # every subset of the dice, larger numbers first
        if popcount(some) == size and can_draw_all(s, some, work):
            return True
        some = (some - 1) & dice
    return False


@rule
def can_draw_all(s: State, dice: int, work: Work) -> bool:
    level = 0
    start_chain(s, 0, dice, work)
    while level >= 0:
        if not next_try(s, level, work):
            level -= 1
            if level >= 0:
                take_back(work.trial[level].cell, work.trial[level].tile, work)
            continue
        trial = work.trial[level]
        try_tile(trial.cell, trial.tile, work)
        left = trial.left & ~(1 << trial.die)
        if left == 0:
            while level >= 0:
                take_back(work.trial[level].cell, work.trial[level].tile, work)
                level -= 1
            return True
        level += 1
        if trial.die == trial.goal:
            start_chain(s, level, left, work)
        else:
            lengthen_chain(level, left, work)
    return False


@rule
def start_chain(s: State, level: int, left: int, work: Work) -> None:
    """Lead to a die that fits nowhere yet, if there is one: that fails soonest."""
    goal = lowest(left)
    rest = left
    while rest:
        if not fits_somewhere(s.dice[lowest(rest)], work):
            goal = lowest(rest)
            rest = 0
        rest &= rest - 1
    trial = work.trial[level]
    trial.left = left
    trial.goal = goal
    trial.last = CHAIN_START
    try_die(level, goal, work)


@rule
def lengthen_chain(level: int, left: int, work: Work) -> None:
    trial = work.trial[level]
    before = work.trial[level - 1]
    trial.left = left
    trial.goal = before.goal
    trial.last = before.cell
    try_die(level, trial.goal, work)


@rule
def one_fits(s: State, dice: int, work: Work) -> bool:
    while dice:
        if fits_somewhere(s.dice[lowest(dice)], work):
            return True
        dice &= dice - 1
    return False


@rule
def fits_somewhere(shape: int, work: Work) -> bool:
    cells = work.front
    while cells:
        if tiles_that_fit(shape, lowest(cells), work):
            return True
        cells &= cells - 1
    return False


@rule
def tiles_that_fit(shape: int, cell: int, work: Work) -> int:
    """Bits of the page of the shape."""
    return FITS[PAGE[shape] * 256 + work.facing[cell]] & SHAPE_TILES[shape]


@rule
def try_die(level: int, die: int, work: Work) -> None:
    """A chain starts anywhere; a later link stands where the one before points."""
    trial = work.trial[level]
    trial.die = die
    trial.tiles = 0
    last = trial.last
    if last == CHAIN_START:
        trial.cells = work.front
        return
    trial.cells = pointed_at(last, work.trial[level - 1].tile) & ~work.filled


@rule
def pointed_at(cell: int, tile: int) -> int:
    """The cells that a tile drawn there points at."""
    cells = 0
    code = CODE[tile]
    for side in range(4):
        other = NEIGHBOUR[cell * 4 + side]
        if (code >> 2 * side) & 3 and other >= 0:
            cells |= 1 << other
    return cells


@rule
def next_try(s: State, level: int, work: Work) -> bool:
    """Set cell and tile to the next placement of this level; False when all were tried."""
    trial = work.trial[level]
    while True:
        if trial.tiles:
            trial.tile = FIRST_TILE[PAGE[s.dice[trial.die]]] + lowest(trial.tiles)
            trial.tiles &= trial.tiles - 1
            return True
        if trial.cells:
            trial.cell = lowest(trial.cells)
            trial.cells &= trial.cells - 1
            trial.tiles = tiles_that_fit(s.dice[trial.die], trial.cell, work)
            continue
        die = next_helper(trial)
        if die < 0:
            return False
        try_die(level, die, work)


@rule
def next_helper(trial: Trial) -> int:
    """After the goal itself, every other die in turn as a link; -1 at the end."""
    die = trial.die + 1
    if trial.die == trial.goal:
        die = 0
    while die < DICE:
        if die != trial.goal and (trial.left >> die) & 1:
            return die
        die += 1
    return -1


@rule
def try_tile(cell: int, tile: int, work: Work) -> None:
    work.filled |= 1 << cell
    code = CODE[tile]
    for side in range(4):
        mine = (code >> 2 * side) & 3
        other = NEIGHBOUR[cell * 4 + side]
        if mine and other >= 0:
            work.facing[other] |= mine << 2 * (side ^ 2)
            work.front |= 1 << other
    work.front &= ~work.filled


@rule
def take_back(cell: int, tile: int, work: Work) -> None:
    work.filled &= ~(1 << cell)
    work.front |= 1 << cell
    code = CODE[tile]
    for side in range(4):
        other = NEIGHBOUR[cell * 4 + side]
        if (code >> 2 * side) & 3 and other >= 0:
            work.facing[other] &= ~(3 << 2 * (side ^ 2))
            if work.facing[other] == 0:
                work.front &= ~(1 << other)
