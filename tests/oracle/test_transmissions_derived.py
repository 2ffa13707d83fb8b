"""The oracle of Transmissions against the test vectors that need our tiles (V)."""

from __future__ import annotations

from itertools import combinations

import pytest

from .transmissions_data import DISTANCE
from .transmissions_pipes import Network, Placed
from .transmissions_score import flow_points
from .transmissions_setting import first_turn, harveys_turn, network, play, settle, stand, texts


@pytest.mark.parametrize(("seats", "purchases"), [(2, 11), (3, 18), (4, 25)])
def test_v01_purchases_until_the_display_cannot_be_filled(seats: int, purchases: int) -> None:
    game = first_turn(seats)
    for number in range(1, purchases + 1):
        assert game.end is None
        steps = game.close_gap(number % 4 + 1)
        for _, pairs in steps:
            with pytest.raises(StopIteration):
                steps.send(next(iter(pairs)))
            break
        game.check_end(2)
    assert game.end is not None
    assert (game.end.side, game.end.reason) == (2, "DISPLAY")


def landings(robots: dict[str, int], robot: str, direction: int = 1) -> list[int]:
    game = first_turn()
    game.robots = robots
    return [game.landing(robot, distance, direction) for distance in range(1, DISTANCE[robot] + 1)]


def test_v02_v03_v04_robots_in_the_way() -> None:
    assert landings({"Y": 0, "B": 1, "G": 3, "R": 9}, "Y") == [2, 4]
    assert landings({"B": 3, "Y": 4, "R": 5, "G": 10}, "B")[0] == 6
    assert landings({"Y": 1, "B": 0, "G": 6, "R": 10}, "Y", -1) == [13, 12]


def placed(name: str, edges: str, x: int, y: int) -> Placed:
    """The pipe turned until it looks so."""
    for rotation in range(4):
        tile = Placed(name, (x, y), rotation)
        if "".join(tile.edge(side) for side in "NESW") == edges:
            return tile
    raise ValueError(f"{name} never looks like {edges}")


def test_v05_to_v08_the_longest_flow() -> None:
    tiles = [placed("P06", "-r-r", 1, 0)]
    assert network(*tiles).longest_flow() == 2
    tiles.append(placed("P22", "-q-r", 2, 0))
    assert network(*tiles).longest_flow() == 3
    tiles.append(placed("P01", "-q-q", -1, 0))
    assert network(*tiles).longest_flow() == 3
    tiles.append(placed("P14", "-q-q", -2, 0))
    tiles.append(placed("P27", "-q-q", -3, 0))
    assert network(*tiles).longest_flow() == 4
    assert flow_points(network(*tiles).longest_flow()) == 10


def test_v09_no_joint_fits() -> None:
    places = Network().fitting("P07")
    assert {text.split()[0] for text in places} == {"0W"}


def test_v10_fit() -> None:
    game = first_turn()
    game.players[1].columns = {"Y": ["A1", "E1"], "B": [], "G": [], "R": []}
    assert "Y" not in game.players[1].with_room(2)
    assert "Y" in game.players[1].with_room(1)


def test_v11_three_location_cards_always_move_a_robot() -> None:
    for spaces in combinations(range(14), 4):
        robots = dict(zip("YBGR", spaces, strict=True))
        game = first_turn(hand="TL1 TL2 TL3", change=stand(**robots))
        assert {text.split()[1] for text in texts(game, "card")} == set("YBGR")


def test_v12_a_played_card_comes_back_after_four_turns() -> None:
    game = first_turn(hand="TY TB TL1")
    held = []
    for number in range(1, 7):
        held.append("TY" in game.players[1].hand)
        cards = texts(game, "card")
        mine = "TY Y" if number == 1 else cards[0]
        play(game, f"card {mine}", "go 1", "skip", "end")
        settle(game)
        play(game, f"card {texts(game, 'card')[0]}", "go 1", "skip", "end")
        settle(game)
    assert held == [True, False, False, False, False, True]


def test_v13_harvey_moves_a_robot_twice() -> None:
    game = harveys_turn({"Y": 6, "B": 0, "G": 2, "R": 4})
    first, top = game.display[1], game.forest_discard[-1]
    assert first is not None
    play(game, "harvey TL1")
    settle(game)
    assert game.robots["Y"] == 10
    assert (game.harvey.tiles(), game.harvey.forest) == ([first[1]], [top])


def test_v14_the_robot_further_on_moves_first() -> None:
    game = harveys_turn({"Y": 13, "B": 12, "G": 4, "R": 2})
    play(game, "harvey TL1")
    assert game.robots == {"Y": 1, "B": 3, "G": 4, "R": 2}  # B jumps over Y and R
