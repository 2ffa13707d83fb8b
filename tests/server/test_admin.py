"""`tinkertable admin` on both stores, while a server runs on them and while none does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import Done, assert_refused, tinkertable
from tests.server.running import QUIET, Guest, Running, running, story
from tests.server.services import Postgres
from tests.server.test_schema import ask
from tinkertable.server.store.upgrades import head

PEOPLE = "SELECT name FROM people ORDER BY name"


def admin(database: str, *words: str) -> Done:
    return tinkertable("admin", *words, "--database", database)


def told(database: str, *words: str) -> list[Any]:
    """What it says for programs."""
    done = admin(database, *words, "--json")
    assert done.err == ""
    return done.objects


@pytest.fixture
def served(database: str, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "home", "--database", database, *QUIET) as one:
        yield one


@story
async def test_what_is_there_is_listed_and_looked_into(served: Running, database: str) -> None:
    async with Guest(served.url, "Anna") as anna, Guest(served.url, "Борис") as boris:
        gears, _ = await anna.table("gears", ["me", "me"])
        ink, _ = await boris.table("railroad-ink", ["me"])
        async with await boris.sit(ink) as sitting:
            await sitting.step()
        (id_,) = [row["id"] for row in told(database, "people", "--name", "бор")] or [None]
        assert [row["id"] for row in told(database, "tables")] == [ink, gears]
        assert [row["id"] for row in told(database, "tables", "--game", "gears")] == [gears]
        assert [row["id"] for row in told(database, "tables", "--person", str(id_))] == [ink]
        assert told(database, "tables", "--status", "over") == []
        assert told(database, "tables", "--idle", "1") == []
        (table,) = told(database, "table", ink)
        assert table["people"] == [{"person": id_, "name": "Борис", "seats": [1]}]
        assert (table["fault"], table["journal"][-1]["number"]) == (None, table["number"])
        (person,) = told(database, "person", str(id_))
        assert (person["name"], person["hosts"], person["tables"]) == ("Борис", 1, [ink])
        assert "Борис" in admin(database, "person", str(id_)).out
        assert gears in admin(database, "tables").out


@story
async def test_a_match_is_ended_before_the_eyes_of_who_plays_it(
    served: Running, database: str
) -> None:
    async with Guest(served.url, "Anna") as anna:
        table, _ = await anna.table("gears", ["me", "me"])
        async with await anna.sit(table, "?seat=1") as sitting:
            await sitting.until("state")
            assert admin(database, "end", table).code == 0
            seen = await sitting.until_table(lambda table: table["status"] == "ended")
            assert seen["result"]["reason"] == "operator"
        assert_refused(admin(database, "end", table), "expected a table that is played")
        assert (await anna.get(f"/tables/{table}"))["status"] == "ended"


@story
async def test_a_deleted_table_is_gone_for_all(served: Running, database: str) -> None:
    async with Guest(served.url, "Anna") as anna:
        table, _ = await anna.table("gears", ["me", "me"])
        async with await anna.sit(table) as sitting:
            await sitting.until("hello")
            assert admin(database, "delete", table).code == 0
            assert await sitting.ended() == 4404
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 404
        assert_refused(admin(database, "delete", table), "expected a table of the store")


@story
async def test_who_is_banned_is_refused_everywhere_until_let_in_again(
    served: Running, database: str
) -> None:
    async with Guest(served.url, "Anna") as anna:
        table, _ = await anna.table("gears", ["me", "me"])
        seat = (await anna.post(f"/tables/{table}/seat-token", seat=1))["token"]
        link = (await anna.post("/me/recovery"))["token"]
        me = (await anna.get("/me"))["id"]
        async with await anna.sit(table) as sitting:
            await sitting.until("hello")
            assert admin(database, "ban", me).code == 0
            error = await sitting.until("error")
            assert error["code"] == "banned"
            assert await sitting.ended() == 4404
        for path in ("/me", "/tables?list=mine", f"/tables/{table}"):
            answer = await anna.http.get(f"/api{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
        assert await anna.refused("/me", name="Another") == "banned"
        for query in ("", f"?token={seat}"):
            async with await anna.sit(table, query) as sitting:
                assert (await sitting.until("error"))["code"] == "banned"
        anna.http.cookies.clear()
        assert await anna.refused("/recover", token=link) == "banned"
        assert [row["id"] for row in told(database, "people", "--banned")] == [me]
    served.stop()
    served.start()  # it is known from the start
    async with Guest(served.url, "Anna") as fresh:
        seat_only = await fresh.sit(table, f"?token={seat}")
        assert (await seat_only.until("error"))["code"] == "banned"
        assert admin(database, "unban", me).code == 0
        async with asyncio.timeout(60):
            while True:
                sitting = await fresh.sit(table, f"?token={seat}")
                if (await sitting.hear())["type"] == "hello":
                    break
                await asyncio.sleep(0.2)
    assert_refused(admin(database, "ban", "nobody"), "expected a person of the store")


@story
async def test_a_store_is_backed_up_while_people_play_and_restored(
    served: Running, database: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    copy = f"sqlite:///{file}"
    async with Guest(served.url, "Anna") as anna:
        table, _ = await anna.table("gears", ["me", "me"])
        sitting = await anna.sit(table, "?seat=1")
        await sitting.until("state")
        for _ in range(2):
            backup = await asyncio.to_thread(admin, database, "backup", str(file))
            assert backup.code == 0, backup.err
        assert file.stat().st_mode & 0o777 == 0o600
        assert list(tmp_path.glob("*.part")) == []
        ((moves,),) = await asyncio.to_thread(ask, copy, "SELECT count(*) FROM entries")
        assert told(copy, "check") == [{"tables": 1, "faults": 0}]
        while not sitting.state["legal"]:
            await sitting.until("state")
        await sitting.step()
        async with Guest(served.url, "Later"):
            pass
        assert await asyncio.to_thread(ask, database, PEOPLE) == [("Anna",), ("Later",)]
        refused = admin(database, "restore", str(file))
        assert_refused(refused, "--force")
        assert await asyncio.to_thread(ask, database, PEOPLE) == [("Anna",), ("Later",)]
        restored = admin(database, "restore", str(file), "--force")
        assert restored.code == 0, restored.err
        assert await asyncio.to_thread(ask, database, PEOPLE) == [("Anna",)]
        # Who sits there sees the match as it was, and plays on.
        count = len(sitting.moves)
        async with asyncio.timeout(30):
            while len(sitting.moves) >= count:
                await sitting.until("state")
        await sitting.step()
        assert await asyncio.to_thread(ask, database, "SELECT count(*) FROM entries") > [(moves,)]
    served.kill()
    if database.startswith("postgresql"):  # which does not know at once that we are gone
        await asyncio.sleep(1)
    restored = admin(database, "restore", str(file))
    assert restored.code == 0, restored.err
    assert await asyncio.to_thread(ask, database, "SELECT count(*) FROM entries") == [(moves,)]
    assert told(database, "check") == [{"tables": 1, "faults": 0}]
    served.start()
    async with Guest(served.url, "Newest") as newest:
        assert await newest.get("/tables?list=public") == []


def test_a_backup_goes_from_one_kind_of_store_to_the_other(
    pg_url: str, postgres: Postgres, tmp_path: Path
) -> None:
    postgres.query(pg_url, (Path(__file__).parent / "stores" / "2.postgresql.sql").read_text())
    assert_refused(admin(pg_url, "tables"), "tinkertable admin upgrade")
    assert told(pg_url, "upgrade") == [{"done": "upgrade", "had": 2, "has": head()}]
    file, second = tmp_path / "one.sqlite", tmp_path / "two.sqlite"
    embedded = f"sqlite:///{tmp_path / 'store' / 'tables.sqlite'}"
    assert admin(pg_url, "backup", str(file)).code == 0
    assert admin(embedded, "restore", str(file)).code == 0
    assert admin(embedded, "backup", str(second)).code == 0
    emptied = postgres.new_database(f"emptied{os.getpid()}")
    assert admin(emptied, "restore", str(second)).code == 0
    for part in ("people", "tables", "entries", "seated", "chat", "editions", "processes"):
        rows = [sorted(ask(one, f"SELECT * FROM {part}")) for one in (pg_url, embedded, emptied)]
        assert rows[0] == rows[1] == rows[2], part
    say = "INSERT INTO chat (table_id, person, message, text, at) VALUES ('t', 'p', 'm', 'x', 1)"
    postgres.query(emptied, say)  # numbers go on


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_backup_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    old = Path(__file__).parent / "stores" / f"{version}.sqlite"
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert admin(store, "restore", str(old)).code == 0
    assert told(store, "check") == [{"tables": 5, "faults": 0}]


KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from tinkertable.server.admin import backup
class Dying:
    def __getattr__(self, name): return getattr(sqlite3, name)
    def connect(self, *given, **more):
        return sqlite3.connect(*given, factory=Connection, **more)
class Connection(sqlite3.Connection):
    def backup(self, target, **more):
        place = target.execute("PRAGMA database_list").fetchone()[2]
        if place == sys.argv[2]:
            def progress(status, left, total):
                if left < total // 2: os.kill(os.getpid(), signal.SIGKILL)
            more = {"pages": 1, "progress": progress}
        super().backup(target, **more)
backup.sqlite3 = Dying()
from tinkertable.cli import main
main(["admin", "restore", sys.argv[1], "--database", "sqlite:///" + sys.argv[2]])
"""


def test_a_restore_that_is_killed_half_way_leaves_the_old_store(tmp_path: Path) -> None:
    file, place = tmp_path / "backup.sqlite", (tmp_path / "tables.sqlite").resolve()
    store = f"sqlite:///{place}"
    old = Path(__file__).parent / "stores" / "2.sqlite"
    assert admin(store, "restore", str(old)).code == 0
    assert admin(store, "backup", str(file)).code == 0
    with contextlib.closing(sqlite3.connect(place)) as line, line:
        line.execute("UPDATE people SET name = 'Changed'")
        line.execute("DELETE FROM chat")
    command = [sys.executable, "-c", KILLED, str(file), str(place)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert ask(store, "SELECT DISTINCT name FROM people") == [("Changed",)]
    assert told(store, "check") == [{"tables": 5, "faults": 0}]
    assert admin(store, "restore", str(file)).code == 0
    assert len(ask(store, "SELECT name FROM people")) == len(ask(store, "SELECT * FROM chat")) == 2


def test_what_does_not_replay_is_told_with_its_reason(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert admin(store, "restore", str(Path(__file__).parent / "stores" / "2.sqlite")).code == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as line, line:
        ids = dict(line.execute("SELECT status || ' ' || game, id FROM tables"))
        ink, sentient = ids["playing railroad-ink"], ids["over sentient"]
        line.execute(
            "UPDATE entries SET text = '1 nonsense' WHERE table_id = ? AND number = 9", (ink,)
        )
        line.execute("UPDATE tables SET version = 77 WHERE id = ?", (sentient,))
        line.execute("DELETE FROM tables WHERE game = 'transmissions'")
    done = admin(store, "check", "--json")
    assert (done.code, done.err) == (1, "")
    faults = {one["table"]: one for one in done.objects if "table" in one}
    assert faults[ink]["reason"] == "table-entry"
    assert "9" in faults[ink]["why"]
    assert faults[sentient]["code"] == "wrong-version"
    orphaned = {one["part"] for one in done.objects if "part" in one}
    assert orphaned == {"entries", "seated", "presence"}
    assert done.objects[-1] == {"tables": 4, "faults": 2}
    (found,) = told(store, "vacuum")
    assert found["rows"] > 30
    assert ask(store, "SELECT count(*) FROM entries e LEFT JOIN tables t ON t.id = e.table_id"
                      " WHERE t.id IS NULL") == [(0,)]  # fmt: skip
    (table,) = told(store, "table", ink)
    assert table["fault"]["reason"] == "table-entry"


@story
async def test_vacuum_while_people_play(served: Running, database: str) -> None:
    async with Guest(served.url, "Anna") as anna:
        table, _ = await anna.table("railroad-ink", ["me"])
        async with await anna.sit(table) as sitting:
            await sitting.step()
            found = await asyncio.to_thread(told, database, "vacuum")
            assert found[0]["rows"] == 0
            await sitting.step()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tables", "--most", "0"], "from 1 to"),
        (["tables", "--most", "9" * 30], "from 1 to"),
        (["tables", "--idle", "nan"], "expected days"),
        (["tables", "--game", "\udcff"], "expected text"),
        (["ban", "\udcff"], "expected text"),
        (["table", "x" * 10_000], "expected a table"),
        (["backup", ""], "expected a file"),
        (["backup", "/dev"], "expected a file"),
        (["restore", "/dev"], "no backup"),
        (["tables", "--database", "postgresql://[::1"], "expected an address"),
        (["tables", "--database", "postgresql://127.0.0.1:99999/x"], "expected an address"),
    ],
)
def test_nonsense_is_refused_in_a_line(tmp_path: Path, words: list[str], said: str) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert admin(store, "restore", str(Path(__file__).parent / "stores" / "2.sqlite")).code == 0
    given = words if "--database" in words else [*words, "--database", store]
    assert_refused(tinkertable("admin", *given), said)


def test_a_backup_takes_the_place_of_files_only(tmp_path: Path) -> None:
    """Whoever is root may replace a device by a file."""
    store, pipe = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "pipe"
    assert admin(store, "restore", str(Path(__file__).parent / "stores" / "2.sqlite")).code == 0
    os.mkfifo(pipe)
    assert_refused(admin(store, "backup", str(pipe)), "expected a file")
    assert pipe.is_fifo()


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.sqlite'}"
    for words in (["tables"], ["table", "x"], ["upgrade"], ["backup", "x"]):
        assert_refused(admin(nowhere, *words), "there is no store")
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "text").write_text("no store")
    assert_refused(admin(nowhere, "restore", str(tmp_path / "text")), "cannot be read")
    assert_refused(admin(nowhere, "restore", str(tmp_path / "gone")), "there is no backup")
    assert_refused(admin(f"sqlite:///{tmp_path / 'text'}", "tables"), "cannot be used")
    assert_refused(admin("sqlite://", "tables"), "in memory")
    assert_refused(admin("postgresql://x@127.0.0.1:1/x", "tables"), "cannot be used")
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert admin(store, "restore", str(Path(__file__).parent / "stores" / "2.sqlite")).code == 0
    itself = admin(store, "backup", str(tmp_path / "tables.sqlite"))
    assert_refused(itself, "is the store itself")
    assert_refused(admin(store, "backup", str(tmp_path / "no" / "where")), "cannot be written")
    damaged = bytearray((Path(__file__).parent / "stores" / "2.sqlite").read_bytes())
    damaged[8192:12288] = b"\xff" * 4096
    (tmp_path / "damaged").write_bytes(damaged)
    assert_refused(admin(store, "restore", str(tmp_path / "damaged")), "damaged|malformed")
    assert json.loads(admin(store, "check", "--json").out) == {"tables": 5, "faults": 0}


@story
async def test_what_goes_next_is_shown_with_the_policy(database: str, tmp_path: Path) -> None:
    flags = ("--database", database, "--keep-open", "20", "--keep-finished", "0", *QUIET)
    with running(tmp_path / "home", *flags) as server:
        async with Guest(server.url, "Anna") as anna:
            table, _ = await anna.table("gears", ["me", "open"])
            me = (await anna.get("/me"))["id"]
            async with asyncio.timeout(60):  # until a sweep has looked at her
                while len(found := told(database, "expiry", "--most", "5")) < 3:
                    await asyncio.sleep(0.2)
        policy = {one["kind"]: one for one in found[0]["policy"]}
        assert {kind: one["days"] for kind, one in policy.items()} == {
            "open": 20.0, "unfinished": 180.0, "finished": 0.0, "guests": 400.0, "editions": 90.0,
        }  # fmt: skip
        assert (policy["open"]["kept"], policy["open"]["announced"]) == (1, 0)
        assert found[1:] == [
            {"kind": "open", "id": table, "days": 20.0, "announced": False},
            {"kind": "guests", "id": me, "days": 400.0, "announced": False},
        ]
    said = admin(database, "expiry").out
    assert "7 of them before" in said
    assert table in said
