"""Who is connected to a table: coming, going, and being let go."""

from __future__ import annotations

from .broadcast import warming
from .chat import Chat
from .connection import NOBODY_KNOWN, Connection
from .session import Session
from .sessions import Sessions


class Presence:
    def __init__(self, sessions: Sessions, chat: Chat) -> None:
        self._sessions = sessions
        self._chat = chat

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

    def disconnect(self, session: Session, connection: Connection) -> None:
        session.connections.discard(connection)
        if connection.analysis:  # nobody is there to read it
            connection.analysis.cancel()
        self._tell(session, connection, False)

    def _tell(self, session: Session, connection: Connection, on: bool) -> None:
        twins = [c for c in session.connections if c.person == connection.person]
        if len(twins) == (1 if on else 0):
            self._sessions.broadcast.tell_presence(session, but=connection)
            news = {"table": session.id, "here": [connection.person], "on": on}
            self._sessions.bus.publish(news)

    def part_with(self, person: str) -> None:
        """Somebody was forgotten: there is no such person any more, here or on a socket."""
        self._sessions.names.drop(person)
        for session in self._sessions.by_table.values():
            for connection in session.connections:
                if connection.person == person:
                    connection.close(NOBODY_KNOWN)

    def tell_progress(self, progress: float) -> None:
        """How far the bots have come with waking up."""
        for session in self._sessions.by_table.values():
            for connection in session.connections:
                connection.tell(warming(progress))
