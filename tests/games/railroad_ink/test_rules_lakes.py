"""Railroad Ink, R43–R44: what lakes score."""

from __future__ import annotations

from .lava_positions import rolled
from .table import Score, Sit

RING = "A1.LL. A2..LL B1LL.. B2L..L"


def test_r43_five_points_a_closed_lake(score: Score) -> None:
    assert score(RING)["bonus"] == 5 + 4
    assert score("A1.LL. A2..LL B1LL.. B2LL.L")["bonus"] == 4  # one side open
    assert score("D4LLLL")["bonus"] == 1


def test_r43_a_cap_of_lava_and_route_closes(score: Score) -> None:
    assert score("D4LLLL C4.HLH D3HLH. D5R.RL E4LR.R")["bonus"] == 5 + 5


def test_r43_a_route_end_does_not_close(score: Score) -> None:
    assert score("A1LLLL A2.H.H B1LR.R")["bonus"] == 2
    assert score("A1LLLL A2H.HL B1LR.R")["bonus"] == 5 + 3


def test_r44_one_point_a_cell_of_the_largest_lake(score: Score) -> None:
    assert score("D4LLLL D5.L.L D6.L.L")["bonus"] == 3  # the volcano among them
    assert score("D4LLLL D5.L.L A1LLLL")["bonus"] == 2


def test_r44_of_equal_lakes_one_scores(score: Score) -> None:
    other = "A6.LL. A7..LL B6LL.. B7L..L"
    assert score(f"{RING} {other}")["bonus"] == 5 + 5 + 4


def test_r44_lakes_side_by_side_are_two(score: Score) -> None:
    assert score(f"{RING} A3.LL. A4..LL B3LL.. B4L..L")["bonus"] == 5 + 5 + 4


def test_r44_lakes_may_merge(sit: Sit, score: Score) -> None:
    assert score("D2LLLL D3.L.L D4LLLL")["bonus"] == 3
    table = rolled(sit, "L.L. LLL.")
    table.say("volcano D2")
    table.draw("D3.L.L")
    assert table.score()["bonus"] == 3


def test_r44_example_a_closed_corner_and_an_open_lake_of_eleven(score: Score) -> None:
    large = "C3.LL. C4..LL D3LL.. D4LLLL D5.LLL E4LL.. E5L..L D6..LL E6L.L. F6L.L. G6L..L"
    lines = score(f"{RING} {large}")
    assert lines["bonus"] == 5 + 11 == 16
    assert lines["errors"] == 1
    assert lines["total"] == 16 + 7 - 1  # seven of the large lake's cells are in the centre


def test_r44_example_a_corner_and_a_lake_with_one_open_side(score: Score) -> None:
    large = "A3LLL. B3L.L. C3LLL. C4.LLL C5..LL D3LLL. D4LLLL D5L.LL E3LL.. E4LL.L E5L..L"
    lines = score(f"A1LL.. A2L..L {large}")
    assert (lines["bonus"], lines["errors"], lines["centre"]) == (5 + 11, 1, 9)
