"""What the store does about a person who is to be forgotten, and what it finds of them."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from tinkertable.core.seats import members
from tinkertable.server.tables.journal import EVENT
from tinkertable.server.tables.seat import FORGOTTEN
from tinkertable.server.tables.unreadable import without_person

from .schema import bans, chat, entries, mutes, people, presence, recoveries, seated, tables

LOT = 200  # tables whose journals are looked through at once
NOBODY = ""  # the name of who is about to be forgotten: nobody is them any more

# What is a person's alone, and says nothing about a match.
OWN = (
    recoveries.c.person, mutes.c.person, mutes.c.muted, seated.c.person, chat.c.person,
    presence.c.person, bans.c.person,
)  # fmt: skip


def begin(connection: sa.Connection, person: str) -> None:
    """From now on nobody is this person. What is left of them can be found again by that, if we
    are interrupted."""
    connection.execute(people.update().where(people.c.id == person).values(name=NOBODY))
    connection.execute(recoveries.delete().where(recoveries.c.person == person))


def finish(connection: sa.Connection, person: str) -> None:
    """Nothing but their traces at tables was left."""
    for column in OWN:
        connection.execute(column.table.delete().where(column == person))
    connection.execute(people.delete().where(people.c.id == person))


def leaving(connection: sa.Connection) -> list[str]:
    """Those who are about to be forgotten."""
    return list(connection.scalars(sa.select(people.c.id).where(people.c.name == NOBODY)))


def mentioned(
    connection: sa.Connection, names: Collection[str], after: str
) -> tuple[list[tuple[str, str]], str]:
    """Which tables name which of these people, among the next `LOT`, and the last that was looked
    at; none: that was all. No index says who once watched, or left before the start."""
    lot = sa.select(tables.c.id, tables.c.host, tables.c.facts).where(tables.c.id > after)
    rows = connection.execute(lot.order_by(tables.c.id).limit(LOT)).all()
    if not rows:
        return [], ""
    its = (entries.c.table_id >= rows[0].id, entries.c.table_id <= rows[-1].id)
    events = sa.select(entries.c.table_id, entries.c.text).where(*its, _tells_of(names))
    found = {
        (row.table_id, one)
        for row in connection.execute(events)
        for one in names
        if one in row.text
    }
    found |= {(row.id, one) for row in rows for one in names if one == row.host or one in row.facts}
    return sorted(found), rows[-1].id


def _tells_of(names: Collection[str]) -> sa.ColumnElement[bool]:
    """Entries that name one of these people. Only events do: of many people it takes long to look
    for them elsewhere."""
    named = sa.or_(*(entries.c.text.contains(one) for one in names))
    return named if len(names) == 1 else entries.c.text.startswith(EVENT) & named


def strike(connection: sa.Connection, table_id: str, person: str) -> None:
    """Take a person out of a table: its journal tells the same of nobody in particular, and whoever
    sits there first is its host."""
    here = (entries.c.table_id == table_id, entries.c.text.contains(person))
    nameless = sa.func.replace(entries.c.text, person, FORGOTTEN)
    connection.execute(entries.update().where(*here).values(text=nameless))
    this = tables.c.id == table_id
    row = connection.execute(sa.select(tables.c.facts, tables.c.host).where(this)).one_or_none()
    if row is None:
        return
    kept: dict[str, str] = {"facts": without_person(row.facts, person)}
    if row.host == person:
        kept["host"] = _heir(connection, table_id, person)
    connection.execute(tables.update().where(this).values(kept))


def _heir(connection: sa.Connection, table_id: str, person: str) -> str:
    others = sa.select(seated).where(seated.c.table_id == table_id, seated.c.person != person)
    order = {
        row.person: (not row.seats, min(members(row.seats), default=0), row.person)
        for row in connection.execute(others)
    }
    return min(order, key=order.__getitem__, default=FORGOTTEN)
