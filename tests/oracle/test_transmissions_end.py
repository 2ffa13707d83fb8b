"""The oracle of Transmissions against rulings of the forest, the pipes and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from .transmissions import Oracle
from .transmissions_pipes import Network, Placed
from .transmissions_setting import first_turn, network, play, seat_1, settle, texts

# The forest.


@pytest.mark.parametrize(
    ("draw", "discard", "modes"),
    [
        ("", "", []),
        ("FC02", "", ["one"]),
        ("", "FC02", ["one"]),
        ("FC02 FC02", "", ["draw"]),
        ("FC02", "FC01", ["draw", "each"]),
        ("", "FC01 FC02", ["discard", "draw", "each"]),
    ],
)
def test_b04_modes(draw: str, discard: str, modes: list[str]) -> None:
    def change(game: Oracle) -> None:
        game.robots.update(Y=9)
        game.forest_draw, game.forest_discard = Counter(draw.split()), discard.split()

    game = first_turn(change=change)
    play(game, "card TY Y", "go 1")
    assert texts(game, "forest") == modes
    if modes:
        play(game, f"forest {modes[-1]}")
        settle(game)
        assert modes == ["one"] or "1 skip" not in game.legal()


@pytest.mark.parametrize("reshuffle", ["lazy", "immediate"])
def test_b04_the_reshuffle(reshuffle: str) -> None:
    def change(game: Oracle) -> None:
        game.robots.update(Y=9)
        game.forest_draw, game.forest_discard = Counter(["FC02"]), ["FC03", "FC04", "FC05"]

    game = first_turn(change=change, options={"reshuffle": reshuffle})
    play(game, "card TY Y", "go 1", "forest each", "draw FC02")
    assert texts(game, "keep") == ["FC02", "FC05"]
    play(game, "keep FC05")
    if reshuffle == "lazy":
        assert (game.forest_draw.total(), game.forest_discard) == (0, ["FC03", "FC04", "FC02"])
    else:
        assert (sorted(game.forest_draw), game.forest_discard) == (["FC03", "FC04"], ["FC02"])


def test_b04_one_each_leaves_the_taken_card_out_of_the_reshuffle() -> None:
    def change(game: Oracle) -> None:
        game.robots.update(Y=9)
        game.forest_draw, game.forest_discard = Counter(), ["FC03", "FC04"]

    game = first_turn(change=change)
    play(game, "card TY Y", "go 1", "forest each")
    assert game.legal() == ["* draw FC03"]
    play(game, "draw FC03", "keep FC03")
    assert game.forest_discard == ["FC04"]


# Pipes.


def test_b10_anchors_and_rotations() -> None:
    assert set(Network().fitting("P06")) == {"0E r1"}  # r-r-: two images
    assert set(Network().fitting("P24")) == {"0E r1", "0W r0"}  # rqrq
    corner = network(Placed("P04", (1, 0), 2), Placed("P12", (1, -1), 3))
    under_the_start = {"0S r0", "0S r1"}  # joined to tile 2, but named from tile 0 beside it
    assert set(corner.fitting("P33")) == under_the_start


def test_b10_a_loop_is_walked_once() -> None:
    square = network(
        Placed("P04", (1, 0), 2),  # W and S
        Placed("P12", (1, -1), 3),  # N and W
        Placed("P25", (0, -1), 0),  # N and E; the starting pipe is closed there
    )
    assert square.longest_flow() == 4


# The end.


def test_a44_everyone_else_has_one_turn() -> None:
    def change(game: Oracle) -> None:
        seat_1(owns="WY", spaces={"Y": 5, "G": 12}, Y="E5 E6", B="E1 E2 E3", G="F1 F2 F3", R="B6")(
            game
        )

    game = first_turn(3, change=change)
    play(game, "card TY Y", "go 1", "item 4 Y WY")
    settle(game)
    assert game.end is not None
    assert (game.end.side, game.end.reason) == (1, "FILL")
    play(game, "end")
    order = []
    while game.acting() is not None:
        settle(game)
        if game.acting() is not None:
            order.append(game.acting())
            play(game, f"card {texts(game, 'card')[0]}", "go 1", "skip", "end")
            settle(game)
    assert order == [2, 3]


def test_a28_after_the_last_refill_gaps_are_left() -> None:
    def change(game: Oracle) -> None:
        seat_1(owns="WWYYBBGGEEEE", spaces={"Y": 5, "G": 12})(game)
        game.boxed += game.item_stack + game.idea_stack
        game.item_stack, game.idea_stack = [], []

    game = first_turn(change=change)
    play(game, "card TY Y", "go 1", "item 3 Y WB")
    assert [game.display[k] for k in (1, 2, 3, 4)] == [
        None,
        ("A4", "E4"),
        ("A3", "E3"),
        ("A1", "E1"),
    ]
    assert game.end is not None
    assert game.end.reason == "DISPLAY"


def test_b01_sixty_turns() -> None:
    game = first_turn()
    while game.acting() is not None:
        settle(game)
        if game.acting() is not None:
            play(game, f"card {texts(game, 'card')[0]}", "go 1", "skip", "end")
    assert [player.turns for player in game.players.values()] == [60, 60]
    assert (game.end, game.winners()) == (None, [1, 2])
