"""The score: R45 to R53."""

from __future__ import annotations

import pytest

from tinkertable.games.transmissions.rules.actions import PIPE_NAMES

from .table import Table, at_action

BIRDS = ("E6", "G7", "Z7")  # ideas: a bird and a point each
FLIES = ("F6", "H6")  # ideas: a butterfly and two points each


def bare(seats: int = 2) -> Table:
    table = Table(seats)
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
def test_r45_wildlife(ideas: str, items: str, points: int) -> None:
    table = bare().idea("Y", *ideas.split()).item("B", *items.split())
    assert table.score()["wildlife"] == points
    assert table.score()["total"] == sum(n for line, n in table.score().items() if line != "total")


def test_r45_connected_pipes_too() -> None:
    """A39: but not flipped ones."""
    table = at_action(12, "WWBWWW 0E").clear().idea("Y", "F6")
    table.state.top[1] = PIPE_NAMES.index("P07")
    table.play("pipe 2", "pay WWB", "at 0W r0").let_nature()
    assert table.score()["wildlife"] == 1
    table = at_action(12, "WWBWWW 0E").clear().idea("Y", "F6")
    table.state.top[1] = PIPE_NAMES.index("P07")
    table.play("pipe 2", "pay WWB", "flip").let_nature()
    assert table.score()["wildlife"] == 0


def test_r46_pipes() -> None:
    """T04: points of connected pipes, 4 for a flipped one."""
    table = at_action(12, "YYY 0E").clear().play("pipe 2", "pay YYY", "flip").let_nature()
    assert table.score()["pipes"] == 4
    table = at_action(12, "WWW 0E").clear().play("pipe 1", "pay WWW")
    table.play(table.legal("at")[0]).let_nature()
    assert table.score()["pipes"] == 3


def test_r48_filled_robots() -> None:
    table = bare()
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
def test_r49_items(items: str, points: int) -> None:
    table = bare().item("Y", *items.split())
    assert table.score()["items"] == points


@pytest.mark.parametrize(
    ("items", "ideas", "points"),
    [
        ("B5 A1 B1", "", 6 + 1 + 2), ("B5 A4 A6 C5 D6", "", 8 + 5 + 6 + 5 + 6),  # T06
        ("C4", "E1 E2 SI3 E6", 8), ("C4", "E1 E2 SI3 E6 F1 F2", 10),  # T07
    ],
)  # fmt: skip
def test_r50_collectors(items: str, ideas: str, points: int) -> None:
    """A48: starting and scoring ideas count too."""
    table = bare().item("Y", *items.split()).idea("B", *ideas.split())
    assert table.score()["items"] == points


@pytest.mark.parametrize(("pipes", "points"), [(0, 0), (3, 6), (5, 8)])
def test_r50_collector_of_pipes(pipes: int, points: int) -> None:
    """T08: besides the starting one, flipped or not."""
    table = bare().item("Y", "D4")
    b = table.board()
    b.flipped = (1 << max(0, pipes - 1)) - 1
    if pipes:
        b.tile[1], b.x[1], b.pipes = 33, 1, 2
    assert table.score()["items"] == points


def test_r51_ideas() -> None:
    table = bare().idea("Y", "E6", "E7", "F6", "H7").idea("B", "G6", "E1")
    assert table.score()["ideas"] == 1 + 3 + 2 + 4


def test_r52_forest_cards() -> None:
    """A20: FC01 scores, whatever else was played."""
    table = bare().holds("FC01", "FC01", "FC02")
    assert table.score()["forest"] == 6


def test_r52_the_fewest_acorns() -> None:
    """T19, A45: 0, 2, 2 and 5 acorns; played cards count."""
    table = (
        bare(4).holds("FC02", seat=2).holds("FC03", "FC07", seat=3).holds("FC01", "FC02", seat=4)
    )
    assert [table.score(seat)["acorns"] for seat in (1, 2, 3, 4)] == [0, 5, 5, 0]
    table.play("card TY Y", "go 1", "skip", "end").let_nature().play("play FC02")
    assert [table.score(seat)["acorns"] for seat in (1, 2, 3, 4)] == [0, 5, 5, 0]
    assert [board["acorns"] for board in table.view()["boards"]] == [0, 2, 2, 5]


def finish(table: Table) -> list[int]:
    table.state.phase = 33
    return [seat + 1 for seat in table.match.position.winners()]


def test_r53_the_most_points() -> None:
    table = bare(3).idea("Y", "E7", seat=2)
    assert finish(table) == [2]


def test_r53_then_the_fewest_acorns() -> None:
    """T20, A46: none is fewest; who still ties shares."""
    table = bare().holds("FC01", "FC03", "FC02", "FC02")  # 3 points, 8 acorns
    table.holds("FC01", "FC08", seat=2)  # 3 points and 5 for 5 acorns
    table.idea("Y", "E7", "F6")  # 5 points more
    assert table.score(1)["total"] == table.score(2)["total"]
    assert finish(table) == [2]
    assert finish(bare(3)) == [1, 2, 3]
    table = bare(3).holds("FC03", seat=3).idea("Y", "E7", "F6", seat=2)
    assert [table.score(seat)["total"] for seat in (1, 2, 3)] == [1, 6, 6]
    assert finish(table) == [2]


def test_r53_nobody_before_the_end() -> None:
    assert bare().match.position.winners() == []
