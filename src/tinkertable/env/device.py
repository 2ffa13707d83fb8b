"""A GPU as the place of lanes: a thread each, and arrays that others take without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np

from tinkertable.backends.cuda import cuda_target
from tinkertable.backends.cuda_lanes import entries_of, wipe
from tinkertable.core.errors import InputError

from . import dlpack
from .setting import Setting


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
        self._entries = entries_of(setting.game, setting.driver)

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
        wipe(found)
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
        self._entries[entry](given, first, end)
