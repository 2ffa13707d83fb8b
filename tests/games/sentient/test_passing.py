"""Passing, wiping the factory and running out of bots in Sentient: R19–R22."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match

from .table import (
    BOTS,
    acting,
    begin,
    board,
    draws,
    factory,
    finish,
    nature,
    offers,
    open_round,
    pawns,
    play,
    settle,
    turns,
)


def next_round(match: Match) -> None:
    """Set the next round up with the last bots of the deck."""
    for slot in range(4):
        nature(match, f"fill {slot} {[bot for bot in BOTS if bot in draws(match)][-1]}")
    nature(match, "investors INF SRV TRN MIL IND")
    for seat in range(1, match.seats + 1):
        nature(match, *(f"die {seat} {die} 1" for die in range(5)))


def rush(match: Match, passes: int) -> None:
    """A round in which so many seats pass in the first lap, the others in the last."""
    turns(match, "pass " * passes)
    finish(match)


# The next order.


def test_r19_the_last_to_pass_begins() -> None:
    match = begin("1 2 3")
    turns(match, "0+0 0+0 0+0 pass 0+0 pass")  # 1 and 3 in the second lap
    assert match.view()["next_order"] == [3, 1]
    turns(match, "0+0 0+0 0+0 0+0 0+0 0+0 0+0")
    assert (acting(match), offers(match)) == ("2", {"pass"})
    turns(match, "pass 0+0")
    assert match.view()["round"] == 2
    assert match.view()["order"] == [2, 3, 1]
    assert match.view()["next_order"] == []
    open_round(match, " ".join(sorted(draws(match))[:4]))
    assert acting(match) == "2"
    turns(match, "0+0")
    assert acting(match) == "3"
    turns(match, "0+0")
    assert acting(match) == "1"


def test_r19_when_all_pass_last_the_order_is_turned_round() -> None:
    match = begin("3 1 4 2")
    finish(match)
    assert match.view()["order"] == [2, 4, 1, 3]
    next_round(match)
    assert match.view()["order"] == [2, 4, 1, 3]
    finish(match)
    assert match.view()["order"] == [3, 1, 4, 2]


def test_r19_the_order_of_this_round_stays() -> None:
    match = begin("1 2 3")
    turns(match, "pass pass pass")
    assert match.view()["order"] == [1, 2, 3]
    assert match.view()["next_order"] == [3, 2, 1]
    assert acting(match) == "1"


# The wipe.


def test_r20_all_four_go_and_four_new_ones_come() -> None:
    match = begin(factory="TEQa MD1a INF1a SSUM6a")
    play(match, "1 pass")
    assert factory(match) == "- - - -"
    assert set(match.view()["discard"]) == {"TEQa", "MD1a", "INF1a", "SSUM6a"}
    left = set(BOTS) - {"TEQa", "MD1a", "INF1a", "SSUM6a"}
    for slot, bot in enumerate(("TEQb", "MD1b", "INF1b", "SSUM6b")):
        assert acting(match) == "*"
        assert offers(match) == {f"fill {slot} {name}" for name in left}
        nature(match, f"fill {slot} {bot}")
        left.remove(bot)
    assert factory(match) == "TEQb MD1b INF1b SSUM6b"
    assert acting(match) == "2"


@pytest.mark.parametrize("lap", range(4))
def test_r20_with_an_agent_left_there_is_no_choice(lap: int) -> None:
    match = begin()
    turns(match, "0+0 0+0 " * lap)
    before = len(match.view()["deck"])
    play(match, "1 pass")
    assert acting(match) == "*"
    settle(match)
    assert len(match.view()["deck"]) == before - 4
    assert acting(match) == "2"


def test_r20_agents_and_assistants_stay() -> None:
    match = begin()
    turns(match, "1+2 1+1 pass")
    assert pawns(match, 1) == "0+0 1+2 0+0 0+0"
    assert pawns(match, 2) == "0+0 1+1 0+0 0+0"
    assert match.view()["investors"][1]["influence"] == [3, 2]


def test_r20_networks_are_not_wiped() -> None:
    match = begin(factory="TEQa MD1a INF1a SSUM6a")
    turns(match, "0+0>2 pass")
    assert board(match, 1)["network"][2]["id"] == "TEQa"
    assert "TEQa" not in match.view()["discard"]


def test_r21_without_an_agent_nothing_is_wiped() -> None:
    match = begin()
    turns(match, "0+0 " * 8)
    before, deck = factory(match), match.view()["deck"]
    play(match, "1 pass")
    assert acting(match) == "2"
    assert factory(match) == before
    assert match.view()["deck"] == deck
    assert match.view()["discard"] == []


# Running out.


def test_r22_a_buy_turns_the_discard_into_the_deck() -> None:
    match = begin("1 2 3")
    rush(match, 3)  # 4 + 12 + 12 bots a round
    next_round(match)
    rush(match, 3)
    assert len(match.view()["deck"]) == 60 - 2 * 28
    next_round(match)
    assert match.view()["deck"] == []
    discard = set(match.view()["discard"])
    assert len(discard) == 60 - 24 - 4
    play(match, f"{acting(match)} buy 1+0")
    assert draws(match) == discard
    nature(match, f"fill 1 {min(discard)}")
    assert match.view()["discard"] == []
    assert len(match.view()["deck"]) == len(discard) - 1
    assert acting(match) != "*"


def test_r22_a_wipe_turns_over_what_it_has_just_thrown_away() -> None:
    match = begin("1 2 3")
    rush(match, 3)
    next_round(match)
    rush(match, 3)
    next_round(match)
    wiped = set(factory(match).split())
    discard = set(match.view()["discard"])
    play(match, f"{acting(match)} pass")
    assert draws(match) == discard | wiped
    nature(match, f"fill 0 {min(wiped)}")
    assert draws(match) == (discard | wiped) - {min(wiped)}


def test_r22_the_deck_may_run_out_in_the_middle_of_a_wipe() -> None:
    match = begin("1 2 3")
    rush(match, 3)
    next_round(match)
    rush(match, 2)
    next_round(match)
    assert len(match.view()["deck"]) == 4
    turns(match, "0+0")
    wiped = set(factory(match).split())
    discard = set(match.view()["discard"])
    deck = set(match.view()["deck"])
    play(match, f"{acting(match)} pass")
    for slot in range(3):
        assert draws(match) == deck
        nature(match, f"fill {slot} {min(deck)}")
        deck.remove(min(deck))
    assert deck == set()
    assert draws(match) == discard | wiped
    assert not set(factory(match).split()) & draws(match)


def test_r22_setting_a_round_up_may_turn_it_over_too() -> None:
    match = begin("1 2 3 4")
    rush(match, 4)  # 4 + 16 + 16
    next_round(match)
    rush(match, 1)  # 4 + 16 + 4
    assert match.view()["round"] == 3
    assert len(draws(match)) == 60 - 32
    held = sum(sum(mine["bots"].values()) for mine in match.view()["boards"])
    assert held == 32
    next_round(match)
    assert len(match.view()["deck"]) == 60 - 32 - 4


def test_r22_two_seats_never_run_out() -> None:
    match = begin()
    for number in range(3):
        rush(match, 2)
        if number < 2:
            next_round(match)
    assert acting(match) == ""
    assert match.view()["deck"] == []  # the sixtieth bot was drawn last


def test_r22_there_is_always_a_bot() -> None:
    match = begin("1 2 3 4")
    least = 60
    for number in range(3):
        turns(match, "pass " * 4)
        while match.view()["round"] == number + 1 and acting(match):
            seat = acting(match)
            play(match, f"{seat} buy 0+0")
            play(match, f"* fill 0 {min(draws(match))}")
            left = len(match.view()["deck"]) + len(match.view()["discard"])
            least = min(least, left)
            play(match, f"{seat} plug {min(offers(match))[-1]}")
            play(match, f"{seat} block -")
        if number < 2:
            next_round(match)
    assert least == 60 - 48 - 4
