"""Older stores become the present one; newer ones are refused."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from tests.server.services import Postgres
from tests.server.test_store import with_store
from tinkertable.core.errors import InputError
from tinkertable.server.settings import Settings
from tinkertable.server.store.presence import Note
from tinkertable.server.store.schema import metadata
from tinkertable.server.store.store import Store
from tinkertable.server.store.upgrades import VERSIONS, head, migrate

SCHEMAS = Path(__file__).parent / "schemas"
HEAD = head()
OLDER = sorted({int(path.name.partition(".")[0]) for path in SCHEMAS.glob("*.sql")})


def load(database: str, version: int, postgres: Postgres) -> None:
    """Fill an empty database with a dump of an older version."""
    kind = database.partition(":")[0]
    dump = (SCHEMAS / f"{version}.{kind}.sql").read_text()
    if kind == "postgresql":
        postgres.query(database, dump)
    else:
        path = Path(database.removeprefix("sqlite:///"))
        path.parent.mkdir(parents=True)
        file = sqlite3.connect(path)
        file.executescript(dump)
        file.close()


def shape(connection: sa.Connection) -> dict[str, Any]:
    """Columns, keys and indexes of everything."""
    found = sa.inspect(connection)
    return {
        table: (
            sorted(
                (c["name"], str(c["type"]), c["nullable"] or c["name"] in keys)
                for c in found.get_columns(table)
            ),
            keys,
            sorted((i["name"], i["column_names"]) for i in found.get_indexes(table)),
            sorted(u["column_names"] for u in found.get_unique_constraints(table)),
        )
        for table in sorted(found.get_table_names())
        for keys in [found.get_pk_constraint(table)["constrained_columns"]]
    }


def bring(database: str, versions: Path = VERSIONS) -> int:
    """Migrate; the version it had."""

    async def run() -> int:
        store = Store(Settings(database=database).engine_url)
        try:
            return await store.engine.change(lambda connection: migrate(connection, versions))
        finally:
            await store.stop()

    return asyncio.run(run())


def ask(database: str, text: str) -> list[tuple[Any, ...]]:
    async def run() -> list[tuple[Any, ...]]:
        store = Store(Settings(database=database).engine_url)
        try:
            rows = await store.engine.read(
                lambda connection: connection.execute(sa.text(text)).all()
            )
            return [tuple(row) for row in rows]
        finally:
            await store.stop()

    with ThreadPoolExecutor(1) as apart:  # a loop may run here
        return apart.submit(lambda: asyncio.run(run())).result()


@pytest.mark.parametrize("version", OLDER)
def test_an_older_store_becomes_like_a_new_one(
    database: str, version: int, postgres: Postgres, tmp_path: Path
) -> None:
    """Fails when `schema.py` changes its tables without a revision that changes those of old
    stores."""
    if database.startswith("postgresql"):
        fresh = postgres.new_database(f"fresh{version}")
    else:
        fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    load(database, version, postgres)
    shapes: list[dict[str, Any]] = []
    differences: list[Any] = []

    async def look(store: Store) -> None:
        shapes.append(await store.engine.read(shape))
        differences.extend(await store.engine.read(compare))

    for one in (database, fresh):
        with_store(one, look)
    assert differences == []
    assert shapes[0] == shapes[1]
    assert set(shapes[0]) == {*metadata.tables, "alembic_version"}
    assert ask(database, "SELECT version_num FROM alembic_version") == [(f"{HEAD:04}",)]


def compare(connection: sa.Connection) -> list[Any]:
    """What Alembic would have to do to make of a store what `schema.py` says."""
    context = MigrationContext.configure(connection)
    found: list[Any] = compare_metadata(context, metadata)
    return found


def test_every_version_that_was_released_has_a_store_here() -> None:
    assert list(range(1, HEAD)) == OLDER


def test_nothing_is_lost_on_the_way(database: str, postgres: Postgres) -> None:
    load(database, 1, postgres)

    async def work(store: Store) -> None:
        assert await store.table("t1")
        entries = await store.entries("t1", 0)
        assert [entry.text for entry in entries] == ["! start", "1 a", "2 b", "* c"]
        assert await store.names(["p1", "p2"]) == {"p1": "Anna", "p2": "Борис"}
        assert await store.mine("p2", waiting=True) == ["t1"]
        assert [line["text"] for line in await store.chat("t1")] == ["hello"]
        assert await store.say("t1", "p2", "m1", "and on", 2.0) > 1
        assert await store.use_recovery("r" * 64, 9.0) == "p1"

    with_store(database, work)


def next_versions(folder: Path, then: str = "") -> Path:
    """Our revisions, and one that a later program might have: a new column, filled from what is
    there."""
    versions = folder / "versions"
    shutil.copytree(VERSIONS, versions)
    (versions / f"v{HEAD + 1:04}_later.py").write_text(
        f'''
from alembic import op
import sqlalchemy as sa
revision, down_revision = "{HEAD + 1:04}", "{HEAD:04}"
def upgrade():
    op.add_column("tables", sa.Column("moves", sa.Integer, nullable=False, server_default="0"))
    count = "(SELECT count(*) FROM entries WHERE table_id = tables.id AND text NOT LIKE '!%')"
    op.execute(f"UPDATE tables SET moves = {{count}}")
    {then}
'''
    )
    return versions


def version_number(database: str) -> int:
    ((number,),) = ask(database, "SELECT version_num FROM alembic_version")
    return int(number)


def test_a_revision_changes_what_the_first_version_left(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    load(database, 1, postgres)
    later = next_versions(tmp_path)
    assert bring(database, later) == 1
    assert bring(database, later) == HEAD + 1  # nothing is left to do
    assert ask(database, "SELECT id, number, moves FROM tables") == [("t1", 4, 3)]
    assert version_number(database) == HEAD + 1


def test_a_revision_that_fails_leaves_the_store_as_it_was(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    load(database, 1, postgres)
    with pytest.raises(RuntimeError, match="half way"):
        bring(database, next_versions(tmp_path, then="raise RuntimeError('half way')"))
    assert ask(database, "SELECT version FROM schema_version") == [(1,)]
    with pytest.raises(sa.exc.SQLAlchemyError):
        ask(database, "SELECT version_num FROM alembic_version")
    assert bring(database) == 1


def test_a_newer_store_is_refused(database: str, postgres: Postgres, tmp_path: Path) -> None:
    load(database, 1, postgres)
    bring(database, next_versions(tmp_path))
    with pytest.raises(InputError, match="run a newer program"):
        bring(database)
    command = [sys.executable, "-m", "tinkertable.cli", "serve", "--database", database]
    p = subprocess.run([*command, "--data", tmp_path], capture_output=True, text=True, check=False)
    versions = f"the store is of version {HEAD + 1}, this program knows {HEAD}"
    assert (p.returncode, p.stderr) == (
        2, f"tinkertable serve: {versions}: run a newer program\n",
    )  # fmt: skip


def test_a_store_that_nobody_has_counted_is_brought_up(database: str, postgres: Postgres) -> None:
    load(database, 1, postgres)
    bring_down = "DELETE FROM schema_version"
    if database.startswith("postgresql"):
        postgres.query(database, bring_down)
    else:
        file = sqlite3.connect(database.removeprefix("sqlite:///"))
        file.execute(bring_down)
        file.commit()
        file.close()
    assert bring(database) == 0
    assert ask(database, "SELECT id, number FROM tables") == [("t1", 4)]
    assert version_number(database) == HEAD


def test_programs_that_count_by_hand_are_told_that_the_store_is_too_new(database: str) -> None:
    bring(database)
    ((version,),) = ask(database, "SELECT version FROM schema_version")
    assert version > 2  # the last of theirs


def test_alembic_is_not_imported_for_a_store_that_is_up_to_date(database: str) -> None:
    bring(database)
    program = STARTER.replace("    sys.stdin.readline()\n", "")
    told = f"{program}\nprint('alembic' in sys.modules)"
    p = subprocess.run(
        [sys.executable, "-c", told, database], capture_output=True, text=True, check=False
    )
    assert (p.stdout, p.stderr) == ("ready\nFalse\n", "")


STARTER = """
import asyncio, sys
from tinkertable.server.settings import Settings
from tinkertable.server.store.store import Store
async def run():
    store = Store(Settings(database=sys.argv[1]).engine_url)
    print("ready", flush=True)
    sys.stdin.readline()
    await store.prepare()
    await store.stop()
asyncio.run(run())
"""


def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    starters = [
        subprocess.Popen(
            [sys.executable, "-c", STARTER, database],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for _ in range(4)
    ]  # fmt: skip
    for one in starters:
        assert one.stdout
        assert one.stdout.readline() == "ready\n"
    for one in starters:
        assert one.stdin
        one.stdin.write("go\n")
        one.stdin.flush()
    errors = [one.communicate(timeout=60)[1] for one in starters]
    assert [(one.returncode, error) for one, error in zip(starters, errors, strict=True)] == (
        [(0, "")] * len(starters)
    )
    assert version_number(database) == HEAD


def test_a_database_that_is_not_there_is_said_in_a_line(postgres: Postgres, tmp_path: Path) -> None:
    missing = postgres.database("nowhere").replace("tinkertable@", "tinkertable:secret@")
    command = [sys.executable, "-m", "tinkertable.cli", "serve", "--database", missing]
    p = subprocess.run([*command, "--data", tmp_path], capture_output=True, text=True, check=False)
    last = p.stderr.splitlines()[-1]
    assert p.returncode == 2
    assert last.startswith("tinkertable serve: the store postgresql+asyncpg://tinkertable:***@")
    assert last.endswith('cannot be used: database "nowhere" does not exist')
    assert "secret" not in p.stderr


def test_time_goes_on_from_the_last_entry_that_the_wall_clock_gave(
    database: str, postgres: Postgres
) -> None:
    load(database, 1, postgres)

    async def work(store: Store) -> None:
        read = await store.entries("t1", 0)
        assert [(entry.ran, entry.counted) for entry in read] == [(None, 2.5)] * 4
        assert (await store.note(Note("a", 0.5, set(), {}, 10.0))).ran == 2.5

    with_store(database, work)
