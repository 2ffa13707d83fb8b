"""The processor as the place of lanes: arrays of NumPy, and threads that share the work."""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np

from tinkertable.backends import Backend
from tinkertable.backends.drivers import step as driver
from tinkertable.backends.memory import Memory
from tinkertable.core.errors import InputError

from .crew import Crew
from .setting import Setting

CHUNK = 256  # lanes a thread takes at a time


class Host:
    def __init__(self, setting: Setting, lanes: int, threads: int, backend: Backend) -> None:
        self._lanes = lanes
        self._backend = backend
        self._calls = {entry: backend.trusting(setting.driver, entry) for entry in driver.ENTRIES}
        self._crew = Crew(min(threads, -(-lanes // CHUNK)))
        memories = [Memory(setting.game, backend) for _ in range(self._crew.size)]
        self._scratch: dict[str, list[tuple[Any, ...]]] = {
            "advance": [(m.out, m.works, m.sheets, m.rng) for m in memories],
            "sample": [(m.rng,) for m in memories],
        }

    def rows(self, record: type[Any], count: int) -> Any:
        return self._backend.rows(record, count)

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def put(self, values: Any) -> Any:
        """An array of the processor's, here."""
        return values

    def fetch(self, array: Any) -> Any:
        """An array from here, as the processor has it: to be read."""
        return array

    def write(self, rows: Any, i: int, values: Any) -> None:
        """Rows from the i-th on."""
        rows[i : i + len(values)] = values

    def shown(self, array: Any) -> Any:
        """An array as callers get it."""
        return array

    def sealed(self, array: Any) -> Any:
        """The same, to be read only: legality is read from masks."""
        found = array.view()
        found.flags.writeable = False
        return found

    def own(self, array: Any, kind: Any, shape: tuple[int, ...]) -> Any:
        """An array of a caller's, in one piece, or None if it is not of this kind."""
        if not isinstance(array, np.ndarray) or not array.flags.c_contiguous:
            return None
        return array if array.dtype == kind and array.shape == shape else None

    def copy(self, target: Any, source: Any) -> None:
        np.copyto(target, source, casting="unsafe")

    def chosen(self, which: Any) -> Any:
        """A bool for each lane."""
        found = np.ascontiguousarray(which, np.bool_)
        if found.shape != (self._lanes,):
            raise InputError(f"expected a bool for each of {self._lanes} lanes")
        return found

    def given(self, actions: Any, into: Any) -> Any:
        """Actions as the driver reads them: the caller's own array where it is one of int64."""
        if actions is into:
            return into
        given = np.asarray(actions)
        if given.shape != (self._lanes,):
            raise InputError(f"expected {self._lanes} actions, got an array of {given.shape}")
        if given.dtype.kind not in "iu":
            raise InputError(f"expected whole numbers as actions, got {given.dtype}")
        own = self.own(given, np.int64, given.shape)
        if own is None:
            np.copyto(into, given, casting="unsafe")
            return into
        return own

    def run(self, entry: str, given: tuple[Any, ...], only: int = -1) -> None:
        """An entry of the driver for all lanes, a chunk at a time, on all threads; or for only one
        lane."""
        call, scratch = self._calls[entry], self._scratch[entry]
        if only >= 0:
            call(*given, only, only + 1, *scratch[0])
            return
        if self._lanes <= CHUNK:
            call(*given, 0, self._lanes, *scratch[0])
            return
        starts = count(0, CHUNK)

        def work(number: int) -> None:
            for first in starts:
                if first >= self._lanes:
                    return
                call(*given, first, min(first + CHUNK, self._lanes), *scratch[number])

        self._crew.run(work)
