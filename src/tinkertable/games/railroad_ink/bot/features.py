"""What a value is read off: a board as a list of features, each one of a fixed number.

Places: what meets at every edge between two cells, the border, stations and overpasses. Networks:
how many exits each met exit and each open end is joined to, and what could be joined in one cell.
Counts: the lines of the score sheet, the round, the dice and specials left.
"""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Ints, i2, i4, lowest, popcount, record, rule, table

from ..rules.board import special_allowed
from ..rules.ends import ENDS, JOINED, OVERPASSES, cells_beside, open_lava, station_cells
from ..rules.score import (
    BONUS,
    CENTRE,
    ERRORS,
    LONGEST_HIGHWAY,
    LONGEST_RAIL,
    NETWORK,
    NETWORK_SIZE,
    NETWORKS_FOUND,
    score,
)
from ..rules.state import ALL_DICE, EXITS, EXPANSION, NO_EXPANSION, Board, Box, State
from ..rules.tiles import (
    CELLS,
    CODE,
    EAST,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HIGHWAY,
    LAVA,
    NEIGHBOUR,
    NORTH,
    SHAPE_TILES,
    SOUTH,
    WEST,
)
from .symmetry import alike

SHOWS = 6  # what a cell shows on a side: free, crater, drawn and blank, highway, rail, lava
DRAWN = 2  # + kind
SIZES = 5  # of networks, by exits joined: 0, 1, 2, 3-4, more
SIZE_OF = table([0, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4])
AN_EXIT = SIZES  # an exit nobody has met, where the size of a network may stand
LOOSE = EXITS  # what a network is numbered that joins no exit
UNMET = EXITS + 1  # an exit nobody has met, where the number of a network may stand

_edges = [(cell, side) for cell in range(CELLS) for side in (EAST, SOUTH)]
_inner = [place for place in _edges if NEIGHBOUR[place[0] * 4 + place[1]] >= 0]
_outer = [(c, side) for c in range(CELLS) for side in range(4) if NEIGHBOUR[c * 4 + side] < 0]
EDGE = table(_inner.index(place) if place in _inner else -1 for place in _edges)
BORDER_EDGE = table(
    _outer.index((cell, side)) if (cell, side) in _outer else -1
    for cell in range(CELLS)
    for side in range(4)
)
_alike, LIKENESSES = alike()
ALIKE = table(_alike)

# Blocks of feature numbers.
EDGES = 0  # [edge, shows, shows]
BORDERS = EDGES + len(_inner) * SHOWS * SHOWS  # [edge, shows]
OVERPASS_AT = BORDERS + len(_outer) * SHOWS  # [cell]
STATION_AT = OVERPASS_AT + CELLS  # [cell]
EXIT_SIZE = STATION_AT + CELLS  # [edge, exits joined]
OPEN_END = EXIT_SIZE + len(_outer) * (EXITS + 1)  # [cell it leads to, kind, size]
FACED = OPEN_END + CELLS * 2 * SIZES  # [likeness]: a free cell and what it faces
PAIR = FACED + LIKENESSES  # [adjacent, other kind, size, size]: two ends that meet in a free cell
SAME = PAIR + 4 * (SIZES + 1) * (SIZES + 1)  # [adjacent, other kind, size]: of one network
COUNTS = SAME + 4 * (SIZES + 1)
MOST = 32  # counts stop here
# Counts: what is counted, [how many].
(HIGHWAY_LINE, RAIL_LINE, CENTRE_CELLS, OPEN_ENDS, BONUS_POINTS, LARGEST, SECOND, THIRD,
 FILLED_CELLS, ROUND, SPECIALS_USED, FREE_SPECIAL, OPEN_LAVA_SIDES,
 COUNTED) = range(14)  # fmt: skip
SPECIAL_LEFT = COUNTS + COUNTED * MOST  # [special]
DICE_LEFT = SPECIAL_LEFT + FIRST_LAVA - FIRST_SPECIAL  # [throw, how many]
DOT = DICE_LEFT + 16 * ALL_DICE  # [cell + 1]
FEATURES = DOT + CELLS + 1
MOST_ACTIVE = 512


@record
class Sketch:
    """The features of one board, and what finding them needs."""

    active: Annotated[Ints, i2 * MOST_ACTIVE]
    near: Annotated[Ints, i4 * CELLS]  # by free cell: 4 bits a side, the network that ends there
    reach: Annotated[Ints, i4 * (EXITS + 2)]  # by network: its size


@rule
def features(box: Box, s: State, seat: int, k: Sketch, work: Ints, lines: Ints) -> int:
    """Fill `active`; how many. The lines of the score are left in `lines`."""
    b = s.board[seat]
    score(box, s, seat, work, lines)
    n = edge_features(b, k, 0)
    n = cell_features(b, k, n, work)
    n = network_features(box, b, k, n, work)
    n = meeting_features(b, k, n)
    n = count_features(s, b, k, n, work, lines)
    return left_features(s, b, k, n)


@rule
def shown(b: Board, cell: int, side: int) -> int:
    tile = b.tile[cell]
    if tile >= 0:
        return DRAWN + (CODE[tile] >> 2 * side & 3)
    return b.craters >> cell & 1


@rule
def edge_features(b: Board, k: Sketch, n: int) -> int:
    for cell in range(CELLS):
        for way in range(2):
            edge = EDGE[cell * 2 + way]
            if edge >= 0:
                side = EAST + way
                pair = shown(b, cell, side) * SHOWS
                pair += shown(b, NEIGHBOUR[cell * 4 + side], side ^ 2)
                k.active[n] = EDGES + edge * SHOWS * SHOWS + pair
                n += pair != 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        filled &= filled - 1
        for side in range(4):
            edge = BORDER_EDGE[cell * 4 + side]
            if edge >= 0:
                k.active[n] = BORDERS + edge * SHOWS + shown(b, cell, side)
                n += 1
    return n


@rule
def cell_features(b: Board, k: Sketch, n: int, work: Ints) -> int:
    cells = work[OVERPASSES]
    while cells:
        k.active[n] = OVERPASS_AT + lowest(cells)
        n += 1
        cells &= cells - 1
    cells = station_cells(work)
    while cells:
        k.active[n] = STATION_AT + lowest(cells)
        n += 1
        cells &= cells - 1
    return n


@rule
def network_features(box: Box, b: Board, k: Sketch, n: int, work: Ints) -> int:
    """Exits and open ends with the size of their network; `near` and `reach` for the next."""
    free = b.front
    while free:
        k.near[lowest(free)] = 0
        free &= free - 1
    k.reach[LOOSE] = 0
    k.reach[UNMET] = AN_EXIT
    for net in range(work[NETWORKS_FOUND]):
        k.reach[net] = SIZE_OF[work[NETWORK + net * NETWORK_SIZE]]
    for kind in range(HIGHWAY, LAVA):
        for side in range(4):
            ends = work[ENDS + kind * 4 + side]
            out = box.exits[kind * 4 + side]
            exits_free = out & ~b.filled
            while exits_free:
                k.near[lowest(exits_free)] |= (UNMET + 1) << 4 * side
                exits_free &= exits_free - 1
            met = out & ends
            hanging = ends & ~work[JOINED + kind * 4 + side] & ~cells_beside(b.filled, side)
            for net in range(work[NETWORKS_FOUND]):
                exits = work[NETWORK + net * NETWORK_SIZE]
                cells = work[NETWORK + net * NETWORK_SIZE + kind]
                mine = met & cells
                while mine:
                    edge = BORDER_EDGE[lowest(mine) * 4 + side]
                    k.active[n] = EXIT_SIZE + edge * (EXITS + 1) + exits
                    n += 1
                    mine &= mine - 1
                n = end_features(hanging & cells, kind, side, net, k, n)
                hanging &= ~cells
            n = end_features(hanging, kind, side, LOOSE, k, n)
    return n


@rule
def end_features(cells: int, kind: int, side: int, net: int, k: Sketch, n: int) -> int:
    while cells:
        target = NEIGHBOUR[lowest(cells) * 4 + side]
        cells &= cells - 1
        if target >= 0:
            k.active[n] = OPEN_END + (target * 2 + kind - HIGHWAY) * SIZES + k.reach[net]
            n += 1
            k.near[target] |= (net + 1) << 4 * (side ^ 2)
    return n


@rule
def meeting_features(b: Board, k: Sketch, n: int) -> int:
    """What a free cell faces, and which networks a drawing there could join."""
    free = b.front
    while free:
        cell = lowest(free)
        free &= free - 1
        facing = b.facing[cell]
        k.active[n] = FACED + ALIKE[cell * 256 + facing]
        n += 1
        near = k.near[cell]
        for one in range(NORTH, WEST):
            mine = near >> 4 * one & 15
            if mine:
                for other in range(one + 1, WEST + 1):
                    theirs = near >> 4 * other & 15
                    if theirs:
                        way = (other - one) & 1
                        way += 2 * ((facing >> 2 * one & 3) != (facing >> 2 * other & 3))
                        k.active[n] = pair_feature(k, way, mine - 1, theirs - 1)
                        n += 1
    return n


@rule
def pair_feature(k: Sketch, way: int, one: int, other: int) -> int:
    small = min(k.reach[one], k.reach[other])
    large = max(k.reach[one], k.reach[other])
    if one == other and one < LOOSE:
        return SAME + way * (SIZES + 1) + small
    return PAIR + (way * (SIZES + 1) + small) * (SIZES + 1) + large


@rule
def count_features(s: State, b: Board, k: Sketch, n: int, work: Ints, lines: Ints) -> int:
    n = counted(k, n, HIGHWAY_LINE, lines[LONGEST_HIGHWAY])
    n = counted(k, n, RAIL_LINE, lines[LONGEST_RAIL])
    n = counted(k, n, CENTRE_CELLS, lines[CENTRE])
    n = counted(k, n, OPEN_ENDS, lines[ERRORS])
    n = counted(k, n, BONUS_POINTS, lines[BONUS])
    largest = 0
    second = 0
    third = 0
    for net in range(work[NETWORKS_FOUND]):
        size = work[NETWORK + net * NETWORK_SIZE]
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
            lava += popcount(open_lava(side, work))
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
def left_features(s: State, b: Board, k: Sketch, n: int) -> int:
    """The round, specials, and the dice of this round still to be drawn."""
    drawing = s.rolled == s.to_roll
    n = counted(k, n, ROUND, stage(s))
    n = counted(k, n, SPECIALS_USED, b.specials)
    n = counted(k, n, FREE_SPECIAL, drawing and special_allowed(b))
    for shape in range(FIRST_SPECIAL, FIRST_LAVA):
        if b.special_tiles & SHAPE_TILES[shape]:
            k.active[n] = SPECIAL_LEFT + shape - FIRST_SPECIAL
            n += 1
    if drawing:
        for die in range(ALL_DICE):
            throw = s.dice[die]
            if 0 <= throw < 16 and not b.drawn >> die & 1:
                nth = 0
                for before in range(die):
                    nth += s.dice[before] == throw and not b.drawn >> before & 1
                k.active[n] = DICE_LEFT + throw * ALL_DICE + nth
                n += 1
    return n
