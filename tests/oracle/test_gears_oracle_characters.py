"""The oracle of Gears: characters by day and by night."""

from __future__ import annotations

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
    start,
    texts,
)


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
    play(game, "1 use oil, 1 turn 0, 2 turn 0, 2 enter blue4")
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
    assert game.acting() == {"*"}  # nobody else won
    assert seat(game, 1)["character_side"] == "day"
    nature(game, "round even")
    settle(game, "purple0 grey3")  # 2 4, no red 2 left: nothing matches
    play(game, "2 pass, 1 turn 0, 2 turn 0, 1 check red1")
    assert asked(game) == ("1", {"pass"} | texts("use computation", "red3 red4"))
    game.play("1", "use computation red4")
    assert seat(game, 1)["check"] == ["red1", "red4"]
    assert seat(game, 1)["open"] == ["red3"]
    assert seat(game, 1)["character_side"] == "night"
    assert game.acting() == {"2"}


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


def test_pendulum_turns_the_right_neighbour() -> None:
    game = night("all_but_highest", "multi multi multi", characters="inspector mechanic clockmaker")
    settle(game, "purple1 red0 yellow0")
    play(game, "1 turn 0, 2 pass, 2 turn 0")
    assert asked(game) == ("3", {"use pendulum", "pass"})
    game.play("3", "use pendulum")
    assert seat(game, 3)["character_side"] == "gone"
    assert seat(game, 2)["play"] == "red 1"
    assert asked(game) == ("1", {"use swapout", "pass"})


def test_pendulum_needs_an_open_gear() -> None:
    game = night("all_but_highest", "multi multi multi", characters="inspector clockmaker mechanic")
    settle(game, "purple1 red0 yellow0")
    game.play("1", "turn 0")
    assert asked(game) == ("2", TURNS)


def test_pendulum_with_two_seats() -> None:
    game = night("odd", "multi multi", characters="clockmaker countess")
    settle(game, "purple1 red0")
    play(game, "1 turn 0, 2 turn 0")
    assert asked(game) == ("1", {"use pendulum", "pass"})
    game.play("1", "pass")
    assert seat(game, 1)["character_side"] == "night"


def test_swapout_sets_another_gear() -> None:
    game = night("all_but_lowest", "multi red", characters="mechanic inspector")
    settle(game, "red0 yellow0")
    assert asked(game) == ("2", {"use swapout", "pass"})
    game.play("2", "use swapout")
    gears = ("purple", "blue", "grey", "multi")
    assert asked(game) == ("2", {f"set {gear} {side}" for gear in gears for side in range(4)})
    game.play("2", "set blue 0")
    assert seat(game, 2)["character_side"] == "gone"
    assert asked(game) == ("1", {"turn 0"})
    play(game, "1 turn 0")
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


def test_solution_enters_anything() -> None:
    game = night("even", "multi multi", characters="countess inspector")
    settle(game, "grey3 yellow1")
    play(game, "2 pass, 1 turn 0, 2 turn 0")
    assert asked(game) == ("1", {"enter red4"} | texts("use solution", HANDS[0]))
    game.play("1", "use solution red2")
    assert seat(game, 1)["entered"] == ["red2"]
    assert seat(game, 1)["character_side"] == "gone"
    assert game.acting() == {"*"}
    assert game.score(1) == {"total": 2, "entered": 2, "check": 0}


def test_solution_enters_from_check_too() -> None:
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
    game.play("1", "use solution red2")
    assert game.acting() == {"*"}
    assert game.score(1) == {"total": 6, "entered": 6, "check": 0}
