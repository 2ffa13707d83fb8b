"""The oracle of Transmissions against the rulings that are easily got wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from .transmissions import Oracle
from .transmissions_setting import first_turn, play, seat_1, settle, texts


def gathered(game: Oracle, *before: str) -> None:
    """Yellow goes to the Lake and takes blue."""
    play(game, "card TY Y", *before, "go 2", "take 1B")


# Moves.


def test_b05_no_jump_after_an_additional_space() -> None:
    game = first_turn(change=seat_1(R="H1 Z1", Y="SI1"), hand="TR TB TL1")
    play(game, "card TR R")
    assert len(texts(game, "jump")) == 10
    assert texts(game, "swap") == ["Z1 B", "Z1 G", "Z1 Y"]
    game = first_turn(change=seat_1(Y="SI1 G1 H1 F5"))
    play(game, "card TY Y", "use SI1")
    assert texts(game, "jump") == []
    play(game, "use F5", "use G1")
    assert texts(game, "go") == ["1", "2", "3", "4", "5"]
    play(game, "go 5")
    assert game.robots["Y"] == 8  # from 0 back over 11, where red stands
    assert texts(game, "use") == []


def test_b05_a_jump_costs_electricity_and_takes_the_place_of_the_move() -> None:
    game = first_turn(change=seat_1(owns="", Y="H1"))
    play(game, "card TY Y")
    assert texts(game, "jump") == []
    game = first_turn(change=seat_1(owns="E", Y="H1"))
    play(game, "card TY Y", "jump H1 1")
    assert game.players[1].owns == Counter()
    assert texts(game, "take") == ["1G", "2Y"]


def test_a11_a_swap_acts_for_the_moved_robot_alone() -> None:
    game = first_turn(change=seat_1(Y="Z1"))
    play(game, "card TY Y", "swap Z1 B")
    assert (game.robots["Y"], game.robots["B"]) == (3, 0)
    assert texts(game, "take") == ["1B", "2W"]


def test_a10_two_reversals_are_one() -> None:
    game = first_turn(change=seat_1(Y="G1 Z3"))
    play(game, "card TY Y", "use G1", "use Z3", "go 1")
    assert game.robots["Y"] == 13


# Ideas.


def test_b06_a_copy_uses_the_next_column_only() -> None:
    game = first_turn(change=seat_1(Y="Z4", B="SI3 E6 Z5", G="F5"))
    play(game, "card TY Y")
    assert texts(game, "use") == ["Z4>SI3 W", "Z4>SI3 Y"]
    play(game, "use Z4>SI3 Y")
    assert (texts(game, "use"), game.players[1].owns["Y"]) == ([], 2)
    game = first_turn(hand="TR TB TL1", change=seat_1(R="Z4", Y="SI3", G="SI4"))
    play(game, "card TR R")
    assert texts(game, "use") == []


def test_b06_a_copied_jump_is_a_jump() -> None:
    game = first_turn(change=seat_1(Y="Z4 SI1", B="H1"))
    play(game, "card TY Y")
    assert len(texts(game, "jump")) == 10
    play(game, "use SI1")
    assert texts(game, "jump") == []


def test_b08_bonuses_follow_engrams_taken_at_the_lake() -> None:
    game = first_turn(change=seat_1(Y="E3 SI10 Z4", B="F3"))
    play(game, "card TY Y", "go 2")
    assert texts(game, "use") == []
    play(game, "take 1B")
    assert texts(game, "use") == ["E3", "SI10", "Z4>F3"]
    play(game, "use E3", "use SI10", "use Z4>F3")
    assert game.players[1].owns == Counter("WWYYBBGEEEEEE")
    game = first_turn(change=seat_1(Y="E3", forest="FC03"))
    play(game, "card TY Y", "go 2", "skip", "play FC03 W")
    assert texts(game, "use") == []


def test_b08_no_bonus_at_the_power_station() -> None:
    game = first_turn(change=seat_1(Y="E3 SI10", spaces={"Y": 4}))
    play(game, "card TY Y", "go 1", "take 4E")
    assert texts(game, "use") == []


def test_a08_an_idea_bought_now_works_now() -> None:
    game = first_turn(
        change=seat_1(spaces={"Y": 7, "G": 5}), first=("* pair 4 A1 F7", "* sets AB EF")
    )
    play(game, "card TY Y", "go 1", "idea 4 Y")
    settle(game)
    assert texts(game, "use") == ["F7"]
    play(game, "use F7")
    assert game.players[1].owns["E"] == 3


def test_b13_the_russian_printing() -> None:
    for printing, gained in (("en", "WYBBEEEE"), ("ru", "WBGEEEEEEE")):
        game = first_turn(change=seat_1(Y="G4"), options={"printing": printing})
        play(game, "card TY Y", "use G4")
        assert game.players[1].owns == Counter(gained)


# Forest cards.


def test_b09_after_the_action_there_and_in_that_sub_turn() -> None:
    game = first_turn(change=seat_1(forest="FC05 FC06 FC11 FC02"))
    assert texts(game, "play") == ["FC02"]
    gathered(game)
    assert {text.split()[0] for text in texts(game, "play")} == {"FC02", "FC05"}
    play(game, "again Y")
    assert texts(game, "play") == ["FC02"]
    play(game, "go 1", "skip")
    assert texts(game, "play") == ["FC02"]


def test_b09_not_after_skipping() -> None:
    game = first_turn(change=seat_1(forest="FC05"))
    play(game, "card TY Y", "go 2", "skip")
    assert texts(game, "play") == []


def test_a09_ideas_work_again_in_another_turn() -> None:
    game = first_turn(change=seat_1(forest="FC11", Y="SI8"))
    play(game, "card TY Y", "use SI8", "go 2", "skip", "again Y", "use SI8")
    assert game.players[1].owns["E"] == 6
    assert texts(game, "go") == ["1", "2"]


def test_a34_no_other_turn_for_who_ends_the_game() -> None:
    def change(game: Oracle) -> None:
        seat_1(forest="FC11", spaces={"Y": 12})(game)
        game.players[1].owns = Counter("WWWYYYBBGG")
        game.players[2].forest_open = ["FC11"]
        game.stack_left[1] = 1

    game = first_turn(change=change)
    play(game, "card TY Y", "go 1", "pipe 1 WWW flip")
    assert (game.end and game.end.reason, texts(game, "again")) == ("PIPES", [])
    play(game, "end", "card TY Y", "go 1", "skip")
    assert texts(game, "again") == ["B", "G", "R", "Y"]
    play(game, "again R", "go 1", "skip", "end")
    settle(game)
    assert game.acting() is None


@pytest.mark.parametrize(("cleanup", "kept"), [("once", 9), ("each", 7)])
def test_b12_one_clean_up_or_one_for_each_sub_turn(cleanup: str, kept: int) -> None:
    game = first_turn(change=seat_1(owns="WWWYYYBB", forest="FC11"), options={"cleanup": cleanup})
    gathered(game)
    play(game, "again R")
    settle(game)
    assert (len(game.players[1].hand) == 3) == (cleanup == "each")
    if cleanup == "each":
        play(game, "drop WW")
    assert game.players[1].engrams() == kept
    assert texts(game, "go") == ["1", "2", "3", "4"]
    play(game, "go 1", "skip", "end")
    settle(game)
    assert (game.acting() == 1) == (cleanup == "once")


def test_b07_what_fc07_may_pay_with() -> None:
    game = first_turn(hand="TB TG TL1", change=seat_1(owns="WWYYBBEEE", forest="FC07"))
    play(game, "card TB B", "go 3")
    yellow = [text for text in texts(game, "item") if text.split()[1] == "Y"]
    assert yellow == [
        "1 Y WB +FC07",  # A4: WG
        "1 Y YB +FC07",
        "2 Y WB +FC07",  # A3: YG
        "2 Y YB +FC07",
        "3 Y WB",  # A2: WB
        "3 Y YB +FC07",
        "4 Y WW +FC07",  # A1: WY
        "4 Y WY",
        "4 Y YY +FC07",
    ]


def test_b07_fc10_needs_a_slot_after_the_item() -> None:
    full = seat_1(forest="FC10", Y="E5 E6", B="E1 E2 E3", G="F1 F2 F3", R="F4 F5")
    game = first_turn(hand="TB TG TL1", change=full)
    play(game, "card TB B", "go 3")
    assert all("FC10" not in text for text in texts(game, "item"))
    spare = seat_1(forest="FC10", Y="E5 E6", B="E1 E2 E3", G="F1 F2 F3", R="F4")
    game = first_turn(hand="TB TG TL1", change=spare)
    play(game, "card TB B", "go 3")
    free = [text for text in texts(game, "item") if "FC10" in text]
    assert {text.split("+")[1] for text in free} == {"FC10:R"}
    play(game, "item 4 Y WY +FC10:R")
    settle(game)
    assert game.players[1].columns["R"] == ["F4", "E1"]
    assert (game.boxed, game.end and game.end.reason) == ([], "FILL")


def test_b07_the_free_idea_works_at_once() -> None:
    game = first_turn(
        hand="TB TG TL1",
        change=seat_1(forest="FC10"),
        first=("* pair 4 A1 F7", "* sets AB EF"),
    )
    play(game, "card TB B", "go 3", "item 4 Y WY +FC10:B")
    settle(game)
    assert texts(game, "use") == ["F7"]
