"""The rate limit: how much one person or one address may ask for."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

KEPT = 20_000  # buckets; the longest unused go first
NEVER = 3600  # seconds, for what does not fill


class RateLimit:
    """A bucket of `burst` tokens a name, filled at `rate` tokens a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Is there enough left for this?"""
        now = time.monotonic()
        left, then = self._left.pop(name, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= cost
        self._left[name] = (left - cost if allowed else left, now)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
        return allowed

    def forget(self, name: str) -> None:
        self._left.pop(name, None)

    def wait(self, name: str, cost: float) -> int:
        """Whole seconds until there will be enough, after it was asked for in vain."""
        missing = cost - self._left[name][0]
        return math.ceil(min(NEVER, missing / self.rate)) if self.rate else NEVER
