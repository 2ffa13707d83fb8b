"""Signing keys: made once, rotated without anybody being forgotten."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from tests.server.running import Guest, Running
from tinkertable.server.keys import Keys


def test_processes_that_start_at_once_use_one_key(tmp_path: Path) -> None:
    for number in range(50):
        path = tmp_path / str(number) / "keys"
        barrier = Barrier(4)

        def sign(_: int, path: Path = path, barrier: Barrier = barrier) -> str:
            barrier.wait()
            return Keys(path).sign("p", "person")

        with ThreadPoolExecutor(4) as pool:
            assert len(set(pool.map(sign, range(4)))) == 1
        assert [file.name for file in path.parent.iterdir()] == ["keys"]
        assert path.stat().st_mode & 0o777 == 0o600


def test_a_short_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("abcd\n")
    with pytest.raises(ValueError, match="64 hex digits"):
        Keys(tmp_path / "keys")


def test_a_key_is_rotated_as_people_come_by(tmp_path: Path) -> None:
    server = Running(tmp_path, "--bot-workers", "0")
    keys = tmp_path / "keys"

    async def run() -> None:
        async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
            me = await anna.get("/me")
            assert me["name"] == "Anna"
            keys.write_text(secrets.token_hex(32) + "\n" + keys.read_text())
            await again()
            assert await anna.get("/me") == me
            keys.write_text(keys.read_text().splitlines()[0])
            await again()
            assert await anna.get("/me") == me
            assert await boris.get("/me") is None  # who did not come by in between

    async def again() -> None:
        server.stop()
        await asyncio.to_thread(server.start)

    server.start()
    try:
        asyncio.run(run())
    finally:
        server.stop()
