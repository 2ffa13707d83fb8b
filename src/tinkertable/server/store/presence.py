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
        new = insert.excluded
        # Whoever another process has by now has not left.
        ours = new.process.is_not(None) | (presence.c.process == sa.bindparam("ours"))
        self._put = insert.on_conflict_do_update(
            index_elements=["table_id", "person"],
            set_={"process": new.process, "away": new.away},
            where=ours,
        )

    def write(self, connection: sa.Connection, note: Note) -> Answer:
        noted: float | None = connection.scalar(sa.select(sa.func.max(processes.c.ran)))
        ran = max(note.ran, noted or 0.0)
        known = processes.update().where(processes.c.id == note.process).values(ran=ran)
        new = connection.execute(known).rowcount == 0
        if new:
            connection.execute(processes.insert().values(id=note.process, ran=ran))
        rows = [_row(note, place) for place in {*note.came, *note.left}]
        if rows:
            # In the same order in every process: none waits for one that waits for it.
            rows.sort(key=lambda row: (row["table_id"], row["person"]))
            connection.execute(self._put, rows)
        return Answer(ran, new, self._bury(connection, note, ran))

    def _bury(self, connection: sa.Connection, note: Note, ran: float) -> bool:
        """Whoever was at a process that is dead has been away since its last note."""
        silent = (processes.c.id != note.process, processes.c.ran <= ran - note.lease)
        dead = connection.execute(sa.select(processes).where(*silent)).all()
        for row in dead:
            if connection.execute(processes.delete().where(processes.c.id == row.id)).rowcount:
                there = presence.update().where(presence.c.process == row.id)
                connection.execute(there.values(process=None, away=row.ran))
        return bool(dead)


def _row(note: Note, place: Place) -> dict[str, Any]:
    here = place in note.came
    return {
        "table_id": place[0],
        "person": place[1],
        "process": note.process if here else None,
        "away": None if here else note.left[place],
        "ours": note.process,
    }


def read_presence(connection: sa.Connection, ids: Iterable[str]) -> dict[str, dict[str, Seen]]:
    """By table and person."""
    found: dict[str, dict[str, Seen]] = {}
    wanted = presence.select().where(presence.c.table_id.in_(list(ids)))
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, {})[row.person] = Seen(row.process, row.away)
    return found
