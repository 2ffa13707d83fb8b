"""Where the store keeps things: a SQLite file of our own, or a PostgreSQL that others run.

Work on the store is an ordinary function of a connection. SQLite does it in a thread: one hop, no
matter how many statements; PostgreSQL on the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Row = tuple[Any, ...]

ABSENT = (SQLAlchemyError, sqlite3.Error, OSError)  # what a store that does not answer raises
TAKEN = (IntegrityError, sqlite3.IntegrityError)  # what one raises that has such a row already
READERS = 3
FAREWELL = 3.0  # seconds to close its connections
WAIT = 20.0  # seconds to wait for others who write to the same file
PATIENCE = 15.0  # seconds that a statement may take in PostgreSQL
OURS, OPERATORS = "tinkertable", "tinkertable admin"  # what our connections call themselves there


class Engine(Protocol):
    name: str
    instant: bool  # does a commit take no longer than its statements?

    @property
    def dialect(self) -> sa.Dialect: ...

    @property
    def where(self) -> str: ...

    def write_rows(self, connection: sa.Connection, text: str, rows: list[Row]) -> None: ...
    async def read(self, work: Work[T]) -> T: ...
    async def change(self, work: Work[T]) -> T: ...
    async def wipe(self) -> None: ...
    def forget_statements(self) -> None: ...
    async def stop(self) -> None: ...


def _bare(connection: sa.Connection) -> sqlite3.Connection:
    """The driver's own: for what every move does, SQLAlchemy's care costs more than the work."""
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return driver


def _write_rows(connection: sa.Connection, text: str, rows: list[Row]) -> None:
    _bare(connection).executemany(text, rows)


class Held:
    """A connection that one thread keeps: taking it from the pool costs as much as a statement."""

    def __init__(self, engine: sa.Engine, begin: str) -> None:
        self._engine = engine
        self._begin = begin
        self._connection: sa.Connection | None = None

    def do(self, work: Work[T]) -> T:
        """One transaction."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with _transaction(self._connection, self._begin):
                return work(self._connection)
        except ABSENT:
            self.let_go()
            raise

    def let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class Sqlite:
    """One thread writes, a few read. A commit returns when it is on disk."""

    name = "sqlite"
    instant = False
    write_rows = staticmethod(_write_rows)

    def __init__(self, url: str) -> None:
        file = Path(url.partition("///")[2])
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(OSError):  # what is wrong with it is told when it is used
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # nobody else's business
        pool = {"pool_size": READERS + 1, "connect_args": {"timeout": WAIT}}
        self.engine = _sqlite_engine(url, **pool)
        # Who will write waits for its turn before it reads: what it read then still holds.
        self._writing = Held(self.engine, "BEGIN IMMEDIATE")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    @property
    def dialect(self) -> sa.Dialect:
        return self.engine.dialect

    @property
    def where(self) -> str:
        return self.engine.url.render_as_string(hide_password=True)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection, _transaction(connection, "BEGIN"):
            return work(connection)

    async def change(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._change, work)

    def _change(self, work: Work[T]) -> T:
        return self._writing.do(work)

    async def wipe(self) -> None:
        """What was deleted must not live on in the log of writes."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._checkpoint)

    def _checkpoint(self) -> None:
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()

    def forget_statements(self) -> None:
        """They are kept with the values they were first used with."""
        self.engine.clear_compiled_cache()

    async def stop(self) -> None:
        for pool in (self._writer, self._readers):
            pool.shutdown(wait=True)
        self._writing.let_go()
        self.engine.dispose()


class InMemory:
    """A store that ends with its process. Nothing in it takes long enough to leave the loop."""

    name = "sqlite"
    instant = True
    write_rows = staticmethod(_write_rows)
    where = "in memory"

    def __init__(self) -> None:
        self.engine = _sqlite_engine("sqlite://", poolclass=StaticPool)
        self._held = Held(self.engine, "BEGIN")

    @property
    def dialect(self) -> sa.Dialect:
        return self.engine.dialect

    async def read(self, work: Work[T]) -> T:
        return self._held.do(work)

    change = read

    async def wipe(self) -> None:
        pass

    def forget_statements(self) -> None:
        self.engine.clear_compiled_cache()

    async def stop(self) -> None:
        self._held.let_go()
        self.engine.dispose()


def _sqlite_engine(url: str, **more: Any) -> sa.Engine:
    more |= {"hide_parameters": True}  # no names or seeds in a trace
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT", **more)  # we say BEGIN ourselves
    sa.event.listen(engine, "connect", _connected)
    return engine


def _connected(connection: Any, _: object) -> None:
    connection.text_factory = _text
    connection.create_function("lower", 1, _lower, deterministic=True)
    _write_ahead(connection)
    for pragma in (
        "synchronous=FULL",  # a commit returns when it is on disk
        "secure_delete=ON",  # what is deleted is overwritten
    ):
        connection.execute(f"PRAGMA {pragma}")


def _lower(text: str | None) -> str | None:
    """SQLite's own knows no letters but A to Z."""
    return None if text is None else text.lower()


def _text(stored: bytes) -> str:
    """One text of a damaged file must not stand in the way of all that is read with it."""
    return stored.decode("utf-8", "replace")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """The first to open a new file turns it to WAL; SQLite refuses the others meanwhile instead of
    letting them wait as for anything else."""
    end = time.monotonic() + WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


@contextlib.contextmanager
def _transaction(connection: sa.Connection, begin: str) -> Iterator[None]:
    driver = _bare(connection)
    driver.execute(begin)
    try:
        yield
    except BaseException:
        driver.rollback()
        raise
    driver.commit()


class Postgres:
    name = "postgresql"
    instant = False

    def __init__(self, url: str, patience: float | None) -> None:
        self.engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=10,
            connect_args={
                "timeout": 5,
                "command_timeout": patience,
                "server_settings": {
                    "synchronous_commit": "on",
                    "application_name": OPERATORS if patience is None else OURS,
                },
            },
        )

    @property
    def dialect(self) -> sa.Dialect:
        return self.engine.dialect

    @property
    def where(self) -> str:
        return self.engine.url.render_as_string(hide_password=True)

    def write_rows(self, connection: sa.Connection, text: str, rows: list[Row]) -> None:
        connection.exec_driver_sql(text, rows)

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def wipe(self) -> None:
        pass  # its own vacuum does that

    def forget_statements(self) -> None:
        self.engine.clear_compiled_cache()

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):  # a store that hangs must not keep us
            async with asyncio.timeout(FAREWELL):
                await self.engine.dispose()


def open_engine(url: str, patience: float | None = PATIENCE) -> Engine:
    if url.startswith("postgresql"):
        return Postgres(url, patience)
    return InMemory() if url.endswith("://") else Sqlite(url)
