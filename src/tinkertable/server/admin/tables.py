"""Tables, as an operator sees them: listed, looked into, ended, deleted."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from tinkertable.core.errors import InputError, shown
from tinkertable.core.seats import members
from tinkertable.server.socket.reader import Reader
from tinkertable.server.store.errors import Conflict
from tinkertable.server.store.schema import (
    chat,
    entries,
    people,
    presence,
    processes,
    seated,
    tables,
)
from tinkertable.server.store.store import Store
from tinkertable.server.tables.reason import Reason
from tinkertable.server.tables.unreadable import Unreadable

from .desk import change

TRIES = 12  # against a server that appends to the same table
TAIL = 20  # entries that are shown of a journal
ONES_OWN = ("id", "game", "version", "status", "public", "host", "created", "touched", "number")


@dataclass(frozen=True)
class Filter:
    """Which tables are listed; None: whatever it is."""

    game: str | None = None
    status: str | None = None
    person: str | None = None
    older: float | None = None  # seconds without a change
    most: int = 100


async def listed(store: Store, wanted: Filter) -> list[dict[str, Any]]:
    """The tables that pass, the latest first."""
    found = sa.select(*(tables.c[name] for name in ONES_OWN))
    if wanted.game:
        found = found.where(tables.c.game == wanted.game)
    if wanted.status:
        found = found.where(tables.c.status == wanted.status)
    if wanted.older is not None:
        found = found.where(tables.c.touched < time.time() - wanted.older)
    if wanted.person:
        sits = sa.select(seated.c.table_id).where(seated.c.person == wanted.person)
        found = found.where((tables.c.host == wanted.person) | tables.c.id.in_(sits))
    found = found.order_by(tables.c.touched.desc()).limit(wanted.most)
    rows = await store.engine.read(lambda connection: connection.execute(found).all())
    return [dict(row._mapping) for row in rows]


async def inspected(store: Store, table_id: str) -> dict[str, Any]:
    """All that is known of a table, and why it cannot be read if it cannot."""
    row = await store.table(table_id)
    if row is None:
        raise unknown(table_id)
    here = seated.c.table_id == table_id
    sits = (
        sa.select(seated.c.person, seated.c.seats, people.c.name)
        .outerjoin(people, people.c.id == seated.c.person)
        .where(here)
    )
    last = (
        sa.select(entries.c.number, entries.c.text, entries.c.at)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.number.desc())
        .limit(TAIL)
    )
    lines = sa.select(sa.func.count()).where(chat.c.table_id == table_id)

    def look(connection: sa.Connection) -> tuple[Any, Any, int]:
        seats, tail = connection.execute(sits).all(), connection.execute(last).all()
        return seats, tail, connection.scalar(lines) or 0

    seats, tail, said = await store.engine.read(look)
    return {
        **{name: row[name] for name in ONES_OWN},
        "facts": row["facts"],
        "due": row["due"],
        "people": [
            {"person": one.person, "name": one.name, "seats": [s + 1 for s in members(one.seats)]}
            for one in seats
        ],
        "chat": said,
        "journal": [dict(one._mapping) for one in reversed(tail)],
        "fault": await fault(store, table_id),
    }


async def fault(store: Store, table_id: str) -> dict[str, Any] | None:
    """What keeps a table from being read: code, reason and what is wrong."""
    try:
        table = await Reader(store).table(table_id)
    except Unreadable as error:
        return {"code": error.code, "reason": error.error.reason, "why": str(error)}
    row = await store.table(table_id)
    if row is not None and (row["number"], row["status"]) != (table.number, table.status):
        why = f"the list says {row['status']} after {row['number']} entries, the journal says"
        why += f" {table.status} after {table.number}"
        return {"code": "unlike", "reason": "row", "why": why}
    return None


async def end(store: Store, table_id: str) -> None:
    """End a match as it stands. Who plays it is told within a sweep of the server."""
    longest = sa.select(sa.func.max(processes.c.ran))
    if await store.table(table_id) is None:
        raise unknown(table_id)
    for _ in range(TRIES):
        table = await Reader(store).table(table_id)
        if not table.being_played:
            raise InputError(f"expected a table that is played, got one that is {table.status}")
        table.now = time.time()
        table.ran = await store.engine.read(lambda c: c.scalar(longest)) or table.counted
        table.add_event(f"end {Reason.OPERATOR}")
        try:
            await store.append(table.batch(table.take_fresh()))
        except Conflict:
            continue
        await change(store, lambda _: None, table=table_id)
        return
    raise InputError(f"the table {table_id} changes too quickly: try again")


async def delete(store: Store, table_id: str) -> None:
    parts = (entries, seated, presence, chat)

    def work(connection: sa.Connection) -> None:
        if not connection.execute(tables.delete().where(tables.c.id == table_id)).rowcount:
            raise unknown(table_id)
        for part in parts:
            connection.execute(part.delete().where(part.c.table_id == table_id))

    await change(store, work, table=table_id)
    await store.engine.wipe()


def unknown(table_id: str) -> InputError:
    return InputError(f"expected a table of the store, got {shown(table_id)}")
