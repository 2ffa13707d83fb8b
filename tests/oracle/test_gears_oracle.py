"""The oracle of Gears against the specification: components, rounds, the end."""

from __future__ import annotations

import itertools

import pytest

from .gears import CODES, GEARS, ROUND_CARDS, Oracle, matches, winning_seats
from .gears_script import (
    HANDS,
    TURNS,
    arrange,
    asked,
    idle,
    nature,
    night,
    play,
    seat,
    settle,
    shown,
    start,
    texts,
)
from .gears_winners import unique_best


@pytest.mark.parametrize(
    ("gear", "values"),
    [
        ("red", [1, 4, 1, 4]),
        ("purple", [2, 2, 3, 3]),
        ("yellow", [4, 3, 2, 1]),
        ("blue", [1, 2, 3, 4]),
        ("grey", [1, 2, 3, 4]),
        ("multi", [1, 2, 3, 4]),
    ],
)
def test_a_turn_moves_one_side(gear: str, values: list[int]) -> None:
    drop = "blue" if gear == "red" else "red"
    for side in range(4):
        turned = {"0": values[side], "+": values[(side + 1) % 4], "-": values[(side - 1) % 4]}
        for turn, value in turned.items():
            game = start("highest", f"{drop} {drop} {drop}")
            settle(game, f"purple0 {gear}{side} purple0")
            play(game, f"1 turn {turn}")
            assert shown(game)[1] == value


def test_sixteen_codes() -> None:
    assert len(set(CODES)) == 16
    assert {len(sides) for sides in GEARS.values()} == {4}


@pytest.mark.parametrize(
    ("rule", "values", "winning"),
    [
        ("highest", "4321", "4"),
        ("highest", "4432", "3"),
        ("highest", "4433", ""),
        ("highest", "4422", ""),
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
        ("odd", "3312", "1"),
        ("odd", "4321", "31"),
        ("all_but_lowest", "3221", "3"),
        ("all_but_lowest", "4322", "34"),
        ("all_but_lowest", "4321", "432"),
        ("all_but_lowest", "3333", ""),
        ("all_but_highest", "4332", "2"),
        ("all_but_highest", "4421", "21"),
        ("all_but_highest", "11", ""),
    ],
)
def test_round_cards(rule: str, values: str, winning: str) -> None:
    for order in itertools.permutations(int(value) for value in values):
        winners = winning_seats(rule, list(order), ["red"] * len(order))
        assert sorted(order[seat - 1] for seat in winners) == sorted(int(v) for v in winning)


@pytest.mark.parametrize(
    ("rule", "gears", "winners", "without_immunity"),
    [
        ("highest", "red4 grey4 blue3 red1", {2}, {3}),
        ("highest", "grey4 grey4 blue3 red1", {3}, {3}),
        ("highest", "grey4 grey4 red4 blue3", {4}, {4}),
        ("highest", "grey4 multi4 red4 blue3", {1}, {4}),
        ("all_but_lowest", "grey1 red1 blue3 red4", {3, 4}, {3, 4}),
        ("all_but_lowest", "grey3 red3 blue1", {1}, set()),
        ("all_but_highest", "grey4 red4 blue3", {3}, {3}),
        ("even", "grey2 red2 red4 blue4", {1}, set()),
        ("highest_odd", "grey3 blue3 yellow1", {1}, {3}),
    ],
)
def test_grey(rule: str, gears: str, winners: set[int], without_immunity: set[int]) -> None:
    values = [int(gear[-1]) for gear in gears.split()]
    colours = [gear[:-1] for gear in gears.split()]
    assert winning_seats(rule, values, colours) == winners
    assert winning_seats(rule, values, colours, grey_immunity=False) == without_immunity


def test_matching() -> None:
    assert {code for code in CODES if matches("red", 4, code)} == {
        "red1", "red2", "red3", "red4", "blue4", "yellow4", "purple4",
    }  # fmt: skip
    assert not matches("grey", 3, "red4")
    assert matches("grey", 3, "red3")
    assert {code for code in CODES if matches("grey", 3, code)} == {
        "red3", "blue3", "yellow3", "purple3",
    }  # fmt: skip
    assert all(matches("multi", 1, code) for code in CODES)
    assert matches("purple", 1, "blue1")  # a value the gear does not print


def test_unique_score() -> None:
    assert unique_best([8, 8, 5, 4]) == [3]
    assert unique_best([8, 8, 5, 5]) == []
    assert unique_best([8, 5, 8]) == [2]
    assert unique_best([0, 0]) == []
    assert unique_best([3, 4]) == [2]
    assert unique_best([4, 4, 0, 0]) == []


def test_set_up_by_nature() -> None:
    game = Oracle(3)
    assert game.acting() == {"*"}
    assert game.legal("*") == texts("deal", " ".join(CODES))
    assert game.legal("1") == set()
    dealt = CODES[:12]
    for code in dealt:
        game.play("*", f"deal {code}")
    for _ in range(3):
        assert game.legal("*") == texts("drop", "red purple yellow blue grey multi")
        nature(game, "drop blue")
    nature(game, "character countess")
    assert game.legal("*") == texts("character", "mechanic clockmaker inspector")
    nature(game, "character mechanic", "character inspector")
    assert game.legal("*") == {"token 1", "token 2", "token 3"}
    nature(game, "token 3")
    assert game.table()["round"] == 0
    assert game.legal("*") == texts("round", " ".join(ROUND_CARDS))
    nature(game, "round odd")
    assert game.acting() == {"1", "2", "3"}
    assert game.legal("2") == {
        f"set {gear} {side}" for gear in GEARS if gear != "blue" for side in range(4)
    }
    assert game.table() == {
        "seats": [
            {
                "entered": [],
                "check": [],
                "open": sorted(dealt[4 * i : 4 * i + 4]),
                "discard": ["blue"],
                "play": "-",
                "up": False,
                "character": character,
                "character_side": "day",
            }
            for i, character in enumerate(("countess", "mechanic", "inspector"))
        ],
        "token": 3,
        "round": 1,
        "card": "odd",
    }


def test_illegal_moves_raise() -> None:
    game = Oracle(2)
    with pytest.raises(ValueError, match="to act"):
        game.play("1", "deal red1")
    with pytest.raises(ValueError, match="expected one of"):
        game.play("*", "deal red5")
    with pytest.raises(ValueError, match="seats"):
        Oracle(5)
    with pytest.raises(ValueError, match="strict"):
        Oracle(2, {"strict": "maybe"})
    with pytest.raises(ValueError, match="colour"):
        Oracle(2, {"colour": "on"})


def test_setting_is_simultaneous_and_once() -> None:
    game = start("highest", "red red red")
    game.play("2", "set blue 1")
    assert game.acting() == {"1", "3"}
    assert seat(game, 2)["play"] == "blue 1"
    play(game, "3 set blue 1, 1 set blue 1")
    assert game.acting() == {"1"}


def test_rotation_order_and_reveal() -> None:
    game = start("highest", "red red red", token=2)
    settle(game, "blue0 yellow0 grey0")
    revealed = []
    for actor in ("2", "3", "1"):
        assert asked(game) == (actor, TURNS)
        game.play(actor, "turn +")
        revealed.append([s["up"] for s in game.table()["seats"]])
    assert revealed == [[False, False, True], [True, False, True], [True, True, True]]
    assert shown(game) == [2, 3, 2]


def test_multicolour_swaps_with_the_right_neighbour() -> None:
    # Seat 2's right neighbour is seat 1: the multicolour 1 becomes 2, the purple 2 becomes 1.
    game = start("lowest", "red red red", hands=["blue1 blue2 red3 red4", *HANDS[2:]])
    settle(game, "purple0 multi0 grey3")
    idle(game)
    assert asked(game) == ("1", {"enter blue1"})  # purple holds a 1, which it does not print


def test_multicolours_side_by_side() -> None:
    # Seats 2 and 3 are multicolour: 3 has a multicolour on its right and stays, 2 swaps with 1.
    game = start("all_but_lowest", "red red red red")
    settle(game, "blue3 multi0 multi1 grey2")
    assert shown(game) == [4, 1, 2, 3]
    idle(game)
    # Values after the swap: 1 4 2 3.
    assert asked(game) == ("2", texts("enter", HANDS[1]))
    play(game, "2 enter blue1, 3 enter yellow1")
    assert asked(game) == ("4", texts("enter", "purple3"))


def test_two_multicolours_of_two_stay() -> None:
    game = start("highest", "red red")
    settle(game, "multi0 multi3")
    idle(game)
    assert asked(game)[0] == "2"


def test_with_two_seats_both_neighbours_are_the_opponent() -> None:
    game = start("highest", "red red")
    settle(game, "multi0 yellow0")
    idle(game)
    assert asked(game) == ("1", texts("enter", HANDS[0]))


@pytest.mark.parametrize(
    ("gear", "open", "check", "choices"),
    [
        # Something matches: a matching card, on check or not, or any card on check.
        ("red1", "red1 red2 blue4 yellow3", "", texts("enter", "red1 red2 blue4")),
        ("red1", "red1 yellow3", "purple2", texts("enter", "red1 purple2")),
        ("red1", "blue1 yellow3", "red2", texts("enter", "red2")),
        ("red1", "blue1", "red2 purple2", texts("enter", "red2 purple2")),
        ("grey3", "red1 red4", "blue2", texts("enter", "red4 blue2")),
        ("multi0", "red1 blue2 yellow3", "purple2", texts("enter", "red1 blue2 yellow3 purple2")),
        # Nothing matches: a card on check, or send an open one to check.
        ("red1", "blue1 yellow3", "", texts("check", "blue1 yellow3")),
        ("red1", "blue1 yellow3", "purple2", {"enter purple2", "check blue1", "check yellow3"}),
        ("grey3", "red1", "blue2", {"enter blue2", "check red1"}),
        # All the rest on check.
        ("grey3", "", "red1 blue2", texts("enter", "red1 blue2")),
        ("grey3", "", "red1", texts("enter", "red1")),
    ],
)
def test_entry(gear: str, open: str, check: str, choices: set[str]) -> None:
    game = start("highest", "yellow yellow")
    arrange(game, 1, open, check)
    settle(game, f"{gear} {'red1' if gear == 'multi0' else 'purple0'}")
    idle(game)
    assert asked(game) == ("1", choices)


def test_the_value_after_the_swap_enters() -> None:
    game = start("highest", "yellow yellow", hands=["red4 red3 red2 purple3", HANDS[1]])
    settle(game, "grey0 multi2")
    idle(game)
    assert asked(game) == ("1", {"enter red3", "enter purple3"})


def test_winners_enter_from_the_token_holder_clockwise() -> None:
    game = start("all_but_lowest", "multi multi multi multi", token=3)
    settle(game, "red1 yellow1 purple0 grey0")  # 4 3 2 1
    idle(game)
    for number, code in (("3", "yellow2"), ("1", "red1"), ("2", "blue3")):
        assert game.acting() == {number}
        game.play(number, f"enter {code}")
    assert game.acting() == {"*"}


def test_end_at_once_by_four_entered() -> None:
    game = start("highest", "multi multi", token=2)
    arrange(game, 1, "", "red1", "red2 red3 red4")
    arrange(game, 2, "blue1", "blue2 blue3 blue4")
    settle(game, "grey3 blue0")
    idle(game)
    assert game.winners() == []
    game.play("1", "enter red1")
    assert asked(game) == ("2", {"return multi"})  # the step is finished
    game.play("2", "return multi")
    assert game.acting() == set()
    assert game.legal("2") == set()
    assert game.winners() == [1]
    assert game.table()["token"] == 2
    assert seat(game, 1)["play"] == "grey 3"


def test_prepare() -> None:
    game = start("highest", "multi multi multi", token=3)
    settle(game, "red0 red0 red0")
    idle(game)
    assert game.acting() == {"*"}
    assert game.table()["token"] == 1
    assert [s["discard"] for s in game.table()["seats"]] == [["multi", "red"]] * 3
    assert [s["play"] for s in game.table()["seats"]] == ["-"] * 3
    assert game.table()["card"] == "-"
    assert "round highest" not in game.legal("*")
    nature(game, "round odd")
    assert not {text for text in game.legal("1") if "red" in text or "multi" in text}


def test_blue_returns_another_gear() -> None:
    game = start("highest", "grey multi red", token=2)
    settle(game, "blue0 blue0 yellow0")
    play(game, "2 turn 0, 3 turn 0, 1 turn 0")
    play(game, "3 enter yellow1")
    assert asked(game) == ("2", {"return multi"})  # from the token holder clockwise
    game.play("2", "return multi")
    assert asked(game) == ("1", {"return grey"})
    game.play("1", "return grey")
    assert [s["discard"] for s in game.table()["seats"]] == [["blue"], ["blue"], ["red", "yellow"]]


def test_blue_that_wins_or_has_no_discard_returns_nothing() -> None:
    game = start("highest", "grey multi")
    settle(game, "blue3 red0")
    play(game, "1 turn 0, 2 turn 0, 1 enter red4")
    assert game.acting() == {"*"}
    game = start("highest", "grey multi")
    game.players[1].discard = []  # cannot come about in play: the dropped gear lies there
    settle(game, "blue0 red1")
    play(game, "1 turn 0, 2 turn 0, 2 enter blue4")
    assert game.acting() == {"*"}
    assert seat(game, 1)["discard"] == ["blue"]


def test_two_finish_in_one_round_and_a_third_wins() -> None:
    game = start("even", "multi multi multi")
    arrange(game, 1, "red1", "", "red2 red3 red4")
    arrange(game, 2, "", "blue1", "blue2 blue3 blue4")
    arrange(game, 3, "yellow1 yellow2 yellow3", "yellow4")
    settle(game, "red1 blue1 purple2")
    play(game, "1 turn 0, 2 turn 0, 3 turn 0, 1 enter red1")
    assert game.acting() == {"2"}  # all winners enter first
    game.play("2", "enter blue1")
    assert game.acting() == set()
    assert [game.score(number)["total"] for number in (1, 2, 3)] == [8, 8, 1]
    assert game.winners() == [3]


def test_end_after_round_ten() -> None:
    game = night("highest", "multi multi", options={"night_effects": "off"})
    left = [card for card in ROUND_CARDS if card not in game.cards]
    for gear in ("red", "purple", "yellow", "grey", "blue"):
        settle(game, f"{gear}1 {gear}1")
        idle(game)
        if game.acting():
            nature(game, f"round {left.pop()}")
    assert game.acting() == set()
    assert game.table()["round"] == 10
    assert game.winners() == []
    assert seat(game, 1)["play"] == "blue 1"
    assert game.legal("1") == set()


def test_nightfall() -> None:
    game = start("highest", "multi multi", characters="mechanic inspector")
    for gear in ("red", "purple", "yellow", "grey", "blue"):
        if gear != "red":
            nature(game, sorted(game.legal("*"))[0])
        settle(game, f"{gear}0 {gear}0")
        idle(game)
    assert game.legal("*") == texts("drop", " ".join(GEARS))
    assert [s["discard"] for s in game.table()["seats"]] == [[], []]
    assert [s["character_side"] for s in game.table()["seats"]] == ["night", "night"]
    nature(game, "drop red", "drop blue")
    assert [s["discard"] for s in game.table()["seats"]] == [["red"], ["blue"]]
    assert len(game.legal("*")) == 5
