"""A session: a table in memory, with those who are connected to it in this process."""

from __future__ import annotations

import asyncio
import time

from tinkertable.server.tables.table import Table

from .connection import Connection


class Session:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None  # None: to be read from the store
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.remote: dict[str, float] = {}  # people connected to other processes, until when
        self.seen: dict[str, float | None] = {}  # since when people are away; None: here somewhere
        self.thinking: set[tuple[int, int]] = set()  # seat and turn
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        busy = self.connections or self.lock.locked() or self.thinking or self.alarm
        return not busy

    def local(self) -> set[str]:
        """The people connected to this process."""
        return {connection.person for connection in self.connections}

    def seated(self) -> set[str]:
        """Those of them who play; all of them while nobody knows who does."""
        if self.table is None:
            return self.local()
        return set() if self.table.finished else self.local() & self.table.holders()

    def away(self, ran: float) -> dict[str | None, float]:
        """For how many seconds of service those who play have not been at the table."""
        table = self.table
        if table is None or table.finished or table.began is None:
            return {}
        since = {person: self.seen.get(person, 0.0) for person in table.holders() - self.online()}
        return {
            person: round(max(0.0, ran - max(then, table.began)), 1)
            for person, then in since.items()
            if then is not None
        }

    def online(self) -> set[str]:
        now = time.monotonic()
        return self.local() | {person for person, until in self.remote.items() if until > now}
