"""The gate: how many connections there may be, and who makes room when there are too many."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Protocol

from .shares import network

log = logging.getLogger(__name__)

GATE, CROWDED = "gate", "crowded"  # what protocols and requests find in the application's state
UNASKED = 64  # connections of one address on which no request has come yet, or not all of it
RESERVE = 128  # file descriptors for everything but connections
LEAST, ENOUGH = 64, 20_000  # connections, however few or many descriptors there are
SELDOM = 10.0  # seconds between two lines of the log


class Transport(Protocol):
    def abort(self) -> None: ...


class Gate:
    """Connections by address. Whoever connects and asks nothing makes room for others: first for
    those of the same address and, when there are no more file descriptors, for everybody."""

    def __init__(self, each: int) -> None:
        self.each = each  # connections of one address that are answered
        self.most = LEAST
        self._from: dict[Transport, str] = {}
        self._count: Counter[str] = Counter()
        self._unasked: dict[str, dict[Transport, None]] = {}  # by address, the oldest first
        self.refused: Counter[str] = Counter()
        self._unsaid: Counter[str] = Counter()
        self._silent_until = 0.0

    def open(self) -> None:
        self.most = max(LEAST, descriptors(ENOUGH + RESERVE) - RESERVE)

    def enter(self, transport: Transport, address: str) -> int:
        """The how many-th of its address it is; 0: there is no room for it."""
        if len(self._from) >= self.most and not self._make_room():
            self._refuse(transport, "no room")
            return 0
        here = network(address)
        self._from[transport] = here
        self._count[here] += 1
        if self._count[here] > self.each:
            self._note("too many of one address")
        return self._count[here]

    def wait(self, transport: Transport) -> None:
        """It has asked nothing yet."""
        here = self._from.get(transport)
        if here is not None:
            unasked = self._unasked.setdefault(here, {})
            unasked[transport] = None
            if len(unasked) > UNASKED:
                self._refuse(next(iter(unasked)), "no request")

    def serve(self, transport: Transport) -> None:
        """Its request is here."""
        here = self._from.get(transport, "")
        unasked = self._unasked.get(here, {})
        unasked.pop(transport, None)
        if not unasked:
            self._unasked.pop(here, None)

    @property
    def connections(self) -> int:
        return len(self._from)

    def leave(self, transport: Transport) -> None:
        self.serve(transport)
        here = self._from.pop(transport, None)
        if here is not None:
            self._count[here] -= 1
            if not self._count[here]:
                del self._count[here]

    def _make_room(self) -> bool:
        if not self._unasked:
            return False
        worst = max(self._unasked.values(), key=len)
        self._refuse(next(iter(worst)), "no request")
        return True

    def _refuse(self, transport: Transport, reason: str) -> None:
        self.leave(transport)
        transport.abort()
        self._note(reason)

    def _note(self, reason: str) -> None:
        self.refused[reason] += 1
        self._unsaid[reason] += 1
        self.tell()

    def tell(self) -> None:
        """A line for the operator, but not one for each; called now and then, so that the last are
        told too."""
        now = time.monotonic()
        if self._unsaid and now >= self._silent_until:
            self._silent_until = now + SELDOM
            log.warning("connections refused", extra={"count": dict(self._unsaid)})
            self._unsaid.clear()


def descriptors(wanted: int) -> int:
    """How many files this process may have open: as many as are wanted, if it can get them."""
    try:
        import resource
    except ImportError:  # not a Unix
        return 1024
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < (enough := min(wanted, hard)):
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
    return min(wanted, hard)
