"""Turns and buying in Sentient: R10–R13."""

from __future__ import annotations

import pytest

from tests.oracle.sentient_bots import BOTS

from .table import Table

SLOTS = range(4)


def buys(assistants: int) -> set[str]:
    return {f"buy {slot}+{n}" for slot in SLOTS for n in range(assistants + 1)}


# Turns.


@pytest.mark.parametrize("order", ["2 1", "3 1 2", "2 4 1 3"])
def test_r10_five_laps_of_one_order(rules: type[Table], order: str) -> None:
    match = rules.begin(order)
    acted = []
    while match.look()["round"] == 1:
        acted.append(match.acting())
        match.turns("0+0" if "buy 0+0" in match.offers() else "pass")
    assert acted == order.split() * 5


def test_r10_passing_early_does_not_change_the_order(rules: type[Table]) -> None:
    match = rules.begin("3 1 2")
    acted = []
    for word in ["pass", "0+0", "pass", *["0+0"] * 12]:
        acted.append(match.acting())
        match.turns(word if word in ("pass",) or "buy 0+0" in match.offers() else "pass")
    assert acted == ["3", "1", "2"] * 5
    assert match.look()["round"] == 2


def test_r10_nobody_acts_out_of_turn(rules: type[Table]) -> None:
    match = rules.begin("2 1")
    assert match.acting() == "2"
    for move in ("1 pass", "1 buy 0+0", "* die 1 0 1"):
        assert match.refuses(move)


def test_r11_a_turn_is_a_buy_or_a_pass(rules: type[Table]) -> None:
    match = rules.begin()
    assert match.offers() == buys(5) | {"pass"}


@pytest.mark.parametrize("lap", range(5))
def test_r11_four_buys_and_a_pass_in_any_lap(rules: type[Table], lap: int) -> None:
    match = rules.begin()
    for number in range(5):
        assert match.acting() == "1"
        expected = buys(5) if number < 4 or lap < 4 else set()
        assert match.offers() == expected | ({"pass"} if number <= lap else set())
        match.turns("pass" if number == lap else "0+0")
        if number < 4:
            match.turns("0+0")
        elif lap < 4:
            assert match.board(1)["agents"] == 0
    assert match.offers() == {"pass"}  # the other seat, in its fifth lap


def test_r11_a_second_pass_is_refused(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("pass 0+0")
    assert match.refuses("1 pass")
    assert match.board(1)["passed"]
    assert not match.board(2)["passed"]


def test_r11_whoever_has_no_agent_must_pass(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+0 " * 8)
    assert match.board(1)["agents"] == 0
    assert match.offers() == {"pass"}
    match.turns("pass")
    assert match.offers() == {"pass"}
    match.turns("pass")
    assert match.look()["round"] == 2


# Agents and assistants.


def test_r12_an_agent_and_any_number_of_assistants(rules: type[Table]) -> None:
    for assistants in range(6):
        match = rules.begin()
        match.buy("1", f"2+{assistants}")
        assert match.pawns(1) == f"0+0 0+0 1+{assistants} 0+0"
        assert match.board(1)["agents"] == 3
        assert match.board(1)["assistants"] == 5 - assistants


def test_r12_no_more_assistants_than_are_left(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+3 0+5")
    assert match.offers() == buys(2) | {"pass"}
    match.turns("1+2")
    assert match.offers() == buys(0) | {"pass"}  # seat 2 has spent all five
    match.turns("1+0")
    assert match.offers() == buys(0) | {"pass"}


def test_r12_a_slot_has_room_for_everybody_and_again(rules: type[Table]) -> None:
    match = rules.begin("1 2 3 4")
    match.turns("3+1 3+0 3+2 3+0 3+1 3+0 3+0 3+5")
    assert [match.pawns(seat) for seat in (1, 2, 3, 4)] == [
        "0+0 0+0 0+0 2+2",
        "0+0 0+0 0+0 2+0",
        "0+0 0+0 0+0 2+2",
        "0+0 0+0 0+0 2+5",
    ]


def test_r13_the_slot_is_filled_at_once(rules: type[Table]) -> None:
    match = rules.begin(factory="TEQa MD1a INF1a SSUM6a")
    match.play("1 buy 2+1")
    assert match.factory() == "TEQa MD1a - SSUM6a"
    assert match.board(1)["hand"] == "INF1a"
    assert match.acting() == "*"
    assert match.offers() == {
        f"fill 2 {bot}" for bot in BOTS if bot not in ("TEQa", "MD1a", "INF1a", "SSUM6a")
    }
    match.nature("fill 2 INF1b")
    assert match.factory() == "TEQa MD1a INF1b SSUM6a"
    assert match.acting() == "1"
    assert match.offers() == {f"plug {slot}" for slot in SLOTS}


def test_r13_the_last_buy_of_a_round_fills_too(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("pass pass " + "0+0 " * 7)
    match.play("2 buy 3+0")
    assert match.acting() == "*"
    before = len(match.look()["deck"])
    match.nature(f"fill 3 {max(match.draws())}")
    assert len(match.look()["deck"]) == before - 1
    match.play("2 plug 3")
