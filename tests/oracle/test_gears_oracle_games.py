"""The oracle of Gears: options and whole games."""

from __future__ import annotations

import itertools
import random

import pytest

from .gears import CODES, GEARS, Oracle
from .gears_script import TURNS, asked, night, seat, settle


@pytest.mark.parametrize(
    ("options", "characters", "effects"),
    [
        (None, True, True),
        ({"characters": "off"}, False, True),
        ({"night_effects": "off"}, True, False),
        ({"strict": "on"}, False, False),
        ({"strict": "on", "characters": "on", "night_effects": "on"}, False, False),
    ],
)
def test_options(options: dict[str, str] | None, characters: bool, effects: bool) -> None:
    game = Oracle(2, options)
    while game.acting() == {"*"}:
        game.play("*", min(game.legal("*")))
    assert (seat(game, 1)["character"] != "-") == characters
    assert game.with_night_effects == effects


def test_without_night_effects_the_night_is_like_the_day() -> None:
    game = night("highest", "multi multi", options={"night_effects": "off"})
    settle(game, "yellow0 blue0")
    assert asked(game) == ("1", TURNS)


def check_invariants(game: Oracle, seats: int) -> None:
    table = game.table()
    codes: list[str] = []
    for number, player in enumerate(table["seats"], start=1):
        mine = player["entered"] + player["check"] + player["open"]
        codes += mine
        assert len(mine) <= 4
        assert len(set(player["discard"])) == len(player["discard"]) <= 6
        assert set(player["discard"]) <= set(GEARS)
        assert player["play"].split()[0] not in player["discard"]
        assert not (player["up"] and player["play"] == "-")
        score = game.score(number)
        assert score["total"] == score["entered"] + score["check"]
        assert score["total"] == 2 * len(player["entered"]) + len(player["check"])
    assert len(codes) == len(set(codes)) <= 4 * seats
    if table["round"]:
        assert len(codes) == 4 * seats
        assert len(set(CODES) - set(codes)) == 16 - 4 * seats
    assert len(set(game.cards)) == len(game.cards) <= 10


ALL_OPTIONS = [
    {"characters": "on", "night_effects": "on"},
    {"characters": "off", "night_effects": "on"},
    {"characters": "on", "night_effects": "off"},
    {"strict": "on"},
]


@pytest.mark.parametrize("options", ALL_OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{seats} {sorted(options.items())}")
    finished_early = 0
    for _ in range(30):
        game = Oracle(seats, options)
        for moves in itertools.count():
            acting = sorted(game.acting())
            if not acting:
                break
            assert moves < 600
            assert acting == ["*"] or set(acting) <= {str(s) for s in game.seats}
            who = rng.choice(acting)
            choices = sorted(game.legal(who))
            assert choices
            game.play(who, rng.choice(choices))
            check_invariants(game, seats)
        entered = [len(s["entered"]) for s in game.table()["seats"]]
        assert max(entered) == 4 or game.table()["round"] == 10
        finished_early += max(entered) == 4 and game.table()["round"] < 10
        totals = [game.score(s)["total"] for s in game.seats]
        winners = game.winners()
        assert len(winners) <= 1
        for winner in winners:
            best = totals[winner - 1]
            assert totals.count(best) == 1
            assert all(totals.count(total) > 1 for total in totals if total > best)
    assert finished_early < 30
