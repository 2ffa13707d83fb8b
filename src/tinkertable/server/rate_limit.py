"""The rate limit: how much one person or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

KEPT = 20_000  # buckets; the longest unused go first


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
