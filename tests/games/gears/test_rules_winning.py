"""Gears, R14–R20: the swap, jams, winners and what they enter."""

from __future__ import annotations

from itertools import permutations

import pytest

from tinkertable.core.match import Match

from .table import (
    CODES,
    GEARS,
    HANDS,
    acting,
    arrange,
    board,
    codes,
    day,
    lay,
    nature,
    offers,
    play,
    question,
    settings,
    show,
    texts,
    values,
    winners,
)

CLASSES = sorted({(gear, value) for gear, sides in GEARS.items() for value in sides})


@pytest.mark.parametrize(
    ("gears", "after"),
    [
        ("multi1 yellow4 purple2", [2, 4, 1]),  # the example: purple gets a 1 it does not print
        ("yellow4 multi1 purple2", [1, 4, 2]),
        ("multi1 yellow4", [4, 1]),
        ("multi1 multi4", [1, 4]),
        ("multi3 multi1 yellow4", [4, 1, 3]),  # seat 2's right neighbour is multicolour
        ("multi1 multi2 multi4", [1, 2, 4]),
        ("multi1 blue2 multi3 yellow4", [4, 3, 2, 1]),  # two exchanges
        ("multi1 multi2 multi3 yellow4", [4, 2, 3, 1]),
        ("multi4 multi2 grey3 red1", [1, 2, 3, 4]),
        ("multi4 multi3 multi1 multi2", [4, 3, 1, 2]),
        ("blue1 red4 grey3 yellow2", [1, 4, 3, 2]),
    ],
)
def test_r14_multicolour_swaps_with_the_right_neighbour(gears: str, after: list[int]) -> None:
    spare = [next(gear for gear in GEARS if gear not in gears) for _ in after]
    match = day("highest", " ".join(spare))
    show(match, gears)
    assert values(match) == after
    assert winners(match) == [after.index(4) + 1]
    assert [b["gear"] for b in match.view()["boards"]] == [gear[:-1] for gear in gears.split()]


def test_r14_the_swap_comes_after_all_gears_are_up() -> None:
    match = day("lowest", "red red red")
    lay(match, "multi0 yellow0 purple0")
    play(match, "1 turn 0, 2 turn 0")
    assert [board(match, seat)["value"] for seat in (2, 3)] == [4, 2]
    play(match, "3 turn 0")
    assert winners(match) == [3]


GREY_EXAMPLES = [
    ("highest", "red4 grey4 blue3 red1", [2]),
    ("highest", "grey4 grey4 blue3 red1", [3]),
    ("highest", "grey4 grey4 red4 blue3", [4]),
    ("lowest", "grey1 red1 blue3 red4", [1]),
    ("highest_odd", "grey3 blue3 yellow1 red4", [1]),
    ("even", "grey2 yellow2 red4 blue4", [1]),
    ("all_but_lowest", "grey1 red1 blue3 red4", [3, 4]),  # the lowest loses, grey or not
    ("all_but_lowest", "grey3 yellow3 blue1 red1", [1]),
    ("all_but_highest", "grey4 red4 blue3 yellow2", [3, 4]),
    ("highest", "red4 red4 blue3 yellow3", []),
]


@pytest.mark.parametrize(("card", "gears", "expected"), GREY_EXAMPLES)
def test_r15_jams_and_grey(card: str, gears: str, expected: list[int]) -> None:
    match = day(card, "purple purple purple purple")
    show(match, gears)
    assert winners(match) == expected


def test_r15_grey_wins_over_a_swapped_number() -> None:
    match = day("highest", "purple purple purple purple")
    show(match, "red4 grey4 multi4 blue3")  # multicolour and grey exchange 4 and 4
    assert values(match) == [4, 4, 4, 3]
    assert winners(match) == [2]


@pytest.mark.parametrize(
    ("card", "shown", "winning"),
    [
        ("highest", "4321", "4"),
        ("highest", "4432", "3"),
        ("highest", "4433", ""),
        ("lowest", "4322", "3"),
        ("lowest", "4321", "1"),
        ("highest_even", "4432", "2"),
        ("highest_even", "3221", ""),
        ("highest_odd", "3321", "1"),
        ("highest_odd", "4332", ""),
        ("lowest_even", "4322", "4"),
        ("lowest_even", "3221", ""),
        ("lowest_odd", "3211", "3"),
        ("lowest_odd", "4332", ""),
        ("even", "4421", "2"),
        ("even", "4332", "42"),
        ("even", "3311", ""),
        ("odd", "3312", "1"),
        ("odd", "4321", "31"),
        ("all_but_lowest", "3221", "3"),
        ("all_but_lowest", "4322", "43"),
        ("all_but_lowest", "4321", "432"),
        ("all_but_lowest", "3333", ""),
        ("all_but_highest", "4332", "2"),
        ("all_but_highest", "4421", "21"),
        ("all_but_highest", "4321", "321"),
        ("all_but_highest", "3333", ""),
        ("all_but_lowest", "21", "2"),
        ("all_but_highest", "21", "1"),
        ("highest", "11", ""),
        ("lowest_odd", "431", "1"),
    ],
)
def test_r16_the_ten_round_cards(card: str, shown: str, winning: str) -> None:
    for order in set(permutations(shown)):
        match = day(card, "red " * len(order))
        show(match, " ".join(f"yellow{value}" for value in order))
        assert sorted(order[seat - 1] for seat in winners(match)) == sorted(winning)


def winning(gear: str, value: int, hand: int = 0) -> Match:
    """Seat 1 wins alone with this gear and number and holds HANDS[hand]."""
    hands = (HANDS[hand], HANDS[hand - 1])
    other = 3 if value % 2 == 0 else 4
    spare = "purple" if gear == "red" else "red"
    match = day("odd" if value % 2 else "even", f"{spare} red", hands=hands)
    mine, theirs = (other, value) if gear == "multi" else (value, other)
    show(match, f"{gear}{mine} yellow{theirs}")
    assert winners(match) == [1]
    assert values(match) == [value, other]
    return match


@pytest.mark.parametrize(("gear", "value"), CLASSES)
def test_r17_what_a_gear_matches(gear: str, value: int) -> None:
    found = set()
    for hand in range(4):
        texts_now = offers(winning(gear, value, hand))
        found |= {text.split()[1] for text in texts_now if text.startswith("enter")}
    by_colour = {code for code in CODES if code[:-1] == gear or gear == "multi"}
    by_number = {code for code in CODES if code[-1] == str(value)}
    assert found == by_colour | by_number


def test_r17_the_examples() -> None:
    assert offers(winning("red", 4)) == texts("enter", "red1 red2 red3 red4")
    assert offers(winning("red", 4, 1)) == texts("enter", "blue4")
    assert offers(winning("grey", 3)) == texts("enter", "red3")


def test_r17_the_number_after_the_swap_counts() -> None:
    match = day("odd", "red red", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    show(match, "purple2 multi1")  # seat 2's right neighbour is seat 1
    assert winners(match) == [1]
    assert offers(match) == texts("enter", "blue1 yellow1")


def test_r18_something_matches() -> None:
    match = day("highest", "purple purple", hands=("red1 red2 blue4 blue2", HANDS[3]))
    arrange(match, 1, open="red1 blue4", check="blue2 red2")
    show(match, "red4 yellow1")
    assert question(match) == ("1", texts("enter", "red1 red2 blue4 blue2"))
    play(match, "1 enter blue2")  # on check, matching nothing
    assert codes(match, 1) == ("red1 blue4", "red2", "blue2")
    assert acting(match) == "*"


def test_r18_only_a_card_on_check_matches() -> None:
    match = day("highest", "purple purple", hands=("red1 blue1 blue2 blue3", HANDS[3]))
    arrange(match, 1, open="blue1 blue2", check="red1 blue3")
    show(match, "red4 yellow1")
    assert question(match) == ("1", texts("enter", "red1 blue3"))


def test_r18_an_entered_card_matches_no_more() -> None:
    match = day("highest", "purple purple", hands=("red1 blue1 blue2 blue3", HANDS[3]))
    arrange(match, 1, open="blue1 blue2 blue3", entered="red1")
    show(match, "red4 yellow1")
    assert question(match) == ("1", texts("check", "blue1 blue2 blue3"))


def test_r18_nothing_matches() -> None:
    match = day("highest", "purple purple", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    arrange(match, 1, open="blue1 blue2 blue3", check="yellow1")
    show(match, "red4 yellow1")
    assert question(match) == ("1", texts("check", "blue1 blue2 blue3") | {"enter yellow1"})
    play(match, "1 check blue2")
    assert codes(match, 1) == ("blue1 blue3", "blue2 yellow1", "")


def test_r18_nothing_matches_and_nothing_is_on_check() -> None:
    match = day("highest", "purple purple", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    show(match, "red4 yellow1")
    assert question(match) == ("1", texts("check", "blue1 blue2 blue3 yellow1"))


def test_r18_all_the_rest_is_on_check() -> None:
    match = day("highest", "purple purple", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    arrange(match, 1, check="blue1 blue2", entered="blue3 yellow1")
    show(match, "red4 yellow1")
    assert question(match) == ("1", texts("enter", "blue1 blue2"))


def test_r18_a_single_move_is_still_asked_for() -> None:
    match = day("highest", "purple purple", hands=("blue1 blue2 blue3 yellow1", HANDS[3]))
    arrange(match, 1, check="blue1", entered="blue2 blue3 yellow1")
    show(match, "red4 yellow1")
    assert question(match) == ("1", {"enter blue1"})


@pytest.mark.parametrize(
    ("card", "gears"),
    [("highest", "blue2 yellow4"), ("highest", "blue4 yellow4"), ("even", "blue1 yellow3")],
)
def test_r19_blue_that_does_not_win_brings_a_gear_back(card: str, gears: str) -> None:
    match = day(card, "red red")
    show(match, gears)
    if winners(match):
        play(match, "2 enter blue4")
    assert question(match) == ("1", {"return red"})
    play(match, "1 return red")
    assert board(match, 1)["discard"] == ["blue"]
    nature(match, "round odd")
    assert offers(match, 1) == settings("red purple yellow grey multi")


def test_r19_any_other_gear_of_the_discard() -> None:
    match = day("highest", "red red")
    show(match, "grey1 grey1")
    nature(match, "round lowest")
    show(match, "blue1 blue1")
    assert question(match) == ("2", texts("return", "red grey"))
    play(match, "2 return red, 1 return grey")
    assert board(match, 1)["discard"] == ["red", "blue"]
    assert board(match, 2)["discard"] == ["blue", "grey"]


def test_r19_blue_that_wins_brings_nothing_back() -> None:
    match = day("highest", "red red")
    show(match, "blue4 yellow1")
    play(match, "1 enter red4")
    assert acting(match) == "*"
    assert board(match, 1)["discard"] == ["red", "blue"]


def test_r19_nothing_comes_back_from_an_empty_discard() -> None:
    match = day("highest", "red red")
    state = match.position.to_json()
    state["board"][0]["discard"] = 0
    match.position.fill(state)
    show(match, "blue4 yellow4")
    assert acting(match) == "*"
    assert board(match, 1)["discard"] == ["blue"]


@pytest.mark.parametrize(("token", "order"), [(1, "13"), (2, "31"), (3, "31"), (4, "13")])
def test_r20_winners_from_the_token_holder_clockwise(token: int, order: str) -> None:
    match = day("even", "red red red red", token=token)
    show(match, "yellow4 yellow1 yellow2 yellow3")
    assert winners(match) == [1, 3]
    for seat in order:
        assert acting(match) == seat
        play(match, f"{seat} {min(offers(match))}")
    assert acting(match) == "*"


@pytest.mark.parametrize(("token", "order"), [(1, "234"), (2, "234"), (3, "342"), (4, "423")])
def test_r20_blues_after_all_winners_in_the_same_order(token: int, order: str) -> None:
    match = day("highest", "red red red red", token=token)
    show(match, "yellow4 blue1 blue2 blue2")
    play(match, "1 enter red4")
    for seat in order:
        assert question(match) == (seat, {"return red"})
        play(match, f"{seat} return red")
    assert acting(match) == "*"
