"""Whole matches over HTTP and sockets."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.running import Guest, Running, play_on
from tinkertable.games import GAMES, load


async def whole_match(url: str, name: str) -> None:
    async with Guest(url, "Anna") as anna, Guest(url, "Boris") as boris:
        await between(anna, boris, name)


async def between(anna: Guest, boris: Guest, name: str) -> None:
    table_id, invite = await anna.table(name, ["me", "open", "greedy"][: load(name).seats[1]])
    assert await boris.refused(f"/tables/{table_id}/sit", seat=2) == "bad-token"
    await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
    sittings = [await guest.sit(table_id) for guest in (anna, boris)]
    await asyncio.gather(*(play_on(sitting) for sitting in sittings))
    table = await anna.get(f"/tables/{table_id}")
    assert table["status"] == "over"
    assert table["result"]["scores"] == sittings[0].state["scores"] == sittings[1].state["scores"]
    log = await boris.get(f"/tables/{table_id}/log")
    assert log["moves"] == sittings[0].moves == sittings[1].moves
    assert log["seed"] == table["seed"]


@pytest.mark.parametrize("name", GAMES)
def test_two_people_and_a_bot_play_a_whole_match(server: Running, name: str) -> None:
    asyncio.run(whole_match(server.url, name))
