"""Another edition: its numbers count, in the score and in what explains it."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.position import Position, default_box
from tinkertable.core.record import to_json

from .cases import ALL, Case
from .checks import assert_fits, check_scores
from .editions import second_edition, with_numbers
from .play import walk

ALONE = [
    case
    for case in ALL.values()
    if case.seats <= 2 and len(case.options) <= 1 and case.game in with_numbers()
]


@pytest.mark.parametrize("case", ALONE, ids=lambda case: case.name)
def test_scores_of_a_second_edition_are_explained(case: Case) -> None:
    rng = random.Random(case.name)
    position = Position(case.game, case.seats, case.options, second_edition(case.game))
    for _ in walk(position, random.Random(case.name)):
        if rng.random() < 0.2:
            check_scores(position, rng)
    check_scores(position, rng)


def test_boxes_fit_their_fields() -> None:
    for game in with_numbers():
        for box in (default_box(game), second_edition(game)):
            assert_fits(game.Box, to_json(box[0], game.Box))


def test_a_second_edition_leaves_the_first_alone() -> None:
    for game in with_numbers():
        before = to_json(default_box(game)[0], game.Box)
        assert to_json(second_edition(game)[0], game.Box) != before
        assert to_json(default_box(game)[0], game.Box) == before
