"""Railroad Ink against the oracle, move by move: legal sets, boards, scores, winners."""

from __future__ import annotations

import random

import pytest

from tests.conformance.cases import Case, settings

from .pair import GAME, Pair, crowded

CROWDED = {"maximal": 2, "maximum": 1}  # games; the oracle takes long over `maximum`
TRIPLES = [
    {"expansion": "meteor", "must_place": "maximum", "crater_duty": "optional"},
    {"expansion": "meteor", "skip_counts": "special", "crater_duty": "optional"},
    {"expansion": "lava", "must_place": "maximum", "lava_routes": "joined"},
]
CASES = [
    Case(GAME, 1 + number % 3, options) for number, options in enumerate(settings(GAME) + TRIPLES)
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_move(case: Case) -> None:
    rng = random.Random(case.name)
    pair = Pair(case.seats, case.options)
    play(pair, rng)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_move_where_little_fits(case: Case) -> None:
    rng = random.Random(case.name)
    for _ in range(CROWDED[case.options.get("must_place", "maximum")]):
        pair = Pair(case.seats, case.options)
        for seat in range(case.seats):
            pair.put(seat, crowded(rng, case.options.get("expansion", "none")))
        play(pair, rng)


def play(pair: Pair, rng: random.Random) -> None:
    """To the end, comparing."""
    while not pair.position.over:
        pair.advance(rng)
        if rng.random() < 0.1:
            pair.compare_scores()
    assert pair.oracle.over
    pair.compare_scores()
