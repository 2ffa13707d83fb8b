"""Passing, wiping the factory and running out of bots in Sentient: R19–R22."""

from __future__ import annotations

import pytest

from tests.oracle.sentient_bots import BOTS

from .table import Table


def rush(match: Table, passes: int) -> None:
    """A round in which so many seats pass in the first lap, the others in the last."""
    match.turns("pass " * passes)
    match.finish()


# The next order.


def test_r19_the_last_to_pass_begins(rules: type[Table]) -> None:
    match = rules.begin("1 2 3")
    match.turns("0+0 0+0 0+0 pass 0+0 pass")  # 1 and 3 in the second lap
    assert match.look()["next_order"] == [3, 1]
    match.turns("0+0 0+0 0+0 0+0 0+0 0+0 0+0")
    assert (match.acting(), match.offers()) == ("2", {"pass"})
    match.turns("pass 0+0")
    assert match.look()["round"] == 2
    assert match.look()["order"] == [2, 3, 1]
    assert match.look()["next_order"] == []
    match.open_round()
    assert match.acting() == "2"
    match.turns("0+0")
    assert match.acting() == "3"
    match.turns("0+0")
    assert match.acting() == "1"


def test_r19_when_all_pass_last_the_order_is_turned_round(rules: type[Table]) -> None:
    match = rules.begin("3 1 4 2")
    match.finish()
    assert match.look()["order"] == [2, 4, 1, 3]
    match.open_round()
    assert match.look()["order"] == [2, 4, 1, 3]
    match.finish()
    assert match.look()["order"] == [3, 1, 4, 2]


def test_r19_the_order_of_this_round_stays(rules: type[Table]) -> None:
    match = rules.begin("1 2 3")
    match.turns("pass pass pass")
    assert match.look()["order"] == [1, 2, 3]
    assert match.look()["next_order"] == [3, 2, 1]
    assert match.acting() == "1"


# The wipe.


def test_r20_all_four_go_and_four_new_ones_come(rules: type[Table]) -> None:
    match = rules.begin(factory="TEQa MD1a INF1a SSUM6a")
    match.play("1 pass")
    assert match.factory() == "- - - -"
    assert set(match.look()["discard"]) == {"TEQa", "MD1a", "INF1a", "SSUM6a"}
    left = set(BOTS) - {"TEQa", "MD1a", "INF1a", "SSUM6a"}
    for slot, bot in enumerate(("TEQb", "MD1b", "INF1b", "SSUM6b")):
        assert match.acting() == "*"
        assert match.offers() == {f"fill {slot} {name}" for name in left}
        match.nature(f"fill {slot} {bot}")
        left.remove(bot)
    assert match.factory() == "TEQb MD1b INF1b SSUM6b"
    assert match.acting() == "2"


@pytest.mark.parametrize("lap", range(4))
def test_r20_with_an_agent_left_there_is_no_choice(rules: type[Table], lap: int) -> None:
    match = rules.begin()
    match.turns("0+0 0+0 " * lap)
    before = len(match.look()["deck"])
    match.play("1 pass")
    assert match.acting() == "*"
    match.settle()
    assert len(match.look()["deck"]) == before - 4
    assert match.acting() == "2"


def test_r20_agents_and_assistants_stay(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("1+2 1+1 pass")
    assert match.pawns(1) == "0+0 1+2 0+0 0+0"
    assert match.pawns(2) == "0+0 1+1 0+0 0+0"
    assert match.look()["investors"][1]["influence"] == [3, 2]


def test_r20_networks_are_not_wiped(rules: type[Table]) -> None:
    match = rules.begin(factory="TEQa MD1a INF1a SSUM6a")
    match.turns("0+0>2 pass")
    assert match.board(1)["network"][2] == "TEQa"
    assert "TEQa" not in match.look()["discard"]


def test_r21_without_an_agent_nothing_is_wiped(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+0 " * 8)
    before, deck = match.factory(), match.look()["deck"]
    match.play("1 pass")
    assert match.acting() == "2"
    assert match.factory() == before
    assert match.look()["deck"] == deck
    assert match.look()["discard"] == []


# Running out.


def test_r22_a_buy_turns_the_discard_into_the_deck(rules: type[Table]) -> None:
    match = rules.begin("1 2 3")
    rush(match, 3)  # 4 + 12 + 12 bots a round
    match.open_round()
    rush(match, 3)
    assert len(match.look()["deck"]) == 60 - 2 * 28
    match.open_round()
    assert match.look()["deck"] == []
    discard = set(match.look()["discard"])
    assert len(discard) == 60 - 24 - 4
    match.play(f"{match.acting()} buy 1+0")
    assert match.draws() == discard
    match.nature(f"fill 1 {min(discard)}")
    assert match.look()["discard"] == []
    assert len(match.look()["deck"]) == len(discard) - 1
    assert match.acting() != "*"


def test_r22_a_wipe_turns_over_what_it_has_just_thrown_away(rules: type[Table]) -> None:
    match = rules.begin("1 2 3")
    rush(match, 3)
    match.open_round()
    rush(match, 3)
    match.open_round()
    wiped = set(match.factory().split())
    discard = set(match.look()["discard"])
    match.play(f"{match.acting()} pass")
    assert match.draws() == discard | wiped
    match.nature(f"fill 0 {min(wiped)}")
    assert match.draws() == (discard | wiped) - {min(wiped)}


def test_r22_the_deck_may_run_out_in_the_middle_of_a_wipe(rules: type[Table]) -> None:
    match = rules.begin("1 2 3")
    rush(match, 3)
    match.open_round()
    rush(match, 2)
    match.open_round()
    assert len(match.look()["deck"]) == 4
    match.turns("0+0")
    wiped = set(match.factory().split())
    discard = set(match.look()["discard"])
    deck = set(match.look()["deck"])
    match.play(f"{match.acting()} pass")
    for slot in range(3):
        assert match.draws() == deck
        match.nature(f"fill {slot} {min(deck)}")
        deck.remove(min(deck))
    assert deck == set()
    assert match.draws() == discard | wiped
    assert not set(match.factory().split()) & match.draws()


def test_r22_setting_a_round_up_may_turn_it_over_too(rules: type[Table]) -> None:
    match = rules.begin("1 2 3 4")
    rush(match, 4)  # 4 + 16 + 16
    match.open_round()
    rush(match, 1)  # 4 + 16 + 4
    assert match.look()["round"] == 3
    assert len(match.draws()) == 60 - 32
    held = sum(sum(mine["bots"].values()) for mine in match.look()["boards"])
    assert held == 32
    match.open_round()
    assert len(match.look()["deck"]) == 60 - 32 - 4


def test_r22_two_seats_never_run_out(rules: type[Table]) -> None:
    match = rules.begin()
    for number in range(3):
        rush(match, 2)
        if number < 2:
            match.open_round()
    assert match.acting() == ""
    assert match.look()["deck"] == []  # the sixtieth bot was drawn last


def test_r22_there_is_always_a_bot(rules: type[Table]) -> None:
    match = rules.begin("1 2 3 4")
    least = 60
    for number in range(3):
        match.turns("pass " * 4)
        while match.look()["round"] == number + 1 and match.acting():
            seat = match.acting()
            match.play(f"{seat} buy 0+0")
            match.play(f"* fill 0 {min(match.draws())}")
            left = len(match.look()["deck"]) + len(match.look()["discard"])
            least = min(least, left)
            match.play(f"{seat} plug {min(match.offers())[-1]}")
            match.play(f"{seat} block -")
        if number < 2:
            match.open_round()
    assert least == 60 - 48 - 4
