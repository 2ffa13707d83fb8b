"""CUDA: the driver that steps matches in lockstep, a thread a lane."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tinkertable.core.chance import STREAMS
from tinkertable.core.game import Game
from tinkertable.core.layout import layout_of

from .cuda import cuda_target

Entry = Callable[[tuple[Any, ...], int, int], None]

THREADS = 128  # in a block
# What lanes see is written in memory that their block shares, then side by side: three times as
# fast, where a block has room for some.
ROOM = 48 << 10  # bytes
LOOKERS = 64  # in a block, at most
FEW = 8  # fewer are not worth it
MOST_BLOCKS = 1 << 20


def wipe(memory: Any) -> None:
    """Zero an array of bytes."""
    _wipe()[blocks(memory.size), THREADS](memory)


@cache
def _wipe() -> Any:
    cuda = cuda_target()

    @cuda.jit
    def kernel(memory: Any) -> None:
        i = cuda.grid(1)
        if i < memory.size:
            memory[i] = 0

    return kernel


@cache
def entries_of(game: Game, driver: ModuleType) -> dict[str, Entry]:
    """The entries of the driver: called with their arguments, the first lane and the end."""
    cuda = cuda_target()
    from numba import int64, uint8

    from .native import Native, numba_type

    twins = Native(narrow=True)
    rules = driver.advance_lane, driver.sample_lane, driver.look
    advance_lane, sample_lane, look_from = map(twins.open_twin, rules)
    out_size, work_type, sheet_type = game.offer_size, numba_type(game.Work), numba_type(game.Sheet)
    row, seen_type = layout_of(driver.Observation).size, numba_type(driver.Observation)
    lookers = min(LOOKERS, ROOM // row)
    chosen_only = driver.AFRESH  # the last of the tasks that are done in chosen lanes

    @cuda.jit
    def advance(
        task: Any, boxes: Any, setups: Any, blanks: Any, rows: Any, lanes: Any, options: Any,
        numbers: Any, dense: Any, spans: Any, worth: Any, which: Any, actions: Any, masks: Any,
        flags: Any, seats: Any, rewards: Any, done: Any, winners: Any, first: Any, end: Any,
    ) -> None:  # fmt: skip
        rng = cuda.local.array(STREAMS, int64)
        out = cuda.local.array(out_size, int64)
        work = cuda.local.array(1, work_type)
        sheet = cuda.local.array(1, sheet_type)
        i = first + cuda.grid(1)
        if i < end and (task > chosen_only or which[i]):
            advance_lane(
                task, boxes[0], setups[0], blanks, rows, lanes[i], i, options, numbers, dense,
                spans, worth, actions, masks, flags, seats, rewards, done, winners,
                out, work[0], sheet[0], rng,
            )  # fmt: skip

    @cuda.jit
    def look(
        task: Any, which: Any, boxes: Any, rows: Any, lanes: Any, seen: Any, first: Any, end: Any
    ) -> None:
        """The block's lanes write into memory of its own, and then all together side by side."""
        mine = cuda.shared.array(0, seen_type)
        bytes_here = cuda.shared.array(0, uint8)
        work = cuda.local.array(1, work_type)
        begin = first + cuda.blockIdx.x * cuda.blockDim.x
        count = min(cuda.blockDim.x, end - begin)
        for at in range(cuda.threadIdx.x, count * row, cuda.blockDim.x):
            bytes_here[at] = 0
        cuda.syncthreads()
        i = begin + cuda.threadIdx.x
        if i < end and (task > chosen_only or which[i]):
            look_from(boxes[0], rows[i], lanes[i], work[0], mine[cuda.threadIdx.x])
        cuda.syncthreads()
        for at in range(cuda.threadIdx.x, count * row, cuda.blockDim.x):
            if task > chosen_only or which[begin + at // row]:
                seen[begin * row + at] = bytes_here[at]

    @cuda.jit
    def clear(task: Any, which: Any, seen: Any, first: Any, end: Any) -> None:
        """Where a row is too long for that: zero what is about to be seen, a block a lane."""
        for i in range(first + cuda.blockIdx.x, end, cuda.gridDim.x):
            if task > chosen_only or which[i]:
                for at in range(cuda.threadIdx.x, row, cuda.blockDim.x):
                    seen[i * row + at] = 0

    @cuda.jit
    def look_there(
        task: Any, which: Any, boxes: Any, rows: Any, lanes: Any, seen: Any, first: Any, end: Any
    ) -> None:
        work = cuda.local.array(1, work_type)
        i = first + cuda.grid(1)
        if i < end and (task > chosen_only or which[i]):
            look_from(boxes[0], rows[i], lanes[i], work[0], seen[i])

    @cuda.jit
    def sample(
        boxes: Any, setups: Any, rows: Any, lanes: Any, numbers: Any, masks: Any, actions: Any,
        first: Any, end: Any,
    ) -> None:  # fmt: skip
        rng = cuda.local.array(STREAMS, int64)
        i = first + cuda.grid(1)
        if i < end:
            actions[i] = sample_lane(boxes[0], setups[0], rows[i], lanes[i], i, numbers, masks, rng)

    def run_advance(given: tuple[Any, ...], first: int, end: int) -> None:
        *before, _unseen, seen, seats, rewards, done, winners = given
        advance[blocks(end - first), THREADS](*before, seats, rewards, done, winners, first, end)
        task, boxes, _, _, rows, lanes = given[:6]
        which = given[11]
        asked = task, which, boxes, rows, lanes
        if lookers >= FEW:
            look[blocks(end - first, lookers), lookers, 0, lookers * row](
                *asked, seen.view(np.uint8), first, end
            )
        else:
            clear[min(end - first, MOST_BLOCKS), THREADS](
                task, which, seen.view(np.uint8), first, end
            )
            look_there[blocks(end - first), THREADS](*asked, seen, first, end)

    def run_sample(given: tuple[Any, ...], first: int, end: int) -> None:
        sample[blocks(end - first), THREADS](*given, first, end)

    return {"advance": run_advance, "sample": run_sample}


def blocks(count: int, threads: int = THREADS) -> int:
    return -(-count // threads)
