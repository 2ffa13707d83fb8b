"""Turns and buying in Sentient: R10–R13."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotActing, NotLegal
from tinkertable.core.seats import NATURE

from .table import (
    BOTS,
    acting,
    begin,
    board,
    buy,
    draws,
    factory,
    nature,
    offers,
    pawns,
    play,
    turns,
)

SLOTS = range(4)


def buys(assistants: int) -> set[str]:
    return {f"buy {slot}+{n}" for slot in SLOTS for n in range(assistants + 1)}


# Turns.


@pytest.mark.parametrize("order", ["2 1", "3 1 2", "2 4 1 3"])
def test_r10_five_laps_of_one_order(order: str) -> None:
    match = begin(order)
    acted = []
    while match.view()["round"] == 1:
        acted.append(acting(match))
        turns(match, "0+0" if "buy 0+0" in offers(match) else "pass")
    assert acted == order.split() * 5


def test_r10_passing_early_does_not_change_the_order() -> None:
    match = begin("3 1 2")
    acted = []
    for word in ["pass", "0+0", "pass", *["0+0"] * 12]:
        acted.append(acting(match))
        turns(match, word if word in ("pass",) or "buy 0+0" in offers(match) else "pass")
    assert acted == ["3", "1", "2"] * 5
    assert match.view()["round"] == 2


def test_r10_nobody_acts_out_of_turn() -> None:
    match = begin("2 1")
    with pytest.raises(NotActing):
        play(match, "1 pass")
    assert match.legal_texts(0) == []
    assert match.legal_texts(NATURE) == []


def test_r11_a_turn_is_a_buy_or_a_pass() -> None:
    match = begin()
    assert offers(match) == buys(5) | {"pass"}


@pytest.mark.parametrize("lap", range(5))
def test_r11_four_buys_and_a_pass_in_any_lap(lap: int) -> None:
    match = begin()
    for number in range(5):
        assert acting(match) == "1"
        expected = buys(5) if number < 4 or lap < 4 else set()
        assert offers(match) == expected | ({"pass"} if number <= lap else set())
        turns(match, "pass" if number == lap else "0+0")
        if number < 4:
            turns(match, "0+0")
        elif lap < 4:
            assert board(match, 1)["agents"] == 0
    assert offers(match) == {"pass"}  # the other seat, in its fifth lap


def test_r11_a_second_pass_is_refused() -> None:
    match = begin()
    turns(match, "pass 0+0")
    with pytest.raises(NotLegal):
        play(match, "1 pass")
    assert board(match, 1)["passed"]
    assert not board(match, 2)["passed"]


def test_r11_whoever_has_no_agent_must_pass() -> None:
    match = begin()
    turns(match, "0+0 " * 8)
    assert board(match, 1)["agents"] == 0
    assert offers(match) == {"pass"}
    turns(match, "pass")
    assert offers(match) == {"pass"}
    turns(match, "pass")
    assert match.view()["round"] == 2


# Agents and assistants.


def test_r12_an_agent_and_any_number_of_assistants() -> None:
    for assistants in range(6):
        match = begin()
        buy(match, "1", f"2+{assistants}")
        assert pawns(match, 1) == f"0+0 0+0 1+{assistants} 0+0"
        assert board(match, 1)["agents"] == 3
        assert board(match, 1)["assistants"] == 5 - assistants


def test_r12_no_more_assistants_than_are_left() -> None:
    match = begin()
    turns(match, "0+3 0+5")
    assert offers(match) == buys(2) | {"pass"}
    turns(match, "1+2")
    assert offers(match) == buys(0) | {"pass"}  # seat 2 has spent all five
    turns(match, "1+0")
    assert offers(match) == buys(0) | {"pass"}


def test_r12_a_slot_has_room_for_everybody_and_again() -> None:
    match = begin("1 2 3 4")
    turns(match, "3+1 3+0 3+2 3+0 3+1 3+0 3+0 3+5")
    assert [pawns(match, seat) for seat in (1, 2, 3, 4)] == [
        "0+0 0+0 0+0 2+2",
        "0+0 0+0 0+0 2+0",
        "0+0 0+0 0+0 2+2",
        "0+0 0+0 0+0 2+5",
    ]


def test_r13_the_slot_is_filled_at_once() -> None:
    match = begin(factory="TEQa MD1a INF1a SSUM6a")
    play(match, "1 buy 2+1")
    assert factory(match) == "TEQa MD1a - SSUM6a"
    assert board(match, 1)["hand"]["id"] == "INF1a"
    assert acting(match) == "*"
    assert offers(match) == {
        f"fill 2 {bot}" for bot in BOTS if bot not in ("TEQa", "MD1a", "INF1a", "SSUM6a")
    }
    nature(match, "fill 2 INF1b")
    assert factory(match) == "TEQa MD1a INF1b SSUM6a"
    assert acting(match) == "1"
    assert offers(match) == {f"plug {slot}" for slot in SLOTS}


def test_r13_the_last_buy_of_a_round_fills_too() -> None:
    match = begin()
    turns(match, "pass pass " + "0+0 " * 7)
    play(match, "2 buy 3+0")
    assert acting(match) == "*"
    before = len(match.view()["deck"])
    nature(match, f"fill 3 {max(draws(match))}")
    assert len(match.view()["deck"]) == before - 1
    play(match, "2 plug 3")


def test_r13_a_buy_cannot_be_taken_back_but_the_plug_can() -> None:
    match = begin()
    play(match, "1 buy 0+0")
    assert match.undoable(0) is not None  # nothing has been drawn yet
    nature(match, "fill 0 TEQa")
    assert match.undoable(0) is None
    play(match, "1 plug 2")
    match.undo(0)
    assert match.undoable(0) is None
    assert offers(match) == {f"plug {slot}" for slot in SLOTS}
    assert factory(match).startswith("TEQa")
