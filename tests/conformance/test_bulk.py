"""Batches of random games: each game stands alone, whatever memory or thread it was played in."""

from __future__ import annotations

import pytest

from tinkertable.backends import simulation

from .cases import Case
from .seeds_probe import small_cases

GAMES, SEED = 4, 77


@pytest.mark.parametrize("case", small_cases(), ids=lambda case: case.name)
def test_a_used_row_is_as_good_as_a_fresh_one(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = simulation.random_games(case.game, case.seats, case.options, SEED, GAMES)
    assert len({played.checksum for played in batch}) == GAMES
    monkeypatch.setattr(simulation, "CHUNK", 1)
    assert simulation.random_games(case.game, case.seats, case.options, SEED, GAMES) == batch
    assert (
        simulation.random_games(case.game, case.seats, case.options, SEED, GAMES, threads=2)
        == batch
    )


@pytest.mark.parametrize("case", small_cases(), ids=lambda case: case.name)
def test_games_of_one_seed_go_on_where_fewer_ended(case: Case) -> None:
    few = simulation.random_games(case.game, case.seats, case.options, SEED, 2)
    other = simulation.random_games(case.game, case.seats, case.options, SEED + 1, 2)
    assert simulation.random_games(case.game, case.seats, case.options, SEED, 3)[:2] == few
    assert other != few
    assert all(played.moves <= case.game.most_moves(case.seats) for played in few)
