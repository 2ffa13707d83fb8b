"""Rules against oracle, over many more random games than the tests play."""

from __future__ import annotations

import random

from tests.differential import test_sentient as sentient
from tests.differential.pair import GAME, Pair

GAMES = {"small": 40, "full": 3_000}


def run(size: str) -> list[str]:
    return [*railroad_ink(GAMES[size]), *sentient_games(GAMES[size] // 10)]


def railroad_ink(games: int) -> list[str]:
    faults = []
    for number in range(games):
        rng = random.Random(number)
        options = {name: rng.choice(values) for name, values in GAME.options.items()}
        pair = Pair(rng.choice([1, 1, 2, 3]), options)
        try:
            while not pair.position.over:
                pair.advance(rng)
            pair.compare_scores()
        except AssertionError as error:
            faults.append(f"game {number}, {options}: {error}"[:500])
    return faults


def sentient_games(games: int) -> list[str]:
    """Everything compared after every move, every second game with the bots of another box."""
    faults = []
    for number in range(games):
        rng = random.Random(number)
        seats, haste = rng.choice(sentient.SEATS), rng.choice(sentient.HASTE)
        pair = sentient.Pair(seats, sentient.other_bots(rng) if number % 2 else None)
        try:
            while not pair.position.over:
                pair.compare()
                pair.advance(rng, haste)
            pair.compare()
        except AssertionError as error:
            faults.append(f"Sentient, game {number}, {seats} seats: {error}"[:500])
    return faults
