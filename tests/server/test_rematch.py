"""A rematch that several want at once is one table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Guest, Running


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
