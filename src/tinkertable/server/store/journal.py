"""The journals of all tables, as the store keeps them: many tables share one commit, and one wait
for the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import sqlalchemy as sa
from prometheus_client import Histogram

from tinkertable.server.tables.journal import Batch, Entry

from .engines import ABSENT, TAKEN, Engine
from .errors import Conflict
from .schema import entries, seated, tables
from .watch import Watch

log = logging.getLogger(__name__)

MOST_BATCHES = 256  # in one transaction
GATHER = 0.003  # seconds
PAGE = 500  # entries read at once: a few milliseconds

# What a batch changes in the row of its table; bound under other names than the columns have.
_STATE = ("number", "status", "acting", "touched", "due", "used")
_UPDATE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("t"), tables.c.number == sa.bindparam("after"))
    .values({name: sa.bindparam(f"b_{name}") for name in _STATE} | {"goes": sa.null()})
)
_APPEND = entries.insert()
_READ = (
    sa.select(*(entries.c[name] for name in ("number", "text", "message", "at", "ran")))
    .where(entries.c.table_id == sa.bindparam("t"), entries.c.number > sa.bindparam("after"))
    .order_by(entries.c.number)
    .limit(PAGE)
)


class Prepared:
    """A statement put into words once: for what is written at every move."""

    def __init__(self, statement: sa.Executable, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self._engine = engine
        self._text = str(compiled)
        self._order = compiled.positiontup

    def many(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> None:
        values = [tuple(row[name] for name in self._order) for row in rows]
        self._engine.write_rows(connection, self._text, values)


class JournalWriter:
    def __init__(self, engine: Engine, upsert: Any, watch: Watch, commits: Histogram) -> None:
        self._engine = engine
        self._watch = watch
        self._commits = commits
        insert = upsert(seated)
        self._put_seated = insert.on_conflict_do_update(
            index_elements=["table_id", "person"], set_={"seats": insert.excluded.seats}
        )
        self._update = Prepared(_UPDATE, engine)
        self._append = Prepared(_APPEND, engine)
        self._queue: asyncio.Queue[tuple[Batch, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def create(self, connection: sa.Connection, row: dict[str, Any], batch: Batch) -> None:
        """A new table with its first entries."""
        bound = _bind(batch)
        state = {name: bound[f"b_{name}"] for name in _STATE}
        connection.execute(tables.insert().values(row | state))
        if batch.entries:
            rows = [_row(batch.table_id, entry) for entry in batch.entries]
            connection.execute(_APPEND, rows)
        self._seat(connection, batch)

    async def append(self, batch: Batch) -> None:
        """Returns when the batch is durably on disk."""
        if self._engine.instant:  # there is no wait to share
            if error := await self._commit([batch]):
                raise error
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((batch, done))
        await done

    async def _write(self) -> None:
        busy = False
        while True:
            group = [await self._queue.get()]
            if busy:  # a few more are about to come
                await asyncio.sleep(GATHER)
            while len(group) < MOST_BATCHES and not self._queue.empty():
                group.append(self._queue.get_nowait())
            busy = len(group) > 1
            await self._write_group(group)
            group.clear()  # who is in it may be forgotten before the next comes

    async def _write_group(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        # The same order in every process: none holds what another waits for and waits for it.
        group.sort(key=lambda one: one[0].table_id)
        error = await self._commit([batch for batch, _ in group])
        if isinstance(error, Conflict) and len(group) > 1:  # at one of the tables: find out which
            for batch, done in group:
                _resolve(done, await self._commit([batch]))
        else:
            for _, done in group:
                _resolve(done, error)

    async def _commit(self, batches: list[Batch]) -> Exception | None:
        """All or nothing, and why nothing."""

        def work(connection: sa.Connection) -> None:
            self._update.many(connection, [_bind(batch) for batch in batches])
            # A number that is taken already means that another process was first.
            rows = [_row(batch.table_id, entry) for batch in batches for entry in batch.entries]
            self._append.many(connection, rows)
            for batch in batches:
                self._seat(connection, batch)

        begun = time.perf_counter()
        try:
            await self._engine.change(work)
        except TAKEN:
            return Conflict()
        except ABSENT as error:
            return self._watch.failed("commit", error, len(batches))
        except Exception as error:  # whatever it is, the next group must be written
            log.exception("commit broke off")
            return self._watch.failed("commit", error, len(batches))
        self._watch.worked()
        self._commits.observe(time.perf_counter() - begun)
        return None

    def _seat(self, connection: sa.Connection, batch: Batch) -> None:
        rows = [
            {"table_id": batch.table_id, "person": person, "seats": seats}
            for person, seats in batch.seated.items()
        ]
        if rows:
            connection.execute(self._put_seated, rows)
        if batch.gone:
            here = seated.c.table_id == batch.table_id
            connection.execute(seated.delete().where(here, seated.c.person.in_(batch.gone)))


def read_journal(connection: sa.Connection, table_id: str, after: int) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(_READ, {"t": table_id, "after": after})]


def _bind(batch: Batch) -> dict[str, Any]:
    return {
        "t": batch.table_id,
        "after": batch.after,
        "b_number": batch.after + len(batch.entries),
        "b_status": batch.status,
        "b_acting": batch.acting,
        "b_touched": batch.touched,
        "b_due": batch.due,
        "b_used": batch.used,
    }


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "text": entry.text,
        "message": entry.message,
        "at": entry.at,
        "ran": entry.ran,
    }


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # its asker has gone
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
