"""The referee of Gears against the specification: examples, gears, abilities, night effects."""

from __future__ import annotations

import itertools
import random

import pytest

from .gears import CODES, GEARS, ROUND_CARDS, Oracle, SeatTable, matches, winning_seats
from .gears_winners import unique_best

HANDS = [  # the code cards dealt unless a test says otherwise
    "red1 red2 red3 red4",
    "blue1 blue2 blue3 blue4",
    "yellow1 yellow2 yellow3 yellow4",
    "purple1 purple2 purple3 purple4",
]


# Scripts: set a table up, play it, look at it.


def nature(game: Oracle, *texts: str) -> None:
    for text in texts:
        game.play("*", text)


def start(
    card: str,
    drops: str,
    *,
    characters: str = "",
    token: int = 1,
    hands: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Oracle:
    """A game in its first set phase; one word of `drops` a seat."""
    seats = len(drops.split())
    chosen = {"characters": "on" if characters else "off", **(options or {})}
    game = Oracle(seats, chosen)
    for hand in (hands or HANDS)[:seats]:
        nature(game, *(f"deal {code}" for code in hand.split()))
    nature(game, *(f"drop {gear}" for gear in drops.split()))
    nature(game, *(f"character {name}" for name in characters.split()))
    nature(game, f"token {token}", f"round {card}")
    return game


def night(
    card: str,
    drops: str,
    *,
    characters: str = "",
    hands: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Oracle:
    """A game in the set phase of round 6, the token at seat 1, after five days that all jammed."""
    seats = len(drops.split())
    days = [other for other in ROUND_CARDS if other != card][:5]
    game = start(
        days[0],
        "multi " * seats,
        characters=characters,
        token=-5 % seats + 1,
        hands=hands,
        options=options,
    )
    for number, gear in enumerate(("red", "purple", "yellow", "grey", "blue")):
        if number:
            nature(game, f"round {days[number]}")
        settle(game, " ".join([f"{gear}0"] * seats))
        idle(game)
    nature(game, *(f"drop {gear}" for gear in drops.split()), f"round {card}")
    return game


def settle(game: Oracle, gears: str) -> None:
    """Set `red0 blue3 …`, seat 1 first."""
    for seat, gear in enumerate(gears.split(), start=1):
        game.play(str(seat), f"set {gear[:-1]} {gear[-1]}")


def play(game: Oracle, moves: str) -> None:
    """Play `1 turn +, 2 pass, …`."""
    for move in moves.split(","):
        who, text = move.strip().split(" ", 1)
        game.play(who, text)


def idle(game: Oracle) -> None:
    """Pass and leave, return any gear, until nature acts, the game is over or code is entered."""
    while game.acting() and game.acting() != {"*"}:
        (who,) = game.acting()
        texts = game.legal(who)
        dull = [t for t in sorted(texts) if t in ("pass", "turn 0") or t.startswith("return")]
        if not dull:
            return
        game.play(who, dull[0])


def arrange(game: Oracle, number: int, open: str, check: str = "", entered: str = "") -> None:
    """Lay the code cards of a seat as if earlier rounds had done it."""
    player = game.players[number]
    player.open, player.check, player.entered = open.split(), check.split(), entered.split()


def asked(game: Oracle) -> tuple[str, set[str]]:
    (who,) = game.acting()
    return who, game.legal(who)


def seat(game: Oracle, number: int) -> SeatTable:
    return game.table()["seats"][number - 1]


def shown(game: Oracle) -> list[int]:
    plays = [seat["play"].split() for seat in game.table()["seats"]]
    return [GEARS[gear][int(side)] for gear, side in plays]


def texts(verb: str, codes: str) -> set[str]:
    return {f"{verb} {code}" for code in codes.split()}


TURNS = {"turn +", "turn -", "turn 0"}


# Components.


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


# Section 4.


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


# Set-up and a round.


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


# Characters by day.


def test_oil_counts_as_grey_for_jams_only() -> None:
    game = start("highest", "grey grey red", characters="mechanic countess inspector")
    settle(game, "red1 yellow0 grey0")
    assert asked(game) == ("1", {"use oil", "pass"})
    game.play("1", "use oil")
    assert seat(game, 1)["character_side"] == "night"
    play(game, "3 pass, 1 turn 0, 2 turn 0, 3 turn 0")
    assert asked(game) == ("1", texts("enter", HANDS[0]))  # red still matches red
    game.play("1", "enter red1")
    nature(game, "round lowest")
    settle(game, "blue1 blue1 blue1")
    assert asked(game)[0] == "3"  # the oil is spent, the inspector has not used hers


def test_oil_and_grey_jam() -> None:
    game = start("highest", "blue blue blue", characters="mechanic countess clockmaker")
    settle(game, "red1 grey3 yellow1")
    play(game, "1 use oil, 1 turn 0, 3 pass, 2 turn 0, 3 turn 0")
    assert asked(game) == ("3", texts("enter", HANDS[2]))


def test_oil_on_grey_changes_nothing() -> None:
    game = start("highest", "blue blue", characters="mechanic countess")
    settle(game, "grey3 red1")
    play(game, "1 use oil, 1 turn 0, 2 turn 0")
    assert asked(game) == ("1", {"enter red4"})


def test_oil_lasts_one_round() -> None:
    game = start("highest", "multi multi", characters="mechanic countess")
    settle(game, "red0 yellow0")
    play(game, "1 use oil, 1 turn 0, 2 turn 0, 2 enter blue4, 2 pass")
    nature(game, "round lowest")
    settle(game, "yellow1 purple2")
    play(game, "2 turn 0, 1 turn 0")
    assert game.acting() == {"*"}  # 3 and 3 jam


def test_ratchet_forces_leave() -> None:
    game = start("highest", "multi multi multi", characters="mechanic clockmaker countess")
    settle(game, "red0 yellow0 grey1")
    game.play("1", "pass")
    assert asked(game) == ("2", {"use ratchet", "pass"})
    game.play("2", "use ratchet")
    assert asked(game) == ("1", {"turn 0"})
    game.play("1", "turn 0")
    assert seat(game, 2)["up"]
    assert asked(game) == ("2", TURNS)
    play(game, "2 turn +, 3 turn +")
    assert seat(game, 2)["character_side"] == "night"


def test_ratchet_declined_is_kept() -> None:
    game = start("highest", "multi multi", characters="clockmaker countess")
    settle(game, "red0 red0")
    play(game, "1 turn 0, 1 pass")
    assert asked(game) == ("2", TURNS)
    game.play("2", "turn 0")
    nature(game, "round odd")
    settle(game, "blue0 blue0")
    assert asked(game) == ("1", {"use ratchet", "pass"})


def test_search_may_set_anew() -> None:
    game = start("highest", "multi red", characters="inspector mechanic", token=2)
    settle(game, "red0 yellow0")
    assert asked(game) == ("2", {"use oil", "pass"})
    play(game, "2 pass")
    assert asked(game) == ("1", {"use search", "pass"})
    game.play("1", "use search")
    gears = ("red", "purple", "yellow", "blue", "grey")
    assert asked(game) == ("1", {"pass"} | {f"set {g} {s}" for g in gears for s in range(4)})
    assert seat(game, 1)["character_side"] == "night"
    game.play("1", "set grey 3")
    assert seat(game, 1)["play"] == "grey 3"
    play(game, "2 turn 0, 1 turn 0")
    assert asked(game) == ("1", {"enter red4"})
    game.play("1", "enter red4")
    assert seat(game, 1)["discard"] == ["grey", "multi"]


def test_search_may_leave_the_gear() -> None:
    game = start("highest", "multi red", characters="inspector countess")
    settle(game, "red0 yellow0")
    play(game, "1 use search, 1 pass")
    assert seat(game, 1)["play"] == "red 0"
    assert asked(game) == ("1", TURNS)


def test_computation_follows_the_entry() -> None:
    game = start("highest", "multi multi", characters="countess mechanic", token=2)
    settle(game, "grey1 purple0")  # 2 2 but grey
    play(game, "2 pass, 2 turn 0, 1 turn 0, 1 enter red2")
    assert asked(game) == ("1", {"pass"} | texts("use computation", "red1 red3 red4"))
    game.play("1", "pass")
    assert seat(game, 1)["character_side"] == "day"
    nature(game, "round lowest")
    settle(game, "purple0 grey2")  # 2 3, no red 2 left: nothing matches
    play(game, "2 pass, 1 turn 0, 2 turn 0, 1 check red1")
    game.play("1", "use computation red4")
    assert seat(game, 1)["check"] == ["red1", "red4"]
    assert seat(game, 1)["open"] == ["red3"]
    assert seat(game, 1)["character_side"] == "night"
    assert game.acting() == {"*"}


# Characters by night.


def test_an_unused_day_ability_is_lost() -> None:
    game = night("odd", "multi multi", characters="mechanic inspector")
    settle(game, "red0 yellow0")
    assert asked(game)[1] == {"use swapout", "pass"}  # no oil, no search


def test_tuning_after_the_reveal() -> None:
    game = night("all_but_lowest", "multi multi", characters="mechanic countess")
    settle(game, "purple1 red0")
    play(game, "1 turn 0, 2 turn 0")
    assert asked(game) == ("1", {"use tuning", "pass"})
    assert seat(game, 1)["up"]
    game.play("1", "use tuning")
    assert seat(game, 1)["play"] == "purple 2"
    assert seat(game, 1)["character_side"] == "gone"
    assert asked(game) == ("1", texts("check", HANDS[0]))


def test_tuning_comes_before_the_next_rotation() -> None:
    game = night("all_but_lowest", "multi multi multi", characters="inspector mechanic countess")
    settle(game, "purple1 red0 red0")
    play(game, "1 turn 0")
    assert asked(game) == ("2", {"use tuning", "pass"})
    play(game, "2 pass")
    assert asked(game) == ("2", TURNS)


def test_pendulum_turns_a_neighbour() -> None:
    game = night("all_but_highest", "multi multi multi", characters="inspector clockmaker mechanic")
    settle(game, "purple1 red0 yellow0")
    play(game, "1 turn 0, 2 turn 0, 3 pass, 1 pass, 3 turn 0")
    uses = {f"use pendulum {where} {step}" for where in ("left", "right") for step in "+-"}
    assert asked(game) == ("2", uses | {"pass"})
    game.play("2", "use pendulum left -")
    assert seat(game, 2)["character_side"] == "gone"
    assert shown(game) == [2, 1, 1]

    game = night("all_but_highest", "multi multi multi", characters="inspector clockmaker mechanic")
    settle(game, "purple1 red0 yellow0")
    play(game, "1 turn 0, 2 turn 0, 3 pass, 1 pass, 3 turn 0, 2 use pendulum right +")
    assert shown(game) == [3, 1, 4]


def test_pendulum_with_two_seats_is_left_only() -> None:
    game = night("odd", "multi multi", characters="clockmaker countess")
    settle(game, "purple1 red0")
    play(game, "1 turn 0, 2 turn 0")
    assert asked(game) == ("1", {"use pendulum left +", "use pendulum left -", "pass"})
    game.play("1", "pass")
    assert seat(game, 1)["character_side"] == "night"


def test_swapout_sets_another_gear() -> None:
    game = night("all_but_lowest", "multi red", characters="mechanic inspector")
    settle(game, "red0 yellow0")
    assert asked(game) == ("2", {"use swapout", "pass"})
    game.play("2", "use swapout")
    gears = ("purple", "blue", "grey", "multi")
    assert asked(game) == ("2", {f"set {gear} {side}" for gear in gears for side in range(4)})
    game.play("2", "set blue 3")
    assert seat(game, 2)["character_side"] == "gone"
    assert asked(game) == ("1", TURNS)
    play(game, "1 turn +")
    assert seat(game, 2)["play"] == "blue 0"
    play(game, "2 turn 0, 1 pass")
    assert asked(game) == ("2", {"return red"})  # blue is what was played
    game.play("2", "return red")
    assert seat(game, 2)["discard"] == ["blue"]


def test_swapout_needs_another_gear() -> None:
    game = night("lowest_odd", "multi multi", characters="inspector countess")
    game.players[1].discard = ["multi", "red", "purple", "yellow", "grey"]
    settle(game, "blue0 blue0")
    play(game, "1 turn 0")
    assert asked(game) == ("2", TURNS)  # nothing was offered
    assert seat(game, 1)["character_side"] == "night"


def test_solution_enters_anything_and_checks_another() -> None:
    game = night("even", "multi multi", characters="countess inspector")
    settle(game, "grey3 yellow1")
    play(game, "2 pass, 1 turn 0, 2 turn 0")
    assert asked(game) == ("1", {"enter red4"} | texts("use solution", HANDS[0]))
    game.play("1", "use solution red2")
    assert seat(game, 1)["entered"] == ["red2"]
    assert seat(game, 1)["character_side"] == "gone"
    assert asked(game) == ("1", texts("check", "red1 red3 red4"))
    game.play("1", "check red1")
    assert game.acting() == {"*"}
    assert game.score(1) == {"total": 3, "entered": 2, "check": 1}


def test_solution_without_another_open_card() -> None:
    game = night("even", "multi multi", characters="countess mechanic")
    arrange(game, 1, "red1", "red2", "red3 red4")
    settle(game, "grey3 yellow1")
    idle(game)
    assert asked(game) == (
        "1", {"enter red2", "check red1", "use solution red1", "use solution red2"},
    )  # fmt: skip
    game.play("1", "use solution red1")
    assert game.acting() == {"*"}
    assert game.score(1) == {"total": 7, "entered": 6, "check": 1}

    game = night("even", "multi multi", characters="countess mechanic")
    arrange(game, 1, "red1", "red2", "red3 red4")
    settle(game, "grey3 yellow1")
    idle(game)
    game.play("1", "use solution red2")  # a card on check may be taken, the open one follows
    assert asked(game) == ("1", {"check red1"})


# Night effects.


def test_half_turn() -> None:
    game = night("highest", "multi multi")
    settle(game, "yellow0 blue0")
    assert asked(game) == ("1", {"turn 0", "turn 2"})
    play(game, "1 turn 2, 2 turn 0")
    assert shown(game) == [4, 3]


def test_reverse_drive() -> None:
    game = night("lowest", "multi multi multi")
    settle(game, "yellow0 blue0 grey0")
    order = []
    for actor, step in (("1", "+"), ("3", "-"), ("2", "+")):
        assert asked(game) == (actor, TURNS)
        game.play(actor, f"turn {step}")
        order.append([s["up"] for s in game.table()["seats"]])
    assert order == [[False, False, True], [False, True, True], [True, True, True]]
    # Seat 1 turned 3's grey +, 3 turned 2's blue -, 2 turned 1's yellow +.
    assert shown(game) == [3, 4, 2]


def test_rust() -> None:
    game = night("highest_even", "multi multi multi", characters="inspector mechanic clockmaker")
    settle(game, "purple0 grey0 blue1")
    # Nothing but the inspector's window, just before her gear, the last, is revealed.
    assert asked(game) == ("1", {"use swapout", "pass"})
    assert [s["up"] for s in game.table()["seats"]] == [False, True, True]
    game.play("1", "use swapout")
    game.play("1", "set yellow 0")
    assert asked(game) == ("1", {"enter red4"})
    assert [s["character_side"] for s in game.table()["seats"]] == ["gone", "night", "night"]


def test_no_idling() -> None:
    game = night("highest_odd", "multi multi")
    settle(game, "yellow0 blue0")
    assert asked(game) == ("1", {"turn +", "turn -"})


def test_own_hands() -> None:
    game = night("lowest_even", "multi multi multi", characters="mechanic inspector countess")
    settle(game, "yellow0 blue0 grey0")
    assert asked(game) == ("1", TURNS)
    game.play("1", "turn +")
    assert [s["up"] for s in game.table()["seats"]] == [True, False, False]
    assert asked(game) == ("1", {"use tuning", "pass"})
    game.play("1", "pass")
    assert asked(game) == ("2", {"use swapout", "pass"})
    game.play("2", "pass")
    assert asked(game) == ("2", TURNS)
    play(game, "2 turn +, 3 turn -")
    assert shown(game) == [3, 2, 4]
    assert asked(game) == ("2", texts("enter", HANDS[1]))


def test_blackout() -> None:
    game = night("lowest_odd", "multi multi multi", characters="clockmaker mechanic inspector")
    settle(game, "yellow0 blue0 grey0")
    game.play("1", "turn +")
    assert not seat(game, 2)["up"]
    assert asked(game) == ("3", {"use swapout", "pass"})
    play(game, "3 pass, 2 turn +")
    assert asked(game) == ("3", TURNS)
    assert not any(s["up"] for s in game.table()["seats"])
    game.play("3", "turn +")
    assert all(s["up"] for s in game.table()["seats"])
    assert asked(game) == ("2", {"use tuning", "pass"})
    game.play("2", "use tuning")
    assert asked(game)[0] == "1"
    assert "use pendulum right -" in asked(game)[1]
    assert shown(game) == [3, 3, 2]


def test_factory_settings() -> None:
    game = night("even", "red red red")
    settle(game, "multi1 blue3 grey3")
    idle(game)
    # No swap (it would give seat 1 a 4), no immunity, no return for the blue that jammed.
    assert asked(game) == ("1", texts("enter", HANDS[0]))
    game.play("1", "enter red1")
    assert game.acting() == {"*"}
    assert seat(game, 2)["discard"] == ["blue", "red"]


def test_double_drive() -> None:
    game = night("odd", "multi multi", characters="mechanic inspector")
    settle(game, "yellow0 blue0")
    assert asked(game) == ("2", {"use swapout", "pass"})
    game.play("2", "pass")
    assert asked(game) == ("1", TURNS | {"turn 2"})
    game.play("1", "turn 2")
    assert asked(game) == ("2", TURNS | {"turn 2"})
    assert seat(game, 2)["play"] == "blue 2"


def test_test_run() -> None:
    game = night("all_but_lowest", "red red", characters="countess inspector")
    settle(game, "multi0 grey3")  # 4 after the swap
    idle(game)
    assert asked(game) == ("1", texts("check", HANDS[0]))  # no match, no solution

    game = night("all_but_lowest", "red red")
    arrange(game, 1, "red2 red3 red4", "red1")
    settle(game, "grey3 grey0")
    idle(game)
    assert asked(game) == ("1", {"enter red1"} | texts("check", "red2 red3 red4"))

    game = night(
        "all_but_lowest",
        "red red",
        characters="countess inspector",
        options={"night_effects": "off"},
    )
    settle(game, "grey3 grey0")
    idle(game)
    assert asked(game) == ("1", {"enter red4"} | texts("use solution", HANDS[0]))


def test_sparks() -> None:
    game = night("all_but_highest", "multi multi multi multi")
    settle(game, "blue1 purple0 yellow0 red1")  # 2 2 4 4: nobody wins
    idle(game)
    assert asked(game) == ("1", texts("check", HANDS[0]))
    game.play("1", "check red4")
    assert asked(game) == ("2", texts("check", HANDS[1]))
    game.play("2", "check blue1")
    assert asked(game) == ("1", {"return multi"})  # jammed maxima send nothing
    game.play("1", "return multi")
    assert game.acting() == {"*"}


def test_sparks_beside_a_winning_grey_and_after_the_swap() -> None:
    game = night("all_but_highest", "red red red red")
    settle(game, "grey1 purple0 yellow0 blue3")  # 2 2 4 4: grey wins, purple is jammed
    idle(game)
    assert asked(game) == ("1", {"enter red2"})
    game.play("1", "enter red2")
    assert asked(game) == ("2", texts("check", HANDS[1]))

    game = night("all_but_highest", "red red red")
    arrange(game, 3, "", HANDS[2])
    settle(game, "blue3 multi1 purple0")  # 4 2 2 before the swap, 2 4 2 after it
    idle(game)
    assert asked(game) == ("1", texts("check", HANDS[0]))
    game.play("1", "check red1")
    assert asked(game) == ("1", {"return red"})  # seat 3 has no open card


# Options and whole games.


@pytest.mark.parametrize(
    ("options", "characters", "effects"),
    [
        (None, True, True),
        ({"characters": "off"}, False, True),
        ({"night_effects": "off"}, True, False),
        ({"strict": "on"}, False, False),
        ({"strict": "on", "characters": "on", "night_effects": "on"}, False, False),
    ],
)
def test_options(options: dict[str, str] | None, characters: bool, effects: bool) -> None:
    game = Oracle(2, options)
    while game.acting() == {"*"}:
        game.play("*", min(game.legal("*")))
    assert (seat(game, 1)["character"] != "-") == characters
    assert game.with_night_effects == effects


def test_without_night_effects_the_night_is_like_the_day() -> None:
    game = night("highest", "multi multi", options={"night_effects": "off"})
    settle(game, "yellow0 blue0")
    assert asked(game) == ("1", TURNS)


def check_invariants(game: Oracle, seats: int) -> None:
    table = game.table()
    codes: list[str] = []
    for number, player in enumerate(table["seats"], start=1):
        mine = player["entered"] + player["check"] + player["open"]
        codes += mine
        assert len(mine) <= 4
        assert len(set(player["discard"])) == len(player["discard"]) <= 6
        assert set(player["discard"]) <= set(GEARS)
        assert player["play"].split()[0] not in player["discard"]
        assert not (player["up"] and player["play"] == "-")
        score = game.score(number)
        assert score["total"] == score["entered"] + score["check"]
        assert score["total"] == 2 * len(player["entered"]) + len(player["check"])
    assert len(codes) == len(set(codes)) <= 4 * seats
    if table["round"]:
        assert len(codes) == 4 * seats
        assert len(set(CODES) - set(codes)) == 16 - 4 * seats
    assert len(set(game.cards)) == len(game.cards) <= 10


ALL_OPTIONS = [
    {"characters": "on", "night_effects": "on"},
    {"characters": "off", "night_effects": "on"},
    {"characters": "on", "night_effects": "off"},
    {"strict": "on"},
]


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{seats} {sorted(options.items())}")
    finished_early = 0
    for _ in range(30):
        game = Oracle(seats, options)
        for moves in itertools.count():
            acting = sorted(game.acting())
            if not acting:
                break
            assert moves < 600
            assert acting == ["*"] or set(acting) <= {str(s) for s in game.seats}
            who = rng.choice(acting)
            choices = sorted(game.legal(who))
            assert choices
            game.play(who, rng.choice(choices))
            check_invariants(game, seats)
        entered = [len(s["entered"]) for s in game.table()["seats"]]
        assert max(entered) == 4 or game.table()["round"] == 10
        finished_early += max(entered) == 4 and game.table()["round"] < 10
        totals = [game.score(s)["total"] for s in game.seats]
        winners = game.winners()
        assert len(winners) <= 1
        for winner in winners:
            best = totals[winner - 1]
            assert totals.count(best) == 1
            assert all(totals.count(total) > 1 for total in totals if total > best)
    assert finished_early < 30
