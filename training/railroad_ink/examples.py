"""What there is to learn from logs: the features of every position a seat has brought about."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from tinkertable.backends import backend_named
from tinkertable.backends.memory import Memory, numbers, stored
from tinkertable.core.position import default_box
from tinkertable.core.record import Ints, copy_row, rule
from tinkertable.core.seats import NATURE
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.bot.counts import stage
from tinkertable.games.railroad_ink.bot.features import FEATURES, features
from tinkertable.games.railroad_ink.bot.sketch import Sketch
from tinkertable.games.railroad_ink.rules.contract import acting, apply, new
from tinkertable.games.railroad_ink.rules.score import total
from tinkertable.games.railroad_ink.rules.state import Box, Sheet, State, Work

ACTIVE = 192  # features kept of a position
FACTS = 4  # before them: game, stage, points so far, does the round end here?


class Examples(NamedTuple):
    game: Any
    stage: Any
    points: Any
    last: Any  # of its round
    active: Any  # padded with FEATURES


ENTRIES = ("extract",)


@rule
def extract(
    boxes: list[Box], row: list[State], sketches: list[Sketch], log: Ints, moves: int, game: int,
    options: Ints, works: list[Work], sheets: list[Sheet], found: Ints,
) -> int:  # fmt: skip
    """Replay a log; how many positions were written to `found`."""
    box = boxes[0]
    copy_row(row, 0, row, 1)  # which stays zero
    s = row[0]
    new(box, s, 1, options)
    n = 0
    for i in range(moves):
        nature = acting(box, s) >> NATURE & 1
        apply(box, s, NATURE if nature else 0, log[i])
        if not nature and acting(box, s):
            at = n * (FACTS + ACTIVE)
            many = features(box, s, 0, sketches[0], works[0], sheets[0])
            found[at] = game
            found[at + 1] = stage(s)
            found[at + 2] = total(sheets[0])
            found[at + 3] = acting(box, s) & 1 ^ 1
            for f in range(ACTIVE):
                found[at + FACTS + f] = sketches[0].active[f] if f < many else FEATURES
            n += 1
    return n


def examples(logs: Any, options: Mapping[str, str], threads: int) -> Examples:
    backend = backend_named("native")
    driver = backend.ready(sys.modules[__name__])
    settled = GAME.option_numbers(GAME.settle_options(options))
    box = stored(backend, GAME.Box, default_box(GAME)[0])
    games = len(logs)
    chunks: list[Any] = [None] * games

    def some(thread: int) -> None:
        memory = Memory(GAME, backend)
        row, sketches = backend.rows(GAME.State, 2), backend.rows(Sketch, 1)
        found: Any = backend.ints(logs.shape[1] * (FACTS + ACTIVE))
        for g in range(thread, games, threads):
            log = logs[g].astype(np.int64)
            n = driver.extract(
                box, row, sketches, log, int((log >= 0).sum()), g,
                numbers(backend, settled), memory.works, memory.sheets, found,
            )  # fmt: skip
            chunks[g] = found[: n * (FACTS + ACTIVE)].reshape(n, -1).astype(np.int32)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(some, range(threads)))
    table = np.concatenate(chunks)
    return Examples(
        table[:, 0], table[:, 1], table[:, 2], table[:, 3], table[:, FACTS:].astype(np.int16)
    )
