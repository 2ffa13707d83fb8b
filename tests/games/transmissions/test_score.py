"""The score: R45 to R53."""

from __future__ import annotations

import pytest

from .any_table import AnyTable

Lay = type[AnyTable]

BIRDS = ("E6", "G7", "Z7")  # ideas: a bird and a point each
FLIES = ("F6", "H6")  # ideas: a butterfly and two points each


def bare(lay: Lay, seats: int = 2) -> AnyTable:
    table = lay(seats)
    for seat in range(1, seats + 1):
        table.clear(seat)
    return table


@pytest.mark.parametrize(
    ("ideas", "items", "points"),
    [
        ("E6 G7 Z7 F6 H6 G6", "", 12),  # T01
        ("F6 H6 G6", "", 0),  # T02
        ("E6 G7 Z7", "", 0),
        ("", "A5 A7 B6", 2),
    ],
)
def test_r45_wildlife(lay: Lay, ideas: str, items: str, points: int) -> None:
    table = bare(lay).idea("Y", *ideas.split()).item("B", *items.split())
    assert table.score()["wildlife"] == points
    assert table.score()["total"] == sum(n for line, n in table.score().items() if line != "total")


@pytest.mark.parametrize(("place", "points"), [("at 0W r0", 1), ("flip", 0)])
def test_r45_connected_pipes_too(lay: Lay, place: str, points: int) -> None:
    """A39: but not flipped ones."""
    table = lay.at_action(12, "WWBWWW 0E").clear().idea("Y", "F6").top(2, "P07")
    table.play("pipe 2", "pay WWB", place).let_nature()
    assert table.score()["wildlife"] == points


def test_r46_pipes(lay: Lay) -> None:
    """T04: points of connected pipes, 4 for a flipped one."""
    table = lay.at_action(12, "YYY 0E").clear().play("pipe 2", "pay YYY", "flip").let_nature()
    assert table.score()["pipes"] == 4
    table = lay.at_action(12, "WWW 0E").clear().play("pipe 1", "pay WWW")
    table.play(table.legal("at")[0]).let_nature()
    assert table.score()["pipes"] == 3


def test_r48_filled_robots(lay: Lay) -> None:
    table = bare(lay)
    assert table.score()["filled"] == 0
    table.idea("R", "E1", "E2")
    assert table.score()["filled"] == 2
    table.item("Y", "A1", "A2")
    assert table.score()["filled"] == 8
    table.idea("B", "F1", "F2", "F3").idea("G", "G1", "G2")
    assert table.score()["filled"] == 12


@pytest.mark.parametrize(
    ("items", "points"),
    [
        ("A1", 1), ("A1 A2", 10), ("A1 A2 A3", 24),  # T05
        ("B1 B2 B3", 21), ("C1 C2 C3", 21), ("D1 D2 D3", 18), ("X1 X2 X3", 27), ("X1", 0),
        ("A4 A6", 11), ("A1 B1", 3), ("A5 B7 C7", 7),
    ],
)  # fmt: skip
def test_r49_items(lay: Lay, items: str, points: int) -> None:
    table = bare(lay).item("Y", *items.split())
    assert table.score()["items"] == points


@pytest.mark.parametrize(
    ("items", "ideas", "points"),
    [
        ("B5 C4 D4", "", 6), ("B5 X4 C4 X5 D4", "", 8 + 8),
        ("B5 A1 B1", "", 6 + 1 + 2), ("B5 A4 A6 C5 D6", "", 8 + 5 + 6 + 5 + 6),  # T06
        ("C4", "E1 E2 SI3 E6", 8), ("C4", "E1 E2 SI3 E6 F1 F2", 10),  # T07
    ],
)  # fmt: skip
def test_r50_collectors(lay: Lay, items: str, ideas: str, points: int) -> None:
    """A48: starting and scoring ideas count too."""
    table = bare(lay).item("Y", *items.split()).idea("B", *ideas.split())
    assert table.score()["items"] == points


@pytest.mark.parametrize(("pipes", "points"), [(0, 0), (3, 6), (5, 8)])
def test_r50_collector_of_pipes(lay: Lay, pipes: int, points: int) -> None:
    """T08: besides the starting one, flipped or not."""
    table = bare(lay).item("Y", "D4")
    table.flip(*["P01", "P02", "P03", "P04"][: max(0, pipes - 1)])
    if pipes:
        table.connect("P06", "0E r1")
    assert table.score()["items"] == points


def test_r51_ideas(lay: Lay) -> None:
    table = bare(lay).idea("Y", "E6", "E7", "F6", "H7").idea("B", "G6", "E1")
    assert table.score()["ideas"] == 1 + 3 + 2 + 4


def test_r52_forest_cards(lay: Lay) -> None:
    """A20: FC01 scores, whatever else was played."""
    table = bare(lay).holds("FC01", "FC01", "FC02")
    assert table.score()["forest"] == 6


def test_r52_the_fewest_acorns(lay: Lay) -> None:
    """T19, A45: 0, 2, 2 and 5 acorns; played cards count."""
    table = bare(lay, 4).holds("FC02", seat=2).holds("FC03", "FC07", seat=3)
    table.holds("FC01", "FC02", seat=4)
    assert [table.score(seat)["acorns"] for seat in (1, 2, 3, 4)] == [0, 5, 5, 0]
    table.pass_turn().play("play FC02")
    assert [table.score(seat)["acorns"] for seat in (1, 2, 3, 4)] == [0, 5, 5, 0]
    assert [table.before(seat)["acorns"] for seat in (1, 2, 3, 4)] == [0, 2, 2, 5]


def test_r53_the_most_points(lay: Lay) -> None:
    table = bare(lay, 3).idea("Y", "E7", seat=2)
    assert table.finish().winners() == [2]


def test_r53_then_the_fewest_acorns(lay: Lay) -> None:
    """T20, A46: none is fewest; who still ties shares."""
    table = bare(lay).holds("FC01", "FC03", "FC02", "FC02")  # 3 points, 8 acorns
    table.holds("FC01", "FC08", seat=2)  # 3 points and 5 for 5 acorns
    table.idea("Y", "E7", "F6")  # 5 points more
    assert table.score(1)["total"] == table.score(2)["total"]
    assert table.finish().winners() == [2]
    assert bare(lay, 3).finish().winners() == [1, 2, 3]
    table = bare(lay, 3).holds("FC03", seat=3).idea("Y", "E7", "F6", seat=2)
    assert [table.score(seat)["total"] for seat in (1, 2, 3)] == [1, 6, 6]
    assert table.finish().winners() == [2]


def test_r53_nobody_before_the_end(lay: Lay) -> None:
    assert bare(lay).winners() == []
