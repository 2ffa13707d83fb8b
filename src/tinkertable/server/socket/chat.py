"""What people say to each other at a table."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from tinkertable.server.refusal import Refusal, not_saved
from tinkertable.server.store.errors import Away
from tinkertable.server.tables.table import Table

from .connection import Connection
from .outgoing import ChatLine, ChatMessage
from .session import Session
from .sessions import Sessions

Said = dict[str, Any]  # a line as the store and the bus have it


class Chat:
    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def say(self, session: Session, person: str, message: str, text: str) -> None:
        """With the lock held: whoever arrives meanwhile hears it, once."""
        async with session.lock:
            table = await self._sessions.read(session)
            if not table.includes(person):
                raise Refusal("not-yours", "not-invited")
            at = time.time()
            try:
                number = await self._sessions.store.say(session.id, person, message, text, at)
                await self._sessions.names.learn([person])
            except Away:
                raise not_saved() from None
            if number:
                line = {"number": number, "person": person, "text": text, "at": at}
                self.tell(session, line)
                self._sessions.bus.publish({"table": session.id, "chat": line})

    async def history(
        self, session: Session, table: Table, connection: Connection
    ) -> list[ChatLine]:
        """What was said before somebody came."""
        lines = await self._sessions.store.chat(session.id)
        await self._sessions.names.learn({line["person"] for line in lines})
        return self._heard(table, connection, lines)

    def tell(self, session: Session, line: Said) -> None:
        if session.table is None:
            return
        for connection in session.connections:
            for heard in self._heard(session.table, connection, [line]):
                connection.tell(ChatMessage(chat=heard))

    def _heard(self, table: Table, connection: Connection, lines: Iterable[Said]) -> list[ChatLine]:
        """What this person is to hear of it."""
        if not table.includes(connection.person):
            return []
        return [self._signed(table, x) for x in lines if x["person"] not in connection.muted]

    def _signed(self, table: Table, line: Said) -> ChatLine:
        seats = table.seats_of(line["person"])
        seat = seats[0] + 1 if seats else None
        name = self._sessions.names.of(line["person"]) or ""
        return ChatLine(**line, name=name, seat=seat)

    def set_muted(self, person: str, muted: str, on: bool) -> None:
        self.apply_mute(person, muted, on)
        self._sessions.bus.publish({"person": person, "muted": muted, "on": on})

    def apply_mute(self, person: str, muted: str, on: bool) -> None:
        """In this process."""
        for session in self._sessions.by_table.values():
            for connection in session.connections:
                if connection.person == person:
                    (connection.muted.add if on else connection.muted.discard)(muted)
                    self._sessions.broadcast.tell_table(session, connection)
