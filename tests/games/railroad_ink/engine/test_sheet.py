"""What the score sheet says earned the points, beside the points themselves."""

from __future__ import annotations

from typing import Any

from tests.games.railroad_ink.engine_table import GAME, EngineTable
from tinkertable.core.game import Item
from tinkertable.games.railroad_ink.rules.state import Sheet
from tinkertable.games.railroad_ink.view.board_score import BoardScore, score_board
from tinkertable.games.railroad_ink.view.notation import cell_names

# Highways from D1 to D7 and from A2 to a station that leads a rail out at B1; a rail alone at F7.
THREE_NETWORKS = "D1.H.H D2.H.H D3.H.H D4.H.H D5.H.H D6.H.H D7.H.H A2H.H. B2H..R B1.R.R F7.R.R"
RING = "A1.LL. A2..LL B1LL.. B2L..L"


def scored(cells: str, **options: Any) -> tuple[Sheet, BoardScore, list[Item]]:
    """The sheet, what a client is told of it, and the items of the score."""
    table = EngineTable(**options)
    table.put(cells)
    position = table.match.position
    told, items = score_board(position, 0), GAME.explain(position, 0)
    return position.sheet(0), told, items


def test_r15_every_network_has_its_cells_and_exits() -> None:
    sheet, told, items = scored(THREE_NETWORKS)
    assert sheet.network_count == 3
    row = ("D1", "D2", "D3", "D4", "D5", "D6", "D7")
    assert sorted((n.exits, n.points, n.cells) for n in told.networks) == [
        (1, 0, ("F7",)),
        (2, 4, ("A2", "B1", "B2")),
        (2, 4, row),
    ]
    assert sorted((i.count, i.points, i.cells) for i in items if i.line == "networks") == [
        (2, 4, ("A2", "B1", "B2")),
        (2, 4, row),
    ]


def test_r15_rails_alone_are_a_network() -> None:
    sheet, told, _ = scored("B1.R.R B2.R.R A4R.R.")
    assert sheet.network_count == 2
    assert [sheet.network[i].highway for i in range(2)] == [0, 0]
    assert sorted(network.cells for network in told.networks) == [("A4",), ("B1", "B2")]


def test_r15_no_exit_no_network() -> None:
    sheet, told, _ = scored("D4HHHH C4H.H. A3H.H.")
    assert sheet.network_count == 0
    assert told.networks == ()


def test_r19_the_centre_cells() -> None:
    sheet, told, _ = scored("C3H.H. D4H.H. B2R.R. D5o E3*", expansion="meteor")
    assert told.centre == ("C3", "D4", "E3")
    sheet, told, _ = scored("C3H.H. D4H.H. E3*", expansion="meteor", centre_counts="routes")
    assert told.centre == ("C3", "D4")
    assert sheet.centre == 2


def test_r20_every_open_end_costs_one() -> None:
    _, told, items = scored("C4HRHR")
    assert told.open_ends == told.open_routes == ("C4N", "C4E", "C4S", "C4W")
    assert [i.ends for i in items if i.line == "errors"] == [(end,) for end in told.open_ends]


def test_r29_the_ends_in_craters() -> None:
    _, told, items = scored("C4HRHR B4* C5* D4* C3*", expansion="meteor")
    assert told.crater_ends == ("C4N", "C4E", "C4S", "C4W")
    assert told.open_ends == ()
    assert [(i.ends, i.points) for i in items if i.line == "bonus"] == [
        ((end,), 2) for end in told.crater_ends
    ]


def test_r43_r44_the_lakes_and_the_largest() -> None:
    sheet, told, items = scored(f"{RING} D4LLLL D5.L.L", expansion="lava")
    assert sheet.lake_count == 2
    assert [(lake.cells, lake.closed) for lake in told.lakes] == [
        (("A1", "A2", "B1", "B2"), True),
        (("D4", "D5"), False),
    ]
    assert told.largest_lake == ("A1", "A2", "B1", "B2")
    assert [(i.points, i.cells) for i in items if i.line == "bonus"] == [
        (5, told.largest_lake),
        (4, told.largest_lake),
    ]


def test_r44_of_equal_lakes_the_first() -> None:
    sheet, told, _ = scored(f"{RING} A6.LL. A7..LL B6LL.. B7L..L", expansion="lava")
    assert cell_names(sheet.largest_lake) == told.largest_lake == ("A1", "A2", "B1", "B2")


def test_r44_without_lava_no_lake() -> None:
    for expansion in ("none", "meteor"):
        sheet, told, _ = scored("A1H.H.", expansion=expansion)
        assert (sheet.lake_count, sheet.largest_lake) == (0, 0)
        assert (told.lakes, told.largest_lake) == ((), ())
