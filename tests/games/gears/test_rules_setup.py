"""Gears, R1–R7: components and setting up."""

from __future__ import annotations

import pytest

from .table import Referee
from .words import ALL_GEARS, CARDS, CODES, GEARS, HANDS, JAMMING_DAYS, settings, texts


@pytest.mark.parametrize("seats", [1, 5])
def test_r01_two_to_four_seats(referee: Referee, seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        referee(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r01_the_left_neighbour_is_the_next_seat(referee: Referee, seats: int) -> None:
    table = referee.day("highest", "red " * seats)
    table.lay("grey0 " * seats)
    table.play("1 turn 0")
    assert table.up == "2"
    table.play("2 turn 0")
    assert table.up == ("2 3" if seats > 2 else "")  # with two, all were up: the round is over


def test_r01_four_colours_of_four_numbers(referee: Referee) -> None:
    assert referee(2).offers() == texts("deal", " ".join(CODES))
    assert len(CODES) == 16


@pytest.mark.parametrize(("gear", "sides"), GEARS.items())
def test_r02_the_sides_of_a_gear(referee: Referee, gear: str, sides: tuple[int, ...]) -> None:
    drop = "purple" if gear == "red" else "red"
    for side, value in enumerate(sides):
        table = referee.day("highest", f"{drop} {drop} {drop}")
        table.lay(f"{gear}{side} {gear}{side} yellow0")
        table.play("1 turn 0")
        assert table.board(2).side == side
        assert table.board(2).value == value


def test_r02_equal_numbers_are_different_sides(referee: Referee) -> None:
    table = referee.day("highest", "red red")
    assert {"set purple 0", "set purple 1"} <= table.offers(1)
    for side, turned in ((0, 2), (1, 3)):
        table = referee.day("highest", "red red red")
        table.lay(f"blue0 purple{side} blue0")
        table.play("1 turn +")
        assert table.board(2).value == turned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r03_four_open_code_cards_each(referee: Referee, seats: int) -> None:
    table = referee(seats)
    for number, code in enumerate(CODES[: 4 * seats]):
        assert table.acting == "*"
        assert table.offers() == texts("deal", " ".join(CODES[number:]))
        table.nature(f"deal {code}")
    assert not any(text.startswith("deal") for text in table.offers())
    for seat in range(1, seats + 1):
        assert table.board(seat).codes == (HANDS[seat - 1], "", "")


def test_r04_one_gear_each_is_dropped(referee: Referee) -> None:
    table = referee(3, characters="off")
    table.nature(*(f"deal {code}" for code in CODES[:12]))
    for gear in ("red", "blue", "blue"):
        assert table.offers() == texts("drop", ALL_GEARS)
        table.nature(f"drop {gear}")
    assert table.offers() == {"token 1", "token 2", "token 3"}
    assert [table.board(seat).discard for seat in (1, 2, 3)] == ["red", "blue", "blue"]


def test_r04_the_hand_is_what_the_discard_does_not_show(referee: Referee) -> None:
    table = referee.day("highest", "red blue")
    assert table.offers(1) == settings("purple yellow blue grey multi")
    assert table.offers(2) == settings("red purple yellow grey multi")
    table.lay("grey0 grey0")
    table.leave()
    table.nature("round lowest")
    assert table.board(1).discard == "red grey"
    assert table.offers(1) == settings("purple yellow blue multi")


def test_r05_a_random_character_each_day_side_up(referee: Referee) -> None:
    table = referee(3)
    table.nature(*(f"deal {code}" for code in CODES[:12]), "drop red", "drop red", "drop red")
    left = ["mechanic", "clockmaker", "inspector", "countess"]
    for name in ("countess", "mechanic", "clockmaker"):
        assert table.offers() == texts("character", " ".join(left))
        table.nature(f"character {name}")
        left.remove(name)
    assert table.offers() == {"token 1", "token 2", "token 3"}
    assert [b.character for b in table.boards] == ["countess", "mechanic", "clockmaker"]
    assert {b.character_side for b in table.boards} == {"day"}


def test_r06_every_round_card_once(referee: Referee) -> None:
    table = referee.deal("multi multi", night_effects="off")
    left = list(CARDS)
    for number in range(10):
        if number == 5:
            table.nature("drop multi", "drop multi")
        assert table.question() == ("*", texts("round", " ".join(left)))
        card = left.pop(number * 7 % len(left))
        table.nature(f"round {card}")
        assert table.acting == "1 2"  # open before gears are set
        assert table.card == card
        assert table.round == number + 1
        table.lay(f"{JAMMING_DAYS[number % 5]}0 " * 2)
        table.idle()
    assert table.acting == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r07_the_token_goes_to_any_seat(referee: Referee, seats: int) -> None:
    for seat in range(1, seats + 1):
        table = referee(seats, characters="off")
        table.nature(*(f"deal {code}" for code in CODES[: 4 * seats]), *["drop red"] * seats)
        assert table.offers() == {f"token {other}" for other in range(1, seats + 1)}
        table.nature(f"token {seat}")
        assert table.token == seat


def test_r04_nothing_is_discarded_before_the_first_drop(referee: Referee) -> None:
    table = referee(3)
    assert [board.discard for board in table.boards] == ["", "", ""]
