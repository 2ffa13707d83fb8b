"""News of other processes: what they say through the bus, and what the store says if it is lost."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from tinkertable.server.refusal import Refusal
from tinkertable.server.tables.journal import Entry

from .chat import Chat
from .session import Session
from .sessions import Sessions

log = logging.getLogger(__name__)

PRESENT = 30.0  # seconds that a word about who is here holds, from another process


class News:
    def __init__(self, sessions: Sessions, chat: Chat, part_with: Callable[[str], None]) -> None:
        self._sessions = sessions
        self._chat = chat
        self._part_with = part_with  # somebody who was forgotten

    def hear(self, news: dict[str, Any]) -> None:
        """Something happened in another process."""
        sessions = self._sessions
        if "forgotten" in news:
            self._part_with(news["forgotten"])
        if "muted" in news:
            self._chat.apply_mute(news["person"], news["muted"], news["on"])
        if "name" in news:
            sessions.names.put(news["person"], news["name"])
        session = sessions.by_table.get(news.get("table", ""))
        if session is None:
            return
        if "entries" in news:
            sessions.tasks.begin(self._follow(session, [Entry(*row) for row in news["entries"]]))
        elif "gone" in news:
            sessions.tasks.begin(sessions.drop(session))
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
            if entries[0].number == session.table.number + 1:
                await sessions.take_in(session, session.table, entries)
            else:  # a gap: the store has it all
                await sessions.read_on(session)

    async def sweep(self) -> None:
        """What was left lying: bots nobody asked, clocks nobody watches, news that got lost."""
        sessions, now = self._sessions, self._sessions.uptime.now()
        lot = await sessions.store.due(now)
        while lot:
            for _, table_id in lot:
                try:
                    await self._wake(table_id)
                except Exception:  # it must not keep us from the others
                    sessions.reader.set_aside(table_id)
            lot = await sessions.store.due(now, after=lot[-1])
        await self.catch_up()

    async def _wake(self, table_id: str) -> None:
        """See to a table that is due, unless it could not be read: until somebody asks for it."""
        sessions = self._sessions
        if sessions.reader.is_faulty(table_id):
            return
        session = sessions.open(table_id)
        async with session.lock:
            try:
                await sessions.read_current(session)
            except Refusal:
                return
            sessions.announce(session)
        await sessions.check_clock(session)

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
            for table_id in watched.keys() - numbers.keys():
                await sessions.drop(watched[table_id])
        for session in behind:
            async with session.lock:
                try:
                    await sessions.read_current(session)
                except Refusal as refusal:
                    log.info("not now", extra={"table": session.id, "code": refusal.code})
