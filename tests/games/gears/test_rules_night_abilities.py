"""Gears, R28–R29: what characters can do by night, without night effects."""

from __future__ import annotations

import pytest

from .table import Referee
from .words import GEARS, JAMMING_DAYS, TURNS, USES, settings, spare


@pytest.mark.parametrize("gear", GEARS)
def test_r28_fine_tuning_turns_my_gear_one_step_on(referee: Referee, gear: str) -> None:
    drops = f"{spare(gear)} {spare(gear)}"
    for side in range(4):
        table = referee.plain_night("highest", drops, "countess mechanic")
        table.lay(f"yellow0 {gear}{side}")
        table.play("1 turn 0, 2 use tuning")
        assert table.board(2).side == (side + 1) % 4
        assert table.board(2).value == GEARS[gear][(side + 1) % 4]
        assert table.question() == ("2", TURNS)


def test_r28_fine_tuning_comes_on_top_of_the_rotation(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess mechanic")
    table.lay("yellow0 blue3")
    table.play("1 turn +")
    assert table.board(2).value == 1
    table.play("2 use tuning")
    assert table.board(2).value == 2


def test_r28_pendulum_turns_the_right_neighbours_gear(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red red", "countess clockmaker inspector", 3)
    table.lay("blue1 yellow0 purple1")
    table.play("3 turn 0, 1 turn 0")
    assert table.question() == ("2", USES["pendulum"])
    table.play("2 use pendulum")
    assert [table.board(other).side for other in (1, 2)] == [2, 0]
    assert table.board(1).value == 3
    assert table.question() == ("3", USES["swapout"])


def test_r28_pendulum_needs_an_open_gear(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red red", "countess clockmaker inspector", 1)
    table.lay("blue1 yellow0 purple1")
    table.play("1 turn 0, 3 pass, 2 turn 0, 3 turn 0")  # seat 2's gear was the first, 1's the last
    assert table.round_winners == [2]
    assert table.board(2).character_side == "night"


def test_r28_pendulum_with_two_seats(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess clockmaker", 2)
    table.lay("blue2 yellow0")
    table.play("2 turn 0, 1 turn 0")
    assert table.question() == ("2", USES["pendulum"])
    table.play("2 use pendulum")
    assert table.board(1).value == 4
    assert table.question() == ("1", {"return red"})  # two 4s: jammed


def test_r28_pendulum_swings_before_the_swap(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red red", "countess clockmaker inspector", 2)
    table.lay("purple1 yellow1 multi0")
    table.play("3 pass, 2 turn 0, 3 turn 0, 1 turn 0")
    table.play("2 use pendulum")  # purple to 3; multicolour swaps with yellow, on its right
    assert table.values == [3, 1, 3]
    assert table.round_winners == [2]


def test_r29_swap_out_sets_a_different_gear(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red red", "countess inspector clockmaker")
    table.lay("yellow0 yellow0 yellow0")
    assert table.question() == ("2", USES["swapout"])
    table.play("2 use swapout")
    assert table.question() == ("2", settings("purple blue grey multi"))
    table.play("2 set grey 2")
    assert table.board(2).laid == "grey 2"
    assert table.board(2).character_side == "gone"
    assert table.question() == ("1", {"turn 0"})
    table.play("1 turn 0")
    assert table.board(2).value == 3
    assert table.question() == ("2", TURNS)  # only this one gear must be left
    table.idle()
    assert table.board(2).discard == "red grey"


def test_r29_blue_counts_if_it_is_the_gear_revealed(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess inspector")
    table.lay("yellow0 yellow0")
    table.play("2 use swapout, 2 set blue 0, 1 turn 0, 2 turn 0, 1 enter red4")
    assert table.question() == ("2", {"return red"})
    table.play("2 return red")
    assert table.board(2).discard == "blue"


def test_r29_swap_out_needs_another_gear(referee: Referee) -> None:
    table = referee.plain_night("highest", "multi multi", "countess inspector")
    for number, gear in enumerate(JAMMING_DAYS):
        if number:
            table.nature(min(table.offers()))
        table.lay(f"{gear}0 {gear}0")
        before = len(table.played)
        table.idle()
        passed = "2 pass" in table.played[before:]
        assert passed == (number < 4)  # in the tenth round blue is the last gear
    assert table.acting == ""
