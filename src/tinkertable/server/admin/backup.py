"""Backups: a backup is an embedded store, one file, whatever store it is of; it can be looked into
with the same commands, and restored into either kind.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from tinkertable.core.errors import InputError, shown
from tinkertable.server.lock import StoreHeld, hold_store
from tinkertable.server.settings import Settings
from tinkertable.server.store import causes
from tinkertable.server.store.engines import OURS, Postgres
from tinkertable.server.store.notices import newest, post
from tinkertable.server.store.schema import metadata, notices, probes, schema_version
from tinkertable.server.store.store import Store
from tinkertable.server.store.upgrades import check_version, head, migrate, version_of

LOT = 1000  # rows at once
PASSING = (notices, probes, schema_version)  # what a backup of PostgreSQL leaves out
KEPT = [table for table in metadata.sorted_tables if table not in PASSING]
IN_USE = sa.text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
)


# Backing up


async def back_up(store: Store, settings: Settings, file: Path) -> int:
    """Write the store as it is at one moment to a file; how many bytes it has. What was in the file
    is replaced when all is written."""
    if settings.store_file is not None and _same(settings.store_file, file):
        raise InputError(f"{file} is the store itself")
    if not file.name or (file.exists() and not file.is_file()):  # a device, say: it is not replaced
        raise InputError(f"expected a file for the backup, got {shown(str(file))}")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if isinstance(store.engine, Postgres):
            await _copy_out(store.engine, part)
        else:
            assert settings.store_file
            _copy_file(settings.store_file, part)
        _settle(part)
        os.replace(part, file)
        _sync(file.parent)
    except (OSError, sqlite3.Error) as error:
        raise InputError(f"{file} cannot be written: {causes.words(error)}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return file.stat().st_size


def _copy_file(source: Path, target: Path) -> None:
    """A snapshot: a server that writes meanwhile waits for nothing."""
    with _file(source) as here, _file(target) as there:
        here.backup(there)


async def _copy_out(engine: Postgres, target: Path) -> None:
    """All rows of one snapshot."""
    copy = sa.create_engine(f"sqlite:///{target}")
    try:
        with copy.begin() as there:
            migrate(there)
        async with engine.engine.connect() as here:
            await here.execution_options(isolation_level="REPEATABLE READ")
            await here.execute(sa.text("SET TRANSACTION READ ONLY"))
            with copy.begin() as there:
                for table in KEPT:
                    there.execute(table.delete())
                    rows = await here.stream(sa.select(table))
                    async for lot in rows.mappings().partitions(LOT):
                        there.execute(table.insert(), [dict(row) for row in lot])
    finally:
        copy.dispose()


def _settle(file: Path) -> None:
    """One file that is whole, and on disk."""
    with _file(file) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
        _check_file(copy, file)
    with file.open("rb") as written:
        os.fsync(written.fileno())


# Restoring


async def restore(store: Store, settings: Settings, file: Path, force: bool) -> int:
    """Make the store what the backup says, all of it in one transaction; how many tables it has.
    Without `force` nobody else may have the store."""
    with _staged(file) as staged:
        if isinstance(store.engine, Postgres):
            if not force:
                await _refuse_used(store)
            return await _copy_in(store.engine, staged)
        with _held(settings, force):
            return await _replace(store, settings, staged)


@contextlib.contextmanager
def _held(settings: Settings, force: bool) -> Iterator[None]:
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(hold_store(settings))
        except StoreHeld as held:
            if not force:
                raise InputError(f"{held}; --force restores all the same") from None
        yield


async def _refuse_used(store: Store) -> None:
    count = await store.engine.read(lambda c: c.scalar(IN_USE, {"name": OURS}))
    if count:
        raise InputError(
            f"a server has {count} connections to the store {store.engine.where};"
            " --force restores all the same"
        )


@contextlib.contextmanager
def _staged(file: Path) -> Iterator[Path]:
    """A copy of a backup, checked and of the present version."""
    if not file.is_file():
        raise InputError(f"there is no backup {file}")
    with tempfile.TemporaryDirectory(prefix="tinkertable-restore-") as folder:
        staged = Path(folder) / "staged.sqlite"
        try:
            with _file(file, "ro") as here, _file(staged) as there:
                here.backup(there)
                _check_file(there, file)
            engine = sa.create_engine(f"sqlite:///{staged}")
            with engine.begin() as connection:
                had = version_of(connection)
                if not had:
                    raise InputError(f"{file} is no backup of a store")
                check_version(had)
                if had < head():
                    migrate(connection)
            engine.dispose()
        except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
            raise InputError(f"{file} cannot be read: {causes.words(error)}") from None
        yield staged


async def _replace(store: Store, settings: Settings, staged: Path) -> int:
    """SQLite's own copying: a transaction, like everything else."""
    assert settings.store_file
    engine = sa.create_engine(f"sqlite:///{staged}")
    try:
        had = await store.engine.read(_newest)
    except sa.exc.SQLAlchemyError:  # what is damaged is what is restored
        had = 0
    with engine.begin() as connection:
        post(connection, {"restored": True}, had)
        count = connection.scalar(sa.select(sa.func.count()).select_from(_tables())) or 0
    engine.dispose()
    await store.stop()
    with _file(staged) as here, _file(settings.store_file) as there:
        here.backup(there)
        there.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what was there must not live on
    return count


async def _copy_in(engine: Postgres, staged: Path) -> int:
    source = sa.create_engine(f"sqlite:///{staged}")

    def work(there: sa.Connection) -> int:
        migrate(there)
        had = newest(there)
        names = ", ".join(table.name for table in KEPT)
        there.execute(sa.text(f"TRUNCATE {names}, {notices.name}, {probes.name}"))
        with source.connect() as here:
            for table in KEPT:
                rows = here.execution_options(yield_per=LOT).execute(sa.select(table)).mappings()
                for lot in rows.partitions():
                    there.execute(table.insert(), [dict(row) for row in lot])
        _count_on(there)
        post(there, {"restored": True}, had)
        return there.scalar(sa.select(sa.func.count()).select_from(_tables())) or 0

    try:
        return await engine.change(work)
    finally:
        source.dispose()


def _count_on(connection: sa.Connection) -> None:
    """Numbers that the store gives go on from the last."""
    last = "(SELECT coalesce(max(number), 0) + 1 FROM chat)"
    sequence = "pg_get_serial_sequence('chat', 'number')"
    connection.execute(sa.text(f"SELECT setval({sequence}, {last}, false)"))


def _tables() -> sa.Table:
    return metadata.tables["tables"]


def _newest(connection: sa.Connection) -> int:
    there = sa.inspect(connection).get_table_names()
    return newest(connection) if notices.name in there else 0


# Files


@contextlib.contextmanager
def _file(path: Path, mode: str = "rwc") -> Iterator[sqlite3.Connection]:
    with contextlib.closing(
        sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=60)
    ) as one:
        yield one


def _check_file(copy: sqlite3.Connection, file: Path) -> None:
    (said,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        raise InputError(f"{file} is damaged: {' '.join(said.split())}")


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _sync(folder: Path) -> None:
    """The name of a file is on disk only when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
