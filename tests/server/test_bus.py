"""The bus between processes: it says whether it works, whatever becomes of Redis."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.running import story
from tests.server.services import Redis
from tinkertable.server import redis_bus
from tinkertable.server.redis_bus import RedisBus


async def until(one: RedisBus, ok: bool) -> None:
    while one.ok != ok:
        await asyncio.sleep(0.01)


@story
async def test_a_bus_that_hangs_is_not_ok(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "BEAT", 0.1)
    monkeypatch.setattr(redis_bus, "SILENCE", 1.0)
    again: list[None] = []
    one = RedisBus(redis.url)
    async with asyncio.timeout(60):
        await one.start(lambda _: None, lambda: again.append(None))
        await until(one, True)
        redis.hang(True)
        try:
            await until(one, False)
        finally:
            redis.hang(False)
        heard = len(again)
        await until(one, True)
        assert len(again) > heard  # what was said meanwhile is to be read in the store
        await one.stop()
