"""Gears, R21–R24: when abilities are offered and spent. Night abilities without night effects."""

from __future__ import annotations

import pytest

from .table import Referee
from .words import CARDS, CAST, JAMMING_DAYS, TURNS, USES, texts


def test_r21_an_ability_may_be_passed_and_is_then_not_offered_again(referee: Referee) -> None:
    table = referee.day("highest", "red red", "mechanic countess")
    table.lay("yellow0 yellow0")
    assert table.question() == ("1", USES["oil"])
    table.play("1 pass")
    assert table.question() == ("1", TURNS)
    assert table.board(1).character_side == "day"
    table.leave()
    table.nature("round lowest")
    table.lay("grey0 grey0")
    assert table.question() == ("1", USES["oil"])  # the next round, a new chance


def test_r21_who_can_use_nothing_is_not_asked(referee: Referee) -> None:
    table = referee.day("highest", "red red", "countess clockmaker")
    table.lay("yellow0 yellow0")
    assert table.question() == ("2", USES["ratchet"])  # W2, nobody in W1
    table.play("2 pass, 1 turn 0")
    assert table.question() == ("2", TURNS)
    table.play("2 turn 0")
    assert table.acting == "*"  # jammed: no winner, no W3


def test_r21_a_single_move_is_still_asked_for(referee: Referee) -> None:
    table = referee.day("highest", "red red", "countess clockmaker")
    table.lay("yellow0 yellow0")
    table.play("2 use ratchet")
    assert table.question() == ("1", {"turn 0"})


@pytest.mark.parametrize(("token", "order"), [(1, "13"), (2, "31"), (3, "31"), (4, "13")])
def test_r22_w1_opens_when_all_are_set_from_the_token_holder_on(
    referee: Referee, token: int, order: str
) -> None:
    table = referee.day("highest", "red red red red", CAST, token)
    table.lay("yellow0 yellow0 yellow0 yellow0")
    abilities = {"1": "oil", "3": "search"}
    for seat in order:
        assert table.question() == (seat, USES[abilities[seat]])
        assert table.up == ""
        table.play(f"{seat} pass")
    assert table.acting == ("2" if token == 1 else str(token))


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w2_opens_just_before_my_gear_is_acted_on(referee: Referee, token: int) -> None:
    table = referee.day("highest", "red red red", "countess clockmaker mechanic", token)
    table.lay("yellow0 yellow0 yellow0")
    table.play("3 pass")
    for step in range(3):
        actor = (token - 1 + step) % 3 + 1
        if actor == 1:
            assert table.question() == ("2", USES["ratchet"])
            assert not table.board(2).up
            table.play("2 pass")
        assert table.question() == (str(actor), TURNS)
        table.play(f"{actor} turn 0")


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w2_after_opens_just_after_my_gear_is_up(referee: Referee, token: int) -> None:
    table = referee.plain_night("highest", "red red red", "countess mechanic clockmaker", token)
    table.lay("yellow0 yellow0 yellow0")
    for step in range(3):
        actor = (token - 1 + step) % 3 + 1
        assert table.question() == (str(actor), TURNS)
        table.play(f"{actor} turn 0")
        if actor == 1:
            assert table.question() == ("2", USES["tuning"])
            assert table.board(2).up
            table.play("2 pass")
        if actor == 2 and token != 2:  # the gear on the right was turned up before
            assert table.question() == ("3", USES["pendulum"])
            assert table.board(3).up
            table.play("3 pass")


def test_r22_w4_opens_at_my_entry_as_a_winner(referee: Referee) -> None:
    table = referee.day("even", "red red", "countess mechanic")
    table.show("yellow4 yellow2")
    assert table.question() == ("1", {"enter red4"})
    table.play("1 enter red4")
    assert table.question() == ("1", texts("use computation", "red1 red2 red3") | {"pass"})
    table = referee.day("even", "red red", "countess mechanic")
    table.show("yellow1 yellow4")
    table.play("2 enter blue4")
    assert table.acting == "*"


def test_r23_a_day_ability_is_used_once_then_the_card_flips(referee: Referee) -> None:
    table = referee.day("highest", "red red", "mechanic countess")
    table.lay("yellow0 yellow0")
    table.play("1 use oil")
    assert table.board(1).character_side == "night"
    table.idle()
    table.nature("round lowest")
    table.lay("grey0 grey0")
    assert table.question() == ("2", TURNS)  # no oil again
    table.play("2 turn 0, 1 turn 0")
    assert table.acting == "*"  # and no tuning by day


def test_r23_a_day_ability_is_lost_at_nightfall(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "mechanic clockmaker")
    assert table.board(1).character_side == "night"
    assert table.board(2).character_side == "night"
    table.lay("yellow0 yellow0")
    assert table.question() == ("1", TURNS)  # neither oil nor ratchet


def test_r23_a_used_day_ability_leaves_the_night_ability(referee: Referee) -> None:
    table = referee.day(
        "lowest", "multi multi", "clockmaker mechanic", token=2, night_effects="off"
    )
    for number, gear in enumerate(JAMMING_DAYS):
        if number:
            table.nature(f"round {CARDS[1 + number]}")
        table.lay(f"{gear}0 {gear}0")
        if number == 0:
            table.play("2 use oil")
            assert table.question() == ("1", USES["ratchet"])
            table.play("1 use ratchet")
        table.idle()
    assert [table.board(seat).character_side for seat in (1, 2)] == ["night", "night"]
    table.nature("drop red", "drop red", "round highest")
    table.lay("yellow0 yellow0")
    table.leave()
    assert table.played[-4:] == ["1 turn 0", "2 pass", "2 turn 0", "1 pass"]
    assert [table.board(seat).character_side for seat in (1, 2)] == ["night", "night"]


def test_r23_a_night_ability_is_used_once_then_the_card_leaves(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "mechanic clockmaker", 2)
    table.lay("yellow0 yellow0")
    table.play("2 turn 0, 1 use tuning, 1 turn 0")
    assert table.board(1).character_side == "gone"
    table.play("2 use pendulum")
    assert table.board(2).character_side == "gone"
    assert table.board(1).character == "mechanic"
    table.idle()
    table.nature("round even")
    table.lay("grey0 grey0")
    table.play("1 turn 0, 2 turn 0")
    assert table.acting == "*"


@pytest.mark.parametrize("seat", [1, 2])
def test_r24_rust_neither_offers_nor_spends(referee: Referee, seat: int) -> None:
    cast = "mechanic countess" if seat == 1 else "countess clockmaker"
    table = referee.night("highest_even", "red red", cast)
    table.lay("grey0 grey0")
    assert table.acting == "*"
    assert table.board(seat).character_side == "night"
    table.nature("round all_but_highest")
    table.lay("yellow0 yellow0")
    table.play("2 turn 0")
    if seat == 1:
        assert table.question() == ("1", USES["tuning"])
    else:
        table.play("1 turn 0")
        assert table.question() == ("2", USES["pendulum"])
