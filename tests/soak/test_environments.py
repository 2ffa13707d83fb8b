"""Every kind of match in the frameworks of learners: the suites of `tests/env`, on all of them."""

from __future__ import annotations

import pytest

from tests.conformance.cases import ALL, SOME, Case, games
from tests.env.suites import (
    check_gymnasium,
    check_openspiel,
    check_pettingzoo,
    check_resampling,
    check_whole_matches,
)
from tinkertable.core.game import Game

pytestmark = pytest.mark.soak

KINDS = {"small": SOME, "full": ALL}


def kinds(game: Game, size: str) -> list[Case]:
    return [case for case in KINDS[size].values() if case.game is game]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_pettingzoo(game: Game, size: str) -> None:
    for case in kinds(game, size):
        for masks in ("observation", "info"):
            check_pettingzoo(case, masks)
        check_whole_matches(case)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_gymnasium(game: Game, size: str) -> None:
    for case in kinds(game, size):
        check_gymnasium(case)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_in_machine_code(game: Game) -> None:
    case = Case(game, max(2, game.seats[0]), {})
    check_pettingzoo(case, "observation", "native")
    check_whole_matches(case, "native")
    check_gymnasium(case, backend="native")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_gymnasium_with_bots(game: Game) -> None:
    for bots in ("greedy", "easy"):
        check_gymnasium(Case(game, max(2, game.seats[0]), {}), bots, "native")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_openspiel(game: Game, size: str) -> None:
    for case in kinds(game, size):
        check_openspiel(case)
        check_resampling(case)
