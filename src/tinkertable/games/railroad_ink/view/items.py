"""What earned each point: the score lines again, with the cells and ends behind them."""

from __future__ import annotations

from collections.abc import Iterator

from tinkertable.core.game import Item
from tinkertable.core.position import Position

from ..rules.state import Box
from .board_score import BoardScore, score_board


def explain(position: Position, seat: int) -> list[Item]:
    """Items in the order of the score sheet; those of a line add up to it."""
    found = score_board(position, seat)
    points = found.points
    return [
        *_networks(found),
        Item("highway", points.highway, found.highway),
        Item("rail", points.rail, found.rail),
        Item("centre", points.centre, found.centre),
        *(Item("errors", -1, ends=(end,)) for end in found.open_ends),
        *_bonus(found, position.box[0]),
    ]


def _networks(found: BoardScore) -> Iterator[Item]:
    for network in found.networks:
        if network.points:
            yield Item("networks", network.points, network.cells, count=network.exits)


def _bonus(found: BoardScore, box: Box) -> Iterator[Item]:
    """Ends in craters; or closed lakes, then the largest once more for its cells."""
    for end in found.crater_ends:
        yield Item("bonus", box.crater_points, ends=(end,))
    for lake in found.lakes:
        if lake.closed:
            yield Item("bonus", box.lake_points, lake.cells)
    if found.largest_lake:
        yield Item("bonus", len(found.largest_lake), found.largest_lake)
