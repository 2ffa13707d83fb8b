"""The score of Railroad Ink, one function a line of the sheet.

Everything is read off sixteen bit sets: which cells have an end of a kind on a side. What earned
the points stays in `work` for `view/items.py`: networks, paths, open ends.
"""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, popcount, rule

from .state import (
    CENTRE_COUNTS,
    END,
    EXITS,
    EXPANSION,
    ROUTES,
    STATIONS,
    WITH_LAVA,
    WITH_METEOR,
    Board,
    Box,
    State,
)
from .tiles import (
    BORDER,
    CELLS,
    CODE,
    EAST,
    EAST_BORDER,
    HIGHWAY,
    KIND,
    LAVA,
    NORTH,
    OVERPASS,
    RAIL,
    SIZE,
    SOUTH,
    WEST,
    WEST_BORDER,
)

NETWORKS, LONGEST_HIGHWAY, LONGEST_RAIL, CENTRE, ERRORS, BONUS, LINES = range(7)
KINDS_OF_END = 4  # nothing, highway, rail, lava

# Layout of the work memory.
ENDS = 0  # [kind, side]: bit set of cells with such an end
JOINED = ENDS + KINDS_OF_END * 4  # [kind, side]: those that meet an end of the same kind
OVERPASSES = JOINED + KINDS_OF_END * 4  # bit set of cells
OPEN = OVERPASSES + 1  # [side]: bit set of cells with an end there that meets nothing
OPEN_LAVA = OPEN + 4  # [side]: those of lava
CRATER_ENDS = OPEN_LAVA + 4  # [side]: bit set of cells with a route end into a crater
NETS = CRATER_ENDS + 4  # how many networks reach an exit
NET = NETS + 1  # [network]: exits, cells by highway, cells by rail
PATH = NET + EXITS * 3  # [kind, step]: the cells of the longest path in order
LAKES = PATH + KINDS_OF_END * CELLS  # how many lakes
LAKE = LAKES + 1  # [lake]: bit set of cells
LINKS = LAKE + CELLS  # [cell]: bit set of the cells it is joined to
STACK = LINKS + CELLS  # [depth]: bit set of steps to try
TRAIL = STACK + CELLS + 1  # [depth]: the cell
WORK = TRAIL + CELLS + 1


@rule
def score(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    b = s.board[seat]
    gather(b, work)
    lines[NETWORKS] = networks(box, work)
    lines[LONGEST_HIGHWAY] = longest(HIGHWAY, s.option[STATIONS], work)
    lines[LONGEST_RAIL] = longest(RAIL, s.option[STATIONS], work)
    lines[CENTRE] = centre(box, b, s.option[CENTRE_COUNTS], work)
    lines[ERRORS] = errors(b, work)
    lines[BONUS] = 0
    if s.option[EXPANSION] == WITH_METEOR:
        lines[BONUS] = crater_ends(work) * box.crater_points
    elif s.option[EXPANSION] == WITH_LAVA:
        lines[BONUS] = lakes(box, b, work)
    return total(lines)


@rule
def total(lines: Ints) -> int:
    routes = lines[NETWORKS] + lines[LONGEST_HIGHWAY] + lines[LONGEST_RAIL] + lines[CENTRE]
    return routes + lines[BONUS] - lines[ERRORS]


@rule
def gather(b: Board, work: Ints) -> None:
    """Fill ENDS, JOINED and OVERPASSES from the tiles of a board."""
    for i in range(OVERPASSES + 1):
        work[i] = 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        bit = filled & -filled
        filled &= filled - 1
        tile = b.tile[cell]
        code = CODE[tile]
        work[ENDS + (code & 3) * 4 + NORTH] |= bit
        work[ENDS + (code >> 2 & 3) * 4 + EAST] |= bit
        work[ENDS + (code >> 4 & 3) * 4 + SOUTH] |= bit
        work[ENDS + (code >> 6 & 3) * 4 + WEST] |= bit
        if KIND[tile] == OVERPASS:
            work[OVERPASSES] |= bit
    for kind in range(HIGHWAY, KINDS_OF_END):
        ends = ENDS + kind * 4
        joined = JOINED + kind * 4
        east = work[ends + EAST] & ~EAST_BORDER & work[ends + WEST] >> 1
        south = work[ends + SOUTH] & work[ends + NORTH] >> SIZE
        work[joined + NORTH] = south << SIZE
        work[joined + EAST] = east
        work[joined + SOUTH] = south
        work[joined + WEST] = east << 1


@rule
def networks(box: Box, work: Ints) -> int:
    """R15: every network by the number of exits it joins."""
    points = 0
    by_highway = exits_met(box, HIGHWAY, work)
    by_rail = exits_met(box, RAIL, work)
    found = 0
    while by_highway | by_rail:
        net = NET + found * 3
        if by_highway:
            flood(by_highway & -by_highway, 0, net, work)
        else:
            flood(0, by_rail & -by_rail, net, work)
        exits = popcount(by_highway & work[net + 1]) + popcount(by_rail & work[net + 2])
        by_highway &= ~work[net + 1]
        by_rail &= ~work[net + 2]
        work[net] = exits
        points += box.network_points[exits]
        found += 1
    work[NETS] = found
    return points


@rule
def exits_met(box: Box, kind: int, work: Ints) -> int:
    """The cells that lead out through an exit of this kind."""
    met = 0
    for side in range(4):
        met |= box.exits[kind * 4 + side] & work[ENDS + kind * 4 + side]
    return met


@rule
def flood(highway: int, rail: int, net: int, work: Ints) -> None:
    """R18: spread over joined cells; any but an overpass hands on from one kind to the other."""
    stations = ~work[OVERPASSES] & every_cell(work, HIGHWAY) & every_cell(work, RAIL)
    before = 0
    now = popcount(highway) + popcount(rail)
    while now > before:
        before = now
        highway = spread(highway | rail & stations, HIGHWAY, work)
        rail = spread(rail | highway & stations, RAIL, work)
        now = popcount(highway) + popcount(rail)
    work[net + 1] = highway
    work[net + 2] = rail


@rule
def every_cell(work: Ints, kind: int) -> int:
    """The cells that show this kind on some side."""
    ends = ENDS + kind * 4
    return work[ends] | work[ends + 1] | work[ends + 2] | work[ends + 3]


@rule
def spread(cells: int, kind: int, work: Ints) -> int:
    """All cells joined to these by one kind."""
    joined = JOINED + kind * 4
    north, east = work[joined + NORTH], work[joined + EAST]
    south, west = work[joined + SOUTH], work[joined + WEST]
    before = 0
    while cells != before:
        before = cells
        cells |= (cells & north) >> SIZE | (cells & south) << SIZE
        cells |= (cells & east) << 1 | (cells & west) >> 1
    return cells


@rule
def longest(kind: int, stations: int, work: Ints) -> int:
    """R16, R17: cells of the longest path of one kind that uses no cell twice."""
    stops = 0
    if stations == END:
        stops = ~work[OVERPASSES] & every_cell(work, HIGHWAY) & every_cell(work, RAIL)
    starts = link_cells(kind, work)
    if stops:
        starts = every_cell(work, kind)
    best = 0
    while starts:
        best = longest_from(lowest(starts), kind, stops, best, work)
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
    cells = every_cell(work, kind)
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
def longest_from(start: int, kind: int, stops: int, best: int, work: Ints) -> int:
    """Try every path from one cell; keep in PATH the first that is longer than `best`."""
    depth = 0
    seen = 1 << start
    work[TRAIL] = start
    work[STACK] = work[LINKS + start]
    if best == 0:
        best = keep(kind, depth, work)
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
            best = keep(kind, depth, work)
    return best


@rule
def keep(kind: int, depth: int, work: Ints) -> int:
    for i in range(depth + 1):
        work[PATH + kind * CELLS + i] = work[TRAIL + i]
    return depth + 1


@rule
def centre(box: Box, b: Board, counts: int, work: Ints) -> int:
    """R19: centre cells with something in them, or with a route."""
    if counts == ROUTES:
        return popcount(box.centre & (every_cell(work, HIGHWAY) | every_cell(work, RAIL)))
    return popcount(box.centre & (b.filled | b.craters))


@rule
def errors(b: Board, work: Ints) -> int:
    """R20, R41: ends that meet neither their like, nor the border, nor (routes) a crater."""
    n = 0
    for side in range(4):
        ends = ENDS + side
        joined = JOINED + side
        routes = work[ends + HIGHWAY * 4] | work[ends + RAIL * 4]
        routes &= ~(work[joined + HIGHWAY * 4] | work[joined + RAIL * 4])
        work[CRATER_ENDS + side] = routes & beside(b.craters, side)
        lava = work[ends + LAVA * 4] & ~work[joined + LAVA * 4]
        work[OPEN + side] = (routes & ~work[CRATER_ENDS + side] | lava) & ~BORDER[side]
        work[OPEN_LAVA + side] = lava & ~BORDER[side]
        n += popcount(work[OPEN + side])
    return n


@rule
def beside(cells: int, side: int) -> int:
    """The cells that have one of these on that side."""
    if side == NORTH:
        return cells << SIZE
    if side == EAST:
        return (cells & ~WEST_BORDER) >> 1
    if side == SOUTH:
        return cells >> SIZE
    return (cells & ~EAST_BORDER) << 1


@rule
def crater_ends(work: Ints) -> int:
    """R29: route ends that lead into a crater; `errors` has found them."""
    n = 0
    for side in range(4):
        n += popcount(work[CRATER_ENDS + side])
    return n


@rule
def lakes(box: Box, b: Board, work: Ints) -> int:
    """R43, R44: every closed lake, and the cells of the largest."""
    open_cells = 0
    for side in range(4):
        open_cells |= work[OPEN_LAVA + side]
    points = 0
    largest = 0
    found = 0
    cells = b.lava
    while cells:
        lake = spread(cells & -cells, LAVA, work)
        work[LAKE + found] = lake
        found += 1
        cells &= ~lake
        largest = max(largest, popcount(lake))
        if lake & open_cells == 0:
            points += box.lake_points
    work[LAKES] = found
    return points + largest


@rule
def result(box: Box, s: State, work: Ints, lines: Ints) -> int:
    """R21: the highest total, then the fewest errors, then shared."""
    if s.round_now <= s.rounds:
        return 0
    winners = 0
    best = 0
    for seat in range(s.seats):
        rank = score(box, s, seat, work, lines) * (4 * CELLS) - lines[ERRORS]
        if winners == 0 or rank > best:
            best = rank
            winners = 1 << seat
        elif rank == best:
            winners |= 1 << seat
    return winners
