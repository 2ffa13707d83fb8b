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
        self.thinking: set[tuple[int, int]] = set()  # seat and turn
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        busy = self.connections or self.lock.locked() or self.thinking or self.alarm
        return not busy

    def local(self) -> set[str]:
        """The people connected to this process."""
        return {connection.person for connection in self.connections}

    def online(self) -> set[str]:
        now = time.monotonic()
        return self.local() | {person for person, until in self.remote.items() if until > now}
