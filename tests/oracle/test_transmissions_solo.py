"""The oracle of Transmissions against the rulings of the solo game."""

from __future__ import annotations

from collections import Counter

import pytest

from .transmissions import Oracle
from .transmissions_setting import first_turn, harveys_turn, play, settle, texts


def alone(owns: str, pool: str, forest: str = "", robots: str = "", **columns: str) -> Oracle:
    def change(game: Oracle) -> None:
        player = game.players[1]
        player.owns, game.pool = Counter(owns), Counter(pool)
        player.forest_open = forest.split()
        player.columns = {robot: columns.get(robot, "").split() for robot in "YBGR"}
        if robots:
            game.robots = dict(zip("YBGR", map(int, robots.split()), strict=True))

    return first_turn(1, change=change)


def test_s02_a_gain_is_what_the_pool_has() -> None:
    game = alone("", "W", Y="SI10")
    play(game, "card TY Y", "go 2")
    assert texts(game, "take") == ["2W"]
    play(game, "take 2W")
    assert (game.players[1].owns, game.pool.total()) == (Counter("W"), 0)
    assert texts(game, "use") == []  # no electricity for K09


def test_b18_nothing_to_take() -> None:
    game = alone("", "GE", forest="FC05")
    play(game, "card TY Y", "go 2")
    assert game.legal() == ["1 skip"]
    play(game, "skip")
    assert texts(game, "play") == []


@pytest.mark.parametrize(
    ("pool", "gains"), [("BBGG", ["BG", "GG"]), ("BBG", ["BG"]), ("BG", ["G"]), ("B", [])]
)
def test_s02_any_two_engrams_are_two_that_the_pool_has(pool: str, gains: list[str]) -> None:
    game = alone("", pool, forest="FC05")
    play(game, "card TY Y", "go 2", "take 1B")
    assert texts(game, "play") == [f"FC05 {engrams}" for engrams in gains]


def test_s03_what_is_paid_may_be_regained() -> None:
    game = alone("WY", "", Y="SI6")
    play(game, "card TY Y")
    assert texts(game, "use") == ["SI6 WY>W @board", "SI6 WY>Y @board"]
    play(game, "use SI6 WY>W @board")
    assert (game.players[1].owns, game.pool) == (Counter("W"), Counter("Y"))


def test_b18_pay_to_the_board_or_the_box() -> None:
    game = alone("E", "G", forest="FC08")
    assert texts(game, "play") == ["FC08 @board", "FC08 @box"]
    play(game, "play FC08 @board")
    assert (game.players[1].owns, game.pool) == (Counter("G"), Counter("E"))
    game = alone("EEEE", "Y", robots="7 3 5 11")
    play(game, "card TY Y", "go 1")
    assert "4 B @box" in texts(game, "idea")


def test_b18_nothing_paid_is_not_put_anywhere() -> None:
    def change(game: Oracle) -> None:
        game.players[1].owns = Counter("")
        game.robots = {"Y": 7, "B": 3, "G": 5, "R": 11}
        game.display[4] = "A1", "E5"
        game.idea_stack[game.idea_stack.index("E5")] = "E1"

    game = first_turn(1, change=change)
    play(game, "card TY Y", "go 1")
    assert texts(game, "idea") == ["4 B", "4 G", "4 R", "4 Y"]


def test_s05_the_overflow_is_a_payment() -> None:
    game = alone("WWWWWWWW", "")
    play(game, "card TY Y", "go 1", "skip", "end")
    settle(game)
    assert texts(game, "drop") == ["W @board", "W @box"]


def test_s06_s18_all_robots_of_the_card() -> None:
    game = harveys_turn({"Y": 4, "B": 5, "G": 0, "R": 9})
    play(game, "harvey TL3")
    settle(game)
    # Meadow: green 0 to 3. Power Station: blue, further on, 5 to 8, then yellow 4 to 6.
    assert game.robots == {"Y": 6, "B": 8, "G": 3, "R": 9}


def test_a_card_without_robots_is_lost() -> None:
    game = harveys_turn({"Y": 4, "B": 5, "G": 0, "R": 1})
    before = dict(game.robots)
    play(game, "harvey TL2")
    assert (game.robots, game.harvey.turns, game.acting()) == (before, 1, 1)


def test_s07_s09_what_does_not_fit_is_boxed() -> None:
    def change(game: Oracle) -> None:
        game.harvey.columns = {
            "Y": ["A4", "A5"],
            "B": ["B1", "E1"],
            "G": ["B2", "E2"],
            "R": ["E3"],
        }

    game = harveys_turn({"Y": 4, "B": 0, "G": 1, "R": 2}, change)
    first = game.display[1]
    assert first is not None
    play(game, "harvey TY")
    settle(game)
    assert game.robots["Y"] == 6
    assert game.boxed == [first[1], first[0]]
    assert game.display[1] != first


@pytest.mark.parametrize(
    ("draw", "discard", "owned", "left"),
    [
        ("FC02", "FC01", ["FC01"], ["FC02"]),
        ("", "FC02 FC01", ["FC01"], ["FC02"]),
        ("FC02", "", [], ["FC02"]),
        ("", "FC01", ["FC01"], []),
    ],
)
def test_s16_harvey_in_the_forest(
    draw: str, discard: str, owned: list[str], left: list[str]
) -> None:
    def change(game: Oracle) -> None:
        game.forest_draw, game.forest_discard = Counter(draw.split()), discard.split()

    game = harveys_turn({"Y": 8, "B": 0, "G": 1, "R": 2}, change)
    play(game, "harvey TY")
    settle(game)
    assert (game.harvey.forest, game.forest_discard) == (owned, left)
    assert game.forest_draw.total() == 0


@pytest.mark.parametrize(("gap", "space"), [("action", 3), ("turn", 12)])
def test_s12_a_gap_loses_the_action_or_the_turn(gap: str, space: int) -> None:
    def change(game: Oracle) -> None:
        game.display[1] = None

    game = harveys_turn({"Y": 4, "B": 12, "G": 1, "R": 2}, change, {"gap": gap})
    game.robots["Y"] = 6
    play(game, "harvey TL1")  # Town: yellow to the gap in the Scrap Yard; Pipes: blue
    settle(game)
    assert game.robots["B"] == space


def test_b17_harvey_has_one_card_after_the_players_end() -> None:
    def change(game: Oracle) -> None:
        game.players[1].owns = Counter("WWWYYYBBGG")
        game.players[1].forest_open = ["FC11"]
        game.stack_left[1] = 1
        game.robots = {"Y": 12, "B": 0, "G": 3, "R": 6}

    game = first_turn(1, change=change)
    play(game, "card TY Y", "go 1", "pipe 1 WWW flip @box")
    assert texts(game, "again") == []
    play(game, "end")
    while not any("harvey" in text for text in game.legal()):
        game.play(game.legal()[0])
    play(game, "harvey TG")
    settle(game)
    assert (game.acting(), game.harvey.turns) == (None, 1)


def test_b17_the_player_has_one_turn_after_harveys_end() -> None:
    def change(game: Oracle) -> None:
        game.players[1].forest_open = ["FC11"]
        game.stack_left[1] = 1

    game = harveys_turn({"Y": 11, "B": 6, "G": 3, "R": 1}, change)
    game.robots["Y"] = 10
    play(game, "harvey TY")  # 10 to 12
    assert game.end is not None
    assert (game.end.side, game.end.reason, game.acting()) == (2, "PIPES", 1)
    play(game, "card TB B", "go 1", "skip", "again Y", "go 1", "skip", "end")
    settle(game)
    assert game.acting() is None


def test_b19_removed_cards() -> None:
    assert Oracle(1).harvey.deck.total() == 21
    assert Oracle(1, {}, "TL1").harvey.deck.total() == 18
    assert Oracle(1, {}, "all").harvey.deck.total() == 12
    assert Oracle(1, {}, ("TL2",)).harvey.deck["TL2"] == 2


def test_b20_s13_harveys_score() -> None:
    game = first_turn(1)
    game.harvey.columns["Y"] = ["D4", "A5"]
    game.harvey.pipes = ["P01", "P03", "P07"]
    game.harvey.forest = ["FC01", "FC03"]
    game.pool = Counter("E")
    score = game.scores()
    assert score[2] == {
        "wildlife": 4,
        "pipes": 3 + 3 + 3,
        "flow": 6,
        "fill": 6,
        "items": 6 + 2,
        "ideas": 0,
        "forest": 3 + 2,
        "acorns": 5,
        "pool": 0,
        "total": 43,
    }
    assert score[1]["total"] == 0.5
