"""The oracle of Transmissions against the test vectors: T sourced, V with our tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from .transmissions import Oracle
from .transmissions_data import DISTANCE, ITEMS, PIPES
from .transmissions_score import (
    Holding,
    acorn_prizes,
    flow_points,
    item_points,
    lines,
    pool_penalty,
    wildlife,
    winners,
)
from .transmissions_setting import (
    first_turn,
    give,
    harveys_turn,
    play,
    settle,
    stand,
    texts,
)


def owning(
    items: str = "", ideas: str = "", pipes: str = "", flipped: int = 0, flow: int = 1
) -> Holding:
    return Holding(items.split(), ideas.split(), pipes.split(), flipped, flow, [], [])


def test_t01_t02_birds_times_butterflies() -> None:
    animals = owning(items="A5 A7", ideas="E6 G7 G6", pipes="P01")
    assert wildlife(animals) == 3 * 4
    assert wildlife(owning(ideas="G6 Z6")) == 0
    assert wildlife(owning(ideas="E6 G7 Z7")) == 0


def test_t03_flow() -> None:
    assert [flow_points(n) for n in range(1, 8)] == [1, 3, 6, 10, 15, 20, 25]


def test_t04_a_flipped_pipe() -> None:
    assert lines(owning(flipped=1))["pipes"] == 4


def test_t05_socks() -> None:
    assert [item_points(owning(items=socks)) for socks in ("A1", "A1 A2", "A1 A2 A3")] == [
        1,
        10,
        24,
    ]


def test_t06_t07_t08_collectors() -> None:
    four_ideas = "SI1 SI2 E6 G6"
    assert item_points(owning(items="B5 C4 D4")) == 6  # no ideas, no pipes
    assert item_points(owning(items="B5 X4 C4 X5 D4")) == 8 + 8
    assert item_points(owning(items="C4", ideas=four_ideas)) == 8
    assert item_points(owning(items="C4", ideas=four_ideas + " E7 F6")) == 10
    assert item_points(owning(items="D4", pipes="P01 P02", flipped=1)) == 6
    assert item_points(owning(items="D4", pipes="P01 P02 P03", flipped=2)) == 8


def test_t09_distances() -> None:
    assert (DISTANCE["Y"], DISTANCE["B"]) == (2, 3)


def test_t10_a_robot_card_to_the_forest() -> None:
    game = first_turn(change=stand(B=7, G=3))
    play(game, "card TB B", "go 3")
    assert game.robots["B"] == 10
    assert texts(game, "forest") == ["draw", "each"]


def test_t11_from_the_lake_to_the_town() -> None:
    game = first_turn(hand="TY TB TL2")
    play(game, "card TL2 B", "go 3")
    assert game.robots["B"] == 6
    play(game, "item 4 Y WY")
    assert game.players[1].columns["Y"][-1] == "A1"


def test_t12_two_electricity_for_a_blue_engram() -> None:
    def change(game: Oracle) -> None:
        game.players[1].columns["Y"] = ["E1"]
        game.players[1].owns = Counter("EE")

    game = first_turn(change=change)
    play(game, "card TY Y", "use E1")
    assert game.players[1].owns == Counter("B")
    assert texts(game, "use") == []


@pytest.mark.parametrize(
    ("seats", "tiles", "height"), [(2, 14, 5), (3, 21, 6), (4, 28, 7), (1, 21, 6)]
)
def test_t13_set_up(seats: int, tiles: int, height: int) -> None:
    game = first_turn(seats)
    assert len(game.item_stack) == len(game.idea_stack) == tiles - 4
    assert set(game.stack_left.values()) == {height}


def test_t14_what_a_player_starts_with() -> None:
    player = first_turn().players[1]
    assert player.owns == Counter("WYBGEEEE")
    assert (len(player.hand), len(player.undrawn)) == (3, 4)


def test_t15_discard_down_to_seven() -> None:
    game = first_turn(change=give("WWWYYYBBB"))
    play(game, "card TY Y", "go 1", "skip", "end")
    settle(game)
    assert len(game.legal()) == len({"WW", "WY", "WB", "YY", "YB", "BB"})
    play(game, "drop WB")
    assert game.players[1].owns == Counter("WWYYYBB")


def test_t16_power_station() -> None:
    game = first_turn(change=stand(Y=4, R=12))
    play(game, "card TY Y", "go 1", "take 4E")
    assert game.players[1].owns["E"] == 8


def test_t17_the_surcharge() -> None:
    def change(game: Oracle) -> None:
        game.robots["Y"] = 8
        game.players[1].owns = Counter("BGEEEEEE")

    game = first_turn(change=change)
    play(game, "card TY Y", "go 1")
    assert {text.split()[0] for text in texts(game, "idea")} == {"3", "4"}


def test_t18_the_display_moves_on() -> None:
    game = first_turn(hand="TY TB TL2")
    assert [game.display[k] for k in (1, 2, 3, 4)] == [
        ("A4", "E4"),
        ("A3", "E3"),
        ("A2", "E2"),
        ("A1", "E1"),
    ]
    play(game, "card TL2 B", "go 3", "item 3 Y WB", "pair 1 A7 E7")
    assert [game.display[k] for k in (1, 2, 3, 4)] == [
        ("A7", "E7"),
        ("A4", "E4"),
        ("A3", "E3"),
        ("A1", "E1"),
    ]
    assert game.boxed == ["E2"]


def test_t19_fewest_acorns() -> None:
    assert acorn_prizes({1: 0, 2: 2, 3: 2, 4: 5}) == {1: 0, 2: 5, 3: 5, 4: 0}
    assert set(acorn_prizes({1: 0, 2: 0}).values()) == {0}


def test_t20_a_tie() -> None:
    assert winners({1: 50, 2: 50}, {1: 3, 2: 1}) == [2]
    assert winners({1: 50, 2: 50, 3: 49}, {1: 0, 2: 0, 3: 0}) == [1, 2]


def test_t21_the_pool() -> None:
    assert first_turn(1).pool == Counter("EEEEGGYYBBWW")


@pytest.mark.parametrize(
    ("start", "gained"), [(13, "G"), (12, "YY"), (1, "B"), (0, "WW"), (3, "EE"), (2, "E")]
)
def test_t22_t23_harvey_fills_the_pool(start: int, gained: str) -> None:
    others = {"B": 6, "G": 8, "R": 10}
    game = harveys_turn({"Y": start, **others})
    play(game, "harvey TY")
    settle(game)
    assert game.pool - Counter("EEEEGGYYBBWW") == Counter(gained)


def test_t24_harvey_takes_the_third_item() -> None:
    game = harveys_turn({"Y": 0, "B": 1, "G": 3, "R": 10})
    third = game.display[3]
    assert third is not None
    play(game, "harvey TG")
    settle(game)
    assert game.robots["G"] == 6
    assert game.harvey.columns["Y"] == [third[0]]
    assert game.boxed == [third[1]]


def test_t25_what_is_left_in_the_pool() -> None:
    assert pool_penalty(Counter("BGYYEEE")) == 7.5


def test_t26_harveys_flow() -> None:
    game = first_turn(1)
    game.harvey.pipes = ["P01", "P02", "P03", "P04", "P05"]
    assert game.scores()[2]["flow"] == 15


def test_the_tiles_of_the_box() -> None:
    assert (len(ITEMS), len(PIPES)) == (35, 34)
    for letter in "ABCDX":
        costs = "".join(item.cost for name, item in ITEMS.items() if name[0] == letter)
        assert Counter(costs) == Counter(W=4, Y=4, B=3, G=3)
    paid = Counter("".join(pipe.cost for pipe in PIPES.values()))
    assert paid == Counter(W=29, Y=29, B=22, G=22)
    joints = Counter("".join(pipe.edges for pipe in PIPES.values()))
    assert (joints["r"], joints["q"]) == (40, 40)
