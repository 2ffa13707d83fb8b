"""Who is connected to a table: coming, going, being away, and being let go."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

from tinkertable.server.refusal import not_saved
from tinkertable.server.store.errors import Away
from tinkertable.server.store.presence import Note, Place, Seen
from tinkertable.server.tables import commands
from tinkertable.server.uptime import BEAT

from .broadcast import warming
from .chat import Chat
from .connection import NOBODY_KNOWN, Connection
from .session import Session
from .sessions import Sessions

LEASE = 5 * BEAT  # seconds after which another process that notes nothing is taken for dead


class Presence:
    def __init__(self, sessions: Sessions, chat: Chat) -> None:
        self._sessions = sessions
        self._chat = chat
        self._process = secrets.token_hex(8)
        self._noted: set[Place] = set()  # who is here, as far as the store knows
        self._noting: set[Place] = set()  # as it is being told

    async def connect(self, session: Session, connection: Connection) -> None:
        sessions = self._sessions
        async with session.lock:
            table = await sessions.read_current(session)
            lines = await self._chat.history(session, table, connection)
            session.connections.add(connection)
            sessions.broadcast.greet(session, table, connection, lines)
            if sessions.workers.progress < 1:
                connection.tell(warming(sessions.workers.progress))
            sessions.announce(session)
        self._tell(session, connection, True)
        await self._return(session, connection)

    async def _return(self, session: Session, connection: Connection) -> None:
        """Whoever was replaced for being away has the seat again at once."""
        person, only = connection.person, connection.token_seat
        if not session.table or not any(
            session.table.seats[at].replaced for at in session.table.seats_of(person)
        ):
            return
        back: list[int] = []
        if await self._sessions.try_act(
            session.id, lambda table: back.extend(commands.return_to(table, person, only))
        ):
            for at in sorted(set(back)):
                self._sessions.broadcast.notice(session, "seat-back", at)

    def disconnect(self, session: Session, connection: Connection) -> None:
        session.connections.discard(connection)
        if connection.analysis:  # nobody is there to read it
            connection.analysis.cancel()
        self._tell(session, connection, False)

    def _tell(self, session: Session, connection: Connection, on: bool) -> None:
        twins = [c for c in session.connections if c.person == connection.person]
        if len(twins) == (1 if on else 0):
            self._see(session, connection.person, on)
            self._sessions.broadcast.tell_presence(session, but=connection)
            news = {"table": session.id, "here": [connection.person], "on": on}
            self._sessions.bus.publish(news)

    def _see(self, session: Session, person: str, on: bool) -> None:
        session.seen[person] = None if on else self._sessions.uptime.now()
        if not (on or session.table is None or person in session.table.holders()):
            del session.seen[person]  # whoever only watches is not missed

    # Being away

    async def absences(self, table_id: str) -> Callable[[], dict[str | None, float]]:
        """For how long people have not been at a table, as the store knows it; ask again when it
        matters."""
        session: Session = await self._sessions.look(table_id, lambda _, session: session)
        try:
            await self._learn([session])
        except Away:
            raise not_saved() from None
        return lambda: session.away(self._sessions.uptime.now())

    async def beat(self) -> None:
        """Note who is here and how long the service has run, and hear what others have noted."""
        sessions = self._sessions
        shared = sessions.bus.shared
        watched = [one for one in sessions.by_table.values() if one.connections]
        here = {(one.id, person) for one in watched for person in one.seated()}
        ran, lease = sessions.uptime.now(), LEASE if shared else 0.0
        self._noting = here
        came = here - self._noted
        left = {place: self._left(place) for place in self._noted - here}
        answer = await sessions.store.note(Note(self._process, ran, came, left, lease))
        sessions.uptime.confirm(answer.ran)
        again = answer.new and self._noted  # say all of it
        self._noted, self._noting = set() if again else self._noting, set()
        if shared or answer.buried:
            await self._learn(watched)
        for session in watched:
            self._count_votes(session)

    def _left(self, place: Place) -> float:
        session = self._sessions.by_table.get(place[0])
        then = session.seen.get(place[1]) if session else None
        return self._sessions.uptime.now() if then is None else then

    async def _learn(self, asked: Iterable[Session]) -> None:
        """Who is at these tables, whatever we have heard of it."""
        sessions = {session.id: session for session in asked}
        found = await self._sessions.store.presence(sessions) if sessions else {}
        for table_id, session in sessions.items():
            before = dict(session.seen)
            rows = found.get(table_id, {})
            session.seen |= {person: self._since(session, person, rows[person]) for person in rows}
            if session.seen != before:
                self._sessions.broadcast.tell_presence(session)

    def _since(self, session: Session, person: str, row: Seen) -> float | None:
        if person in session.local():
            return None
        if row.process == self._process:  # they have just gone: we know better
            return session.seen.get(person) or self._sessions.uptime.now()
        return row.away

    def _count_votes(self, session: Session) -> None:
        """Some may have voted while others were still waited for."""
        table = session.table
        if table is None or not any(seat.voted for seat in table.seats):
            return
        away = session.away(self._sessions.uptime.now())
        if table.agreed(away):
            self._sessions.tasks.begin(
                self._sessions.try_act(session.id, lambda table: commands.count_votes(table, away))
            )

    def part_with(self, person: str) -> None:
        """Somebody was forgotten: there is no such person any more, here or on a socket."""
        self._sessions.names.drop(person)
        for places in (self._noted, self._noting):
            places.difference_update([place for place in places if place[1] == person])
        for session in self._sessions.by_table.values():
            session.seen.pop(person, None)
            session.remote.pop(person, None)
            for connection in session.connections:
                connection.muted.discard(person)
                if connection.person == person:
                    connection.close(NOBODY_KNOWN)

    def tell_progress(self, progress: float) -> None:
        """How far the bots have come with waking up."""
        for session in self._sessions.by_table.values():
            for connection in session.connections:
                connection.tell(warming(progress))
