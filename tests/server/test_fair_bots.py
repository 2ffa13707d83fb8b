"""One guest asks for all the thinking there is; everybody else's bots and hints come as before."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.server.running import HURRIED, Guest, Running, running, story

HOG_TABLES, BOTS = 40, 12  # that search
# Moves of theirs that may be made before somebody else's bot answers, of those that wait already.
MOST_BEFORE = HOG_TABLES * BOTS // 3


async def entries(guest: Guest) -> int:
    """What was played so far, by all."""
    text = (await guest.http.get("/metrics")).text
    (number,) = re.findall(r"^tinkertable_journal_entries_total (\S+)$", text, re.M)
    return int(float(number))


async def flood(hog: Guest) -> None:
    seats = ["expert"] * BOTS
    await asyncio.gather(*(hog.table("railroad-ink", seats) for _ in range(HOG_TABLES)))


async def others_play(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        before = await entries(anna)
        table_id, _ = await anna.table("sentient", ["greedy", "me"])
        sitting = await anna.sit(table_id)
        await sitting.until_state(lambda state: bool(state["legal"]))  # Greedy has begun
        assert await entries(anna) - before <= MOST_BEFORE
        while sum(move.startswith("1 ") for move in sitting.moves) < 4:
            before = await entries(anna)
            await sitting.step()
            await sitting.until_state(lambda state: bool(state["legal"]))
            assert await entries(anna) - before <= MOST_BEFORE
        table_id, _ = await boris.table("railroad-ink", ["me"])
        sitting = await boris.sit(table_id)
        await sitting.until("state")
        before = await entries(boris)
        assert (await sitting.ask(type="hint", seat=1))["moves"]
        assert await entries(boris) - before <= MOST_BEFORE


@story
async def test_who_asks_for_much_keeps_nobody_waiting(tmp_path: Path) -> None:
    with running(tmp_path, "--bot-workers", "0", *HURRIED) as server:
        async with Guest(server.url, "Mallory") as hog:
            await flood(hog)
            await others_play(server)
            # nor after a restart, when all that was left lying is taken up again
            server.kill()
            server.start()
            before = await entries(hog)
            async with asyncio.timeout(60):
                while await entries(hog) == before:
                    await asyncio.sleep(0.05)
            await others_play(server)
            waiting = await hog.get("/tables?list=mine")
            assert {table["status"] for table in waiting} == {"playing"}
