"""The oracle of Gears: night effects."""

from __future__ import annotations

from .gears_script import (
    HANDS,
    TURNS,
    arrange,
    asked,
    idle,
    night,
    play,
    seat,
    settle,
    shown,
    texts,
)


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
    assert asked(game) == ("1", {"use pendulum", "pass"})
    game.play("1", "use pendulum")
    assert asked(game) == ("2", {"use tuning", "pass"})
    game.play("2", "use tuning")
    assert shown(game) == [3, 3, 3]


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
    uses = texts("use solution", HANDS[0])
    assert asked(game) == ("1", uses | texts("check", HANDS[0]))  # nothing by match

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
