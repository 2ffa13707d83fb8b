"""Connecting pipes: R26, and the flow they make: R47."""

from __future__ import annotations

import pytest

from .any_table import AnyTable

Lay = type[AnyTable]
ALL = "WWWYYYBBBGGG 0E"
COSTS = {"P01": "WWW", "P06": "WYY", "P07": "WWB", "P11": "WWG", "P24": "YBG", "P33": "BBG"}


def buy(table: AnyTable, pipe: str) -> AnyTable:
    """The pipe is paid for and is to be placed."""
    return table.stock(ALL).top(1, pipe).play("pipe 1", f"pay {COSTS[pipe]}")


def flow(table: AnyTable) -> int:
    return int(table.score()["flow"])


def cells(table: AnyTable) -> list[tuple[int, int]]:
    return [cell for _, cell, _, _ in table.pipes()]


def links(table: AnyTable) -> list[dict[str, int]]:
    return [joined for _, _, _, joined in table.pipes()]


def test_r26_equal_joints_connect(lay: Lay) -> None:
    """V05: `-r-q` at the start, P06 `r-r-` turned beside its round joint."""
    table = buy(lay.at_action(12), "P06")
    assert table.legal() == ["at 0E r1", "flip"]
    table.play("at 0E r1").let_nature()
    assert table.pipes() == [
        ("start", (0, 0), "-r-q", {"E": 1}),
        ("P06", (1, 0), "-r-r", {"W": 0}),
    ]
    assert flow(table) == 3


def test_r26_unequal_joints_do_not(lay: Lay) -> None:
    """V09: `qq--` beside the round joint only; on the other side it connects."""
    assert buy(lay.at_action(12), "P07").legal() == ["at 0W r0", "at 0W r1", "flip"]
    assert buy(lay.at_action(12).start_with("P04"), "P07").legal() == ["flip"]  # rr--


def test_r26_rotations_that_look_alike_are_told_once(lay: Lay) -> None:
    """B10: a cross of two kinds has two, a straight of one kind two."""
    places = {
        pipe: buy(lay.at_action(12), pipe).legal("at") for pipe in ("P24", "P01", "P11", "P06")
    }
    assert places == {
        "P24": ["at 0E r1", "at 0W r0"],
        "P01": ["at 0W r1"],
        "P11": ["at 0E r2", "at 0E r3", "at 0W r2", "at 0W r3"],
        "P06": ["at 0E r1"],
    }


def test_r26_a_cell_is_told_from_its_lowest_neighbour(lay: Lay) -> None:
    """B10: and several joints may connect at once, so that there are loops."""
    table = lay.at_action(12).connect("P24", "0E r1").connect("P24", "1N r1")
    assert cells(table) == [(0, 0), (1, 0), (1, 1)]  # q r q r beside the start, and above it
    places = buy(table, "P24").legal("at")
    assert "at 0N r1" in places
    assert not any(place.startswith("at 2W") for place in places)
    table.play("at 0N r1").let_nature()
    assert links(table)[3] == {"E": 2}
    assert links(table)[2] == {"S": 1, "W": 3}
    assert flow(table) == 10


def test_r26_the_lowest_neighbour_need_not_be_joined(lay: Lay) -> None:
    """B10: under the starting pipe, joined to number 2 alone."""
    table = lay.at_action(12).connect("P04", "0E r2").connect("P12", "1S r3")
    assert buy(table, "P33").legal() == ["at 0S r0", "at 0S r1", "flip"]


def test_r26_a_loop_is_walked_once(lay: Lay) -> None:
    table = lay.at_action(12).start_with("P24")  # rqrq
    for place in ("0E r0", "0N r0", "1N r0"):
        table.connect("P24", place)
    assert cells(table) == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert links(table)[3] == {"S": 1, "W": 2}
    assert flow(table) == 10


def test_r26_a_square_that_the_start_does_not_close(lay: Lay) -> None:
    table = lay.at_action(12).connect("P04", "0E r2").connect("P12", "1S r3")
    table.connect("P25", "0S r0")
    assert cells(table) == [(0, 0), (1, 0), (1, -1), (0, -1)]
    assert flow(table) == 10


@pytest.mark.parametrize(
    ("reading", "points"), [("path", [3, 6, 6, 6, 10]), ("set", [3, 6, 10, 15, 20])]
)
def test_r47_a_path_or_a_set(lay: Lay, reading: str, points: list[int]) -> None:
    """V05–V08: to both sides of the starting pipe."""
    table, found = lay.at_action(12, options={"flow": reading}), []
    for pipe, place in (
        ("P06", "0E r1"), ("P22", "1E r3"), ("P01", "0W r1"), ("P14", "3W r1"), ("P27", "4W r1"),
    ):  # fmt: skip
        found.append(flow(table.connect(pipe, place)))
    assert table.pipes()[2][2] == "-q-r"
    assert found == points
    table.look()


def test_r47_points_of_the_flow(lay: Lay) -> None:
    """T03, A36: the starting pipe alone is one."""
    table = lay.at_action(12)
    points = [flow(table)]
    for i, pipe in enumerate(["P01", "P14", "P27", "P01", "P14", "P27"]):
        points.append(flow(table.connect(pipe, f"{i}W r1")))
    assert points == [1, 3, 6, 10, 15, 20, 25]
