"""Gears, R1–R7: components and setting up."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import InputError

from .table import (
    ALL_GEARS,
    CARDS,
    CODES,
    GEARS,
    HANDS,
    JAMMING_DAYS,
    acting,
    board,
    day,
    deal,
    idle,
    lay,
    leave,
    nature,
    offers,
    play,
    question,
    seen,
    settings,
    sit,
    texts,
    up,
)


@pytest.mark.parametrize("seats", [1, 5])
def test_r01_two_to_four_seats(seats: int) -> None:
    with pytest.raises(InputError):
        sit(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r01_the_left_neighbour_is_the_next_seat(seats: int) -> None:
    match = day("highest", "red " * seats)
    lay(match, "grey0 " * seats)
    play(match, "1 turn 0")
    assert up(match) == "2"
    play(match, "2 turn 0")
    assert up(match) == ("2 3" if seats > 2 else "")  # with two, all were up: the round is over


def test_r01_four_colours_of_four_numbers() -> None:
    assert offers(sit(2)) == texts("deal", " ".join(CODES))
    assert len(CODES) == 16


@pytest.mark.parametrize(("gear", "sides"), GEARS.items())
def test_r02_the_sides_of_a_gear(gear: str, sides: tuple[int, ...]) -> None:
    drop = "purple" if gear == "red" else "red"
    for side, value in enumerate(sides):
        match = day("highest", f"{drop} {drop} {drop}")
        lay(match, f"{gear}{side} {gear}{side} yellow0")
        play(match, "1 turn 0")
        assert board(match, 2)["side"] == side
        assert board(match, 2)["value"] == value


def test_r02_equal_numbers_are_different_sides() -> None:
    match = day("highest", "red red")
    assert {"set purple 0", "set purple 1"} <= offers(match, 1)
    for side, turned in ((0, 2), (1, 3)):
        match = day("highest", "red red red")
        lay(match, f"blue0 purple{side} blue0")
        play(match, "1 turn +")
        assert board(match, 2)["value"] == turned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r03_four_open_code_cards_each(seats: int) -> None:
    match = sit(seats)
    for number, code in enumerate(CODES[: 4 * seats]):
        assert acting(match) == "*"
        assert offers(match) == texts("deal", " ".join(CODES[number:]))
        nature(match, f"deal {code}")
    assert not any(text.startswith("deal") for text in offers(match))
    for seat in range(1, seats + 1):
        for viewer in range(seats + 1):
            assert " ".join(board(match, seat, viewer)["open"]) == HANDS[seat - 1]


def test_r03_the_rest_is_not_shown() -> None:
    match = day("highest", "red red")
    for viewer in (-1, 0, 1):
        shown = str(match.view(viewer))
        assert "yellow1" not in shown
        assert "purple4" not in shown


def test_r04_one_gear_each_is_dropped() -> None:
    match = sit(3, characters="off")
    nature(match, *(f"deal {code}" for code in CODES[:12]))
    for gear in ("red", "blue", "blue"):
        assert offers(match) == texts("drop", ALL_GEARS)
        nature(match, f"drop {gear}")
    assert offers(match) == {"token 1", "token 2", "token 3"}
    assert [board(match, seat)["discard"] for seat in (1, 2, 3)] == [["red"], ["blue"], ["blue"]]


def test_r04_the_hand_is_what_the_discard_does_not_show() -> None:
    match = day("highest", "red blue")
    assert offers(match, 1) == settings("purple yellow blue grey multi")
    assert offers(match, 2) == settings("red purple yellow grey multi")
    lay(match, "grey0 grey0")
    leave(match)
    nature(match, "round lowest")
    assert board(match, 1)["discard"] == ["red", "grey"]
    assert offers(match, 1) == settings("purple yellow blue multi")


def test_r04_only_the_gear_just_set_is_secret() -> None:
    one, two = (day("highest", "red red red") for _ in range(2))
    play(one, "2 set blue 0")
    play(two, "2 set multi 3")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
    assert seen(one, 2) != seen(two, 2)
    for match in (one, two):
        play(match, "1 set grey 1, 3 set grey 2")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
    for match in (one, two):
        play(match, "1 turn 0")
    assert seen(one, 1) != seen(two, 1)


def test_r05_a_random_character_each_day_side_up() -> None:
    match = sit(3)
    nature(match, *(f"deal {code}" for code in CODES[:12]), "drop red", "drop red", "drop red")
    left = ["mechanic", "clockmaker", "inspector", "countess"]
    for name in ("countess", "mechanic", "clockmaker"):
        assert offers(match) == texts("character", " ".join(left))
        nature(match, f"character {name}")
        left.remove(name)
    assert offers(match) == {"token 1", "token 2", "token 3"}
    for viewer in range(4):
        shown = [board(match, seat, viewer) for seat in (1, 2, 3)]
        assert [b["character"] for b in shown] == ["countess", "mechanic", "clockmaker"]
        assert {b["character_side"] for b in shown} == {"day"}
        assert [b["ability"] for b in shown] == ["computation", "oil", "ratchet"]


def test_r06_every_round_card_once() -> None:
    match = deal("multi multi", night_effects="off")
    left = list(CARDS)
    for number in range(10):
        if number == 5:
            nature(match, "drop multi", "drop multi")
        assert question(match) == ("*", texts("round", " ".join(left)))
        card = left.pop(number * 7 % len(left))
        nature(match, f"round {card}")
        assert acting(match) == "1 2"  # open before gears are set
        assert match.view()["card"] == card
        assert match.view()["round"] == number + 1
        assert match.view()["shift"] == ("day" if number < 5 else "night")
        lay(match, f"{JAMMING_DAYS[number % 5]}0 " * 2)
        idle(match)
    assert acting(match) == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r07_the_token_goes_to_any_seat(seats: int) -> None:
    for seat in range(1, seats + 1):
        match = sit(seats, characters="off")
        nature(match, *(f"deal {code}" for code in CODES[: 4 * seats]), *["drop red"] * seats)
        assert offers(match) == {f"token {other}" for other in range(1, seats + 1)}
        assert len({weight for _, weight in match.position.odds()}) == 1
        nature(match, f"token {seat}")
        assert match.view()["token"] == seat
