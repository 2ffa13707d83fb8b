"""The store: on PostgreSQL all that it does on SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.running import QUIET, running
from tests.server.services import waiters
from tests.server.test_play import whole_match
from tinkertable.core.edition import edition_of, read_kept
from tinkertable.games import GAMES, load
from tinkertable.server.settings import Settings
from tinkertable.server.store.engines import Postgres
from tinkertable.server.store.errors import Away, Conflict
from tinkertable.server.store.schema import tables
from tinkertable.server.store.store import Store
from tinkertable.server.tables.journal import Batch, Entry


def with_store(database: str, work: Callable[[Store], Awaitable[None]], count: int = 1) -> None:
    """Run something with a store, or several on the same database."""

    async def run() -> None:
        stores = [Store(Settings(database=database).engine_url) for _ in range(count)]
        for store in stores:
            await store.start()
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def row(table_id: str, **more: Any) -> dict[str, Any]:
    facts = {"game": "gears", "version": 1, "facts": "{}", "seed": "s", "host": "p1"}
    return facts | {"id": table_id, "public": True, "created": 1.0} | more


def batch(table_id: str, after: int, *texts: str, **more: Any) -> Batch:
    entries = [
        Entry(after + at, text, f"m{after + at}", 2.5) for at, text in enumerate(texts, start=1)
    ]
    facts: dict[str, Any] = {"status": "playing", "acting": 1, "touched": 2.5, "due": None}
    return Batch(table_id=table_id, after=after, entries=entries, **facts | more)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_on_postgresql(pg_url: str, tmp_path: Path, name: str) -> None:
    with running(tmp_path, "--database", pg_url, *QUIET) as server:
        asyncio.run(whole_match(server.url, name))


def test_how_many_tables_somebody_hosts(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.hosted("p1") == (0, 0, 0)
        for at, (status, public, seated) in enumerate(
            (
                ("playing", True, {"p1": 1}), ("paused", False, {"p2": 2}), ("open", False, {}),
                ("playing", False, {"p1": 0}), ("over", True, {}), ("ended", True, {"p1": 1}),
            )
        ):  # fmt: skip
            made = batch(f"t{at}", 0, status=status, seated=seated)
            await store.create(row(f"t{at}", public=public), made)
        await store.create(row("t9", host="p2"), batch("t9", 0))
        assert await store.hosted("p1") == (4, 1, 2)
        assert await store.hosted("p2") == (1, 1, 1)

    with_store(database, work)


def test_tables_and_their_journal(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row("t1"), batch("t1", 0, "! start", "1 a", seated={"p1": 1, "p2": 2}))
        await store.create(row("t2", public=False, host="p2"), batch("t2", 0, due=5.0))
        await store.append(batch("t1", 2, "2 b", "* c", acting=2))
        found = await store.table("t1")
        assert found
        assert found | {"number": 4, "status": "playing", "seed": "s"} == found
        entries = await store.entries("t1", 0)
        assert [entry.text for entry in entries] == ["! start", "1 a", "2 b", "* c"]
        assert entries[2] == Entry(3, "2 b", "m3", 2.5)
        assert await store.seated("t1") == {"p1": 1, "p2": 2}
        assert [entry.number for entry in await store.entries("t1", 3)] == [4]
        assert await store.numbers(["t1", "t2", "t3"]) == {"t1": 4, "t2": 0}
        assert await store.due(4.9) == []
        assert await store.due(5.0) == [(5.0, "t2")]
        assert await store.due(5.0, after=(5.0, "t2")) == []
        assert await store.mine("p1") == ["t1"]
        assert await store.mine("p1", waiting=True) == []
        assert await store.mine("p2", waiting=True) == ["t1"]
        assert sorted(await store.every_table_of("p2")) == ["t1", "t2"]
        assert await store.public() == ["t1"]
        await store.append(batch("t1", 4, "! open 2", gone=["p2"]))
        assert await store.mine("p2") == ["t2"]  # whose host p2 is
        assert await store.invite("t1") is None
        await store.set_invite("t1", "digest")
        assert await store.invite("t1") == "digest"
        await store.forget_table("t1")
        assert await store.table("t1") is None
        assert await store.entries("t1", 0) == []
        assert await store.fault() is None

    with_store(database, work)


def test_people(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person("p1", "Anna", 1.0)
        await store.add_person("p2", "Борис", 1.0)
        await store.rename("p1", "Änna")
        assert await store.names(["p1", "p2", "p3"]) == {"p1": "Änna", "p2": "Борис"}
        await store.add_recovery("old", "p1", 10.0)
        await store.add_recovery("new", "p1", 10.0)
        assert await store.use_recovery("old", 5.0) is None
        assert await store.use_recovery("new", 11.0) is None
        assert await store.use_recovery("new", 5.0) == "p1"
        assert await store.use_recovery("new", 5.0) is None
        for _ in range(2):
            await store.set_muted("p1", "p2", True)
        assert await store.muted("p1") == {"p2"}
        await store.set_muted("p1", "p2", False)
        assert await store.muted("p1") == set()
        await store.forget_people(["p1"])
        assert await store.names(["p1"]) == {}

    with_store(database, work)


def test_chat_and_editions(database: str) -> None:
    async def work(store: Store) -> None:
        first = await store.say("t1", "p1", "m1", "hello", 1.5)
        assert await store.say("t1", "p1", "m1", "hello", 1.5) == 0  # sent twice
        second = await store.say("t1", "p2", "m1", "🙂", 2.5)
        assert 0 < first < second
        assert await store.chat("t1") == [
            {"number": first, "person": "p1", "text": "hello", "at": 1.5},
            {"number": second, "person": "p2", "text": "🙂", "at": 2.5},
        ]
        game = load("gears")
        mine, hers = edition_of(game, "mine", {}), edition_of(game, "hers", {})
        for one in (mine, hers, hers):
            await store.add_edition(one)
        keys = (mine.file_hash, hers.file_hash, mine.hash)
        rows = [await store.edition(key) for key in keys]
        assert [row and row["name"] for row in rows] == ["mine", "hers", "mine"]
        assert [row and read_kept(game, row["data"]) for row in rows] == [mine, hers, mine]
        assert await store.edition("none") is None

    with_store(database, work)


def test_one_of_two_who_build_on_the_same_entry_is_late(database: str) -> None:
    async def work(one: Store, two: Store) -> None:
        await one.create(row("t1"), batch("t1", 0, "! start"))
        both = (one.append(batch("t1", 1, "1 a")), two.append(batch("t1", 1, "2 b")))
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
        assert len(await one.entries("t1", 0)) == 2

    with_store(database, work, 2)  # type: ignore[arg-type]


def test_what_is_late_takes_nothing_else_with_it(database: str) -> None:
    """In one commit: a batch that is late, one of another table, and one that fits after all."""

    async def work(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create(row(name), batch(name, 0, "! start"))
        wishes = [batch("t1", 0, "1 late"), batch("t2", 1, "1 b"), batch("t1", 1, "1 a")]
        answers = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict, type(None), type(None)]
        assert [entry.text for entry in await store.entries("t1", 0)] == ["! start", "1 a"]
        assert [entry.text for entry in await store.entries("t2", 0)] == ["! start", "1 b"]
        assert await store.numbers(["t1", "t2"]) == {"t1": 2, "t2": 2}

    with_store(database, work)


def test_two_processes_never_wait_for_each_other_in_a_ring(pg_url: str) -> None:
    """They write to the same two tables at once, named in opposite order."""

    async def work(one: Store, two: Store) -> None:
        for name in ("t1", "t2"):
            await one.create(row(name), batch(name, 0, "! start"))
        assert isinstance(one.engine, Postgres)
        engine = one.engine.engine
        async with engine.connect() as look, engine.connect() as line:
            held = sa.select(tables.c.id).where(tables.c.id == "t1").with_for_update()
            await line.execute(held)
            first = [asyncio.create_task(one.append(batch(t, 1, "1 a"))) for t in ("t1", "t2")]
            await waiters(look, 1)
            second = [asyncio.create_task(two.append(batch(t, 1, "2 b"))) for t in ("t2", "t1")]
            await waiters(look, 2)
            await line.rollback()
        answers = await asyncio.gather(*first, *second, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 2 + [Conflict] * 2

    with_store(pg_url, work, 2)  # type: ignore[arg-type]


def test_a_commit_that_fails_does_not_stop_the_next(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row("t1"), batch("t1", 0, "! start"))
        unfit = Entry(2, "1 a", "m", "never")  # type: ignore[arg-type]
        facts: dict[str, Any] = {"status": "playing", "acting": 1, "touched": object(), "due": None}
        with pytest.raises(Away):
            await store.append(Batch("t1", 1, [unfit], **facts))
        await store.append(batch("t1", 1, "1 a"))
        assert await store.numbers(["t1"]) == {"t1": 2}

    with_store(database, work)


async def ask(store: Store, question: str) -> Any:
    return await store.engine.change(lambda connection: connection.scalar(sa.text(question)))


def test_postgresql_waits_for_the_disk(pg_url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("synchronous_commit", "fsync"):
            assert await ask(store, f"SHOW {name}") == "on"

    with_store(pg_url, work)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await ask(store, "PRAGMA journal_mode") == "wal"
        assert await ask(store, "PRAGMA synchronous") == 2  # FULL

    with_store(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)
