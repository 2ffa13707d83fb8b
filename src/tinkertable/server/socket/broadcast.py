"""What those at a table are told, each no more than they may know; docs/protocol.md."""

from __future__ import annotations

import time
from collections.abc import Container
from typing import Any

from tinkertable.core.chance import Chance
from tinkertable.server.names import Names
from tinkertable.server.tables import projection
from tinkertable.server.tables.table import Table

from .connection import Connection, dumps
from .session import Live


class Teller:
    def __init__(self, names: Names) -> None:
        self.names = names

    def show(self, live: Live) -> None:
        """Send the present state to whoever has not seen it; called with everything on disk."""
        table = live.table
        if table is None or not live.connections:
            return
        now = time.time()
        bodies: dict[int, tuple[str, list[str]]] = {}
        status = _stamp(table)
        for connection in live.connections:
            if (viewer := table.viewer(connection.person, connection.viewer)) != connection.viewer:
                connection.turn_to(viewer)  # the seat is somebody else's now
            stamp = projection.stamp(table, viewer)
            if connection.stamp != stamp:
                connection.stamp = stamp
                if viewer not in bodies:
                    body = dumps(projection.state(table, viewer, now))
                    bodies[viewer] = (body, projection.moves(table, viewer))
                connection.show(*bodies[viewer])
            if connection.table_stamp != status:
                connection.table_stamp = status
                self.tell_table(live, connection)

    def greet(
        self, live: Live, table: Table, connection: Connection, chat: list[dict[str, Any]]
    ) -> None:
        """The first that a connection hears."""
        shown = self.to_json(table, connection.person, live.online(), connection.muted)
        connection.table_stamp = _stamp(table)
        connection.tell({"type": "hello", "table": shown, "chat": chat})

    def tell_table(self, live: Live, connection: Connection) -> None:
        if live.table is None:  # who reads it next will tell
            return
        shown = self.to_json(live.table, connection.person, live.online(), connection.muted)
        connection.tell({"type": "table", "table": shown})

    def tell_presence(self, live: Live, but: Connection | None = None) -> None:
        for connection in live.connections:
            if connection is not but:
                self.tell_table(live, connection)

    def notice(self, live: Live, code: str, at: int) -> None:
        for connection in live.connections:
            connection.tell({"type": "notice", "code": code, "seat": at + 1})

    def to_json(
        self, table: Table, person: str, online: set[str], muted: Container[str | None] = ()
    ) -> dict[str, Any]:
        """A table as a person may see it."""
        facts = table.facts
        edition = table.match.edition
        return {
            "id": facts.id,
            "game": facts.game.name,
            "options": table.match.position.options,
            "edition": {"hash": edition.hash, "name": edition.name} if edition else None,
            "status": table.status,
            "visibility": "public" if facts.public else "invited",
            "clock": facts.clock,
            "hurry": facts.hurry,
            "hot_seat": table.hot_seat,
            "host": facts.host == person,
            "created": facts.created,
            "touched": table.seen,
            "seats": [
                {
                    "seat": at + 1,
                    "kind": seat.kind,
                    "name": self.names.of(seat.person),
                    "person": seat.person,
                    "bot": seat.bot,
                    "you": seat.person == person,
                    "online": seat.person in online,
                    "stand_in": seat.stand_in,
                    "resigned": seat.resigned,
                    "voted": seat.voted,
                    "muted": seat.person in muted,
                }
                for at, seat in enumerate(table.seats)
            ],
            "acting": table.acting_seats(),
            "commitment": Chance(facts.seed).commitment,
            "seed": facts.seed if table.opened else None,
            "result": projection.result(table),
            "rematch": table.rematch,
        }


def warming(progress: float) -> dict[str, Any]:
    """How far the bots have come with waking up."""
    code = "bots-ready" if progress >= 1 else "bots-warming"
    return {"type": "notice", "code": code, "seat": None, "progress": progress}


def _stamp(table: Table) -> tuple[Any, ...]:
    """Changes with whatever `to_json` shows of seats and status."""
    seats = [(s.kind, s.person, s.bot, s.stand_in, s.resigned, s.voted) for s in table.seats]
    return table.status, table.rematch, tuple(seats)
