"""Gears, R28–R29: what characters can do by night, without night effects."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match

from .table import (
    GEARS,
    JAMMING_DAYS,
    TURNS,
    USES,
    acting,
    board,
    idle,
    lay,
    nature,
    offers,
    own,
    plain_night,
    play,
    play_out,
    question,
    seen,
    settings,
    side_of,
    values,
    winners,
)


@pytest.mark.parametrize("gear", GEARS)
def test_r28_fine_tuning_turns_my_gear_one_step_on(gear: str) -> None:
    spare = "purple" if gear == "red" else "red"
    for side in range(4):
        match = plain_night("highest", f"{spare} {spare}", "countess mechanic")
        lay(match, f"yellow0 {gear}{side}")
        play(match, "1 turn 0, 2 use tuning")
        assert board(match, 2)["side"] == (side + 1) % 4
        assert board(match, 2)["value"] == GEARS[gear][(side + 1) % 4]
        assert question(match) == ("2", TURNS)


def test_r28_fine_tuning_comes_on_top_of_the_rotation() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    lay(match, "yellow0 blue3")
    play(match, "1 turn +")
    assert board(match, 2)["value"] == 1
    play(match, "2 use tuning")
    assert board(match, 2)["value"] == 2


def test_r28_pendulum_turns_the_right_neighbours_gear() -> None:
    match = plain_night("highest", "red red red", "countess clockmaker inspector", 3)
    lay(match, "blue1 yellow0 purple1")
    play(match, "3 turn 0, 1 turn 0")
    assert question(match) == ("2", USES["pendulum"])
    play(match, "2 use pendulum")
    assert [board(match, other)["side"] for other in (1, 2)] == [2, 0]
    assert board(match, 1)["value"] == 3
    assert question(match) == ("3", USES["swapout"])


def test_r28_pendulum_needs_an_open_gear() -> None:
    match = plain_night("highest", "red red red", "countess clockmaker inspector", 1)
    lay(match, "blue1 yellow0 purple1")
    play(match, "1 turn 0, 3 pass, 2 turn 0, 3 turn 0")  # seat 2's gear was the first, 1's the last
    assert winners(match) == [2]
    assert side_of(match, 2) == ("night", "pendulum")


def test_r28_pendulum_with_two_seats() -> None:
    match = plain_night("highest", "red red", "countess clockmaker", 2)
    lay(match, "blue2 yellow0")
    play(match, "2 turn 0, 1 turn 0")
    assert question(match) == ("2", USES["pendulum"])
    play(match, "2 use pendulum")
    assert board(match, 1)["value"] == 4
    assert question(match) == ("1", {"return red"})  # two 4s: jammed


def test_r28_pendulum_swings_before_the_swap() -> None:
    match = plain_night("highest", "red red red", "countess clockmaker inspector", 2)
    lay(match, "purple1 yellow1 multi0")
    play(match, "3 pass, 2 turn 0, 3 turn 0, 1 turn 0")
    play(match, "2 use pendulum")  # purple to 3; multicolour swaps with yellow, on its right
    assert values(match) == [3, 1, 3]
    assert winners(match) == [2]


def test_r29_swap_out_sets_a_different_gear() -> None:
    match = plain_night("highest", "red red red", "countess inspector clockmaker")
    lay(match, "yellow0 yellow0 yellow0")
    assert question(match) == ("2", USES["swapout"])
    play(match, "2 use swapout")
    assert question(match) == ("2", settings("purple blue grey multi"))
    play(match, "2 set grey 2")
    assert own(match, 2) == "grey 2"
    assert side_of(match, 2) == ("gone", None)
    assert question(match) == ("1", {"turn 0"})
    assert match.view()["locked"] == "swapout"
    play(match, "1 turn 0")
    assert board(match, 2)["value"] == 3
    assert question(match) == ("2", TURNS)  # only this one gear must be left
    idle(match)
    assert board(match, 2)["discard"] == ["red", "grey"]


def test_r29_swap_out_needs_another_gear() -> None:
    match = plain_night("highest", "multi multi", "countess inspector")
    for number, gear in enumerate(JAMMING_DAYS):
        if number:
            nature(match, min(offers(match)))
        lay(match, f"{gear}0 {gear}0")
        before = len(match.moves)
        idle(match)
        passed = "2 pass" in match.move_texts()[before:]
        assert passed == (number < 4)  # in the tenth round blue is the last gear
    assert acting(match) == ""


def swapped(first: str) -> Match:
    match = plain_night("highest", "red red red", "countess inspector clockmaker")
    lay(match, f"yellow0 {first} yellow0")
    play(match, "2 use swapout")
    return match


def test_r29_what_lay_there_stays_secret() -> None:
    one, two = swapped("yellow0"), swapped("blue1")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
    for match in (one, two):
        play(match, "2 set grey 2")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
        assert one.move_texts(viewer - 1)[-2:] == ["2 use swapout", "2 set ?"]
    for match in (one, two):
        idle(match)
        nature(match, min(offers(match)))
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
        told = one.move_texts(viewer - 1)
        assert "2 set ?" in told
        assert "2 set grey 2" in told
    play_out(one)
    assert "2 set ?" not in one.move_texts(0)


def test_r29_the_new_gear_is_secret_until_it_is_up() -> None:
    one, two = swapped("yellow0"), swapped("yellow0")
    play(one, "2 set grey 2")
    play(two, "2 set multi 0")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
    play(one, "1 turn 0")
    assert board(one, 2)["gear"] == "grey"
