"""Railroad Ink, alone: learn what a board is worth after one's move, and move to the best one.

    python -m examples.learning.afterstates [--games 60000] [--out DIR]

The whole loop, rules, values and learning, is one function in the subset of Python that compiles
(`afterstate_driver.py`), which a backend runs like any rule. One core, no framework but NumPy; the
same seed learns the same weights.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from tinkertable.arena.series import Series, play_all
from tinkertable.backends import Backend, backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.memory import Memory, numbers, stored
from tinkertable.backends.simulation import playouts_of
from tinkertable.core.position import default_box
from tinkertable.games.railroad_ink import GAME

from . import afterstate_driver
from .curve import Curve, Interval, interval_of

RATE, TRACE = 0.2, 0.7
FRESH = 1 << 40  # matches from here on are not learned from
RIVALS = "random", "greedy", "easy"


class Learner:
    """Weights, and the matches they are learned from."""

    def __init__(self, backend: Backend, seed: int) -> None:
        self.seed = seed
        nature = {"nature_choice": playouts_of(GAME).nature_choice}
        self._driver = backend.ready(bind_driver(afterstate_driver, GAME, nature))
        self.weights: Any = np.zeros(afterstate_driver.WEIGHTS, np.float32)
        self._box = stored(backend, GAME.Box, default_box(GAME)[0])
        self._rows = backend.rows(GAME.State, afterstate_driver.ROWS)
        self._options = numbers(backend, GAME.option_numbers(GAME.settle_options({})))
        self._marks = backend.ints((afterstate_driver.MOST_MOVES + 1) * afterstate_driver.MARKS)
        self._points = backend.ints(afterstate_driver.MOST_MOVES)
        self._memory = Memory(GAME, backend)

    def play(self, index: int, rate: float = 0.0) -> int:
        """A match by the weights, which learn from it at a rate; its score."""
        memory = self._memory
        score: int = self._driver.play(
            self._box, self._rows, self._options, self.seed, index, self.weights, rate, TRACE,
            self._marks, self._points, memory.out, memory.works, memory.sheets, memory.rng,
        )  # fmt: skip
        return score


def rate_at(played: int, games: int) -> float:
    """It falls evenly, so that luck averages out in the end."""
    return RATE * (1 - played / games)


def rivals(matches: int) -> dict[str, Interval]:
    """What bots score."""
    found = {}
    for name in RIVALS:
        series = Series(game=GAME.name, bots=(name,), seed="afterstates", games=matches)
        played = play_all(series, 1, series.tasks)
        found[name] = interval_of([match.scores[0]["total"] for match in played])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=12, help="points of the curve")
    parser.add_argument("--matches", type=int, default=300, help="a look, not learned from")
    parser.add_argument("--backend", default="native")
    parser.add_argument("--out", type=Path, default=Path("out"))
    told = parser.parse_args()
    learner = Learner(backend_named(told.backend), told.seed)
    title = "Afterstate values on Railroad Ink"
    curve = Curve(told.out, "afterstates", title, told, "matches", "mean score")
    others, played, spent = rivals(told.matches), 0, 0.0
    for look in range(told.looks + 1):
        begun = time.perf_counter()
        while played < told.games * look // told.looks:
            learner.play(played, rate_at(played, told.games))
            played += 1
        spent += time.perf_counter() - begun
        scores = [learner.play(FRESH + match) for match in range(told.matches)]
        figures = {"learner": interval_of(scores), **others}
        curve.add(played, figures, games=played, seconds=round(spent, 1))
    np.savez_compressed(curve.path.with_suffix(".npz"), weights=learner.weights)


if __name__ == "__main__":
    main()
