"""Gears, R17–R20: what winners enter, what blue brings back, and in which order."""

from __future__ import annotations

import pytest

from .table import Referee, Table
from .words import CODES, GEARS, HANDS, JAMMING_DAYS, settings, spare, texts

CLASSES = sorted({(gear, value) for gear, sides in GEARS.items() for value in sides})


def winning(referee: Referee, gear: str, value: int, hand: int = 0) -> Table:
    """Seat 1 wins alone with this gear and number and holds HANDS[hand]."""
    hands = (HANDS[hand], HANDS[hand - 1])
    other = 3 if value % 2 == 0 else 4
    drops = f"{spare(gear)} red"
    table = referee.day("odd" if value % 2 else "even", drops, hands=hands)
    mine, theirs = (other, value) if gear == "multi" else (value, other)
    table.show(f"{gear}{mine} yellow{theirs}")
    assert table.round_winners == [1]
    assert table.values == [value, other]
    return table


@pytest.mark.parametrize(("gear", "value"), CLASSES)
def test_r17_what_a_gear_matches(referee: Referee, gear: str, value: int) -> None:
    found = set()
    for hand in range(4):
        texts_now = winning(referee, gear, value, hand).offers()
        found |= {text.split()[1] for text in texts_now if text.startswith("enter")}
    by_colour = {code for code in CODES if code[:-1] == gear or gear == "multi"}
    by_number = {code for code in CODES if code[-1] == str(value)}
    assert found == by_colour | by_number


def test_r17_the_examples(referee: Referee) -> None:
    assert winning(referee, "red", 4).offers() == texts("enter", "red1 red2 red3 red4")
    assert winning(referee, "red", 4, 1).offers() == texts("enter", "blue4")
    assert winning(referee, "grey", 3).offers() == texts("enter", "red3")


def test_r17_the_number_after_the_swap_counts(referee: Referee) -> None:
    table = referee.day("odd", "red red", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    table.show("purple2 multi1")  # seat 2's right neighbour is seat 1
    assert table.round_winners == [1]
    assert table.offers() == texts("enter", "blue1 yellow1")


@pytest.mark.parametrize(
    ("gear", "open", "check", "choices"),
    [
        # Something matches: a matching card, on check or not, or any card on check.
        ("red4", "red1 red2 blue4 yellow3", "", texts("enter", "red1 red2 blue4")),
        ("red4", "red1 yellow3", "purple2", texts("enter", "red1 purple2")),
        ("red4", "blue1 yellow3", "red2", texts("enter", "red2")),
        ("red4", "blue1", "red2 purple2", texts("enter", "red2 purple2")),
        ("grey4", "red1 red4", "blue2", texts("enter", "red4 blue2")),
        ("multi1", "red1 blue2 yellow3", "purple2", texts("enter", "red1 blue2 yellow3 purple2")),
        # Nothing matches: a card on check, or send an open one to check.
        ("red4", "blue1 yellow3", "", texts("check", "blue1 yellow3")),
        ("red4", "blue1 yellow3", "purple2", {"enter purple2", "check blue1", "check yellow3"}),
        ("grey4", "red1", "blue2", {"enter blue2", "check red1"}),
        # All the rest is on check.
        ("grey4", "", "red1 blue2", texts("enter", "red1 blue2")),
        ("grey4", "", "red1", texts("enter", "red1")),
    ],
)
def test_r18_what_a_winner_may_do(
    referee: Referee, gear: str, open: str, check: str, choices: set[str]
) -> None:
    table = referee.day("highest", "yellow yellow")
    table.arrange(1, open=open, check=check, entered="blue3")  # which matches no more
    table.show(f"{gear} {'red4' if gear == 'multi1' else 'purple2'}")
    assert table.question() == ("1", choices)


def test_r18_something_matches(referee: Referee) -> None:
    table = referee.day("highest", "purple purple", hands=("red1 red2 blue4 blue2", HANDS[3]))
    table.arrange(1, open="red1 blue4", check="blue2 red2")
    table.show("red4 yellow1")
    assert table.question() == ("1", texts("enter", "red1 red2 blue4 blue2"))
    table.play("1 enter blue2")  # on check, matching nothing
    assert table.board(1).codes == ("red1 blue4", "red2", "blue2")
    assert table.acting == "*"


def test_r18_nothing_matches(referee: Referee) -> None:
    table = referee.day("highest", "purple purple", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    table.arrange(1, open="blue1 blue2 blue3", check="yellow1")
    table.show("red4 yellow1")
    assert table.question() == ("1", texts("check", "blue1 blue2 blue3") | {"enter yellow1"})
    table.play("1 check blue2")
    assert table.board(1).codes == ("blue1 blue3", "blue2 yellow1", "")


@pytest.mark.parametrize(
    ("card", "gears"),
    [("highest", "blue2 yellow4"), ("highest", "blue4 yellow4"), ("even", "blue1 yellow3")],
)
def test_r19_blue_that_does_not_win_brings_a_gear_back(
    referee: Referee, card: str, gears: str
) -> None:
    table = referee.day(card, "red red")
    table.show(gears)
    if table.round_winners:
        table.play("2 enter blue4")
    assert table.question() == ("1", {"return red"})
    table.play("1 return red")
    assert table.board(1).discard == "blue"
    table.nature("round odd")
    assert table.offers(1) == settings("red purple yellow grey multi")


def test_r19_any_other_gear_of_the_discard(referee: Referee) -> None:
    table = referee.day("highest", "red red")
    table.show("grey1 grey1")
    table.nature("round lowest")
    table.show("blue1 blue1")
    assert table.question() == ("2", texts("return", "red grey"))
    table.play("2 return red, 1 return grey")
    assert table.board(1).discard == "red blue"
    assert table.board(2).discard == "blue grey"


def test_r19_blue_that_wins_brings_nothing_back(referee: Referee) -> None:
    table = referee.day("highest", "red red")
    table.show("blue4 yellow1")
    table.play("1 enter red4")
    assert table.acting == "*"
    assert table.board(1).discard == "red blue"


@pytest.mark.parametrize(("rounds", "asked"), [(4, "2"), (5, "*"), (9, "1"), (10, "")])
def test_r19_blue_is_asked_only_where_its_hand_is_played_from_again(
    referee: Referee, rounds: int, asked: str
) -> None:
    """After the fifth round all gears come back, after the tenth none is needed."""
    table = referee.deal("multi multi", night_effects="off")
    for number in range(1, rounds + 1):
        while table.acting == "*":
            fall = table.offers() & {"drop multi"}
            table.nature(min(fall or table.offers()))
        gear = JAMMING_DAYS[(number - 1) % 5 if number < rounds else -1]
        table.lay(f"{gear}0 " * 2)
        table.leave()
    assert table.acting == asked


def test_r19_nothing_comes_back_from_an_empty_discard(referee: Referee) -> None:
    table = referee.day("highest", "red red")
    table.empty_discard(1)
    table.show("blue4 yellow4")
    assert table.acting == "*"
    assert table.board(1).discard == "blue"


@pytest.mark.parametrize(("token", "order"), [(1, "13"), (2, "31"), (3, "31"), (4, "13")])
def test_r20_winners_from_the_token_holder_clockwise(
    referee: Referee, token: int, order: str
) -> None:
    table = referee.day("even", "red red red red", token=token)
    table.show("yellow4 yellow1 yellow2 yellow3")
    assert table.round_winners == [1, 3]
    for seat in order:
        assert table.acting == seat
        table.play(f"{seat} {min(table.offers())}")
    assert table.acting == "*"


@pytest.mark.parametrize(("token", "order"), [(1, "234"), (2, "234"), (3, "342"), (4, "423")])
def test_r20_blues_after_all_winners_in_the_same_order(
    referee: Referee, token: int, order: str
) -> None:
    table = referee.day("highest", "red red red red", token=token)
    table.show("yellow4 blue1 blue2 blue2")
    table.play("1 enter red4")
    for seat in order:
        assert table.question() == (seat, {"return red"})
        table.play(f"{seat} return red")
    assert table.acting == "*"
