"""Gears, R32–R38, R40–R41: night effects on the rotation."""

from __future__ import annotations

from itertools import permutations

import pytest

from .night import ROTATION, STEPS, rotations
from .table import Referee
from .words import CARDS, TURNS, USES

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
def test_r32_a_night_card_adds_its_effect(referee: Referee, card: str, effect: str) -> None:
    assert referee.day(card, "red red").effect is None
    assert referee.night(card, "red red").effect == effect


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
def test_r32_the_rule_of_the_card_stays(
    referee: Referee, card: str, shown: str, winning: str
) -> None:
    for order in sorted(set(permutations(shown)))[::5]:
        table = referee.night(card, "red red red red")
        table.show(" ".join(f"yellow{value}" for value in order))
        assert sorted(order[seat - 1] for seat in table.round_winners) == sorted(winning)


def test_r32_left_and_right_stay_in_reverse_drive(referee: Referee) -> None:
    table = referee.night("lowest", "red red red", "clockmaker mechanic countess")
    table.lay("yellow0 multi0 purple3")
    table.play("1 turn 0, 3 turn 0, 2 pass, 2 turn 0")
    table.play("1 use pendulum")  # seat 3's gear
    assert table.board(3).side == 0
    assert table.values == [1, 4, 2]  # multicolour swapped with seat 1, its right neighbour
    assert table.round_winners == [1]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("choice", [0, -1])
def test_r32_who_acts_on_what_and_how(referee: Referee, card: str, token: int, choice: int) -> None:
    table = referee.night(card, "red red red", token=token)
    table.lay("yellow0 yellow0 yellow0")
    shown: list[int] = []
    for actor, owner in rotations(card, 3, token):
        if actor:
            assert table.question() == (str(actor), ROTATION[card])
            turn = sorted(table.offers())[choice]
            table.play(f"{actor} {turn}")
            shown.append(owner)
            if len(shown) == 3:
                break  # all up: the round goes on
            expected = "" if card == "lowest_odd" else " ".join(map(str, sorted(shown)))
            assert table.up == expected
            if card != "lowest_odd":
                assert table.board(owner).side == STEPS[turn]
    table.idle()
    assert table.acting == "*"


def test_r33_half_turn(referee: Referee) -> None:
    for side in range(4):
        table = referee.night("highest", "red red red")
        table.lay(f"yellow0 blue{side} yellow1")
        assert table.question() == ("1", {"turn 0", "turn 2"})
        table.play("1 turn 2")
        assert table.board(2).side == (side + 2) % 4
        table.play("2 turn 0")
        assert table.board(3).side == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r34_reverse_drive(referee: Referee, seats: int) -> None:
    for token in range(1, seats + 1):
        table = referee.night("lowest", "red " * seats, token=token)
        table.lay("blue0 " * seats)
        shown = []
        for step in range(seats - 1):
            actor = (token - 1 - step) % seats + 1
            assert table.question() == (str(actor), TURNS)
            table.play(f"{actor} turn -")
            shown.append((actor - 2) % seats + 1)
            assert table.up == " ".join(map(str, sorted(shown)))
            assert table.board(shown[-1]).value == 4
        assert token not in shown  # the token holder's own comes last
        assert table.question() == (str(token % seats + 1), TURNS)


def test_r35_rust_nobody_turns(referee: Referee) -> None:
    table = referee.night("highest_even", "red red red")
    table.lay("yellow1 yellow0 yellow2")
    assert table.up == "1 2 3"
    assert table.round_winners == [2]
    assert table.values == [3, 4, 2]
    assert table.acting == "2"


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("inspector", [1, 2, 3])
def test_r35_rust_reveals_in_the_usual_order(referee: Referee, token: int, inspector: int) -> None:
    cast = ["countess", "mechanic"]
    cast.insert(inspector - 1, "inspector")
    table = referee.night("highest_even", "red red red", " ".join(cast), token)
    table.lay("yellow1 yellow0 yellow2")
    assert table.question() == (str(inspector), {"use swapout", "pass"})
    order = [token % 3 + 1, (token + 1) % 3 + 1, token]
    before = order[: order.index(inspector)]
    assert table.up == " ".join(map(str, sorted(before)))


def test_r36_no_idling(referee: Referee) -> None:
    table = referee.night("highest_odd", "red red red")
    table.lay("blue0 blue0 blue0")
    assert table.question() == ("1", {"turn +", "turn -"})
    table.play("1 turn -")
    assert table.board(2).value == 4
    assert table.question() == ("2", {"turn +", "turn -"})
    table.play("2 turn +")
    assert table.board(3).value == 2


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r37_own_hands(referee: Referee, token: int) -> None:
    table = referee.night("lowest_even", "red red red", token=token)
    table.lay("blue0 grey0 yellow0")
    order = [token, token % 3 + 1, (token + 1) % 3 + 1]
    for step in range(2):
        assert table.question() == (str(order[step]), TURNS)
        table.play(f"{order[step]} turn +")
        assert table.up == " ".join(map(str, sorted(order[: step + 1])))
        assert table.board(order[step]).side == 1
    assert table.acting == str(order[2])
    assert not table.board(order[2]).up


def test_r38_all_gears_come_up_together(referee: Referee) -> None:
    table = referee.night("lowest_odd", "red red red")
    table.lay("yellow3 yellow1 yellow0")
    table.play("1 turn 0, 2 turn 0")
    assert table.up == ""
    table.play("3 turn 0")
    assert table.up == "1 2 3"
    assert table.round_winners == [1]


def test_r38_gears_are_turned_face_down(referee: Referee) -> None:
    table = referee.night("lowest_odd", "red red red")
    table.lay("blue0 grey0 yellow0")
    table.play("1 turn +, 2 turn -")
    assert table.up == ""
    assert [b.laid for b in table.boards] == ["blue 0", "grey 1", "yellow 3"]
    table.play("3 turn 0")
    assert table.values == [1, 2, 1]
    assert table.round_winners == []


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r38_then_w2_after_clockwise(referee: Referee, token: int) -> None:
    table = referee.night("lowest_odd", "red red red", "clockmaker mechanic countess", token)
    table.lay("yellow0 yellow1 yellow2")
    for _ in range(3):
        table.play(f"{table.acting} turn 0")
    assert table.up == "1 2 3"
    asked = {1: USES["pendulum"], 2: USES["tuning"]}
    for seat in (2, 1) if token == 2 else (1, 2):
        assert table.question() == (str(seat), asked[seat])
        table.play(f"{seat} pass")


def test_r40_double_drive_is_one_choice(referee: Referee) -> None:
    for turn, step in STEPS.items():
        table = referee.night("odd", "red red red")
        table.lay("yellow0 blue1 yellow0")
        assert table.question() == ("1", ROTATION["odd"])
        table.play(f"1 {turn}")
        assert table.board(2).side == (1 + step) % 4
        assert table.board(2).up
        assert table.question() == ("2", ROTATION["odd"])


@pytest.mark.parametrize("card", ["highest", "highest_odd", "odd"])
def test_r41_one_decision_a_gear_and_one_window_before_it(referee: Referee, card: str) -> None:
    table = referee.night(card, "red red red", "countess inspector mechanic")
    table.lay("yellow0 yellow0 yellow0")
    assert table.question() == ("2", {"use swapout", "pass"})
    table.play("2 pass")
    assert table.question() == ("1", ROTATION[card])
    table.play(f"1 {max(table.offers())}")
    assert table.up == "2"
    assert table.question() == ("2", ROTATION[card])


@pytest.mark.parametrize("card", ["highest", "highest_odd", "odd"])
def test_r41_abilities_stay_one_step(referee: Referee, card: str) -> None:
    table = referee.night(card, "red red red", "countess mechanic clockmaker")
    table.lay("blue0 blue0 blue0")
    turn = max(ROTATION[card])
    table.play(f"1 {turn}")
    assert table.question() == ("2", {"use tuning", "pass"})
    table.play("2 use tuning")
    assert table.board(2).side == (STEPS[turn] + 1) % 4
    table.play(f"2 {turn}")
    assert table.question() == ("3", USES["pendulum"])
    table.play("3 use pendulum")
    sides = [table.board(seat).side for seat in (2, 3)]
    assert sides == [(STEPS[turn] + 2) % 4, STEPS[turn]]
