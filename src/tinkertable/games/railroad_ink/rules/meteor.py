"""The meteor: before drawing, each seat takes its hit or crosses off a special."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import METEOR, METEOR_TO, SKIP
from .board import cross_off, erase, lose_special, specials_allowed, unused_specials
from .state import AIM, ANY_WAY, BOTH, DICE, FLY, SKIP_COUNTS, UNHIT, Board, Box, State
from .tiles import MIDDLE, NEIGHBOUR, SIDES

EVERY_SIDE = (1 << len(SIDES)) - 1


@rule
def legal_meteor(box: Box, s: State, b: Board, out: Ints) -> int:
    if s.dice[DICE] == ANY_WAY:  # R23
        n = offer(out, 0, METEOR_TO, EVERY_SIDE)
    else:
        n = offer(out, 0, METEOR, 1)
    if s.option[SKIP_COUNTS] == BOTH and specials_allowed(b) == 0:  # R25
        return n
    return offer(out, n, SKIP, unused_specials(box, b))


@rule
def apply_meteor(box: Box, s: State, b: Board, action: int) -> None:
    b.struck = 1
    if action >= SKIP:
        skip(box, s, b, action - SKIP)
    else:
        strike(b, target(b, direction(s, action), distance(s)))


@rule
def skip(box: Box, s: State, b: Board, special: int) -> None:
    """R25: the special is gone; with `both` also as this round's and as one of the three."""
    if s.option[SKIP_COUNTS] == BOTH:
        cross_off(box, s, b, special)
    else:
        lose_special(b, special)


@rule
def direction(s: State, action: int) -> int:
    """The side a hit flies to: what the die shows, or what the seat chose (R23)."""
    if action == METEOR:
        return s.dice[DICE] - AIM
    return action - METEOR_TO


@rule
def distance(s: State) -> int:
    return s.dice[DICE + 1] - FLY + 1


@rule
def target(b: Board, side: int, cells: int) -> int:
    """R22: the cell that is hit, so many cells away."""
    heading = start_cell(b) * 4 + side
    while flies_on(b, heading // 4, cells):
        heading = fly(heading)
        cells -= 1
    return heading // 4


@rule
def start_cell(b: Board) -> int:
    """R22: where the meteor flies from."""
    if b.dot == UNHIT:
        return MIDDLE
    return b.dot


@rule
def flies_on(b: Board, cell: int, cells: int) -> bool:
    """R27: it has so many cells to go, or there is a crater where it should strike."""
    return cells > 0 or (b.craters >> cell) & 1 == 1


@rule
def fly(heading: int) -> int:
    """R26: one cell on; at the border it turns round. A heading is cell * 4 + side."""
    if NEIGHBOUR[heading] < 0:
        heading ^= 2
    return NEIGHBOUR[heading] * 4 + heading % 4


@rule
def strike(b: Board, cell: int) -> None:
    """R28: what was there is erased, a crater is left, the dot moves."""
    if (b.filled >> cell) & 1:
        erase(b, cell)
    b.craters |= 1 << cell
    b.dot = cell
