"""People, as an operator sees them: listed, looked into, shut out."""

from __future__ import annotations

import time
from itertools import islice
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql.elements import Label

from tinkertable.core.errors import InputError, shown
from tinkertable.server.store.schema import bans, chat, people, seated, tables
from tinkertable.server.store.store import Store

from .desk import change


def _count(table: sa.Table, column: sa.Column[Any], name: str) -> Label[int]:
    wanted = sa.select(sa.func.count()).select_from(table).where(column == people.c.id)
    return wanted.scalar_subquery().label(name)


FACTS = sa.select(
    people,
    bans.c.at.label("banned"),
    _count(tables, tables.c.host, "hosts"),
    _count(seated, seated.c.person, "sits"),
    _count(chat, chat.c.person, "lines"),
).outerjoin(bans, bans.c.person == people.c.id)


async def listed(
    store: Store, name: str | None = None, banned: bool = False, most: int = 100
) -> list[dict[str, Any]]:
    """The newest first; those whose name has this in it, those that are shut out."""
    wanted = FACTS.order_by(people.c.created.desc()).limit(most)
    if banned:
        wanted = wanted.where(bans.c.person.is_not(None))
    if name:
        wanted = wanted.where(people.c.id.in_(await _called(store, name, banned, most)))
    rows = await store.engine.read(lambda connection: connection.execute(wanted).all())
    return [dict(row._mapping) for row in rows]


async def _called(store: Store, name: str, banned: bool, most: int) -> list[str]:
    """Whose name has this in it; SQLite knows small and large letters of English only."""
    wanted = sa.select(people.c.id, people.c.name).order_by(people.c.created.desc())
    if banned:
        wanted = wanted.join(bans, bans.c.person == people.c.id)
    rows = await store.engine.read(lambda connection: connection.execute(wanted).all())
    part = name.casefold()
    return list(islice((row.id for row in rows if part in row.name.casefold()), most))


async def inspected(store: Store, person: str) -> dict[str, Any]:
    wanted = FACTS.where(people.c.id == person)
    row = await store.engine.read(lambda connection: connection.execute(wanted).first())
    if row is None:
        raise unknown(person)
    return {**row._mapping, "tables": await store.every_table_of(person)}


async def ban(store: Store, person: str, on: bool) -> None:
    """Shut somebody out, or let them in again."""

    def work(connection: sa.Connection) -> None:
        if connection.scalar(sa.select(people.c.id).where(people.c.id == person)) is None:
            raise unknown(person)
        connection.execute(bans.delete().where(bans.c.person == person))
        if on:
            connection.execute(bans.insert().values(person=person, at=time.time()))

    await change(store, work, bans=True)


def unknown(person: str) -> InputError:
    return InputError(f"expected a person of the store, got {shown(person)}")
