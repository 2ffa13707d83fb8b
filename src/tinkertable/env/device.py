"""A GPU as the place of lanes: a thread each, and arrays that others take without a copy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tinkertable.backends.cuda import cuda_target
from tinkertable.core.chance import STREAMS
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.layout import layout_of

from . import dlpack
from .setting import Setting

THREADS = 128  # in a block
# What lanes see is written in memory that their block shares, then side by side: three times as
# fast, where a block has room for some.
ROOM = 48 << 10  # bytes
LOOKERS = 64  # in a block, at most
FEW = 8  # fewer are not worth it
MOST_BLOCKS = 1 << 20


class DeviceArray:
    """An array on the GPU, in C order. PyTorch, JAX, CuPy and numba take it as it is, through
    `__dlpack__` or `__cuda_array_interface__`; all work on it is done on the default stream."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.memory.shape)

    @property
    def dtype(self) -> Any:
        return self.memory.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.memory.__cuda_array_interface__
        return found

    def __dlpack__(
        self, *, stream: int | None = None, max_version: tuple[int, int] | None = None, **_: Any
    ) -> Any:
        if stream not in (None, -1, 0, 1):  # one that does not wait for ours by itself
            cuda = cuda_target()
            done = cuda.event()
            done.record()
            done.wait(cuda.external_stream(stream))
        return dlpack.capsule(
            self.memory, self.__cuda_array_interface__["data"][0], self.shape, self.dtype,
            self.__dlpack_device__()[1], max_version is not None and max_version >= dlpack.VERSION,
        )  # fmt: skip

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, cuda_target().get_current_device().id

    def copy_to_host(self) -> Any:
        """A copy of it as an array of NumPy's."""
        return self.memory.copy_to_host()

    def __repr__(self) -> str:
        return f"DeviceArray({self.shape}, {self.dtype})"


class Device:
    def __init__(self, setting: Setting, lanes: int) -> None:
        self._cuda = cuda_target()
        if not self._cuda.is_available():
            raise InputError("no CUDA device is available")
        self._lanes = lanes
        self._kernels = _kernels(setting.game, setting.driver)

    def rows(self, record: type[Any], count: int) -> Any:
        from tinkertable.backends.native import dtype_of

        return self._words(count, dtype_of(record))

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        count = int(np.prod(shape))
        if count == 0:
            return self._cuda.device_array(shape, kind)
        return self._words(count, np.dtype(kind)).reshape(shape)

    def _words(self, count: int, kind: np.dtype[Any]) -> Any:
        """Zeroed memory."""
        found = self._cuda.device_array(count * kind.itemsize, np.uint8)
        _wipe()[blocks(found.size), THREADS](found)
        return found.view(kind)

    def put(self, values: Any) -> Any:
        return self._cuda.to_device(np.ascontiguousarray(values))

    def fetch(self, array: Any) -> Any:
        return array.copy_to_host()

    def write(self, rows: Any, i: int, values: Any) -> None:
        rows[i : i + len(values)].copy_to_device(np.ascontiguousarray(values))

    def shown(self, array: Any) -> DeviceArray:
        return DeviceArray(array)

    def sealed(self, array: Any) -> DeviceArray:
        """The same: nothing on a GPU can be read only, so nobody should write there."""
        return DeviceArray(array)

    def own(self, array: Any, kind: Any, shape: tuple[int, ...]) -> Any:
        if isinstance(array, DeviceArray):
            array = array.memory
        elif hasattr(array, "__cuda_array_interface__"):
            array = self._cuda.as_cuda_array(array, sync=False)
        else:
            return None
        fits = array.dtype == kind and tuple(array.shape) == shape
        return array if fits and array.is_c_contiguous() else None

    def copy(self, target: Any, source: Any) -> None:
        flat = self.own(target, target.dtype, tuple(target.shape)).reshape(-1)
        flat.view(source.dtype).copy_to_device(source.reshape(-1))

    def chosen(self, which: Any) -> Any:
        found = self.own(which, np.bool_, (self._lanes,))
        if found is not None:
            return found
        if hasattr(which, "__cuda_array_interface__"):
            raise InputError(f"expected a bool for each of {self._lanes} lanes")
        values = np.ascontiguousarray(which, np.bool_)
        if values.shape != (self._lanes,):
            raise InputError(f"expected a bool for each of {self._lanes} lanes")
        return self.put(values)

    def given(self, actions: Any, into: Any) -> Any:
        """Those on the GPU as they are, others are brought there."""
        found = self.own(actions, np.int64, (self._lanes,))
        if found is not None:
            return found
        if hasattr(actions, "__cuda_array_interface__"):
            raise InputError(f"expected {self._lanes} actions of int64, in one piece")
        given = np.asarray(actions)
        if given.shape != (self._lanes,):
            raise InputError(f"expected {self._lanes} actions, got an array of {given.shape}")
        if given.dtype.kind not in "iu":
            raise InputError(f"expected whole numbers as actions, got {given.dtype}")
        into.copy_to_device(given.astype(np.int64))
        return into

    def run(self, entry: str, given: tuple[Any, ...], only: int = -1) -> None:
        first, end = (0, self._lanes) if only < 0 else (only, only + 1)
        self._kernels[entry](given, first, end)


@cache
def _wipe() -> Any:
    cuda = cuda_target()

    @cuda.jit
    def wipe(memory: Any) -> None:
        i = cuda.grid(1)
        if i < memory.size:
            memory[i] = 0

    return wipe


@cache
def _kernels(game: Game, driver: ModuleType) -> dict[str, Callable[..., None]]:
    """The entries of the driver: called with their arguments, the first lane and the end."""
    cuda = cuda_target()
    from numba import int64, uint8

    from tinkertable.backends.native import Native, numba_type

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
