"""Gears, R39, R42–R43: night effects on winners and what they enter."""

from __future__ import annotations

import pytest

from .table import Referee, Table
from .words import HANDS, spare, texts


def test_r39_factory_settings_blue_returns_nothing(referee: Referee) -> None:
    table = referee.night("even", "red red")
    table.show("blue1 yellow4")
    assert table.round_winners == [2]
    table.play(f"2 {min(table.offers())}")
    assert table.acting == "*"
    assert table.board(1).discard == "red blue"


def test_r39_factory_settings_grey_jams(referee: Referee) -> None:
    table = referee.night("even", "red red red")
    table.show("grey4 yellow4 yellow2")
    assert table.round_winners == [3]
    table = referee.night("even", "purple purple purple purple")
    table.show("grey2 yellow2 red4 blue4")
    assert table.round_winners == []


def test_r39_factory_settings_multicolour_keeps_its_number(referee: Referee) -> None:
    table = referee.night("even", "red red")
    table.show("multi4 yellow1")
    assert table.values == [4, 1]
    assert table.round_winners == [1]


@pytest.mark.parametrize(
    ("gear", "entries"),
    [("multi4", HANDS[0]), ("grey4", "red4"), ("red4", HANDS[0]), ("yellow4", "red4")],
)
def test_r39_factory_settings_matching_stays(referee: Referee, gear: str, entries: str) -> None:
    table = referee.night("even", "purple purple")
    table.show(f"{gear} yellow1")
    assert table.question() == ("1", texts("enter", entries))


def test_r42_test_run_no_entry_by_match(referee: Referee) -> None:
    table = referee.night("all_but_lowest", "red red red")
    table.arrange(1, open="red1 red2 red4", check="red3")
    table.arrange(2, check="blue1 blue3", entered="blue2 blue4")
    table.show("yellow4 yellow3 yellow1")
    assert table.round_winners == [1, 2]
    assert table.question() == ("1", texts("check", "red1 red2 red4") | {"enter red3"})
    table.play("1 check red4")
    assert table.board(1).codes == ("red1 red2", "red3 red4", "")
    assert table.question() == ("2", texts("enter", "blue1 blue3"))
    table.play("2 enter blue1")
    assert table.acting == "*"


def test_r42_test_run_may_end_the_game(referee: Referee) -> None:
    table = referee.night("all_but_lowest", "red red")
    table.arrange(1, check="red1", entered="red2 red3 red4")
    table.show("yellow4 yellow1")
    table.play("1 enter red1")
    assert table.winners == [1]


def sparks(referee: Referee, gears: str, token: int = 1) -> Table:
    table = referee.night("all_but_highest", spare(gears), token=token)
    table.show(gears)
    return table


@pytest.mark.parametrize(
    ("gears", "won", "jammed"),
    [
        ("yellow4 yellow2 yellow2 yellow1", [4], "23"),
        ("yellow4 yellow4 yellow2 yellow1", [3, 4], ""),  # the highest do not spark
        ("yellow4 yellow2 yellow2 yellow2", [], "234"),
        ("yellow4 grey2 yellow2 blue2", [2], "34"),  # the grey wins, the others spark
        ("yellow4 grey2 grey2 yellow1", [4], "23"),
        ("yellow4 yellow4 yellow2 yellow2", [], "34"),
        ("yellow4 yellow3 yellow2 yellow1", [2, 3, 4], ""),
        ("yellow2 yellow2 yellow2 yellow2", [], ""),
        ("multi2 yellow4 yellow1 yellow2", [3], "14"),  # they swap 2 and 2
        ("multi1 yellow4 yellow2 yellow2", [4], "13"),  # 2 4 2 1: the numbers after the swap
        ("yellow1 yellow1", [], ""),
        ("yellow4 yellow1 yellow1", [], "23"),
    ],
)
def test_r43_sparks_for_the_jammed(
    referee: Referee, gears: str, won: list[int], jammed: str
) -> None:
    table = sparks(referee, gears)
    assert table.round_winners == won
    for winner in map(str, won):
        assert table.acting == winner
        entries = [text for text in sorted(table.offers()) if not text.startswith("check")]
        table.play(f"{winner} {(entries or sorted(table.offers()))[0]}")
    for seat in jammed:
        assert table.question() == (seat, texts("check", HANDS[int(seat) - 1]))
        table.play(f"{seat} {min(table.offers())}")
        assert len(table.board(int(seat)).check.split()) == 1
    while table.acting != "*":
        assert all(text.startswith("return") for text in table.offers())
        table.play(f"{table.acting} {min(table.offers())}")


@pytest.mark.parametrize(("token", "order"), [(1, "23"), (2, "23"), (3, "32"), (4, "23")])
def test_r43_sparks_after_the_winners_and_before_blue(
    referee: Referee, token: int, order: str
) -> None:
    table = sparks(referee, "yellow4 blue2 yellow2 yellow1", token)
    assert table.acting == "4"
    table.play("4 enter purple1")
    for seat in order:
        assert table.question() == (seat, texts("check", HANDS[int(seat) - 1]))
        table.play(f"{seat} {min(table.offers())}")
    assert table.question() == ("2", {"return red"})


def test_r43_no_sparks_without_an_open_card(referee: Referee) -> None:
    table = referee.night("all_but_highest", "red red red red")
    table.arrange(2, check="blue1", entered="blue2 blue3 blue4")
    table.show("yellow4 yellow2 yellow2 yellow1")
    table.play("4 enter purple1")
    assert table.acting == "3"
    table.play("3 check yellow2")
    assert table.acting == "*"
    assert table.board(2).codes == ("", "blue1", "blue2 blue3 blue4")


def test_r43_sparks_count_before_the_end_is_judged(referee: Referee) -> None:
    table = referee.night("all_but_highest", "red red red red")
    table.arrange(4, open="purple1", entered="purple2 purple3 purple4")
    table.show("yellow4 yellow2 yellow2 yellow1")
    table.play("4 enter purple1")
    assert table.acting == "2"
    table.play("2 check blue1, 3 check yellow1")
    assert table.acting == ""
    assert table.totals == [0, 0.5, 0.5, 4]


def test_r43_no_sparks_by_day(referee: Referee) -> None:
    table = referee.day("all_but_highest", "red red red red")
    table.show("yellow4 yellow2 yellow2 yellow1")
    table.play("4 enter purple1")
    assert table.acting == "*"
