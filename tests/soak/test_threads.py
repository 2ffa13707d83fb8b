"""Native batches: the same games on one thread, on many, and when many batches run at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from tinkertable.backends import backend_named
from tinkertable.backends.simulation import random_games
from tinkertable.games import GAMES, load

pytestmark = pytest.mark.soak

BATCH = {"small": 20_000, "full": 2_000_000}  # games


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str, size: str) -> None:
    game, count = load(name), BATCH[size]
    play = partial(random_games, game, game.seats[0], {}, 3, backend=backend_named("native"))
    alone = play(count)
    assert play(count, threads=8) == alone
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(play, count // 4, threads=2) for _ in range(4)]
        for job in jobs:
            assert job.result() == alone[: count // 4]
