"""Compiled batches: the same games on one thread, on many, and when many batches run at once."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tinkertable.games import GAMES

pytestmark = pytest.mark.soak

BATCH = {"small": 20_000, "full": 2_000_000}  # games
SCRIPT = """
import sys
from concurrent.futures import ThreadPoolExecutor
from tinkertable.core.sim import random_games
from tinkertable.games import load
game, count = load(sys.argv[1]), int(sys.argv[2])
seats = game.seats[0]
alone = random_games(game, seats, {}, 3, count)
assert random_games(game, seats, {}, 3, count, threads=8) == alone, "threads change the games"
with ThreadPoolExecutor(4) as pool:
    jobs = [pool.submit(random_games, game, seats, {}, 3, count // 4, 2) for _ in range(4)]
    for job in jobs:
        assert job.result() == alone[: count // 4], "batches disturb each other"
"""


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str, size: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, name, str(BATCH[size])],
        env=os.environ | {"TINKERTABLE_RULES": "compiled"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.strip()[-300:]
