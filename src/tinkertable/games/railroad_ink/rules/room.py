"""R14 in a hurry: whether the other dice plainly find room, wherever one is drawn.

A drawing takes its own cell and may spoil the four beside it, no others. So dice that fit in cells
of which none is beside another can all be drawn there, in any order. Nearly always that settles
the question; where it does not, `drawable_dice.py` tries.

Every cell is in one of two sets in which none is beside another: the cells of either colour of a
chessboard, each with those that have no other beside them. How much room such a set has is one
number of several counts: for each face of the route dice, in how many of the cells it fits. An
edition whose route dice have too many different faces counts none and always tries.
"""

from __future__ import annotations

from tinkertable.core.record import lowest, rule

from .state import DICE, Board, Box, State, Work
from .tiles import COUNT_BITS, COUNTS, EAST_BORDER, ODD_CELLS, SIZE, WEST_BORDER

COUNT = (1 << COUNT_BITS) - 1
TOP = 1 << COUNT_BITS - 1  # a count that is no less has this bit
EACH = sum(1 << COUNT_BITS * face for face in range(COUNTS))  # one cell for each face


@rule
def find_room(box: Box, b: Board, cells: int, work: Work) -> None:
    """Part these cells into the two sets and count their room."""
    beside = cells >> SIZE | cells << SIZE
    beside |= (cells & ~EAST_BORDER) << 1 | (cells & ~WEST_BORDER) >> 1
    work.odd = cells & (ODD_CELLS | ~beside)
    work.even = cells & ~(ODD_CELLS & beside)
    work.odd_room = count_room(box, b, work.odd)
    work.even_room = work.odd_room
    if work.odd != work.even:
        work.even_room = count_room(box, b, work.even)


@rule
def count_room(box: Box, b: Board, cells: int) -> int:
    room = 0
    while cells:
        room += box.room[b.facing[lowest(cells)]]
        cells &= cells - 1
    return room


@rule
def roomy_cells(box: Box, s: State, dice: int, work: Work) -> int:
    """The cells where any of the dice may be drawn, and all others still find room."""
    faces = faces_of(box, s, dice)
    if has_plenty(faces, 4, work.odd_room) and has_plenty(faces, 4, work.even_room):
        return work.odd | work.even
    roomy = 0
    if has_room(box, s, dice, 1, work.odd_room):
        roomy = work.odd
    if has_room(box, s, dice, 1, work.even_room):
        roomy |= work.even
    return roomy


@rule
def faces_of(box: Box, s: State, dice: int) -> int:
    """Bit set: for every face that these dice show, the highest bit of its count."""
    faces = 0
    for die in range(DICE):
        faces |= ((dice >> die) & 1) * TOP << COUNT_BITS * box.count_of[s.dice[die]]
    return faces


@rule
def has_plenty(faces: int, least: int, room: int) -> bool:
    """Does each of these faces fit in so many cells at least?"""
    return (room + EACH * (TOP - least)) & faces == faces


@rule
def has_room(box: Box, s: State, dice: int, taken: int, room: int) -> bool:
    """Is a cell left for each die, once so many of the cells are taken by some of them?

    There is if the die with the fewest cells has one left, the next two, the next three.
    """
    two = 0
    three = 0
    last = -taken
    for die in range(DICE):
        if (dice >> die) & 1:
            left = ((room >> COUNT_BITS * box.count_of[s.dice[die]]) & COUNT) - taken
            if left < 1:
                return False
            two += left < 2
            three += left < 3
            last += 1
    return (two <= 1 or last < 2) and (three <= 2 or last < 3)
