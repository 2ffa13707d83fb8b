"""A box unlike ours against the oracle with the same, move by move, and both boxes in turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.test_backends import COMPILED, traced
from tests.games.railroad_ink.strange import FEW_FACES, strange
from tests.oracle.railroad_ink_board import printed
from tinkertable.backends import PLAIN, backend_named
from tinkertable.core.position import default_box

from .pair import GAME, Pair

CASES = [
    Case(GAME, 2, {"expansion": expansion, "must_place": must_place})
    for expansion in GAME.options["expansion"]
    for must_place in GAME.options["must_place"]
]


@pytest.mark.parametrize("dice", [{}, FEW_FACES], ids=["many", "few"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_move(case: Case, dice: dict[str, Any]) -> None:
    rng = random.Random(case.name)
    edition = strange(dice)
    ours = Pair(case.seats, case.options)
    with printed(edition.data):
        theirs = Pair(case.seats, case.options, edition.box)
    while not theirs.position.over:
        with printed(edition.data):
            theirs.advance(rng)
            if rng.random() < 0.1:
                theirs.compare_scores()
        if not ours.position.over:
            ours.advance(rng)  # two editions at once in one process
    with printed(edition.data):
        theirs.compare_scores()


@pytest.mark.parametrize("dice", [{}, FEW_FACES], ids=["many", "few"])
@pytest.mark.parametrize("expansion", GAME.options["expansion"])
def test_all_backends(expansion: str, dice: dict[str, Any]) -> None:
    case = Case(GAME, 2, {} if expansion == "none" else {"expansion": expansion})
    boxes = [default_box(GAME), strange(dice).box]
    plain = [traced(case, PLAIN, box) for box in boxes]
    assert plain[0] != plain[1]
    for backend in map(backend_named, COMPILED):
        assert [traced(case, backend, box) for box in boxes] == plain
