"""One server process: its store, bus, workers and tables, from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging

from starlette.requests import HTTPConnection

from tinkertable.server.socket.sessions import Tables
from tinkertable.server.store.store import Away, Store
from tinkertable.workers.pool import Workers

from .bus import open_bus
from .keys import Keys
from .rate_limit import Buckets
from .settings import Settings

log = logging.getLogger(__name__)


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = Keys(settings.home / "keys")
        self.store = Store(settings.engine_url)
        self.bus = open_bus(settings.bus)
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, self._progress)
        self.tables = Tables(self.store, self.bus, self.workers)
        self.buckets = Buckets(settings.rate, settings.burst)
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        # Looking through a thousand tables for garbage would keep everybody waiting: what is here
        # from the start is never looked at, and the rest seldom; little of it is ever in a ring.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        await self.store.start()
        await self.bus.start(self.tables.hear, self._again)
        await self.workers.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.tables.stop()
        await self.workers.stop()
        await self.bus.stop()
        await self.store.stop()

    def _progress(self, progress: float) -> None:
        self.tables.tell_progress(progress)

    def _again(self) -> None:
        """The bus was away: what it said meanwhile is in the store."""
        asyncio.create_task(self._catch_up())  # noqa: RUF006

    async def _catch_up(self) -> None:
        with contextlib.suppress(Away):
            await self.tables.catch_up()

    async def _sweep(self) -> None:
        while True:
            try:
                await self.tables.sweep()
            except Away as error:
                log.warning("store is away", extra={"reason": str(error)})
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep)


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server
