"""Random games on the GPU: equal to the CPU game by game, and how fast.

usage: python benchmarks/gpu.py [GAME…]   (needs numba-cuda and a device)
"""

from __future__ import annotations

import sys
import time

import numpy as np
from numba import cuda as device

from tinkertable.backends import backend_named, cuda
from tinkertable.backends.drivers.playout import RESULTS
from tinkertable.backends.simulation import raw_random_games
from tinkertable.games import GAMES, load

GAMES_COMPARED = 10_000
GAMES_TIMED = 1 << 22
SEED = 1


def main() -> int:
    print(f"{device.get_current_device().name}, NumPy {np.__version__}")
    differ = 0
    for name in sys.argv[1:] or GAMES:
        game = load(name)
        first, values = next(iter(game.options.items()), ("", ("",)))
        for value in values:
            for seats in {game.seats[0], min(6, game.seats[1])}:
                options = {first: value} if first else {}
                begun = time.perf_counter()
                on_gpu = cuda.raw_random_games(game, seats, options, SEED, GAMES_COMPARED)
                compiled = time.perf_counter() - begun
                chunks = raw_random_games(
                    game, seats, options, SEED, GAMES_COMPARED, backend=backend_named("native")
                )
                on_cpu = np.concatenate([np.asarray(chunk) for chunk in chunks])
                unequal = int((on_gpu != on_cpu).reshape(GAMES_COMPARED, -1).any(axis=1).sum())
                differ += unequal
                begun = time.perf_counter()
                timed = GAMES_TIMED // seats
                raw = cuda.raw_random_games(game, seats, options, SEED, timed)
                seconds = time.perf_counter() - begun
                moves = int(raw[::RESULTS].sum())
                case = f"{name}{f' {first}={value}' if first else ''}, {seats} seats"
                print(
                    f"{case}: of {GAMES_COMPARED} games {unequal} differ from the CPU"
                    f" (first call {compiled:.1f} s);"
                    f" {timed / seconds / 1e6:.2f} M games/s, {moves / seconds / 1e6:.0f} M moves/s"
                    f" with the results copied back",
                    flush=True,
                )
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
