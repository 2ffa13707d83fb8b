"""The GPU: the same rules called from a CUDA kernel, one random game a lane at a time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .bind import drivers_of
from .errors import InputError
from .game import Game
from .record import MODE
from .sim import Scratch, default_box

THREADS = 128  # in a block
LANES = 1 << 17  # at once; more games than that follow in the same lanes


def _cuda() -> Any:
    """numba's CUDA target, or one line that says what is missing."""
    if MODE != "compiled":
        raise InputError("the GPU needs TINKERTABLE_RULES=compiled")
    import numpy as np

    for name, twin in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, name):  # numba-cuda still names what NumPy 2.5 dropped
            setattr(np, name, getattr(np, twin))
    try:
        from numba import cuda
    except ImportError:
        raise InputError("the GPU needs the extra 'cuda' (numba-cuda)") from None
    return cuda


@cache
def _kernel(game: Game) -> Any:
    cuda = _cuda()
    from numba import int64

    from .compiled import unseal

    drivers = drivers_of(game)
    random_game, width, rng_size = drivers.random_game, drivers.RESULTS, drivers.RNG
    unseal(random_game)
    scratch = Scratch(game)
    out_size, work_size, lines_size = len(scratch.out), len(scratch.work), len(scratch.lines)

    @cuda.jit
    def kernel(
        boxes: Any, rows: Any, seats: Any, options: Any, seed: Any, games: Any, results: Any
    ) -> None:
        rng = cuda.local.array(rng_size, int64)
        out = cuda.local.array(out_size, int64)
        work = cuda.local.array(work_size, int64)
        lines = cuda.local.array(lines_size, int64)
        lane = cuda.grid(1)
        step = cuda.gridsize(1)
        for g in range(lane, games, step):
            random_game(
                boxes[0], rows[lane], seats, options, seed, g,
                out, work, lines, rng, results, width * g,
            )  # fmt: skip

    return kernel


def raw_random_games(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    count: int,
    box: list[Any] | None = None,
) -> Any:
    """`sim.raw_random_games` in one chunk."""
    cuda = _cuda()
    import numpy as np

    if not cuda.is_available():
        raise InputError("no CUDA device is available")
    lanes = min(count, LANES)
    blocks = -(-lanes // THREADS)
    width: int = drivers_of(game).RESULTS
    rows = cuda.device_array(blocks * THREADS, game.State.DTYPE)
    results = cuda.device_array(width * count, np.int64)
    scratch = Scratch(game)
    scratch.set_options(game, game.settle_options(options))
    _kernel(game)[blocks, THREADS](
        cuda.to_device(box if box is not None else default_box(game)),
        rows,
        seats,
        cuda.to_device(scratch.options),
        seed,
        count,
        results,
    )
    return results.copy_to_host()
