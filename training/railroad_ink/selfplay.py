"""Games of one seat by beam search with the network as it stands, on every core."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tinkertable.backends import backend_named
from tinkertable.backends.memory import numbers, stored
from tinkertable.bots import rounds
from tinkertable.bots.drivers import rounds as driver
from tinkertable.core.position import default_box
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
    backend = backend_named("native")
    settled = GAME.option_numbers(GAME.settle_options(options))
    box = stored(backend, GAME.Box, default_box(GAME)[0])
    logs = np.full((games, LONGEST), -1, np.int16)
    scores = np.zeros(games, np.int32)

    def some(thread: int) -> None:
        search = rounds.Search(GAME, backend, width, kept, TABLE)
        search.box, search.net, search.options = box, net, numbers(backend, settled)
        search.results = backend.ints(driver.LOG + 2 * driver.LONGEST)
        for g in range(thread, games, threads):
            search.ask(driver.PLAY, first + g, stray, seed)
            moves = min(int(search.results[driver.MOVES]), LONGEST)
            logs[g, :moves] = search.results[driver.LOG : driver.LOG + moves]
            scores[g] = search.results[driver.SCORE]

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(some, range(threads)))
    return scores, logs


def blank_net() -> Any:
    return backend_named("native").rows(Net, 1)
