"""A crew: threads that wait for work, so that a step starts none."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Work = Callable[[int], None]  # told which of the crew does it


class Crew:
    """So many threads that do the same work at once; who asks is the first of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._work: SimpleQueue[tuple[Work, int] | None] = SimpleQueue()
        self._ends: SimpleQueue[BaseException | None] = SimpleQueue()
        for _ in range(size - 1):
            Thread(target=_serve, args=(self._work, self._ends), daemon=True).start()
        weakref.finalize(self, _dismiss, self._work, size - 1)

    def run(self, work: Work) -> None:
        """All do their part; what goes wrong in one of them is raised here."""
        for number in range(1, self.size):
            self._work.put((work, number))
        failed: list[BaseException] = []
        try:
            work(0)
        finally:
            for _ in range(1, self.size):
                end = self._ends.get()
                if end is not None:
                    failed.append(end)
        if failed:
            raise failed[0]


def _serve(
    works: SimpleQueue[tuple[Work, int] | None], ends: SimpleQueue[BaseException | None]
) -> None:
    while (asked := works.get()) is not None:
        work, number = asked
        try:
            work(number)
        except BaseException as error:
            ends.put(error)
        else:
            ends.put(None)
        del work, asked  # what it holds is not kept until the next


def _dismiss(works: SimpleQueue[tuple[Work, int] | None], size: int) -> None:
    for _ in range(size):
        works.put(None)
