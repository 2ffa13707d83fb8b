"""A server inside the test's own process: its tables, and sockets that only collect."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from fastapi import WebSocket

from tests.server.declared import check_declared
from tinkertable.core.seats import NOBODY
from tinkertable.games import load
from tinkertable.server.server import Server
from tinkertable.server.settings import Settings
from tinkertable.server.socket import handlers
from tinkertable.server.socket.connection import Connection
from tinkertable.server.socket.session import Session
from tinkertable.server.tables.facts import Facts, new_id
from tinkertable.server.uptime import Uptime

SECONDS = 30


class Ear:
    """The other end of a connection: everything that was sent, in order."""

    def __init__(self, server: Server, session: Session, person: str, viewer: int) -> None:
        self.server = server
        self.session = session
        self.sent: list[str] = []
        self.flood = ""
        self._read = 0
        self._more = asyncio.Event()
        self.client = SimpleNamespace(host="test")
        self.connection = Connection(cast(WebSocket, self), person, viewer, set())

    async def send_text(self, text: str) -> None:
        check_declared(text)
        self.sent.append(text)
        self._more.set()

    async def receive(self) -> dict[str, Any]:
        """The same message again and again."""
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": self.flood}

    async def hear(self) -> dict[str, Any]:
        while self._read == len(self.sent):
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), SECONDS)
        self._read += 1
        message: dict[str, Any] = json.loads(self.sent[self._read - 1])
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def notice(self, code: str) -> dict[str, Any]:
        while (message := await self.until("notice"))["code"] != code:
            pass
        return message

    async def say(self, **message: Any) -> None:
        """As if it had come through the socket."""
        await handlers.answer(self.server, self.session, self.connection, json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        await self.say(id="?", **message)
        while (answer := await self.hear()).get("id") != "?":
            pass
        return answer


class House:
    """`async with House(folder) as house`: one server, one store, no port."""

    def __init__(
        self, folder: Path, tick: Callable[[], float] | None = None, **settings: Any
    ) -> None:
        settings |= {"folder": str(folder), "bot_workers": 0}
        self.server = Server(Settings(**settings), Uptime(tick))
        self._ears: list[Ear] = []
        self._pumps: list[asyncio.Task[int]] = []  # by ear

    async def __aenter__(self) -> House:
        await self.server.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for pump in self._pumps:
            pump.cancel()
        ends = await asyncio.gather(*self._pumps, return_exceptions=True)
        await self.server.stop()
        for end in ends:
            if isinstance(end, Exception):  # something was sent that is not declared
                raise end

    async def table(self, game: str, people: int, bots: int = 0, **more: Any) -> Session:
        """A table where every person has an id by seat."""
        seats = [{"kind": "human", "person": f"p{at}"} for at in range(people)]
        seats += [{"kind": "bot", "bot": "greedy"}] * bots
        facts: dict[str, Any] = {
            "id": new_id(), "game": load(game), "version": load(game).version, "seed": "seed",
            "options": {}, "edition": None,
            "seats": tuple(seats), "public": True, "clock": None, "hurry": True, "host": "p0",
            "created": time.time(),
        }  # fmt: skip
        made = await self.server.sessions.create(Facts(**facts | more), None, None)
        return self.server.sessions.by_table[made.id]

    def connect(self, session: Session, viewer: int) -> Ear:
        person = f"p{viewer}" if viewer != NOBODY else "nobody"
        return Ear(self.server, session, person, viewer)

    async def seated(self, session: Session, *ears: Ear) -> None:
        for ear in ears:
            self._ears.append(ear)
            self._pumps.append(asyncio.create_task(ear.connection.pump()))
            await self.server.presence.connect(session, ear.connection)

    async def closed(self, ear: Ear) -> int:
        """The code a connection is closed with."""
        at = self._ears.index(ear)
        return await asyncio.wait_for(self._pumps[at], SECONDS)
