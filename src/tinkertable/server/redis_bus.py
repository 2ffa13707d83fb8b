"""The bus through Redis, for several server processes."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from .bus import Listener

log = logging.getLogger(__name__)

CHANNEL = "tinkertable"
RETRY = 0.5  # seconds
PATIENCE = 1.0  # with a task that was told to end
BEAT = 2.0  # seconds between words to ourselves
SILENCE = 3 * BEAT  # without even those: the bus hangs


class RedisBus:
    """Publish and subscribe; whoever was cut off is told to look into the store again."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._here = secrets.token_hex(6)
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.ok = False
        self.lost = 0

    async def start(self, listener: Listener, again: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(listener, again)),
            asyncio.create_task(self._send()),
            asyncio.create_task(self._beat()),
        ]

    def publish(self, news: dict[str, Any]) -> None:
        try:
            self._outgoing.put_nowait(json.dumps(news | {"from": self._here}))
        except asyncio.QueueFull:  # the others' sweep finds it in the store
            self.lost += 1

    async def _send(self) -> None:
        while True:
            text = await self._outgoing.get()
            try:
                async with asyncio.timeout(SILENCE):
                    await self._redis.publish(CHANNEL, text)
            except (RedisError, OSError) as error:
                self.lost += 1
                log.warning("bus lost a message", extra={"reason": type(error).__name__})

    async def _beat(self) -> None:
        while True:
            self.publish({})
            await asyncio.sleep(BEAT)

    async def _listen(self, listener: Listener, again: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
                    async with asyncio.timeout(SILENCE):
                        await subscription.subscribe(CHANNEL)
                    heard = subscription.listen()
                    self.ok = True
                    again()  # what was said while we were away
                    while True:
                        async with asyncio.timeout(SILENCE):
                            message = await anext(heard)
                        self._hear(message["data"], listener)
            except (RedisError, OSError) as error:
                log.warning("bus is away", extra={"reason": type(error).__name__})
            self.ok = False
            await asyncio.sleep(RETRY)

    def _hear(self, text: bytes, listener: Listener) -> None:
        news = json.loads(text)
        if news.get("from") != self._here:
            listener(news)

    async def stop(self) -> None:
        # A cancellation that meets a timeout of the client may be taken for it, and is lost.
        while waiting := [task for task in self._tasks if not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting, timeout=PATIENCE)
        await self._redis.aclose()
