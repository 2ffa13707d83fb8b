"""Gears, R25–R27: what characters can do by day."""

from __future__ import annotations

import pytest

from .table import Referee, Table
from .words import CAST, HANDS, TURNS, USES, by_value, settings, spare, texts


def oiled(referee: Referee, card: str, gears: str, use: bool = True) -> Table:
    """Seat 1 is the mechanic."""
    table = referee.day(card, spare(gears), " ".join(CAST.split()[: len(gears.split())]))
    table.lay(" ".join(by_value(gear) for gear in gears.split()))
    table.play("1 use oil" if use else "1 pass")
    table.leave()
    return table


@pytest.mark.parametrize(
    ("card", "gears", "without", "with_oil"),
    [
        ("highest", "red4 yellow4 blue3", [3], [1]),
        ("highest", "red4 grey4 blue3", [2], [3]),  # with a grey of its number it jams
        ("highest", "grey4 red4 blue3", [1], [1]),  # on a grey gear: nothing
        ("highest", "grey4 grey4 blue3", [3], [3]),
        ("all_but_lowest", "red1 blue1 yellow3", [3], [3]),  # the lowest loses all the same
        ("even", "yellow2 blue2 grey4", [3], [1, 3]),
        ("highest", "multi3 blue1 yellow4", [1], [1]),
        ("lowest", "multi4 blue1 yellow1", [], [1]),  # the number after the swap
    ],
)
def test_r25_oil_counts_as_grey_in_jams(
    referee: Referee, card: str, gears: str, without: list[int], with_oil: list[int]
) -> None:
    if without:
        assert oiled(referee, card, gears, use=False).round_winners == without
    assert oiled(referee, card, gears).round_winners == with_oil


def test_r25_oil_is_for_jams_only(referee: Referee) -> None:
    table = oiled(referee, "highest", "red4 yellow4")
    assert table.round_winners == [1]
    assert table.question() == ("1", texts("enter", HANDS[0]))  # by colour, though oiled
    table = oiled(referee, "lowest", "blue4 yellow3")
    assert table.round_winners == [2]
    table.play(f"2 {min(table.offers())}")
    assert table.acting == "1"
    assert all(text.startswith("return") for text in table.offers())  # still blue


def test_r25_oil_is_blind_and_lasts_one_round(referee: Referee) -> None:
    table = referee.day("highest", "red red red", "mechanic countess clockmaker", token=2)
    table.lay("yellow0 yellow0 blue0")
    table.play("1 use oil")
    assert table.up == ""  # used before anything is up
    table.idle()
    table.nature("round lowest_even")
    table.lay("blue1 grey1 purple0")
    table.leave()
    assert table.round_winners == [2]  # not oiled any more: the only grey


def test_r25_oil_stays_on_whatever_way_the_gear_is_turned(referee: Referee) -> None:
    table = referee.day("highest", "red red red", "mechanic countess clockmaker", token=3)
    table.lay("yellow1 yellow0 blue0")
    table.play("1 use oil, 3 turn -, 1 turn 0, 3 pass, 2 turn 0")
    assert table.values[:2] == [4, 4]
    assert table.round_winners == [1]


def search_table(referee: Referee) -> Table:
    """Seat 1 is the inspector and has looked at seat 2's gear."""
    table = referee.day("highest", "red red red", "inspector countess clockmaker")
    table.lay("yellow0 blue2 grey1")
    table.play("1 use search")
    return table


def test_r26_then_it_may_set_anew(referee: Referee) -> None:
    table = search_table(referee)
    assert table.question() == ("1", settings("purple yellow blue grey multi") | {"pass"})
    table.play("1 set multi 2")
    assert table.board(1).laid == "multi 2"
    assert table.question() == ("1", TURNS)
    table.leave()
    table.idle()
    assert table.board(1).discard == "red multi"  # the gear finally played
    table.nature("round lowest")
    assert "set yellow 0" in table.offers(1)
    table.lay("blue0 grey0 multi0")
    assert table.question() == ("3", USES["ratchet"])  # no second search


def test_r26_or_keep_what_it_set(referee: Referee) -> None:
    table = search_table(referee)
    table.play("1 pass")
    assert table.board(1).laid == "yellow 0"
    assert table.board(1).character_side == "night"  # looking spends it


def test_r26_blue_counts_if_it_is_the_gear_revealed(referee: Referee) -> None:
    table = search_table(referee)
    table.play("1 set blue 0")
    table.leave()
    assert table.round_winners == [2]
    table.idle()
    assert table.board(1).discard == "blue"  # red came back
    table = referee.day("lowest", "red red", "inspector countess")
    table.lay("blue3 grey0")
    table.play("1 use search, 1 set yellow 0")
    table.leave()
    table.play(f"2 {min(table.offers())}")
    table.leave()
    assert table.acting == "*"  # blue was taken back: nothing returns


def test_r27_ratchet_forces_to_leave(referee: Referee) -> None:
    table = referee.day("highest", "red red red", "countess clockmaker mechanic")
    table.lay("yellow0 yellow1 yellow0")
    table.play("3 pass")
    assert table.question() == ("2", USES["ratchet"])
    table.play("2 use ratchet")
    assert table.question() == ("1", {"turn 0"})
    assert table.board(2).character_side == "night"
    table.play("1 turn 0")
    assert (table.board(2).side, table.board(2).up) == (1, True)
    assert table.question() == ("2", TURNS)  # only this gear
    table.play("2 turn +")
    assert table.question() == ("3", TURNS)


def test_r27_ratchet_on_the_token_holders_own_gear(referee: Referee) -> None:
    table = referee.day("highest", "red red", "clockmaker countess")
    table.lay("yellow0 yellow0")
    table.play("1 turn +")
    assert table.question() == ("1", USES["ratchet"])
    table.play("1 use ratchet")
    assert table.question() == ("2", {"turn 0"})
