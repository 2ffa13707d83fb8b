"""The store: what was acknowledged is on disk. All that the server remembers goes through here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from .schema import chat, editions, entries, migrate, mutes, people, recoveries, seated, tables

log = logging.getLogger(__name__)

MOST_BATCHES = 256  # in one transaction
LISTED = 60  # tables in a list
FAREWELL = 3.0  # seconds to close its connections
ABSENT = (SQLAlchemyError, OSError)  # what a store that does not answer raises


class Conflict(Exception):
    """Another process has appended to this table: read on, then try again."""


class Away(Exception):
    """The store did not answer; what was being written may or may not be there."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's journal: a move, an undo or an event."""

    number: int  # from 1
    text: str
    message: str | None  # the sender's id for it
    at: float


@dataclass(frozen=True)
class Batch:
    """What happens to a table at once, and the state its lists then show."""

    table_id: str
    after: int  # the number of entries it builds on
    entries: Sequence[Entry]
    status: str
    touched: float
    due: float | None
    waiting: dict[str, bool] = field(default_factory=dict)  # by person whose mark has changed
    gone: Sequence[str] = ()  # people who sit here no longer


class Store:
    def __init__(self, url: str) -> None:
        self._url = url
        self.engine = _engine(url)
        self._changing = self.engine.execution_options(immediate=True)
        upsert = postgresql.insert if self.postgres else sqlite.insert
        mark = upsert(seated)
        self._mark = mark.on_conflict_do_update(
            index_elements=["table_id", "person"], set_={"waiting": mark.excluded.waiting}
        )
        self._keep_edition = upsert(editions).on_conflict_do_nothing()
        self._mute = upsert(mutes).on_conflict_do_nothing()
        self._say = upsert(chat).on_conflict_do_nothing().returning(chat.c.number)
        self._step = (
            tables.update()
            .where(tables.c.id == sa.bindparam("t"), tables.c.number == sa.bindparam("after"))
            .values({name: sa.bindparam(f"b_{name}") for name in _STEPPED})
        )
        self._queue: asyncio.Queue[tuple[Batch, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        if not self.postgres and self.engine.url.database:
            Path(self.engine.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self._transaction() as connection:
            await connection.run_sync(migrate)

    async def start(self) -> None:
        """Begin to write. A store that is away now was prepared before the server began."""
        try:
            await self.prepare()
        except Away as error:
            log.warning("store is away", extra={"reason": str(error)})
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        with contextlib.suppress(TimeoutError):  # a store that hangs must not keep us
            async with asyncio.timeout(FAREWELL):
                await self.engine.dispose()

    # Appending: many tables share one commit, and one wait for the disk.

    async def append(self, batch: Batch) -> None:
        """Returns when the batch is durably on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((batch, done))
        await done

    async def _write(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < MOST_BATCHES and not self._queue.empty():
                group.append(self._queue.get_nowait())
            # The same order in every process: none holds what another waits for and waits for it.
            group.sort(key=lambda one: one[0].table_id)
            try:
                fits = await self._commit([batch for batch, _ in group])
            except Exception as error:  # whatever it is, the next group must be written
                if not isinstance(error, ABSENT):
                    log.exception("commit failed")
                for _, done in group:
                    _settle(done, Away(type(error).__name__))
                continue
            for (batch, done), fitted in zip(group, fits, strict=True):
                _settle(done, None if fitted else Conflict(batch.table_id))

    async def _commit(self, batches: list[Batch]) -> list[bool]:
        """Write what still fits; where another was first, it does not."""
        fits: list[bool] = []
        async with self._changing.begin() as connection:
            rows: list[dict[str, Any]] = []
            marks: list[dict[str, Any]] = []
            for batch in batches:
                result = await connection.execute(self._step, _stepped(batch))
                fits.append(result.rowcount == 1)
                if not fits[-1]:
                    continue
                rows += (_row(batch.table_id, entry) for entry in batch.entries)
                marks += (
                    {"table_id": batch.table_id, "person": person, "waiting": waits}
                    for person, waits in batch.waiting.items()
                )
                await self._unmark(connection, batch)
            if rows:
                await connection.execute(entries.insert(), rows)
            if marks:
                await connection.execute(self._mark, marks)
        self.commits += 1
        return fits

    async def _unmark(self, connection: AsyncConnection, batch: Batch) -> None:
        if batch.gone:
            await connection.execute(
                seated.delete().where(
                    seated.c.table_id == batch.table_id, seated.c.person.in_(batch.gone)
                )
            )

    # Tables

    async def create(self, row: dict[str, Any], batch: Batch) -> None:
        """A new table with its first entries."""
        async with self._transaction() as connection:
            values = row | {
                "number": len(batch.entries),
                "status": batch.status,
                "touched": batch.touched,
                "due": batch.due,
            }
            await connection.execute(tables.insert().values(values))
            if batch.entries:
                rows = [_row(batch.table_id, entry) for entry in batch.entries]
                await connection.execute(entries.insert(), rows)
            marks = [
                {"table_id": batch.table_id, "person": person, "waiting": waits}
                for person, waits in batch.waiting.items()
            ]
            if marks:
                await connection.execute(self._mark, marks)

    async def table(self, table_id: str) -> tuple[dict[str, Any], list[Entry]] | None:
        """A table's row and journal."""
        async with self._reading() as connection:
            found = await connection.execute(tables.select().where(tables.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            return dict(row), await self._entries(connection, table_id, 0)

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        async with self._reading() as connection:
            return await self._entries(connection, table_id, after)

    async def _entries(self, connection: AsyncConnection, table_id: str, after: int) -> list[Entry]:
        found = await connection.execute(_READ, {"t": table_id, "after": after})
        return [Entry(*row) for row in found]

    async def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries each table has."""
        wanted = sa.select(tables.c.id, tables.c.number).where(tables.c.id.in_(list(ids)))
        async with self._reading() as connection:
            return {row.id: row.number for row in await connection.execute(wanted)}

    async def due(self, now: float) -> list[str]:
        """Tables where a bot or a clock should have acted."""
        wanted = sa.select(tables.c.id).where(tables.c.due <= now).limit(500)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def mine(self, person: str, waiting: bool = False) -> list[str]:
        wanted = (
            sa.select(tables.c.id)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.person == person)
            .order_by(tables.c.touched.desc())
            .limit(LISTED)
        )
        if waiting:
            wanted = wanted.where(seated.c.waiting)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def everywhere(self, person: str) -> list[str]:
        """Every table this person sits at or is the host of."""
        sits = sa.select(seated.c.table_id).where(seated.c.person == person)
        hosts = sa.select(tables.c.id).where(tables.c.host == person)
        async with self._reading() as connection:
            return [row[0] for row in await connection.execute(sits.union(hosts))]

    async def public(self) -> list[str]:
        wanted = (
            sa.select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(("open", "playing")))
            .order_by(tables.c.touched.desc())
            .limit(LISTED)
        )
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def set_invite(self, table_id: str, digest: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(
                tables.update().where(tables.c.id == table_id).values(invite=digest)
            )

    async def invite(self, table_id: str) -> str | None:
        async with self._reading() as connection:
            wanted = sa.select(tables.c.invite).where(tables.c.id == table_id)
            return await connection.scalar(wanted)

    async def forget_table(self, table_id: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(tables.delete().where(tables.c.id == table_id))
            for part in (entries, seated, chat):
                await connection.execute(part.delete().where(part.c.table_id == table_id))

    # People

    async def add_person(self, person: str, name: str, now: float) -> None:
        async with self._transaction() as connection:
            await connection.execute(people.insert().values(id=person, name=name, created=now))

    async def rename(self, person: str, name: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(people.update().where(people.c.id == person).values(name=name))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        wanted = sa.select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
        async with self._reading() as connection:
            return {row.id: row.name for row in await connection.execute(wanted)}

    async def forget_person(self, person: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(people.delete().where(people.c.id == person))
            for column in (
                recoveries.c.person, mutes.c.person, mutes.c.muted, seated.c.person, chat.c.person,
            ):  # fmt: skip
                await connection.execute(column.table.delete().where(column == person))

    async def add_recovery(self, digest: str, person: str, expires: float) -> None:
        async with self._transaction() as connection:
            old = recoveries.delete().where(recoveries.c.person == person)
            await connection.execute(old)  # one link at a time
            values = {"digest": digest, "person": person, "expires": expires}
            await connection.execute(recoveries.insert().values(values))

    async def use_recovery(self, digest: str, now: float) -> str | None:
        """Whose recovery link it was; it does not work again."""
        async with self._transaction() as connection:
            gone = (
                recoveries.delete()
                .where(recoveries.c.digest == digest, recoveries.c.expires > now)
                .returning(recoveries.c.person)
            )
            return await connection.scalar(gone)

    async def set_muted(self, person: str, muted: str, on: bool) -> None:
        async with self._transaction() as connection:
            if on:
                await connection.execute(self._mute.values(person=person, muted=muted))
            else:
                both = (mutes.c.person == person, mutes.c.muted == muted)
                await connection.execute(mutes.delete().where(*both))

    async def muted(self, person: str) -> set[str]:
        wanted = sa.select(mutes.c.muted).where(mutes.c.person == person)
        async with self._reading() as connection:
            return {row.muted for row in await connection.execute(wanted)}

    # Chat and editions

    async def say(self, table_id: str, person: str, message: str, text: str, at: float) -> int:
        """The number of the line; 0 if this message was stored before."""
        values = {"table_id": table_id, "person": person, "message": message}
        async with self._transaction() as connection:
            number = await connection.scalar(self._say, values | {"text": text, "at": at})
            return number or 0

    async def chat(self, table_id: str, most: int = 100) -> list[dict[str, Any]]:
        wanted = (
            sa.select(chat.c.number, chat.c.person, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            found = await connection.execute(wanted)
            return [dict(row) for row in found.mappings()][::-1]

    async def add_edition(self, hash_: str, game: str, name: str, data: str) -> None:
        async with self._transaction() as connection:
            values = {"hash": hash_, "game": game, "name": name, "data": data}
            await connection.execute(self._keep_edition, values)

    async def edition(self, hash_: str) -> dict[str, Any] | None:
        async with self._reading() as connection:
            found = await connection.execute(editions.select().where(editions.c.hash == hash_))
            row = found.mappings().first()
            return dict(row) if row else None

    async def ok(self) -> bool:
        try:
            async with self._reading() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except Away:
            return False
        return True

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except ABSENT as error:
            raise Away(type(error).__name__) from error

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._changing.begin() as connection:
                yield connection
        except ABSENT as error:
            raise Away(type(error).__name__) from error


_STEPPED = ("number", "status", "touched", "due")
_READ = (
    sa.select(entries.c.number, entries.c.text, entries.c.message, entries.c.at)
    .where(entries.c.table_id == sa.bindparam("t"), entries.c.number > sa.bindparam("after"))
    .order_by(entries.c.number)
)


def _stepped(batch: Batch) -> dict[str, Any]:
    return {
        "t": batch.table_id,
        "after": batch.after,
        "b_number": batch.after + len(batch.entries),
        "b_status": batch.status,
        "b_touched": batch.touched,
        "b_due": batch.due,
    }


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "text": entry.text,
        "message": entry.message,
        "at": entry.at,
    }


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # its asker has gone
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(
            url,
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=10,
            connect_args={
                "timeout": 5,
                "command_timeout": 15,
                "server_settings": {"synchronous_commit": "on"},
            },
        )
    if url.endswith("://"):  # in memory: one connection is the database
        one = {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
        engine = create_async_engine(url, **one)
    else:
        engine = create_async_engine(url, pool_size=5, max_overflow=5, connect_args={"timeout": 20})
    sa.event.listen(engine.sync_engine, "connect", _sqlite_connect)
    sa.event.listen(engine.sync_engine, "begin", _sqlite_begin)
    return engine


def _sqlite_connect(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit returns when it is on disk
    cursor.close()


def _sqlite_begin(connection: sa.Connection) -> None:
    """Who will write waits for its turn before it reads: what it read then still holds."""
    changing = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if changing else "BEGIN")
