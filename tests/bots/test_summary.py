"""Figures of a series, by hand."""

from __future__ import annotations

import pytest

from tinkertable.arena.series import Played, Series
from tinkertable.arena.summary import compare, interval, share, summary


def match(deal: int, players: str, totals: tuple[int, ...], *winners: int) -> Played:
    scores = [{"total": total} for total in totals]
    return Played(deal, tuple(players.split(",")), scores, list(winners), 0.0, {})


def test_seatings_are_the_different_rotations() -> None:
    series = Series(game="gears", bots=("a", "b", "a", "b"), seed="s", games=2, paired=True)
    assert series.seatings == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert [deal for deal, _ in series.tasks] == [0, 0, 1, 1]


def test_intervals() -> None:
    assert interval([1, 2, 3]) == {"mean": 2.0, "low": 0.868, "high": 3.132}
    assert share(0, 0) == {"share": 0.0, "low": 0.0, "high": 1.0}
    assert str(share(0, 500)["low"]) == "0.0"  # not below, not even -0.0
    found = share(8, 10)  # Wilson's, from a table
    assert found["low"] == pytest.approx(0.490, abs=1e-3)
    assert found["high"] == pytest.approx(0.943, abs=1e-3)


def test_alone_against_a_rival_what_is_not_won_is_lost() -> None:
    played = [match(0, "a", (5, 3), 1), match(1, "a", (4, 4)), match(2, "a", (9, 1), 1)]
    found = summary(["a"], [*played, match(3, "a", (1, 2))])
    assert found["bots"]["a"]["wins"]["share"] == 0.5
    assert [rival["mean"] for rival in found["rivals"]] == [2.5]
    assert found["standings"][0]["wins"] == 0.5


def test_a_deal_goes_to_more_wins_then_to_more_points() -> None:
    both = [match(0, "a,b", (5, 3), 1), match(0, "b,a", (9, 1), 1)]
    assert compare(both, "a", "b") == (0.0, -3.0)
    found = summary(["a", "b"], [*both, match(1, "a,b", (1, 2), 2), match(1, "b,a", (2, 1), 1)])
    (pair,) = found["pairs"]
    assert (pair["by_wins"]["decided"], pair["by_wins"]["won"]) == (1, 0)
    assert (pair["taken"]["decided"], pair["taken"]["won"]) == (2, 0)
    assert found["bots"]["b"]["wins"]["share"] == 0.75
