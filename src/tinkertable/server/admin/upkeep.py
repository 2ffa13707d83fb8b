"""Looking after a store: does every journal replay, and is nothing kept that belongs to nothing?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tinkertable.server.store.engines import Postgres, Sqlite
from tinkertable.server.store.schema import chat, entries, presence, seated, tables
from tinkertable.server.store.store import Store

from .tables import fault

LOT = 500  # tables looked through at once
PARTS = (entries, seated, presence, chat)  # what belongs to a table


class Checked(NamedTuple):
    table: str
    game: str
    status: str
    fault: dict[str, Any] | None


async def checked(store: Store) -> AsyncIterator[Checked]:
    """Every table of the store, replayed from its journal."""
    last = ""
    while True:
        wanted = sa.select(tables.c.id, tables.c.game, tables.c.status)
        wanted = wanted.where(tables.c.id > last).order_by(tables.c.id).limit(LOT)
        rows = await _rows(store, wanted)
        for row in rows:
            yield Checked(row.id, row.game, row.status, await fault(store, row.id))
        if len(rows) < LOT:
            return
        last = rows[-1].id


async def count_tables(store: Store) -> int:
    ((count,),) = await _rows(store, sa.select(sa.func.count()).select_from(tables))
    return int(count)


async def file_faults(store: Store) -> list[str]:
    """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
    if not isinstance(store.engine, Sqlite):
        return []
    found = await _rows(store, sa.text("PRAGMA integrity_check(20)"))
    return [" ".join(row[0].split()) for row in found if row[0] != "ok"]


async def orphans(store: Store) -> dict[str, int]:
    """By part how many rows belong to a table that is not there."""

    def work(connection: sa.Connection) -> dict[str, int]:
        return {
            part.name: connection.scalar(
                sa.select(sa.func.count()).select_from(part).where(_alone(part))
            )
            or 0
            for part in PARTS
        }

    return {name: count for name, count in (await store.engine.read(work)).items() if count}


def _alone(part: sa.Table) -> sa.ColumnElement[bool]:
    return part.c.table_id.not_in(sa.select(tables.c.id))


async def vacuum(store: Store) -> dict[str, int]:
    """Delete what belongs to nothing, and give the space back; bytes before and after."""
    before = await _size(store)

    def work(connection: sa.Connection) -> int:
        return sum(connection.execute(part.delete().where(_alone(part))).rowcount for part in PARTS)

    deleted = await store.engine.change(work)
    if isinstance(store.engine, Postgres):
        async with store.engine.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(sa.text("VACUUM (ANALYZE)"))
    elif isinstance(store.engine, Sqlite):
        with store.engine.engine.connect() as one:
            one.exec_driver_sql("VACUUM")
            one.exec_driver_sql("PRAGMA optimize")
        await store.engine.wipe()
    return {"rows": deleted, "before": before, "after": await _size(store)}


async def _rows(store: Store, wanted: sa.Executable) -> Sequence[sa.Row[Any]]:
    return await store.engine.read(lambda connection: connection.execute(wanted).all())


async def _size(store: Store) -> int:
    if isinstance(store.engine, Postgres):
        text = "SELECT pg_database_size(current_database())"
    else:
        text = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    found = await store.engine.read(lambda connection: connection.scalar(sa.text(text)))
    return int(found or 0)
