"""What the processes note in the store: how long the service has run, and who is at which table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa

from .schema import presence, processes

Place: TypeAlias = tuple[str, str]  # a table and a person


@dataclass(frozen=True)
class Note:
    """What a process knows at a beat."""

    process: str
    ran: float  # seconds that the service has run
    came: Set[Place]  # since its last note
    left: Mapping[Place, float]  # and when
    lease: float  # seconds after which a process that notes nothing is taken for dead


@dataclass(frozen=True)
class Answer:
    ran: float  # what the process that is farthest has noted
    new: bool  # we were not known, or taken for dead
    buried: bool  # others were


@dataclass(frozen=True)
class Seen:
    """Where somebody is, or since when they are not."""

    process: str | None
    away: float | None


class PresenceNotes:
    def __init__(self, upsert: Any) -> None:
        insert = upsert(presence)
        self._come = insert.on_conflict_do_update(
            index_elements=["table_id", "person"],
            set_={"process": insert.excluded.process, "away": None},
        )

    def write(self, connection: sa.Connection, note: Note) -> Answer:
        noted: float | None = connection.scalar(sa.select(sa.func.max(processes.c.ran)))
        ran = max(note.ran, noted or 0.0)
        known = processes.update().where(processes.c.id == note.process).values(ran=ran)
        new = connection.execute(known).rowcount == 0
        if new:
            connection.execute(processes.insert().values(id=note.process, ran=ran))
        # In the same order in every process: none holds what another waits for and waits for it.
        for place in sorted({*note.came, *note.left}):
            if place in note.came:
                row = {"table_id": place[0], "person": place[1], "process": note.process}
                connection.execute(self._come, row)
            else:
                this = (presence.c.table_id == place[0], presence.c.person == place[1])
                _leave(connection, note.process, note.left[place], *this)
        return Answer(ran, new, self._bury(connection, note, ran))

    def _bury(self, connection: sa.Connection, note: Note, ran: float) -> bool:
        """Whoever was at a process that is dead has been away since its last note."""
        silent = (processes.c.id != note.process, processes.c.ran <= ran - note.lease)
        dead = connection.execute(sa.select(processes).where(*silent)).all()
        for row in dead:
            if connection.execute(processes.delete().where(processes.c.id == row.id)).rowcount:
                _leave(connection, row.id, row.ran)
        return bool(dead)


def _leave(
    connection: sa.Connection, process: str, away: float, *where: sa.ColumnElement[bool]
) -> None:
    """Unless another process has them by now."""
    there = presence.update().where(presence.c.process == process, *where)
    connection.execute(there.values(process=None, away=away))


def read_presence(connection: sa.Connection, ids: Iterable[str]) -> dict[str, dict[str, Seen]]:
    """By table and person."""
    found: dict[str, dict[str, Seen]] = {}
    wanted = presence.select().where(presence.c.table_id.in_(list(ids)))
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, {})[row.person] = Seen(row.process, row.away)
    return found
