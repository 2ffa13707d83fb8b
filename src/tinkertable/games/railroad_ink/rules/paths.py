"""R16, R17: the longest highway and the longest rail, by trying every path."""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, popcount, rule

from .ends import ENDS_WORK, JOINED, KINDS_OF_END, cells_with, spread, station_cells
from .state import END
from .tiles import CELLS, EAST, NORTH, SIZE, SOUTH, WEST

# Layout of the work memory, behind the ends.
PATH = ENDS_WORK  # [kind, step]: the cells of the longest path in order
LINKS = PATH + KINDS_OF_END * CELLS  # [cell]: bit set of the cells it is joined to
STACK = LINKS + CELLS  # [depth]: bit set of steps to try
TRAIL = STACK + CELLS + 1  # [depth]: the cell
PATHS_WORK = TRAIL + CELLS + 1


@rule
def longest_path(kind: int, stations: int, work: Ints) -> int:
    """How many cells the longest path of one kind has that uses no cell twice; PATH has them."""
    stops = 0
    if stations == END:
        stops = station_cells(work)
    starts = link_cells(kind, work)
    if stops:
        starts = cells_with(kind, work)
    best = 0
    while starts:
        best = longest_path_from(lowest(starts), kind, stops, best, work)
        starts &= starts - 1
    return best


@rule
def link_cells(kind: int, work: Ints) -> int:
    """Fill LINKS; return cells among which some longest path starts.

    Such a path can start where the links are not two, or beside a junction: from elsewhere on a
    ring it can be turned round to such a cell. A plain ring has none; there any cell will do.
    """
    joined = JOINED + kind * 4
    north, east = work[joined + NORTH], work[joined + EAST]
    south, west = work[joined + SOUTH], work[joined + WEST]
    starts = 0
    cells = cells_with(kind, work)
    todo = cells
    while todo:
        bit = todo & -todo
        links = (
            (bit & north) >> SIZE | (bit & south) << SIZE | (bit & east) << 1 | (bit & west) >> 1
        )
        work[LINKS + lowest(todo)] = links
        degree = popcount(links)
        if degree > 2:
            starts |= links
        if degree != 2:
            starts |= bit
        todo &= todo - 1
    rings = cells & ~spread(starts, kind, work)
    while rings:
        starts |= rings & -rings
        rings &= ~spread(rings & -rings, kind, work)
    return starts


@rule
def longest_path_from(start: int, kind: int, stops: int, best: int, work: Ints) -> int:
    """Try every path from one cell; keep in PATH the first that is longer than `best`."""
    depth = 0
    seen = 1 << start
    work[TRAIL] = start
    work[STACK] = work[LINKS + start]
    if best == 0:
        best = keep_trail(kind, depth, work)
    while depth >= 0:
        steps = work[STACK + depth]
        if steps == 0:
            seen &= ~(1 << work[TRAIL + depth])
            depth -= 1
            continue
        work[STACK + depth] = steps & (steps - 1)
        cell = lowest(steps)
        depth += 1
        seen |= 1 << cell
        work[TRAIL + depth] = cell
        work[STACK + depth] = work[LINKS + cell] & ~seen
        if (stops >> cell) & 1:
            work[STACK + depth] = 0
        if depth >= best:
            best = keep_trail(kind, depth, work)
    return best


@rule
def keep_trail(kind: int, depth: int, work: Ints) -> int:
    for i in range(depth + 1):
        work[PATH + kind * CELLS + i] = work[TRAIL + i]
    return depth + 1
