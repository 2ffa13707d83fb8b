"""Rules against oracle, over many more random games than the tests play."""

from __future__ import annotations

import random

from tests.differential.pair import GAME, Pair

GAMES = {"small": 40, "full": 3_000}


def run(size: str) -> list[str]:
    faults = []
    for number in range(GAMES[size]):
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
