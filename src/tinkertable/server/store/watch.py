"""What the store did not do: said in the log, counted, and remembered for a while."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Literal

from tinkertable.server.figures import Figures

from . import causes
from .errors import Away

log = logging.getLogger(__name__)

Doing = Literal["commit", "read", "probe"]
SELDOM = 10.0  # seconds between two lines about reading in vain: people ask again and again
REMEMBERED = 60.0  # seconds for which health speaks of a trouble that may come back
LASTING = ("damaged",)  # what does not pass: until the store is restored, or the process ends
GRAVE = ("disk-full", "disk-error", "read-only", *LASTING)


class Watch:
    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._trouble: str | None = None
        self._until = 0.0
        self._unsaid: Counter[str] = Counter()  # reads that failed, by reason
        self._silent_until = 0.0

    @property
    def trouble(self) -> str | None:
        """What was wrong a moment ago, if it may not have passed."""
        return self._trouble if time.monotonic() < self._until else None

    def failed(self, doing: Doing, error: Exception, tables: int | None = None) -> Away:
        """Take note of it; what is told to whoever asked."""
        reason = causes.reason(error)
        self._figures.failures.labels(doing, reason).inc()
        now = time.monotonic()
        if reason in GRAVE:
            self._trouble = reason
            self._until = now + (float("inf") if reason in LASTING else REMEMBERED)
        if doing == "read":
            self._unsaid[reason] += 1
            self.tell()
        elif doing == "commit":
            facts: dict[str, str | int] = {"reason": reason}
            facts["error"] = type(causes.cause(error)).__name__
            if tables is not None:
                facts["tables"] = tables
            log.warning("commit failed", extra=facts)
        return Away(reason)

    def worked(self) -> None:
        """Moves are written again: what was in their way has passed, unless it lasts."""
        if self._trouble not in LASTING:
            self._until = 0.0

    def tell(self) -> None:
        """A line about what could not be read, but not one for each; called now and then, so that
        the last are told too."""
        now = time.monotonic()
        if self._unsaid and now >= self._silent_until:
            self._silent_until = now + SELDOM
            log.warning("read failed", extra={"count": dict(self._unsaid)})
            self._unsaid.clear()

    def restored(self) -> None:
        """What was damaged has been replaced."""
        self._until = 0.0
