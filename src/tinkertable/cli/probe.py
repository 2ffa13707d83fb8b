"""`python -m tinkertable.cli.probe GAME MODE OPTIONS THREADS [EDITION]`: figures for `bench`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from tinkertable.core.bind import drivers_of
from tinkertable.core.errors import InputError
from tinkertable.core.record import Ints
from tinkertable.core.sim import drivers, raw_random_games
from tinkertable.games import load

from .editions import edition_in

SEED = 1
SECONDS = 2.0


def figures(play: Callable[[int], list[Ints]], games: int, width: int) -> dict[str, Any]:
    """Double the games until the run is long enough to time."""
    while True:
        begun = time.perf_counter()
        chunks = play(games)
        seconds = time.perf_counter() - begun
        if seconds >= SECONDS:
            break
        games *= 2
    moves = sum(int(sum(chunk[::width])) for chunk in chunks)
    points = sum(int(sum(chunk[1::width])) for chunk in chunks)
    return {
        "games": games,
        "games_per_second": games / seconds,
        "moves_per_second": moves / seconds,
        "mean_moves": moves / games,
        "mean_score": points / games,
    }


def main(
    name: str, mode: str, options: dict[str, str], threads: int, edition_file: str | None
) -> None:
    game = load(name)
    edition = edition_in(edition_file, game)
    box = edition.box if edition else None
    seats = 1 if game.independent else game.seats[1]
    width: int = drivers_of(game).RESULTS

    def on_gpu(games: int) -> list[Ints]:
        from tinkertable.core import cuda

        return [cuda.raw_random_games(game, seats, options, SEED, games, box)]

    def on_cpu(games: int) -> list[Ints]:
        return raw_random_games(game, seats, options, SEED, games, threads, box)

    if mode == "cuda":
        on_gpu(1)  # compiles the kernel
        print(json.dumps(figures(on_gpu, 1 << 20, width)))
    else:
        drivers(game)
        print(json.dumps(figures(on_cpu, 64 if mode == "plain" else 8192, width)))


if __name__ == "__main__":
    try:
        name, mode, options, threads, *edition = sys.argv[1:]
        main(name, mode, json.loads(options), int(threads), next(iter(edition), None))
    except InputError as error:
        sys.exit(str(error))
