"""The score of Railroad Ink, one function a line of the sheet."""

from __future__ import annotations

from tinkertable.core.record import Ints, popcount, rule

from .ends import (
    ENDS,
    cells_with,
    crater_ends,
    gather_ends,
    open_lava,
    open_routes,
    spread,
    station_cells,
)
from .paths import PATHS_WORK, longest_path
from .state import (
    CENTRE_COUNTS,
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
from .tiles import CELLS, HIGHWAY, LAVA, RAIL

NETWORKS, LONGEST_HIGHWAY, LONGEST_RAIL, CENTRE, ERRORS, BONUS, LINES = range(7)

# Layout of the work memory, behind ends and paths.
NETWORKS_FOUND = PATHS_WORK  # how many networks reach an exit
NETWORK = NETWORKS_FOUND + 1  # [network]: exits, cells by highway, cells by rail
NETWORK_SIZE = 3
LAKES_FOUND = NETWORK + EXITS * NETWORK_SIZE  # how many lakes
LAKE = LAKES_FOUND + 1  # [lake]: bit set of cells
LARGEST_LAKE = LAKE + CELLS  # the first of them that no other exceeds, or the empty set
WORK = LARGEST_LAKE + 1


@rule
def score(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    b = s.board[seat]
    gather_ends(b, work)
    lines[NETWORKS] = score_networks(box, work)
    lines[LONGEST_HIGHWAY] = longest_path(HIGHWAY, s.option[STATIONS], work)
    lines[LONGEST_RAIL] = longest_path(RAIL, s.option[STATIONS], work)
    lines[CENTRE] = popcount(centre_cells(box, b, s.option[CENTRE_COUNTS], work))
    lines[ERRORS] = count_errors(b, work)
    lines[BONUS] = 0
    if s.option[EXPANSION] == WITH_METEOR:
        lines[BONUS] = score_craters(box, b, work)
    elif s.option[EXPANSION] == WITH_LAVA:
        lines[BONUS] = score_lakes(box, b, work)
    return total(lines)


@rule
def total(lines: Ints) -> int:
    routes = lines[NETWORKS] + lines[LONGEST_HIGHWAY] + lines[LONGEST_RAIL] + lines[CENTRE]
    return routes + lines[BONUS] - lines[ERRORS]


@rule
def score_networks(box: Box, work: Ints) -> int:
    """R15: every network by the number of exits it joins."""
    points = 0
    by_highway = exits_met(box, HIGHWAY, work)
    by_rail = exits_met(box, RAIL, work)
    found = 0
    while by_highway | by_rail:
        net = NETWORK + found * NETWORK_SIZE
        if by_highway:
            flood_network(by_highway & -by_highway, 0, net, work)
        else:
            flood_network(0, by_rail & -by_rail, net, work)
        exits = popcount(by_highway & work[net + 1]) + popcount(by_rail & work[net + 2])
        by_highway &= ~work[net + 1]
        by_rail &= ~work[net + 2]
        work[net] = exits
        points += box.network_points[exits]
        found += 1
    work[NETWORKS_FOUND] = found
    return points


@rule
def exits_met(box: Box, kind: int, work: Ints) -> int:
    """The cells that lead out through an exit of this kind."""
    met = 0
    for side in range(4):
        met |= box.exits[kind * 4 + side] & work[ENDS + kind * 4 + side]
    return met


@rule
def flood_network(highway: int, rail: int, net: int, work: Ints) -> None:
    """R18: spread over joined cells; any but an overpass hands on from one kind to the other."""
    stations = station_cells(work)
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
def centre_cells(box: Box, b: Board, counts: int, work: Ints) -> int:
    """R19: the centre cells with something in them, or with a route."""
    if counts == ROUTES:
        return box.centre & (cells_with(HIGHWAY, work) | cells_with(RAIL, work))
    return box.centre & (b.filled | b.craters)


@rule
def count_errors(b: Board, work: Ints) -> int:
    """R20, R41: the ends of routes and lava that are open."""
    n = 0
    for side in range(4):
        n += popcount(open_routes(b, side, work) | open_lava(side, work))
    return n


@rule
def score_craters(box: Box, b: Board, work: Ints) -> int:
    """R29: every route end that leads into a crater."""
    n = 0
    for side in range(4):
        n += popcount(crater_ends(b, side, work))
    return n * box.crater_points


@rule
def score_lakes(box: Box, b: Board, work: Ints) -> int:
    """R43, R44: every closed lake, and the cells of the largest."""
    open_cells = open_lava_cells(work)
    points = 0
    largest = 0
    most = 0
    found = 0
    cells = b.lava
    while cells:
        lake = spread(cells & -cells, LAVA, work)
        work[LAKE + found] = lake
        found += 1
        cells &= ~lake
        size = popcount(lake)
        if size > most:
            most = size
            largest = lake
        if is_closed(lake, open_cells):
            points += box.lake_points
    work[LAKES_FOUND] = found
    work[LARGEST_LAKE] = largest
    return points + most


@rule
def open_lava_cells(work: Ints) -> int:
    """The cells with an open lava side."""
    cells = 0
    for side in range(4):
        cells |= open_lava(side, work)
    return cells


@rule
def is_closed(lake: int, open_cells: int) -> bool:
    """R43: no side of the lake is open."""
    return lake & open_cells == 0


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
