"""What those at a table are told, each no more than they may know; docs/protocol.md."""

from __future__ import annotations

from tinkertable.server.keeping import Keeping, kind_of
from tinkertable.server.names import Names
from tinkertable.server.tables import models, projection
from tinkertable.server.tables.table import Table
from tinkertable.server.uptime import Uptime

from .connection import Connection
from .outgoing import ChatLine, HelloMessage, NoticeMessage, TableMessage, encode
from .session import Session


class Broadcast:
    def __init__(self, names: Names, uptime: Uptime, keeping: Keeping) -> None:
        self.names = names
        self.uptime = uptime
        self.keeping = keeping

    def show(self, session: Session) -> None:
        """Send the present state to whoever has not seen it; called with everything on disk."""
        table = session.table
        if table is None or not session.connections:
            return
        ran = self.uptime.now()
        bodies: dict[int, tuple[str, list[str]]] = {}
        status = projection.seats_stamp(table)
        for connection in session.connections:
            if (viewer := table.viewer(connection.person, connection.viewer)) != connection.viewer:
                connection.turn_to(viewer)  # the seat is somebody else's now
            stamp = projection.stamp(table, viewer)
            if connection.stamp != stamp:
                connection.stamp = stamp
                if viewer not in bodies:
                    body = encode(projection.state(table, viewer, ran))
                    bodies[viewer] = (body, projection.moves(table, viewer))
                connection.show(*bodies[viewer])
            if connection.table_stamp != status:
                connection.table_stamp = status
                self.tell_table(session, connection)

    def greet(
        self, session: Session, table: Table, connection: Connection, chat: list[ChatLine]
    ) -> None:
        """The first that a connection hears."""
        shown = self._describe(session, table, connection)
        connection.table_stamp = projection.seats_stamp(table)
        connection.tell(HelloMessage(table=shown, chat=chat))

    def tell_table(self, session: Session, connection: Connection) -> None:
        if session.table is None:  # who reads it next will tell
            return
        shown = self._describe(session, session.table, connection)
        connection.tell(TableMessage(table=shown))

    def tell_presence(self, session: Session, but: Connection | None = None) -> None:
        for connection in session.connections:
            if connection is not but:
                self.tell_table(session, connection)

    def notice(self, session: Session, code: str, at: int) -> None:
        for connection in session.connections:
            connection.tell(NoticeMessage(code=code, seat=at + 1))

    def _describe(self, session: Session, table: Table, connection: Connection) -> models.Table:
        return projection.describe(
            table,
            connection.person,
            self.names.of,
            session.online(),
            connection.muted,
            session.away(self.uptime.now()),
            keeps=self.keeping.seconds(kind_of(table.status)),
        )


def warming(progress: float) -> NoticeMessage:
    """How far the bots have come with waking up."""
    code = "bots-ready" if progress >= 1 else "bots-warming"
    return NoticeMessage(code=code, seat=None, progress=progress)
