"""Features of counts: the lines of the score sheet, the round, the dice and specials left."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from ..rules.board import special_allowed, unused_specials
from ..rules.data import LAVA_DIE, SPECIALS
from ..rules.state import AIM, ALL_DICE, EXPANSION, NO_EXPANSION, Board, Box, Sheet, State
from ..rules.tiles import CELLS, FACES, FIRST_LAVA
from . import networks
from .sketch import Sketch

# Blocks of feature numbers.
COUNTS = networks.END  # [what is counted, how many]
MOST = 32  # counts stop here
(HIGHWAY_LINE, RAIL_LINE, CENTRE_CELLS, OPEN_ENDS, BONUS_POINTS, LARGEST, SECOND, THIRD,
 FILLED_CELLS, ROUND, SPECIALS_USED, FREE_SPECIAL, OPEN_LAVA_SIDES,
 COUNTED) = range(14)  # fmt: skip
SPECIAL_LEFT = COUNTS + COUNTED * MOST  # [special]
DICE_LEFT = SPECIAL_LEFT + len(SPECIALS)  # [face, how many]
DOT = DICE_LEFT + 16 * ALL_DICE  # [cell + 1]
END = DOT + CELLS + 1  # the first number behind them
ROUTE_FACES, LAVA_FACES = len(FACES), len(LAVA_DIE)
LEARNED = 16  # faces


@rule
def count_features(s: State, b: Board, k: Sketch, n: int, sheet: Sheet) -> int:
    n = counted(k, n, HIGHWAY_LINE, sheet.highway)
    n = counted(k, n, RAIL_LINE, sheet.rail)
    n = counted(k, n, CENTRE_CELLS, sheet.centre)
    n = counted(k, n, OPEN_ENDS, sheet.errors)
    n = counted(k, n, BONUS_POINTS, sheet.bonus)
    largest = 0
    second = 0
    third = 0
    for net in range(sheet.network_count):
        size = sheet.network[net].exits
        if size > largest:
            third = second
            second = largest
            largest = size
        elif size > second:
            third = second
            second = size
        elif size > third:
            third = size
    n = counted(k, n, LARGEST, largest)
    n = counted(k, n, SECOND, second)
    n = counted(k, n, THIRD, third)
    n = counted(k, n, FILLED_CELLS, popcount(b.filled))
    lava = 0
    if s.option[EXPANSION] != NO_EXPANSION:
        for side in range(4):
            lava += popcount(sheet.open_lava[side])
        k.active[n] = DOT + b.dot + 1
        n += 1
    return counted(k, n, OPEN_LAVA_SIDES, lava)


@rule
def counted(k: Sketch, n: int, what: int, many: int) -> int:
    k.active[n] = COUNTS + what * MOST + min(max(many, 0), MOST - 1)
    return n + 1


@rule
def stage(s: State) -> int:
    """The round that is being drawn, or was drawn last."""
    return s.round_now - (s.rolled < s.to_roll)


@rule
def left_features(box: Box, s: State, b: Board, k: Sketch, n: int) -> int:
    """The round, specials, and the dice of this round still to be drawn."""
    drawing = s.rolled == s.to_roll
    n = counted(k, n, ROUND, stage(s))
    n = counted(k, n, SPECIALS_USED, b.specials)
    n = counted(k, n, FREE_SPECIAL, drawing and special_allowed(b))
    specials = unused_specials(box, b) >> ROUTE_FACES
    while specials:
        k.active[n] = SPECIAL_LEFT + lowest(specials)
        n += 1
        specials &= specials - 1
    if drawing:
        for die in range(ALL_DICE):
            throw = s.dice[die]
            face = face_of(throw)
            if 0 <= face < LEARNED and not b.drawn >> die & 1:
                nth = 0
                for before in range(die):
                    nth += s.dice[before] == throw and not b.drawn >> before & 1
                k.active[n] = DICE_LEFT + face * ALL_DICE + nth
                n += 1
    return n


@rule
def face_of(throw: int) -> int:
    """What a die of our box shows, as the network has learned it: routes, lava, directions."""
    if throw < FIRST_LAVA:
        return throw
    if throw < AIM:
        return throw - FIRST_LAVA + ROUTE_FACES
    return throw - AIM + ROUTE_FACES + LAVA_FACES
