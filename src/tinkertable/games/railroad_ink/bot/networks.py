"""Features of networks: how many exits each met exit and each open end is joined to, and what could
be joined in one cell."""

from __future__ import annotations

from tinkertable.core.record import lowest, rule, table

from ..rules.ends import cells_beside, unjoined
from ..rules.state import Board, Box, Sheet
from ..rules.tiles import CELLS, HIGHWAY, LAVA, NEIGHBOUR, NORTH, WEST
from . import places
from .places import BORDER_EDGE
from .sketch import EXITS, LOOSE, UNMET, Sketch
from .symmetry import alike

SIZES = 5  # of networks, by exits joined: 0, 1, 2, 3-4, more
SIZE_OF = table([0, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4])
AN_EXIT = SIZES  # an exit nobody has met, where the size of a network may stand
_alike, LIKENESSES = alike()
ALIKE = table(_alike)

# Blocks of feature numbers.
EXIT_SIZE = places.END  # [edge, exits joined]
OPEN_END = EXIT_SIZE + places.BORDER_EDGES * (EXITS + 1)  # [cell it leads to, kind, size]
FACED = OPEN_END + CELLS * 2 * SIZES  # [likeness]: a free cell and what it faces
PAIR = FACED + LIKENESSES  # [adjacent, other kind, size, size]: two ends that meet in a free cell
SAME = PAIR + 4 * (SIZES + 1) * (SIZES + 1)  # [adjacent, other kind, size]: of one network
END = SAME + 4 * (SIZES + 1)  # the first number behind them


@rule
def network_features(box: Box, b: Board, k: Sketch, n: int, sheet: Sheet) -> int:
    """Exits and open ends with the size of their network; `near` and `reach` for the next."""
    free = b.front
    while free:
        k.near[lowest(free)] = 0
        free &= free - 1
    k.reach[LOOSE] = 0
    k.reach[UNMET] = AN_EXIT
    for net in range(sheet.network_count):
        k.reach[net] = SIZE_OF[sheet.network[net].exits]
    for kind in range(HIGHWAY, LAVA):
        for side in range(4):
            out = box.exits[kind * 4 + side]
            exits_free = out & ~b.filled
            while exits_free:
                k.near[lowest(exits_free)] |= (UNMET + 1) << 4 * side
                exits_free &= exits_free - 1
            met = out & sheet.ends[kind * 4 + side]
            hanging = unjoined(kind, side, sheet) & ~cells_beside(b.filled, side)
            for net in range(sheet.network_count):
                network = sheet.network[net]
                cells = network.highway if kind == HIGHWAY else network.rail
                mine = met & cells
                while mine:
                    edge = BORDER_EDGE[lowest(mine) * 4 + side]
                    k.active[n] = EXIT_SIZE + edge * (EXITS + 1) + network.exits
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
