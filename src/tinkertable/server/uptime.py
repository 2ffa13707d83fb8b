"""How long the service has run: the time by which clocks run and people are waited for.

It stands still while no process runs, while the store does not answer, and while a process sleeps.
All processes on one store count the same: each notes in the store how far it has come, and goes on
from the farthest. The wall clock has no part in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

BEAT = 2.0  # seconds between two notes
LEEWAY = 2 * BEAT  # that count without a note


class Uptime:
    def __init__(self, tick: Callable[[], float] | None = None) -> None:
        self._tick = tick or time.monotonic
        self._noted = 0.0
        self._at = self._tick()
        self.confirmed = False  # do we know for how long others have run?

    def now(self) -> float:
        """Seconds since the store was made."""
        return self._noted + min(self._tick() - self._at, LEEWAY)

    def confirm(self, ran: float) -> None:
        """The store has answered, and knows that the service has run so long."""
        self._noted = max(self.now(), ran)
        self._at = self._tick()
        self.confirmed = True
