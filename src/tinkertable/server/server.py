"""One server process: its store, bus, workers and tables, from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging

from starlette.requests import HTTPConnection

from tinkertable.server.socket.chat import Chat
from tinkertable.server.socket.news import News
from tinkertable.server.socket.notices import Notices, look_at
from tinkertable.server.socket.presence import Presence
from tinkertable.server.socket.sessions import Sessions
from tinkertable.server.store.errors import Away
from tinkertable.server.store.store import Store
from tinkertable.workers.pool import Pool

from .bus import open_bus
from .expiry import Expiry
from .figures import Figures
from .forgetting import Forgetting
from .gate import Gate
from .keys import Keys
from .sample import look_at_the_store, sample
from .settings import Settings
from .shares import Shares
from .uptime import BEAT, Uptime
from .visits import Visits

log = logging.getLogger(__name__)

EXAMINED = 30.0  # seconds between two looks at the store that nobody asked for
RING = 0.25  # seconds between two looks at how late we are


class Server:
    def __init__(self, settings: Settings, uptime: Uptime | None = None) -> None:
        self.settings = settings
        self.figures = Figures()
        self.keys = Keys(settings.home / "keys")
        self.store = Store(settings.engine_url, figures=self.figures)
        self.bus = open_bus(settings.bus)
        self.workers = Pool(
            settings.bot_workers,
            settings.bot_seconds,
            self._progress,
            on_answer=lambda what, took: self.figures.thoughts.labels(what).observe(took),
        )
        self.sessions = Sessions(
            self.store, self.bus, self.workers, uptime or Uptime(), settings.keeping
        )
        self.chat = Chat(self.sessions)
        self.presence = Presence(self.sessions, self.chat)
        self.notices = Notices(self.sessions)
        self.shares = Shares(settings)
        visits = Visits()
        self.forgetting = Forgetting(self.sessions, self.presence, self.shares, visits)
        self.expiry = Expiry(self.sessions, self.forgetting, settings.keeping, visits)
        self.news = News(self.sessions, self.chat, self.forgetting.hear)
        self.gate = Gate(settings.connections)
        self.counted: set[str] = set()  # what tables there were to count
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        # Looking through a thousand tables for garbage would keep everybody waiting: what is here
        # from the start is never looked at, and the rest seldom; little of it is ever in a ring.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        self.gate.open()
        await self.store.start()
        await look_at(self.notices)
        await self._note()
        await self.bus.start(self.news.hear, self._again)
        await self.workers.start()
        work = (self._sweep(), self._beat(), self._examine(), self._ring())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self.sessions.stop()
        await self.workers.stop()
        await self.bus.stop()
        await self.store.stop()

    def _progress(self, progress: float) -> None:
        self.presence.tell_progress(progress)

    def _again(self) -> None:
        """The bus was away: what it said meanwhile is in the store."""
        asyncio.create_task(self._catch_up())  # noqa: RUF006

    async def _catch_up(self) -> None:
        with contextlib.suppress(Away):
            await self.sessions.names.check()
            await self.news.catch_up()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._note()
            self.gate.tell()
            self.store.watch.tell()
            sample(self)

    async def _note(self) -> None:
        """What other processes, and this one after a restart, must know of us."""
        try:
            await self.presence.beat()
        except Away:
            pass  # time stands still; the sweep says so
        except Exception:
            log.exception("beat failed")

    async def _examine(self) -> None:
        """Count, and write to the store whether or not anybody plays."""
        while True:
            try:
                await look_at_the_store(self)
            except Away:
                pass  # it has been said
            except Exception:
                log.exception("looking at the store failed")
            await asyncio.sleep(EXAMINED)

    async def _ring(self) -> None:
        """How late a timer rings is for how long whatever comes is kept waiting."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + RING
            await asyncio.sleep(RING)
            self.figures.late.observe(max(0.0, loop.time() - due))

    async def _sweep(self) -> None:
        while True:
            try:
                await self.notices.look()
                await self.news.sweep()
                await self.forgetting.sweep()
                await self.expiry.sweep()
            except Away as error:
                log.warning("store is away", extra={"reason": str(error)})
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep)


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from; behind a proxy that is trusted, what the proxy says."""
    return connection.client.host if connection.client else ""


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server
