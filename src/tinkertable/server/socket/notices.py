"""What an operator has done to the store, and what follows here: tables, bans, a restored store."""

from __future__ import annotations

import logging
from typing import Any

from tinkertable.server.refusal import Refusal
from tinkertable.server.store.errors import Away

from .connection import MISSING
from .outgoing import error_message
from .session import Session
from .sessions import Sessions

log = logging.getLogger(__name__)


class Notices:
    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._last: int | None = None  # the notice we know of

    async def look(self) -> None:
        """Take in the notices that are new; those from before we were here say nothing."""
        store, bans = self._sessions.store, self._sessions.bans
        if self._last is None:
            last = await store.newest_notice()
            bans.put(await store.banned())
            self._last = last
            return
        for number, news in await store.notices(self._last):
            log.info("notice", extra={"of": sorted(news)})
            await self._take_in(news)
            self._last = number

    async def _take_in(self, news: dict[str, Any]) -> None:
        sessions = self._sessions
        if "table" in news:
            if session := sessions.by_table.get(news["table"]):
                await self._read_again(session)
            sessions.reader.forget(news["table"])
        if "bans" in news:
            await self._ban()
        if "restored" in news:
            await sessions.names.check()
            sessions.reader.forget_all()
            sessions.store.watch.restored()
            await self._ban()
            for session in list(sessions.by_table.values()):
                await self._read_again(session)

    async def _read_again(self, session: Session) -> None:
        """Nothing that we knew of a table counts any more."""
        async with session.lock:
            session.table = None
            if not session.connections:
                return
            try:
                await self._sessions.read(session)  # which tells those who are connected
            except Refusal as refusal:
                if refusal.code == "not-found":
                    self._sessions.part(session, refusal)

    async def _ban(self) -> None:
        """Whoever may not be here is shown out."""
        bans = self._sessions.bans
        bans.put(await self._sessions.store.banned())
        for session in self._sessions.by_table.values():
            for connection in session.connections:
                if connection.person in bans:
                    connection.tell(error_message(None, bans.refusal()))
                    connection.close(MISSING)


async def look_at(notices: Notices) -> None:
    """At the start, when the store may be away."""
    try:
        await notices.look()
    except Away:
        log.warning("bans unknown")
