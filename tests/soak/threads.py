"""Compiled batches: the same games on one thread, on many, and when many batches run at once."""

from __future__ import annotations

import os
import subprocess
import sys

GAMES = {"small": 20_000, "full": 2_000_000}
SCRIPT = """
import sys
from concurrent.futures import ThreadPoolExecutor
from tinkertable.core.sim import random_games
from tinkertable.games import GAMES, load
count = int(sys.argv[1])
for name in GAMES:
    game = load(name)
    seats = game.seats[0]
    alone = random_games(game, seats, {}, 3, count)
    assert random_games(game, seats, {}, 3, count, threads=8) == alone, "threads change the games"
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(random_games, game, seats, {}, 3, count // 4, 2) for _ in range(4)]
        for job in jobs:
            assert job.result() == alone[: count // 4], "batches disturb each other"
"""


def run(size: str) -> list[str]:
    p = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(GAMES[size])],
        env=os.environ | {"TINKERTABLE_RULES": "compiled"},
        capture_output=True,
        text=True,
        check=False,
    )
    return [p.stderr.strip()[-300:]] if p.returncode else []
