"""Who was here lately and what was used, until the store knows of it."""

from __future__ import annotations

from collections.abc import Iterable

HOUR = 3600.0
KEPT = 50_000  # that were noted; more, and those are left out that were noted long ago


class Visits:
    def __init__(self) -> None:
        self._new: dict[str, set[str]] = {}  # by shelf of the store
        self._noted: dict[tuple[str, str], float] = {}  # when, as the service counts

    def add(self, shelf: str, key: str) -> None:
        self._new.setdefault(shelf, set()).add(key)

    def take(self, shelf: str, more: Iterable[str], ran: float) -> list[str]:
        """What the store should be told of now: these, and what was added."""
        keys = self._new.pop(shelf, set()).union(more)
        return sorted(key for key in keys if not self.is_noted(shelf, key, ran))

    def is_noted(self, shelf: str, key: str, ran: float) -> bool:
        """Does the store know of it, within the hour?"""
        return self._noted.get((shelf, key), -HOUR) > ran - HOUR

    def note(self, shelf: str, keys: Iterable[str], ran: float) -> None:
        self._noted |= {(shelf, key): ran for key in keys}
        if len(self._noted) > KEPT:
            self._noted = {one: at for one, at in self._noted.items() if at > ran - HOUR}

    def forget(self, key: str) -> None:
        """There is no such person any more, or no such table."""
        for new in self._new.values():
            new.discard(key)
        for one in [one for one in self._noted if one[1] == key]:
            del self._noted[one]
