"""`python -m tinkertable.cli.probe GAME MODE OPTIONS`: the figures of one mode, for `bench`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from tinkertable.core.sim import RandomGame, random_games, warm_up
from tinkertable.games import load

SEED = 1
SECONDS = 2.0


def figures(play: Callable[[int], list[RandomGame]], start: int) -> dict[str, Any]:
    """Double the games until the run is long enough to time."""
    count = start
    while True:
        begun = time.perf_counter()
        games = play(count)
        seconds = time.perf_counter() - begun
        if seconds >= SECONDS:
            break
        count *= 2
    moves = sum(game.moves for game in games)
    return {
        "games": count,
        "games_per_second": count / seconds,
        "moves_per_second": moves / seconds,
        "mean_moves": moves / count,
        "mean_score": sum(game.total for game in games) / count,
    }


def main(name: str, mode: str, options: dict[str, str]) -> None:
    game = load(name)
    seats = 1 if game.independent else game.seats[1]
    if mode == "cuda":
        from tinkertable.core import cuda

        print(
            json.dumps(figures(lambda n: cuda.random_games(game, seats, options, SEED, n), 1 << 16))
        )
        return
    for _ in warm_up(game):
        pass
    start = 64 if mode == "plain" else 8192
    print(json.dumps(figures(lambda n: random_games(game, seats, options, SEED, n), start)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
