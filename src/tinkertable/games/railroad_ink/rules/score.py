"""The score of Railroad Ink, one function a line of the sheet."""

from __future__ import annotations

from tinkertable.core.record import popcount, rule

from .ends import cells_with, find_open_ends, gather_ends, spread
from .paths import longest_path
from .state import (
    CENTRE_COUNTS,
    EXPANSION,
    ROUTES,
    STATIONS,
    WITH_LAVA,
    WITH_METEOR,
    Board,
    Box,
    Network,
    Sheet,
    State,
    Work,
)
from .tiles import CELLS, HIGHWAY, LAVA, RAIL


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    b = s.board[seat]
    gather_ends(b, sheet)
    find_open_ends(b, sheet)
    sheet.networks = score_networks(box, sheet)
    sheet.highway = longest_path(HIGHWAY, s.option[STATIONS], work, sheet)
    sheet.rail = longest_path(RAIL, s.option[STATIONS], work, sheet)
    sheet.centre = score_centre(box, b, s.option[CENTRE_COUNTS], sheet)
    sheet.errors = count_errors(sheet)
    sheet.bonus = 0
    sheet.lake_count = 0
    sheet.largest_lake = 0
    if s.option[EXPANSION] == WITH_METEOR:
        sheet.bonus = score_craters(box, sheet)
    elif s.option[EXPANSION] == WITH_LAVA:
        sheet.bonus = score_lakes(box, b, sheet)
    return total(sheet)


@rule
def total(sheet: Sheet) -> int:
    routes = sheet.networks + sheet.highway + sheet.rail + sheet.centre
    return routes + sheet.bonus - sheet.errors


@rule
def score_networks(box: Box, sheet: Sheet) -> int:
    """R15: every network by the number of exits it joins."""
    points = 0
    by_highway = exits_met(box, HIGHWAY, sheet)
    by_rail = exits_met(box, RAIL, sheet)
    found = 0
    while by_highway | by_rail:
        network = sheet.network[found]
        if by_highway:
            flood_network(by_highway & -by_highway, 0, network, sheet)
        else:
            flood_network(0, by_rail & -by_rail, network, sheet)
        exits = count_exits(box, HIGHWAY, network.highway, sheet)
        exits += count_exits(box, RAIL, network.rail, sheet)
        by_highway &= ~network.highway
        by_rail &= ~network.rail
        network.exits = exits
        points += box.network_points[exits]
        found += 1
    sheet.network_count = found
    return points


@rule
def exits_met(box: Box, kind: int, sheet: Sheet) -> int:
    """The cells that lead out through an exit of this kind."""
    met = 0
    for side in range(4):
        met |= box.exits[kind * 4 + side] & sheet.ends[kind * 4 + side]
    return met


@rule
def count_exits(box: Box, kind: int, cells: int, sheet: Sheet) -> int:
    """Through how many exits of this kind these cells lead out; a corner may have two."""
    n = 0
    for side in range(4):
        n += popcount(box.exits[kind * 4 + side] & sheet.ends[kind * 4 + side] & cells)
    return n


@rule
def flood_network(highway: int, rail: int, network: Network, sheet: Sheet) -> None:
    """R18: spread over joined cells; a station hands on from one kind to the other."""
    stations = sheet.stations
    before = 0
    now = popcount(highway) + popcount(rail)
    while now > before:
        before = now
        highway = spread(highway | rail & stations, HIGHWAY, sheet)
        rail = spread(rail | highway & stations, RAIL, sheet)
        now = popcount(highway) + popcount(rail)
    network.highway = highway
    network.rail = rail


@rule
def score_centre(box: Box, b: Board, counts: int, sheet: Sheet) -> int:
    """R19: the centre cells with something in them, or with a route."""
    cells = b.filled | b.craters
    if counts == ROUTES:
        cells = cells_with(HIGHWAY, sheet) | cells_with(RAIL, sheet)
    sheet.centre_cells = box.centre & cells
    return popcount(sheet.centre_cells)


@rule
def count_errors(sheet: Sheet) -> int:
    """R20, R41: the ends of routes and lava that are open."""
    n = 0
    for side in range(4):
        n += popcount(sheet.open_routes[side] | sheet.open_lava[side])
    return n


@rule
def score_craters(box: Box, sheet: Sheet) -> int:
    """R29: every route end that leads into a crater."""
    n = 0
    for side in range(4):
        n += popcount(sheet.crater_ends[side])
    return n * box.crater_points


@rule
def score_lakes(box: Box, b: Board, sheet: Sheet) -> int:
    """R43, R44: every closed lake, and the cells of the largest."""
    open_cells = 0
    for side in range(4):
        open_cells |= sheet.open_lava[side]
    points = 0
    most = 0
    found = 0
    cells = b.lava
    while cells:
        lake = sheet.lake[found]
        found += 1
        lake.cells = spread(cells & -cells, LAVA, sheet)
        lake.closed = int(lake.cells & open_cells == 0)
        cells &= ~lake.cells
        size = popcount(lake.cells)
        if size > most:
            most = size
            sheet.largest_lake = lake.cells
        if lake.closed:
            points += box.lake_points
    sheet.lake_count = found
    return points + most


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    """R21: the highest total, then the fewest errors, then shared."""
    if s.round_now <= s.rounds:
        return 0
    winners = 0
    best = 0
    for seat in range(s.seats):
        rank = score(box, s, seat, work, sheet) * (4 * CELLS) - sheet.errors
        if winners == 0 or rank > best:
            best = rank
            winners = 1 << seat
        elif rank == best:
            winners |= 1 << seat
    return winners
