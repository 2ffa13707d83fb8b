"""News of other processes: what they say through the bus, and what the store says if it is lost."""

from __future__ import annotations

import logging
import time
from typing import Any

from tinkertable.server.refusal import Refusal
from tinkertable.server.store.errors import Away
from tinkertable.server.tables.journal import Entry

from .chat import Chat
from .presence import Presence
from .session import Session
from .sessions import Sessions

log = logging.getLogger(__name__)

PRESENT = 30.0  # seconds that a word about who is here holds, from another process


class News:
    def __init__(self, sessions: Sessions, chat: Chat, presence: Presence) -> None:
        self._sessions = sessions
        self._chat = chat
        self._presence = presence

    def hear(self, news: dict[str, Any]) -> None:
        """Something happened in another process."""
        sessions = self._sessions
        if "forgotten" in news:
            self._presence.part_with(news["forgotten"])
        if "muted" in news:
            self._chat.apply_mute(news["person"], news["muted"], news["on"])
        if "name" in news:
            sessions.names.put(news["person"], news["name"])
        session = sessions.by_table.get(news.get("table", ""))
        if session is None:
            return
        if "entries" in news:
            sessions.tasks.begin(self._follow(session, [Entry(*row) for row in news["entries"]]))
        elif "chat" in news:
            self._chat.tell(session, news["chat"])
        elif "here" in news:
            until = time.monotonic() + (PRESENT if news["on"] else 0)
            before = session.online()
            left = None if news["on"] else sessions.uptime.now()
            session.seen |= dict.fromkeys(news["here"], left)
            session.remote |= dict.fromkeys(news["here"], until)
            if session.online() != before:
                sessions.broadcast.tell_presence(session)

    async def _follow(self, session: Session, entries: list[Entry]) -> None:
        sessions = self._sessions
        async with session.lock:
            if session.table is None or entries[-1].number <= session.table.number:
                return
            if entries[0].number != session.table.number + 1:  # a gap: the store has it all
                try:
                    entries = await sessions.store.entries(session.id, session.table.number)
                except Away:
                    return
            await sessions.take_in(session, session.table, entries)

    async def sweep(self) -> None:
        """What was left lying: bots nobody asked, clocks nobody watches, news that got lost."""
        sessions = self._sessions
        for table_id in await sessions.store.due(sessions.uptime.now()):
            session = sessions.open(table_id)
            async with session.lock:
                try:
                    await sessions.read_current(session)
                except Refusal:
                    continue
                sessions.announce(session)
            await sessions.check_clock(session)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Compare what is shown here with the store, and say who is here."""
        sessions = self._sessions
        watched = {one.id: one for one in sessions.by_table.values() if one.connections}
        behind = [session for session in watched.values() if session.table is None]
        if sessions.bus.shared and watched:
            for session in watched.values():
                here = sorted(session.local())
                sessions.bus.publish({"table": session.id, "here": here, "on": True})
            numbers = await sessions.store.numbers(watched)
            behind += [
                session
                for table_id, number in numbers.items()
                if (session := watched[table_id]).table and session.table.number < number
            ]
        for session in behind:
            async with session.lock:
                try:
                    await sessions.read_current(session)
                except Refusal as refusal:
                    log.info("not now", extra={"table": session.id, "code": refusal.code})
