"""Boxes that have nothing of ours: what every game is held to holds for them, on all backends."""

from __future__ import annotations

import random

import pytest

from tests.conformance.cases import Case, usual_moves
from tests.conformance.checks import (
    EVERYWHERE,
    WHILE_RUNNING,
    assert_fits,
    check_end,
    check_playing_on,
)
from tests.conformance.play import advance
from tests.conformance.secrets import check_log, check_secrets, check_undo, check_undo_last
from tests.conformance.test_backends import COMPILED, traced
from tests.games.gears.other_box import OTHER_BOX as GEARS
from tests.games.sentient.other_box import OTHER_BOX as SENTIENT
from tinkertable.backends import PLAIN, backend_named
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition
from tinkertable.core.match import Match
from tinkertable.core.position import default_box
from tinkertable.core.record import to_json
from tinkertable.games import load

BOXES = {"gears": GEARS, "sentient": SENTIENT}
CASES = [(box, Case(load(box.game), seats, {})) for box in BOXES.values() for seats in (2, 3, 4)]
LOOKS, LONG_LOOKS = 6, 2  # in a game
ids = [f"{box.game}-{case.seats}" for box, case in CASES]


@pytest.mark.parametrize(("box", "case"), CASES, ids=ids)
def test_random_game(box: Edition, case: Case) -> None:
    rng, usual = random.Random(case.name), usual_moves(case.name)
    match = Match(case.game, case.seats, {}, Chance(case.name), box)
    while not match.over:
        assert len(match.moves) < case.game.most_moves(case.seats)
        luck = rng.random() * usual
        if luck < LOOKS:
            for check in EVERYWHERE + WHILE_RUNNING:
                check(match.position, rng)
        if luck < LONG_LOOKS / case.seats:
            for check_match in (check_secrets, check_undo, check_undo_last):
                check_match(match, rng)
        if luck < 1:
            check_playing_on(match.position, rng)
        advance(match, rng)
    check_log(match, rng)
    for check in (*EVERYWHERE, check_end):
        check(match.position, rng)


@pytest.mark.parametrize(("box", "case"), CASES, ids=ids)
def test_backends_agree_with_two_boxes_at_once(box: Edition, case: Case) -> None:
    boxes = [default_box(case.game), box.box]
    plain = [traced(case, PLAIN, one) for one in boxes]
    assert plain[0] != plain[1]
    for backend in map(backend_named, COMPILED):
        assert [traced(case, backend, one) for one in (*boxes, *boxes)] == plain * 2


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
def test_a_box_fits_its_fields(box: Edition) -> None:
    game = load(box.game)
    assert_fits(game.Box, to_json(box.box[0], game.Box))
