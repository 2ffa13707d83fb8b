"""What people say to each other at a table."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from tinkertable.server.bus import Bus
from tinkertable.server.refusal import Refusal
from tinkertable.server.store.store import Store
from tinkertable.server.tables.table import Table

from .broadcast import Teller
from .connection import Connection
from .session import Live


class Chat:
    def __init__(self, store: Store, bus: Bus, teller: Teller) -> None:
        self._store = store
        self._bus = bus
        self._teller = teller

    async def say(self, live: Live, table: Table, person: str, message: str, text: str) -> None:
        """Called with the lock held: whoever arrives meanwhile hears it, once."""
        if not table.belongs(person):
            raise Refusal("not-yours", "expected somebody who was invited to this table")
        at = time.time()
        number = await self._store.say(live.id, person, message, text, at)
        await self._teller.names.learn([person])
        if number:
            line = {"number": number, "person": person, "text": text, "at": at}
            self.tell(live, line)
            self._bus.publish({"table": live.id, "chat": line})

    async def said(self, live: Live, table: Table, connection: Connection) -> list[dict[str, Any]]:
        """What was said before somebody came."""
        lines = await self._store.chat(live.id)
        await self._teller.names.learn({line["person"] for line in lines})
        return self._for(table, connection, lines)

    def tell(self, live: Live, line: dict[str, Any]) -> None:
        if live.table is None:
            return
        for connection in live.connections:
            for told in self._for(live.table, connection, [line]):
                connection.tell({"type": "chat", "chat": told})

    def _for(
        self, table: Table, connection: Connection, lines: Iterable[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """What this person is to hear of it."""
        if not table.belongs(connection.person):
            return []
        return [self._named(table, x) for x in lines if x["person"] not in connection.muted]

    def _named(self, table: Table, line: dict[str, Any]) -> dict[str, Any]:
        seats = table.seats_of(line["person"])
        seat = seats[0] + 1 if seats else None
        return line | {"name": self._teller.names.of(line["person"]), "seat": seat}

    def set_muted(self, lives: Iterable[Live], person: str, muted: str, on: bool) -> None:
        for live in lives:
            for connection in live.connections:
                if connection.person == person:
                    (connection.muted.add if on else connection.muted.discard)(muted)
                    self._teller.tell_table(live, connection)
