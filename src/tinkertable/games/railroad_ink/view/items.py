"""What earned each point: the score lines again, with the cells and ends behind them."""

from __future__ import annotations

from collections.abc import Iterator

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, part

from ..rules import score as sheet
from ..rules.tiles import CELL_NAMES, CELLS, HIGHWAY, RAIL, SIDES


def names(cells: int) -> tuple[str, ...]:
    return tuple(name for cell, name in enumerate(CELL_NAMES) if (cells >> cell) & 1)


def explain(position: Position, seat: int) -> list[Item]:
    """Items in the order of the score sheet; those of a line add up to it."""
    lines = position.score(seat)
    work = position.scored(seat)
    box, board = position.box[0], part(position.state, "board")[seat]
    items = list(_networks(work, part(box, "network_points")))
    for line, kind in (("highway", HIGHWAY), ("rail", RAIL)):
        path = work[sheet.PATH + kind * CELLS :][: lines[line]]
        items.append(Item(line, lines[line], tuple(CELL_NAMES[cell] for cell in path)))
    items.append(_centre(position, lines["centre"], work, board))
    items += (Item("errors", -1, ends=(end,)) for end in ends_in(work, sheet.OPEN))
    if position.options["expansion"] == "meteor":
        ends = ends_in(work, sheet.CRATER_ENDS)
        points = int(part(box, "crater_points"))
        items += (Item("bonus", points, ends=(end,)) for end in ends)
    if position.options["expansion"] == "lava":
        items += _lakes(work, int(part(box, "lake_points")))
    return items


def _networks(work: Ints, points: Ints) -> Iterator[Item]:
    for i in range(work[sheet.NETS]):
        exits, highway, rail = work[sheet.NET + 3 * i :][:3]
        if points[exits]:
            yield Item("networks", int(points[exits]), names(highway | rail), count=exits)


def _centre(position: Position, points: int, work: Ints, board: object) -> Item:
    cells = int(part(board, "filled")) | int(part(board, "craters"))
    if position.options["centre_counts"] == "routes":
        cells = 0
        for kind in (HIGHWAY, RAIL):
            for side in range(4):
                cells |= work[sheet.ENDS + kind * 4 + side]
    return Item("centre", points, names(cells & int(part(position.box[0], "centre"))))


def ends_in(work: Ints, first: int) -> list[str]:
    """Ends such as D4N, cell by cell."""
    return [
        CELL_NAMES[cell] + SIDES[side]
        for cell in range(CELLS)
        for side in range(4)
        if (work[first + side] >> cell) & 1
    ]


def _lakes(work: Ints, points: int) -> Iterator[Item]:
    """Closed lakes, then the largest once more for its cells."""
    found = work[sheet.LAKE :][: work[sheet.LAKES]]
    open_cells = 0
    for side in range(4):
        open_cells |= work[sheet.OPEN_LAVA + side]
    for lake in found:
        if not lake & open_cells:
            yield Item("bonus", points, names(lake))
    if found:
        largest = max(found, key=int.bit_count)
        yield Item("bonus", largest.bit_count(), names(largest))
