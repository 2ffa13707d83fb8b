"""Rules against oracle, over many more random games than the tests play."""

from __future__ import annotations

import random

import pytest

from tests.differential import test_sentient as sentient
from tests.differential.pair import GAME, Pair

pytestmark = pytest.mark.soak

RAILROAD_INK = {"small": 40, "full": 3_000}  # games
SENTIENT = {"small": 4, "full": 300}


def test_railroad_ink(size: str) -> None:
    faults = []
    for number in range(RAILROAD_INK[size]):
        rng = random.Random(number)
        options = {name: rng.choice(values) for name, values in GAME.options.items()}
        pair = Pair(rng.choice([1, 1, 2, 3]), options)
        try:
            while not pair.position.over:
                pair.advance(rng)
            pair.compare_scores()
        except AssertionError as error:
            faults.append(f"game {number}, {options}: {error}"[:500])
    assert faults[:5] == []


def test_sentient(size: str) -> None:
    """Everything compared after every move, every second game with the bots of another box."""
    faults = []
    for number in range(SENTIENT[size]):
        rng = random.Random(number)
        seats, haste = rng.choice(sentient.SEATS), rng.choice(sentient.HASTE)
        pair = sentient.Pair(seats, sentient.other_bots(rng) if number % 2 else None)
        try:
            while not pair.position.over:
                pair.compare()
                pair.advance(rng, haste)
            pair.compare()
        except AssertionError as error:
            faults.append(f"game {number}, {seats} seats: {error}"[:500])
    assert faults[:5] == []
