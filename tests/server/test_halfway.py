"""What takes two steps, killed between them, can be asked for again."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.running import Guest, Running


async def ended(anna: Guest) -> str:
    table_id, _ = await anna.table("gears", ["me", "greedy"])
    await anna.post(f"/tables/{table_id}/resign", seat=1)
    return table_id


def test_a_rematch_that_was_pointed_to_and_never_made(tmp_path: Path) -> None:
    server = Running(tmp_path, "--bot-workers", "0")
    server.start()

    async def run() -> None:
        async with Guest(server.url, "Anna") as anna:
            old = await ended(anna)
            new = (await anna.post(f"/tables/{old}/rematch"))["id"]
            server.kill()
            with sqlite3.connect(tmp_path / "tables.sqlite") as file:
                for table, column in (("tables", "id"), ("entries", "table_id")):
                    file.execute(f"DELETE FROM {table} WHERE {column} = ?", (new,))
            file.close()
            await asyncio.to_thread(server.start)
            again = await anna.post(f"/tables/{old}/rematch")
            assert (again["id"], again["status"]) == (new, "playing")
            assert [seat["kind"] for seat in again["seats"]] == ["bot", "human"]

    try:
        asyncio.run(run())
    finally:
        server.stop()


def test_two_who_want_a_rematch_at_once_get_the_same(tmp_path: Path) -> None:
    server = Running(tmp_path, "--bot-workers", "0")
    server.start()

    async def run() -> None:
        async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
            old, invite = await anna.table("gears", ["me", "open"])
            await boris.post(f"/tables/{old}/sit", seat=2, invite=invite)
            await boris.post(f"/tables/{old}/resign", seat=2)
            wishes = [guest.post(f"/tables/{old}/rematch") for guest in (anna, boris) * 4]
            assert len({table["id"] for table in await asyncio.gather(*wishes)}) == 1

    try:
        asyncio.run(run())
    finally:
        server.stop()
