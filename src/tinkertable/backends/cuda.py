"""CUDA: the same rules in a kernel, one random game a lane at a time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tinkertable.core.chance import STREAMS
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.layout import layout_of
from tinkertable.core.position import default_box
from tinkertable.core.record import image

from .drivers import playout
from .simulation import check_ends, playouts_of

THREADS = 128  # in a block
LANES = 1 << 17  # at once; more games than that follow in the same lanes


def cuda_target() -> Any:
    """numba's CUDA target, or one line that says what is missing."""
    try:
        import numpy as np

        for name, twin in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
            if not hasattr(np, name):  # numba-cuda still names what NumPy 2.5 dropped
                setattr(np, name, getattr(np, twin))
        from numba import config, cuda
    except ImportError:
        raise InputError("the GPU needs more: pip install 'tinkertable[cuda]'") from None
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # few lanes are no mistake
    return cuda


def _word(game: Game) -> Any:
    """The widest number that a row of states is a whole number of."""
    import numpy as np

    return np.dtype(f"i{layout_of(game.State).alignment}")


@cache
def _kernel(game: Game) -> Any:
    cuda = cuda_target()
    from numba import int64

    from .native import Native, numba_type

    random_game = Native(narrow=True).open_twin(playouts_of(game).random_game)
    width = playout.RESULTS
    row_words = layout_of(game.State).size // _word(game).itemsize
    out_size, work_type, sheet_type = game.offer_size, numba_type(game.Work), numba_type(game.Sheet)

    @cuda.jit
    def kernel(
        boxes: Any, rows: Any, words: Any, seats: Any, options: Any, seed: Any, most_moves: Any,
        games: Any, results: Any,
    ) -> None:  # fmt: skip
        rng = cuda.local.array(STREAMS, int64)
        out = cuda.local.array(out_size, int64)
        work = cuda.local.array(1, work_type)
        sheet = cuda.local.array(1, sheet_type)
        lane = cuda.grid(1)
        step = cuda.gridsize(1)
        for g in range(lane, games, step):
            for i in range(row_words):  # word by word: a record would be copied byte by byte
                words[lane * row_words + i] = 0
            random_game(
                boxes[0], rows[lane], seats, options, seed, g, most_moves,
                out, work[0], sheet[0], rng, results, width * g,
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
    """`simulation.raw_random_games` in one chunk."""
    cuda = cuda_target()
    import numpy as np

    from .native import dtype_of

    if not cuda.is_available():
        raise InputError("no CUDA device is available")
    lanes = min(count, LANES)
    blocks = -(-lanes // THREADS)
    most = game.most_moves(seats)
    components = image((box or default_box(game))[0])
    word = _word(game)
    size = layout_of(game.State).size // word.itemsize
    words = cuda.device_array(blocks * THREADS * size, word)
    results = cuda.device_array(playout.RESULTS * count, np.int64)
    _kernel(game)[blocks, THREADS](
        cuda.to_device(np.frombuffer(components, dtype_of(game.Box))),
        words.view(dtype_of(game.State)),
        words,
        seats,
        cuda.to_device(np.array(game.option_numbers(game.settle_options(options)))),
        seed,
        most,
        count,
        results,
    )
    found = results.copy_to_host()
    check_ends(game, found, 0, most)
    return found
