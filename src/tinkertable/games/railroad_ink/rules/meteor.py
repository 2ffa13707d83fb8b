"""The meteor: before drawing, each seat takes its hit or crosses off a special."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import METEOR, METEOR_TO, SKIP
from .board import erase, use
from .data import SPECIALS_A_GAME
from .state import AIM, ANY_WAY, BOTH, DICE, FLY, SKIP_COUNTS, UNHIT, Board, State
from .tiles import FIRST_LAVA, FIRST_SPECIAL, KIND_TILES, MIDDLE, NEIGHBOUR, SIDES

WAYS = (1 << len(SIDES)) - 1


@rule
def legal_meteor(s: State, b: Board, out: Ints) -> int:
    if s.dice[DICE] == ANY_WAY:  # R23
        n = offer(out, 0, METEOR_TO, WAYS)
    else:
        n = offer(out, 0, METEOR, 1)
    if s.option[SKIP_COUNTS] == BOTH and b.specials >= SPECIALS_A_GAME:  # R25
        return n
    return offer(out, n, SKIP, unused_specials(b))


@rule
def unused_specials(b: Board) -> int:
    specials = 0
    for kind in range(FIRST_SPECIAL, FIRST_LAVA):
        if b.special_tiles & KIND_TILES[kind]:
            specials |= 1 << (kind - FIRST_SPECIAL)
    return specials


@rule
def apply_meteor(s: State, b: Board, action: int) -> None:
    b.struck = 1
    if action >= SKIP:
        skip(s, b, FIRST_SPECIAL + action - SKIP)
    elif action == METEOR:
        strike(b, target(b, s.dice[DICE] - AIM, s.dice[DICE + 1] - FLY + 1))
    else:
        strike(b, target(b, action - METEOR_TO, s.dice[DICE + 1] - FLY + 1))


@rule
def skip(s: State, b: Board, special: int) -> None:
    """R25: the special is gone; with `both` also as this round's and as one of the three."""
    if s.option[SKIP_COUNTS] == BOTH:
        use(s, b, special)
    else:
        b.special_tiles &= ~KIND_TILES[special]


@rule
def target(b: Board, side: int, distance: int) -> int:
    """R22, R26, R27: fly, bounce at the border, go on while the cell holds a crater."""
    cell = MIDDLE
    if b.dot != UNHIT:
        cell = b.dot
    while distance > 0 or (b.craters >> cell) & 1:
        if NEIGHBOUR[cell * 4 + side] < 0:
            side ^= 2
        cell = NEIGHBOUR[cell * 4 + side]
        distance -= 1
    return cell


@rule
def strike(b: Board, cell: int) -> None:
    """R28: what was there is erased, a crater is left, the dot moves."""
    if (b.filled >> cell) & 1:
        erase(b, cell)
    b.craters |= 1 << cell
    b.dot = cell
