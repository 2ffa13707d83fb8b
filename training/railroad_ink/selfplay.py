"""Games of one seat by beam search with the network as it stands, on every core."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tinkertable.bots import rounds
from tinkertable.core.record import ints, rows
from tinkertable.core.sim import Scratch, default_box
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.bot.knowledge import Net

LONGEST = 128  # moves in a game, nature's included
TABLE = 1 << 12


def self_play(
    net: Any,
    options: Mapping[str, str],
    seed: int,
    first: int,
    games: int,
    width: int,
    kept: int,
    stray: int,
    threads: int,
) -> tuple[Any, Any]:
    """Scores, and logs of action numbers, -1 behind the last."""
    driver = rounds.driver(GAME)
    logs = np.full((games, LONGEST), -1, np.int16)
    scores = np.zeros(games, np.int32)

    def some(thread: int) -> None:
        search = rounds.Search(GAME, width, kept, TABLE)
        scratch = Scratch(GAME)
        scratch.set_options(GAME, GAME.settle_options(options))
        scratch.results = ints(driver.LOG + 2 * driver.LONGEST)
        for g in range(thread, games, threads):
            driver.call(
                driver.PLAY, default_box(GAME), search.rows, net, search.thought, search.mem,
                0, first + g, stray, seed, *scratch.arrays,
            )  # fmt: skip
            moves = min(int(scratch.results[driver.MOVES]), LONGEST)
            logs[g, :moves] = scratch.results[driver.LOG : driver.LOG + moves]
            scores[g] = scratch.results[driver.SCORE]

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(some, range(threads)))
    return scores, logs


def blank_net() -> Any:
    return rows(Net, 1)
