"""The clock of a table: how much thinking time each seat has used."""

from __future__ import annotations

from collections.abc import Iterable


class Clock:
    """`limit` is the seconds a seat has for the whole match; None: as many as it likes."""

    def __init__(self, limit: float | None, seats: int) -> None:
        self.limit = limit
        self._spent = [0.0] * seats

    def spend(self, seats: Iterable[int], seconds: float) -> None:
        """Time has passed for the seats that could act."""
        for at in seats:
            self._spent[at] += max(0.0, seconds)

    def left(self, running: Iterable[int], seconds: float) -> list[float] | None:
        """Seconds left by seat, so many seconds after the last entry."""
        if self.limit is None:
            return None
        left = [self.limit - spent for spent in self._spent]
        for at in running:
            left[at] -= seconds
        return [round(max(0.0, rest), 1) for rest in left]

    def next_end(self, running: Iterable[int]) -> float | None:
        """Seconds until the first of these seats has none left."""
        if self.limit is None:
            return None
        return min((self.limit - self._spent[at] for at in running), default=None)
