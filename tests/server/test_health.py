"""A full disk, a file that cannot be written, a damaged page: health, log and figures say so."""

from __future__ import annotations

import asyncio
import errno
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.running import QUIET, Guest, Running, story
from tests.server.services import Postgres, service
from tests.server.shims import compiled
from tests.server.test_damage import lines
from tests.server.test_ending import figures
from tinkertable.server.store import probe

SET = "ALTER DATABASE health SET default_transaction_read_only ="


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled("faults.c", tmp_path_factory.mktemp("shim"))


async def until_health(anna: Guest, good: bool) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            health: dict[str, Any] = await anna.get("/health")
            if health["ok"] is good:
                return health
            await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "disk-full"), (errno.EROFS, "disk-error"), (errno.EIO, "disk-error")],
)
def test_a_store_that_cannot_be_written_is_told(
    tmp_path: Path, shim: Path, number: int, reason: str
) -> None:
    server = Running(tmp_path, *QUIET)
    faults = tmp_path / "faults"
    server.environment = {"LD_PRELOAD": str(shim), "FAULTS": str(faults)}
    server.start()

    @story
    async def told() -> None:
        async with Guest(server.url, "Anna") as anna:
            table_id, _ = await anna.table("railroad-ink", ["me"])
            async with await anna.sit(table_id) as sitting:
                await sitting.step()
                assert (await anna.get("/health"))["fault"] is None
                faults.write_text(str(number))
                assert (await sitting.play(sitting.state["legal"][0]))["code"] == "not-saved"
                assert (await until_health(anna, False))["fault"] == reason
                now = await asyncio.to_thread(figures, server)
                assert now["store_ok"] == 0
                failed = f'store_failures_total{{doing="commit",reason="{reason}"}}'
                assert now[failed] >= 1
                assert now['refusals_total{code="not-saved"}'] >= 1
                assert now['log_lines_total{level="warning"}'] >= 1
                faults.unlink()
            async with await anna.sit(table_id) as sitting:
                await sitting.until("state")
                await sitting.move(sitting.state["legal"][0], id_="again")
                assert (await sitting.until("done", "error"))["type"] == "done"
            assert (await until_health(anna, True))["fault"] is None

    try:
        told()
    finally:
        server.stop()
    failed = lines(server, "commit failed")
    assert {line["reason"] for line in failed} == {reason}
    assert [line["tables"] for line in failed if "tables" in line] == [1]
    assert [line["reason"] for line in lines(server, "store does not work")] == [reason]
    assert len(lines(server, "store works again")) == 1


def test_a_damaged_page_is_told_until_the_store_is_restored(tmp_path: Path) -> None:
    server = Running(tmp_path, *QUIET)
    server.start()
    backup, store = tmp_path / "backup", tmp_path / "tables.sqlite"
    cookies: Any = None
    table_id = ""

    @story
    async def before() -> None:
        nonlocal cookies, table_id
        async with Guest(server.url, "Anna") as anna:
            table_id, _ = await anna.table("gears", ["me", "me"])
            await anna.table("gears", ["me", "me"])
            cookies = anna.http.cookies

    @story
    async def afterwards() -> None:
        async with Guest(server.url, "Boris") as boris:  # whom it does not concern
            assert (await boris.get("/health"))["ok"]
            boris.http.cookies = cookies
            assert (await boris.http.get(f"/api/tables/{table_id}")).status_code == 503
            health = await boris.get("/health")
            assert (health["ok"], health["fault"]) == (False, "damaged")
            restored = await asyncio.to_thread(admin, "restore", str(backup), "--force")
            assert restored.returncode == 0, restored.stderr
            await until_health(boris, True)
            assert (await boris.http.get(f"/api/tables/{table_id}")).status_code == 200

    def admin(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tinkertable.cli", "admin", *words]
        command += ["--data", str(tmp_path)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    try:
        before()
        assert admin("backup", str(backup)).returncode == 0
        server.stop()
        page = bytearray(store.read_bytes())
        at = page.index(b"! start") // 4096 * 4096  # where the journals are
        page[at : at + 4096] = b"\xff" * 4096
        store.write_bytes(page)
        server.start()
        afterwards()
    finally:
        server.stop()
    (line, *_) = lines(server, "read failed")
    assert line["count"] == {"damaged": 1}


@story
async def test_a_postgresql_that_is_away_or_takes_nothing_is_told(tmp_path: Path) -> None:
    with service(Postgres()) as postgres:
        database = postgres.new_database("health")
        async with House(tmp_path, database=database) as house:
            store = house.server.store

            async def fault() -> str | None:
                store._probe._until = 0.0
                return await store.fault()

            assert await fault() is None
            postgres.query(postgres.url, f"{SET} on")
            await store.engine.stop()  # for new connections
            assert await fault() == "read-only"
            postgres.query(postgres.url, f"{SET} off")
            await store.engine.stop()
            store.watch.worked()
            assert await fault() is None
            postgres.kill()
            assert await fault() == "away"
            postgres.start()
            async with asyncio.timeout(60):
                while await fault():
                    await asyncio.sleep(0.1)


@story
async def test_however_many_ask_the_store_is_written_to_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path) as house:
        store = house.server.store
        looks = 0
        look = store._probe._look

        async def counted() -> str | None:
            nonlocal looks
            looks += 1
            return await look()

        monkeypatch.setattr(store._probe, "_look", counted)
        store._probe._until = 0.0
        assert await asyncio.gather(*(store.fault() for _ in range(50))) == [None] * 50
        assert looks == 1
        assert await store.fault() is None
        assert looks == 1  # it has just been seen
        # One that hangs is said to be late; what it finds in the end counts.
        go = asyncio.Event()

        async def hangs() -> str | None:
            await go.wait()
            return None

        monkeypatch.setattr(store._probe, "_look", hangs)
        monkeypatch.setattr(probe, "PATIENCE", 0.01)
        store._probe._until = 0.0
        assert await store.fault() == probe.LATE
        go.set()
        store._probe._until = 0.0
        monkeypatch.setattr(probe, "PATIENCE", 60.0)
        assert await store.fault() is None
