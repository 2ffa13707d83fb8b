"""The night sides of the round cards: R32–R43."""

from __future__ import annotations

from itertools import permutations

import pytest

from tinkertable.core.match import Match

from .night import ROTATION, STEPS, rotations, show
from .table import (
    CARDS,
    GEARS,
    HANDS,
    TURNS,
    USES,
    acting,
    arrange,
    board,
    codes,
    day,
    idle,
    lay,
    night,
    offers,
    own,
    play,
    question,
    seen,
    texts,
    up,
    values,
    winners,
)

EFFECTS = {
    "highest": "half_turn",
    "lowest": "reverse_drive",
    "highest_even": "rust",
    "highest_odd": "no_idling",
    "lowest_even": "own_hands",
    "lowest_odd": "blackout",
    "even": "factory_settings",
    "odd": "double_drive",
    "all_but_lowest": "test_run",
    "all_but_highest": "sparks",
}


@pytest.mark.parametrize(("card", "effect"), EFFECTS.items())
def test_r32_a_night_card_adds_its_effect(card: str, effect: str) -> None:
    assert day(card, "red red").view()["effect"] is None
    assert night(card, "red red").view()["effect"] == effect


@pytest.mark.parametrize(
    ("card", "shown", "winning"),
    [
        ("highest", "4321", "4"),
        ("highest", "4432", "3"),
        ("lowest", "4322", "3"),
        ("highest_even", "4432", "2"),
        ("highest_even", "3221", ""),
        ("highest_odd", "3321", "1"),
        ("highest_odd", "4332", ""),
        ("lowest_even", "4322", "4"),
        ("lowest_odd", "3211", "3"),
        ("even", "4421", "2"),
        ("even", "4332", "42"),
        ("odd", "3312", "1"),
        ("odd", "4321", "31"),
        ("all_but_lowest", "3221", "3"),
        ("all_but_lowest", "4322", "43"),
        ("all_but_highest", "4332", "2"),
        ("all_but_highest", "4421", "21"),
    ],
)
def test_r32_the_rule_of_the_card_stays(card: str, shown: str, winning: str) -> None:
    for order in sorted(set(permutations(shown)))[::5]:
        match = night(card, "red red red red")
        show(match, " ".join(f"yellow{value}" for value in order))
        assert sorted(order[seat - 1] for seat in winners(match)) == sorted(winning)


def test_r32_left_and_right_stay_in_reverse_drive() -> None:
    match = night("lowest", "red red red", "clockmaker mechanic countess")
    lay(match, "yellow0 multi0 purple3")
    play(match, "1 turn 0, 3 turn 0, 2 pass, 2 turn 0")
    play(match, "1 use pendulum")  # seat 3's gear
    assert board(match, 3)["side"] == 0
    assert values(match) == [1, 4, 2]  # multicolour swapped with seat 1, its right neighbour
    assert winners(match) == [1]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("choice", [0, -1])
def test_r32_who_acts_on_what_and_how(card: str, token: int, choice: int) -> None:
    match = night(card, "red red red", token=token)
    lay(match, "yellow0 yellow0 yellow0")
    shown: list[int] = []
    for actor, owner in rotations(card, 3, token):
        if actor:
            assert question(match) == (str(actor), ROTATION[card])
            turn = sorted(offers(match))[choice]
            play(match, f"{actor} {turn}")
            shown.append(owner)
            if len(shown) == 3:
                break  # all up: the round goes on
            expected = "" if card == "lowest_odd" else " ".join(map(str, sorted(shown)))
            assert up(match) == expected
            if card != "lowest_odd":
                assert board(match, owner)["side"] == STEPS[turn]
    idle(match)
    assert acting(match) == "*"


def test_r33_half_turn() -> None:
    for side in range(4):
        match = night("highest", "red red red")
        lay(match, f"yellow0 blue{side} yellow1")
        assert question(match) == ("1", {"turn 0", "turn 2"})
        play(match, "1 turn 2")
        assert board(match, 2)["side"] == (side + 2) % 4
        play(match, "2 turn 0")
        assert board(match, 3)["side"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r34_reverse_drive(seats: int) -> None:
    for token in range(1, seats + 1):
        match = night("lowest", "red " * seats, token=token)
        lay(match, "blue0 " * seats)
        shown = []
        for step in range(seats - 1):
            actor = (token - 1 - step) % seats + 1
            assert question(match) == (str(actor), TURNS)
            play(match, f"{actor} turn -")
            shown.append((actor - 2) % seats + 1)
            assert up(match) == " ".join(map(str, sorted(shown)))
            assert board(match, shown[-1])["value"] == 4
        assert token not in shown  # the token holder's own comes last
        assert question(match) == (str(token % seats + 1), TURNS)


def test_r35_rust_nobody_turns() -> None:
    match = night("highest_even", "red red red")
    lay(match, "yellow1 yellow0 yellow2")
    assert up(match) == "1 2 3"
    assert winners(match) == [2]
    assert values(match) == [3, 4, 2]
    assert acting(match) == "2"


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("inspector", [1, 2, 3])
def test_r35_rust_reveals_in_the_usual_order(token: int, inspector: int) -> None:
    cast = ["countess", "mechanic"]
    cast.insert(inspector - 1, "inspector")
    match = night("highest_even", "red red red", " ".join(cast), token)
    lay(match, "yellow1 yellow0 yellow2")
    assert question(match) == (str(inspector), {"use swapout", "pass"})
    order = [token % 3 + 1, (token + 1) % 3 + 1, token]
    before = order[: order.index(inspector)]
    assert up(match) == " ".join(map(str, sorted(before)))


def test_r36_no_idling() -> None:
    match = night("highest_odd", "red red red")
    lay(match, "blue0 blue0 blue0")
    assert question(match) == ("1", {"turn +", "turn -"})
    play(match, "1 turn -")
    assert board(match, 2)["value"] == 4
    assert question(match) == ("2", {"turn +", "turn -"})
    play(match, "2 turn +")
    assert board(match, 3)["value"] == 2


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r37_own_hands(token: int) -> None:
    match = night("lowest_even", "red red red", token=token)
    lay(match, "blue0 grey0 yellow0")
    order = [token, token % 3 + 1, (token + 1) % 3 + 1]
    for step in range(2):
        assert question(match) == (str(order[step]), TURNS)
        play(match, f"{order[step]} turn +")
        assert up(match) == " ".join(map(str, sorted(order[: step + 1])))
        assert board(match, order[step])["side"] == 1
    assert acting(match) == str(order[2])
    assert board(match, order[2])["gear"] is None


def test_r38_blackout_turns_in_the_dark() -> None:
    match, other = (night("lowest_odd", "red red red") for _ in range(2))
    lay(match, "blue0 grey0 yellow0")
    lay(other, "blue0 multi2 yellow0")
    for one in (match, other):
        play(one, "1 turn +, 2 turn -")
        assert up(one) == ""
    for viewer in (0, 1, 3):
        assert seen(match, viewer) == seen(other, viewer)
        assert match.move_texts(viewer - 1).count("2 set ?") == 1
    assert own(match, 2) == "grey 1"
    assert own(match, 3) == "yellow 3"
    play(match, "3 turn 0")
    assert up(match) == "1 2 3"
    assert "2 set grey 0" in match.move_texts(0)
    assert values(match) == [1, 2, 1]
    assert winners(match) == []


def test_r38_all_gears_come_up_together() -> None:
    match = night("lowest_odd", "red red red")
    lay(match, "yellow3 yellow1 yellow0")
    play(match, "1 turn 0, 2 turn 0")
    assert up(match) == ""
    play(match, "3 turn 0")
    assert up(match) == "1 2 3"
    assert winners(match) == [1]


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r38_then_w2_after_clockwise(token: int) -> None:
    match = night("lowest_odd", "red red red", "clockmaker mechanic countess", token)
    lay(match, "yellow0 yellow1 yellow2")
    for _ in range(3):
        play(match, f"{acting(match)} turn 0")
    assert up(match) == "1 2 3"
    asked = {1: USES["pendulum"], 2: USES["tuning"]}
    for seat in (2, 1) if token == 2 else (1, 2):
        assert question(match) == (str(seat), asked[seat])
        play(match, f"{seat} pass")


def test_r39_factory_settings_blue_returns_nothing() -> None:
    match = night("even", "red red")
    show(match, "blue1 yellow4")
    assert winners(match) == [2]
    play(match, f"2 {min(offers(match))}")
    assert acting(match) == "*"
    assert board(match, 1)["discard"] == ["red", "blue"]


def test_r39_factory_settings_grey_jams() -> None:
    match = night("even", "red red red")
    show(match, "grey4 yellow4 yellow2")
    assert winners(match) == [3]


def test_r39_factory_settings_multicolour_keeps_its_number() -> None:
    match = night("even", "red red")
    show(match, "multi4 yellow1")
    assert values(match) == [4, 1]
    assert winners(match) == [1]


@pytest.mark.parametrize(
    ("gear", "entries"),
    [("multi4", HANDS[0]), ("grey4", "red4"), ("red4", HANDS[0]), ("yellow4", "red4")],
)
def test_r39_factory_settings_matching_stays(gear: str, entries: str) -> None:
    match = night("even", "purple purple")
    show(match, f"{gear} yellow1")
    assert question(match) == ("1", texts("enter", entries))


def test_r40_double_drive_is_one_choice() -> None:
    for turn, step in STEPS.items():
        match = night("odd", "red red red")
        lay(match, "yellow0 blue1 yellow0")
        assert question(match) == ("1", ROTATION["odd"])
        play(match, f"1 {turn}")
        assert board(match, 2)["side"] == (1 + step) % 4
        assert board(match, 2)["up"]
        assert question(match) == ("2", ROTATION["odd"])


@pytest.mark.parametrize("card", ["highest", "highest_odd", "odd"])
def test_r41_one_decision_a_gear_and_one_window_before_it(card: str) -> None:
    match = night(card, "red red red", "countess inspector mechanic")
    lay(match, "yellow0 yellow0 yellow0")
    assert question(match) == ("2", {"use swapout", "pass"})
    play(match, "2 pass")
    assert question(match) == ("1", ROTATION[card])
    play(match, f"1 {max(offers(match))}")
    assert up(match) == "2"
    assert question(match) == ("2", ROTATION[card])


@pytest.mark.parametrize("card", ["highest", "highest_odd", "odd"])
def test_r41_abilities_stay_one_step(card: str) -> None:
    match = night(card, "red red red", "countess mechanic clockmaker")
    lay(match, "blue0 blue0 blue0")
    turn = max(ROTATION[card])
    play(match, f"1 {turn}")
    assert question(match) == ("2", {"use tuning", "pass"})
    play(match, "2 use tuning")
    assert board(match, 2)["side"] == (STEPS[turn] + 1) % 4
    play(match, f"2 {turn}")
    assert question(match) == ("3", USES["pendulum"])
    play(match, "3 use pendulum")
    sides = [board(match, seat)["side"] for seat in (2, 3)]
    assert sides == [(STEPS[turn] + 2) % 4, STEPS[turn]]


def test_r42_test_run_no_entry_by_match() -> None:
    match = night("all_but_lowest", "red red red")
    arrange(match, 1, open="red1 red2 red4", check="red3")
    arrange(match, 2, check="blue1 blue3", entered="blue2 blue4")
    show(match, "yellow4 yellow3 yellow1")
    assert winners(match) == [1, 2]
    assert question(match) == ("1", texts("check", "red1 red2 red4") | {"enter red3"})
    play(match, "1 check red4")
    assert codes(match, 1) == ("red1 red2", "red3 red4", "")
    assert question(match) == ("2", texts("enter", "blue1 blue3"))
    play(match, "2 enter blue1")
    assert acting(match) == "*"


def test_r42_test_run_may_end_the_game() -> None:
    match = night("all_but_lowest", "red red")
    arrange(match, 1, check="red1", entered="red2 red3 red4")
    show(match, "yellow4 yellow1")
    play(match, "1 enter red1")
    assert match.view()["winners"] == [1]


def sparks(gears: str, token: int = 1) -> Match:
    spare = [next(g for g in GEARS if g not in gears) for _ in gears.split()]
    match = night("all_but_highest", " ".join(spare), token=token)
    show(match, gears)
    return match


@pytest.mark.parametrize(
    ("gears", "won", "jammed"),
    [
        ("yellow4 yellow2 yellow2 yellow1", [4], "23"),
        ("yellow4 yellow4 yellow2 yellow1", [3, 4], ""),  # the highest do not spark
        ("yellow4 yellow2 yellow2 yellow2", [], "234"),
        ("yellow4 grey2 yellow2 blue2", [2], "34"),  # the grey wins, the others spark
        ("yellow4 grey2 grey2 yellow1", [4], "23"),
        ("yellow4 yellow4 yellow2 yellow2", [], "34"),
        ("yellow4 yellow3 yellow2 yellow1", [2, 3, 4], ""),
        ("yellow2 yellow2 yellow2 yellow2", [], ""),
        ("multi2 yellow4 yellow1 yellow2", [3], "14"),  # they swap 2 and 2
        ("multi1 yellow4 yellow2 yellow2", [4], "13"),  # 2 4 2 1: the numbers after the swap
        ("yellow1 yellow1", [], ""),
        ("yellow4 yellow1 yellow1", [], "23"),
    ],
)
def test_r43_sparks_for_the_jammed(gears: str, won: list[int], jammed: str) -> None:
    match = sparks(gears)
    assert winners(match) == won
    for winner in map(str, won):
        assert acting(match) == winner
        entries = [text for text in sorted(offers(match)) if not text.startswith("check")]
        play(match, f"{winner} {(entries or sorted(offers(match)))[0]}")
    for seat in jammed:
        assert question(match) == (seat, texts("check", HANDS[int(seat) - 1]))
        play(match, f"{seat} {min(offers(match))}")
        assert len(board(match, int(seat))["check"]) == 1
    while acting(match) != "*":
        assert all(text.startswith("return") for text in offers(match))
        play(match, f"{acting(match)} {min(offers(match))}")


@pytest.mark.parametrize(("token", "order"), [(1, "23"), (2, "23"), (3, "32"), (4, "23")])
def test_r43_sparks_after_the_winners_and_before_blue(token: int, order: str) -> None:
    match = sparks("yellow4 blue2 yellow2 yellow1", token)
    assert acting(match) == "4"
    play(match, "4 enter purple1")
    for seat in order:
        assert question(match) == (seat, texts("check", HANDS[int(seat) - 1]))
        play(match, f"{seat} {min(offers(match))}")
    assert question(match) == ("2", {"return red"})


def test_r43_no_sparks_without_an_open_card() -> None:
    match = night("all_but_highest", "red red red red")
    arrange(match, 2, check="blue1", entered="blue2 blue3 blue4")
    show(match, "yellow4 yellow2 yellow2 yellow1")
    play(match, "4 enter purple1")
    assert acting(match) == "3"
    play(match, "3 check yellow2")
    assert acting(match) == "*"
    assert codes(match, 2) == ("", "blue1", "blue2 blue3 blue4")


def test_r43_sparks_count_before_the_end_is_judged() -> None:
    match = night("all_but_highest", "red red red red")
    arrange(match, 4, open="purple1", entered="purple2 purple3 purple4")
    show(match, "yellow4 yellow2 yellow2 yellow1")
    play(match, "4 enter purple1")
    assert acting(match) == "2"
    play(match, "2 check blue1, 3 check yellow1")
    assert acting(match) == ""
    assert [score["total"] for score in match.scores()] == [0, 1, 1, 8]


def test_r43_no_sparks_by_day() -> None:
    match = day("all_but_highest", "red red red red")
    show(match, "yellow4 yellow2 yellow2 yellow1")
    play(match, "4 enter purple1")
    assert acting(match) == "*"
