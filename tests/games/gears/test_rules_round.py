"""The rules of Gears without characters and night effects: R1–R20, R44–R46."""

from __future__ import annotations

from itertools import permutations

import pytest

from tinkertable.core.errors import InputError
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.games.gears import GAME

from .table import (
    CARDS,
    CODES,
    GEARS,
    HANDS,
    JAMMING_DAYS,
    TURNS,
    acting,
    arrange,
    board,
    by_value,
    codes,
    day,
    deal,
    dusk,
    idle,
    lay,
    leave,
    nature,
    night,
    offers,
    own,
    play,
    question,
    seen,
    settings,
    show,
    sit,
    texts,
    up,
    values,
    winners,
)

ALL_GEARS = " ".join(GEARS)
CLASSES = sorted({(gear, value) for gear, sides in GEARS.items() for value in sides})


# Setting up.


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


# A round.


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_r08_all_set_at_once(order: tuple[int, ...]) -> None:
    match = day("highest", "red red red", token=2)
    waiting = [1, 2, 3]
    for seat in order:
        assert acting(match) == " ".join(map(str, waiting))
        assert offers(match, seat) == settings("purple yellow blue grey multi")
        play(match, f"{seat} set blue {seat}")
        waiting.remove(seat)
        if waiting:
            assert offers(match, seat) == set()
    assert question(match) == ("2", TURNS)
    assert [own(match, seat) for seat in (1, 2, 3)] == ["blue 1", "blue 2", "blue 3"]


def test_r08_others_learn_only_that_a_seat_is_ready() -> None:
    match = day("highest", "red red red")
    play(match, "2 set blue 3")
    for viewer in (0, 1, 3):
        shown = board(match, 2, viewer)
        assert shown["ready"]
        assert (shown["up"], shown["gear"], shown["side"], shown["value"]) == (
            False, None, None, None,
        )  # fmt: skip
        assert match.move_texts(viewer - 1)[-1] == "2 set ?"
    assert not board(match, 1)["ready"]
    assert match.move_texts(1)[-1] == "2 set blue 3"
    assert match.move_texts()[-1] == "2 set blue 3"
    play(match, "1 set blue 0, 3 set grey 0, 1 turn 0")
    assert match.move_texts(0)[-4:] == ["2 set blue 3", "1 set blue 0", "3 set ?", "1 turn 0"]
    assert match.move_texts(1)[-4:] == ["2 set blue 3", "1 set ?", "3 set ?", "1 turn 0"]
    assert match.move_texts(-1)[-4:] == ["2 set blue 3", "1 set ?", "3 set ?", "1 turn 0"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_r09_from_the_token_holder_clockwise(seats: int, token: int) -> None:
    token = (token - 1) % seats + 1
    match = day("highest", "red " * seats, token=token)
    lay(match, "blue0 " * seats)
    for step in range(seats):
        actor = (token - 1 + step) % seats + 1
        assert question(match) == (str(actor), TURNS)
        play(match, f"{actor} turn +")
        if step < seats - 1:
            assert board(match, actor % seats + 1)["side"] == 1
    assert all(b["discard"] == ["red", "blue"] or b["up"] for b in match.view()["boards"])


def test_r09_a_rotator_is_blind() -> None:
    one, two = (day("highest", "red red red") for _ in range(2))
    lay(one, "blue0 yellow3 grey2")
    lay(two, "blue0 purple1 grey2")
    assert seen(one, 1) == seen(two, 1)


@pytest.mark.parametrize(
    ("gear", "cycle"),
    [("blue", "12341"), ("yellow", "43214"), ("purple", "22332"), ("red", "14141"),
     ("grey", "12341"), ("multi", "12341")],
)  # fmt: skip
def test_r10_a_turn_brings_the_next_side(gear: str, cycle: str) -> None:
    drop = "purple" if gear == "red" else "red"
    for side in range(4):
        for turn, step in (("+", 1), ("-", -1), ("0", 0)):
            match = day("highest", f"{drop} {drop} {drop}")
            lay(match, f"yellow0 {gear}{side} yellow0")
            play(match, f"1 turn {turn}")
            assert board(match, 2)["side"] == (side + step) % 4
            assert board(match, 2)["value"] == int(cycle[(side + step) % 4])


@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_r11_a_turned_gear_is_up_at_once_the_holders_last(token: int) -> None:
    match = day("highest", "red red red red", token=token)
    lay(match, "blue3 grey2 yellow2 purple0")
    shown: list[int] = []
    for step in range(3):
        actor = (token - 1 + step) % 4 + 1
        play(match, f"{actor} turn 0")
        shown.append(actor % 4 + 1)
        assert up(match) == " ".join(map(str, sorted(shown)))
        for viewer in range(5):
            assert board(match, shown[-1], viewer)["gear"] is not None
    assert not board(match, token)["up"]
    assert board(match, token)["gear"] is None
    leave(match)
    assert up(match) == "1 2 3 4"


def test_r12_token_on_gears_to_the_discards_next_card() -> None:
    match = day("highest", "red blue grey", token=3)
    show(match, "yellow4 red1 blue2")
    play(match, "1 enter red4, 3 return grey")
    assert acting(match) == "*"
    assert match.view()["token"] == 1
    assert match.view()["card"] is None
    assert [board(match, seat)["discard"] for seat in (1, 2, 3)] == [
        ["red", "yellow"],
        ["red", "blue"],
        ["blue"],  # grey came back
    ]
    assert all(not b["ready"] and b["gear"] is None for b in match.view()["boards"])
    assert offers(match) == texts("round", " ".join(CARDS[1:]))
    nature(match, "round even")
    assert acting(match) == "1 2 3"


def test_r13_nightfall_brings_new_hands() -> None:
    match = dusk("even", 3, characters="mechanic clockmaker countess")
    assert match.view()["round"] == 5
    for gear in ("blue", "red", "red"):
        assert question(match) == ("*", texts("drop", ALL_GEARS))
        nature(match, f"drop {gear}")
    assert {b["character_side"] for b in match.view()["boards"]} == {"night"}
    assert [b["discard"] for b in match.view()["boards"]] == [["blue"], ["red"], ["red"]]
    assert question(match) == (
        "*",
        texts("round", "even lowest_odd odd all_but_lowest all_but_highest"),
    )
    nature(match, "round even")
    assert offers(match, 1) == settings("red purple yellow grey multi")
    assert offers(match, 2) == settings("purple yellow blue grey multi")


def test_r13_no_second_nightfall() -> None:
    match = night("even", "red red")
    lay(match, "yellow0 yellow0")
    idle(match)
    assert all(text.startswith("round") for text in offers(match))


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


# The end.


def test_r44_the_fourth_card_ends_the_game() -> None:
    match = day("highest", "red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    show(match, "yellow4 yellow1")
    assert acting(match) == "1"
    play(match, "1 enter red4")
    assert acting(match) == ""
    assert match.view()["winners"] == [1]


def test_r44_three_cards_and_checks_do_not() -> None:
    match = day("highest", "purple purple")
    arrange(match, 1, open="red4", entered="red1 red2", check="red3")
    show(match, "red4 yellow1")
    play(match, "1 enter red4")
    assert acting(match) == "*"
    assert match.view()["winners"] == []


def test_r44_all_winners_of_the_round_enter_first() -> None:
    match = day("even", "red red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    show(match, "yellow4 yellow1 yellow2")
    play(match, "1 enter red4")
    assert question(match) == ("3", texts("enter", "yellow1 yellow2 yellow3 yellow4"))
    play(match, "3 enter yellow1")
    assert acting(match) == ""
    assert match.view()["winners"] == [1]


def test_r44_blue_comes_back_before_the_end_is_judged() -> None:
    match = day("highest", "red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    show(match, "yellow4 blue1")
    play(match, "1 enter red4")
    assert question(match) == ("2", {"return red"})
    play(match, "2 return red")
    assert acting(match) == ""


def test_r44_two_finish_in_one_round_and_a_third_wins() -> None:
    match = day("even", "red red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    arrange(match, 2, open="blue1", entered="blue2 blue3 blue4")
    arrange(match, 3, open="yellow1 yellow2 yellow3", check="yellow4")
    show(match, "yellow4 blue2 yellow1")
    play(match, "1 enter red4, 2 enter blue1")
    assert acting(match) == ""
    assert match.view()["winners"] == [3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r44_ten_rounds_at_most(seats: int) -> None:
    match = dusk("even", seats, night_effects="off")
    nature(match, *["drop multi"] * seats)
    left = [card for card in CARDS if f"round {card}" in offers(match)]
    assert len(left) == 5
    for card, gear in zip(left, JAMMING_DAYS, strict=True):
        assert acting(match) == "*"
        nature(match, f"round {card}")
        lay(match, f"{gear}0 " * seats)
        idle(match)
    assert acting(match) == ""
    assert match.view()["round"] == 10
    assert match.view()["winners"] == []  # all have nothing


def ended(*lays: tuple[str, str]) -> Match:
    """A finished match: seats 1 and 2 entered their fourth card, the others' check and entered."""
    match = day("even", "red " * (2 + len(lays)))
    arrange(match, 1, open="red2", entered="red1 red3 red4")
    arrange(match, 2, open="blue4", entered="blue1 blue2 blue3")
    for seat, (check, entered) in enumerate(lays, start=3):
        hand = HANDS[seat - 1].split()
        left = " ".join(code for code in hand if code not in (check + " " + entered).split())
        arrange(match, seat, open=left, check=check, entered=entered)
    show(match, "yellow2 yellow4 " + "yellow1 " * len(lays))
    idle(match)
    assert acting(match) == ""
    return match


def test_r45_score_in_half_points() -> None:
    match = ended(("yellow3", "yellow1 yellow2"), ("", "purple1 purple2"))
    assert [score["total"] for score in match.scores()] == [8, 8, 5, 4]
    assert match.scores()[2] == {"total": 5, "entered": 4, "check": 1}
    assert [(item.points, item.cells) for item in GAME.explain(match.position, 2)] == [
        (2, ("yellow1",)),
        (2, ("yellow2",)),
        (1, ("yellow3",)),
    ]
    assert board(match, 3)["score"] == {"total": 5, "entered": 4, "check": 1}
    assert match.view()["winners"] == [3]
    assert match.position.winners() == [2]


def test_r45_ties_exclude_each_other_on_every_level() -> None:
    match = ended(("yellow3", "yellow1 yellow2"), ("purple3", "purple1 purple2"))
    assert [score["total"] for score in match.scores()] == [8, 8, 5, 5]
    assert match.view()["winners"] == []


def test_r45_half_points_decide() -> None:
    match = ended(("yellow1 yellow2 yellow3", ""), ("purple1 purple2", "purple3"))
    assert [score["total"] for score in match.scores()] == [8, 8, 3, 4]
    assert match.view()["winners"] == [4]


def test_r45_two_equal_seats_nobody_wins() -> None:
    match = ended()
    assert [score["total"] for score in match.scores()] == [8, 8]
    assert match.view()["winners"] == []


def test_r45_the_last_seat_standing_may_have_nothing() -> None:
    match = ended(("", ""))
    assert match.view()["winners"] == [3]


# Options.


def after_drops(**options: str) -> Match:
    match = sit(2, **options)
    nature(match, *(f"deal {code}" for code in CODES[:8]), "drop red", "drop red")
    return match


@pytest.mark.parametrize(
    "options",
    [{}, {"characters": "on"}, {"strict": "off"}, {"night_effects": "off"}],
    ids=str,
)
def test_r46_characters_are_dealt(options: dict[str, str]) -> None:
    match = after_drops(**options)
    assert offers(match) == texts("character", "mechanic clockmaker inspector countess")


@pytest.mark.parametrize(
    "options",
    [
        {"characters": "off"},
        {"strict": "on"},
        {"strict": "on", "characters": "on"},
        {"strict": "on", "characters": "off", "night_effects": "off"},
    ],
    ids=str,
)
def test_r46_without_characters(options: dict[str, str]) -> None:
    match = after_drops(**options)
    assert offers(match) == {"token 1", "token 2"}
    assert {b["character"] for b in match.view()["boards"]} == {None}
    assert {b["ability"] for b in match.view()["boards"]} == {None}


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        ({}, {"turn 0", "turn 2"}),
        ({"night_effects": "on"}, {"turn 0", "turn 2"}),
        ({"night_effects": "off"}, TURNS),
        ({"strict": "on"}, TURNS),
        ({"strict": "on", "night_effects": "on"}, TURNS),
    ],
    ids=str,
)
def test_r46_night_effects(options: dict[str, str], turns: set[str]) -> None:
    match = night("highest", "red red", "", 1, HANDS, **options)
    assert match.view()["effect"] == ("half_turn" if "turn 2" in turns else None)
    lay(match, "blue0 blue0")
    assert question(match) == ("1", turns)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("options", [{"strict": "on"}, {"night_effects": "off"}], ids=str)
def test_r46_a_plain_night_is_like_a_day(card: str, options: dict[str, str]) -> None:
    for gears in ("grey3 yellow3 blue1 multi4", "blue2 multi2 grey4 yellow1"):
        spare = "red red red red"
        light, dark = day(card, spare), night(card, spare, "", 1, HANDS, **options)
        for match in (light, dark):
            lay(match, " ".join(by_value(gear) for gear in gears.split()))
        while light.waiting_for() != [NATURE]:
            assert question(light) == question(dark)
            text = f"{acting(light)} {min(offers(light))}"
            play(light, text)
            play(dark, text)
            assert winners(light) == winners(dark)
            assert values(light) == values(dark)
        assert acting(dark) == "*"
        assert [codes(light, s) for s in (1, 2, 3, 4)] == [codes(dark, s) for s in (1, 2, 3, 4)]


def test_r46_characters_keep_their_nights_without_effects() -> None:
    match = night("highest_even", "red red", "mechanic clockmaker", night_effects="off")
    lay(match, "blue0 blue0")
    play(match, "1 turn 0, 2 turn 0")
    assert question(match) == ("1", {"use tuning", "pass"})
