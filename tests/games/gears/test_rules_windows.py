"""Gears, R21–R24: when abilities are offered and spent. Night abilities without night effects."""

from __future__ import annotations

import pytest

from .table import (
    CARDS,
    CAST,
    JAMMING_DAYS,
    TURNS,
    USES,
    acting,
    board,
    day,
    idle,
    lay,
    leave,
    nature,
    night,
    plain_night,
    play,
    question,
    show,
    side_of,
    texts,
    up,
)


def test_r21_an_ability_may_be_passed_and_is_then_not_offered_again() -> None:
    match = day("highest", "red red", "mechanic countess")
    lay(match, "yellow0 yellow0")
    assert question(match) == ("1", USES["oil"])
    play(match, "1 pass")
    assert question(match) == ("1", TURNS)
    assert side_of(match, 1) == ("day", "oil")
    leave(match)
    nature(match, "round lowest")
    lay(match, "grey0 grey0")
    assert question(match) == ("1", USES["oil"])  # the next round, a new chance


def test_r21_who_can_use_nothing_is_not_asked() -> None:
    match = day("highest", "red red", "countess clockmaker")
    lay(match, "yellow0 yellow0")
    assert question(match) == ("2", USES["ratchet"])  # W2, nobody in W1
    play(match, "2 pass, 1 turn 0")
    assert question(match) == ("2", TURNS)
    play(match, "2 turn 0")
    assert acting(match) == "*"  # jammed: no winner, no W3


def test_r21_a_single_move_is_still_asked_for() -> None:
    match = day("highest", "red red", "countess clockmaker")
    lay(match, "yellow0 yellow0")
    play(match, "2 use ratchet")
    assert question(match) == ("1", {"turn 0"})


@pytest.mark.parametrize(("token", "order"), [(1, "13"), (2, "31"), (3, "31"), (4, "13")])
def test_r22_w1_opens_when_all_are_set_from_the_token_holder_on(token: int, order: str) -> None:
    match = day("highest", "red red red red", CAST, token)
    lay(match, "yellow0 yellow0 yellow0 yellow0")
    abilities = {"1": "oil", "3": "search"}
    for seat in order:
        assert question(match) == (seat, USES[abilities[seat]])
        assert up(match) == ""
        play(match, f"{seat} pass")
    assert acting(match) == ("2" if token == 1 else str(token))


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w2_opens_just_before_my_gear_is_acted_on(token: int) -> None:
    match = day("highest", "red red red", "countess clockmaker mechanic", token)
    lay(match, "yellow0 yellow0 yellow0")
    play(match, "3 pass")
    for step in range(3):
        actor = (token - 1 + step) % 3 + 1
        if actor == 1:
            assert question(match) == ("2", USES["ratchet"])
            assert not board(match, 2)["up"]
            play(match, "2 pass")
        assert question(match) == (str(actor), TURNS)
        play(match, f"{actor} turn 0")


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w2_after_opens_just_after_my_gear_is_up(token: int) -> None:
    match = plain_night("highest", "red red red", "countess mechanic clockmaker", token)
    lay(match, "yellow0 yellow0 yellow0")
    for step in range(3):
        actor = (token - 1 + step) % 3 + 1
        assert question(match) == (str(actor), TURNS)
        play(match, f"{actor} turn 0")
        if actor == 1:
            assert question(match) == ("2", USES["tuning"])
            assert board(match, 2)["up"]
            play(match, "2 pass")
        if actor == 2 and token != 2:  # the gear on the right was turned up before
            assert question(match) == ("3", USES["pendulum"])
            assert board(match, 3)["up"]
            play(match, "3 pass")


def test_r22_w4_opens_at_my_entry_as_a_winner() -> None:
    match = day("even", "red red", "countess mechanic")
    show(match, "yellow4 yellow2")
    assert question(match) == ("1", {"enter red4"})
    play(match, "1 enter red4")
    assert question(match) == ("1", texts("use computation", "red1 red2 red3") | {"pass"})
    match = day("even", "red red", "countess mechanic")
    show(match, "yellow1 yellow4")
    play(match, "2 enter blue4")
    assert acting(match) == "*"


def test_r23_a_day_ability_is_used_once_then_the_card_flips() -> None:
    match = day("highest", "red red", "mechanic countess")
    lay(match, "yellow0 yellow0")
    play(match, "1 use oil")
    assert side_of(match, 1) == ("night", "tuning")
    idle(match)
    nature(match, "round lowest")
    lay(match, "grey0 grey0")
    assert question(match) == ("2", TURNS)  # no oil again
    play(match, "2 turn 0, 1 turn 0")
    assert acting(match) == "*"  # and no tuning by day


def test_r23_a_day_ability_is_lost_at_nightfall() -> None:
    match = plain_night("highest", "red red", "mechanic clockmaker")
    assert side_of(match, 1) == ("night", "tuning")
    assert side_of(match, 2) == ("night", "pendulum")
    lay(match, "yellow0 yellow0")
    assert question(match) == ("1", TURNS)  # neither oil nor ratchet


def test_r23_a_used_day_ability_leaves_the_night_ability() -> None:
    match = day("lowest", "multi multi", "clockmaker mechanic", token=2, night_effects="off")
    for number, gear in enumerate(JAMMING_DAYS):
        if number:
            nature(match, f"round {CARDS[1 + number]}")
        lay(match, f"{gear}0 {gear}0")
        if number == 0:
            play(match, "2 use oil")
            assert question(match) == ("1", USES["ratchet"])
            play(match, "1 use ratchet")
        idle(match)
    assert [side_of(match, seat)[0] for seat in (1, 2)] == ["night", "night"]
    nature(match, "drop red", "drop red", "round highest")
    lay(match, "yellow0 yellow0")
    leave(match)
    assert match.move_texts()[-4:] == ["1 turn 0", "2 pass", "2 turn 0", "1 pass"]
    assert [side_of(match, seat)[0] for seat in (1, 2)] == ["night", "night"]


def test_r23_a_night_ability_is_used_once_then_the_card_leaves() -> None:
    match = plain_night("highest", "red red", "mechanic clockmaker", 2)
    lay(match, "yellow0 yellow0")
    play(match, "2 turn 0, 1 use tuning, 1 turn 0")
    assert side_of(match, 1) == ("gone", None)
    play(match, "2 use pendulum")
    assert side_of(match, 2) == ("gone", None)
    assert board(match, 1)["character"] == "mechanic"
    idle(match)
    nature(match, "round even")
    lay(match, "grey0 grey0")
    play(match, "1 turn 0, 2 turn 0")
    assert acting(match) == "*"


@pytest.mark.parametrize("seat", [1, 2])
def test_r24_rust_neither_offers_nor_spends(seat: int) -> None:
    cast = "mechanic countess" if seat == 1 else "countess clockmaker"
    match = night("highest_even", "red red", cast)
    lay(match, "grey0 grey0")
    assert acting(match) == "*"
    assert board(match, seat)["character_side"] == "night"
    nature(match, "round all_but_highest")
    lay(match, "yellow0 yellow0")
    play(match, "2 turn 0")
    if seat == 1:
        assert question(match) == ("1", USES["tuning"])
    else:
        play(match, "1 turn 0")
        assert question(match) == ("2", USES["pendulum"])
