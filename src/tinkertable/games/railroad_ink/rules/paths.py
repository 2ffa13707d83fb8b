"""R16, R17: the longest highway and the longest rail, by trying every path."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .ends import cells_with, spread
from .state import END, Sheet, Work
from .tiles import EAST, HIGHWAY, NORTH, SIZE, SOUTH, WEST


@rule
def longest_path(kind: int, stations: int, work: Work, sheet: Sheet) -> int:
    """How many cells the longest path of one kind has that uses no cell twice; the sheet names
    them."""
    stops = 0
    if stations == END:
        stops = sheet.stations
    starts = link_cells(kind, work, sheet)
    if stops:
        starts = cells_with(kind, sheet)
    best = 0
    while starts:
        best = longest_path_from(lowest(starts), kind, stops, best, work, sheet)
        starts &= starts - 1
    return best


@rule
def link_cells(kind: int, work: Work, sheet: Sheet) -> int:
    """Link the cells of a kind; return cells among which some longest path starts.

    Such a path can start where the links are not two, or beside a junction: from elsewhere on a
    ring it can be turned round to such a cell. A plain ring has none; there any cell will do.
    """
    first = kind * 4
    north, east = sheet.joined[first + NORTH], sheet.joined[first + EAST]
    south, west = sheet.joined[first + SOUTH], sheet.joined[first + WEST]
    starts = 0
    cells = cells_with(kind, sheet)
    todo = cells
    while todo:
        bit = todo & -todo
        links = (
            (bit & north) >> SIZE | (bit & south) << SIZE | (bit & east) << 1 | (bit & west) >> 1
        )
        work.links[lowest(todo)] = links
        degree = popcount(links)
        if degree > 2:
            starts |= links
        if degree != 2:
            starts |= bit
        todo &= todo - 1
    rings = cells & ~spread(starts, kind, sheet)
    while rings:
        starts |= rings & -rings
        rings &= ~spread(rings & -rings, kind, sheet)
    return starts


@rule
def longest_path_from(
    start: int, kind: int, stops: int, best: int, work: Work, sheet: Sheet
) -> int:  # fmt: skip
    """Try every path from one cell; keep the first that is longer than `best`."""
    depth = 0
    seen = 1 << start
    work.trail[0] = start
    work.steps[0] = work.links[start]
    if best == 0:
        best = keep_trail(kind, depth, work, sheet)
    while depth >= 0:
        steps = work.steps[depth]
        if steps == 0:
            seen &= ~(1 << work.trail[depth])
            depth -= 1
            continue
        work.steps[depth] = steps & (steps - 1)
        cell = lowest(steps)
        depth += 1
        seen |= 1 << cell
        work.trail[depth] = cell
        work.steps[depth] = work.links[cell] & ~seen
        if (stops >> cell) & 1:
            work.steps[depth] = 0
        if depth >= best:
            best = keep_trail(kind, depth, work, sheet)
    return best


@rule
def keep_trail(kind: int, depth: int, work: Work, sheet: Sheet) -> int:
    """The path tried now is the longest so far; how many cells it has."""
    for i in range(depth + 1):
        if kind == HIGHWAY:
            sheet.highway_path[i] = work.trail[i]
        else:
            sheet.rail_path[i] = work.trail[i]
    return depth + 1
