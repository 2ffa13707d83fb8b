"""A world: one table of a server whose store is a shelf, and everybody who is connected to it."""

from __future__ import annotations

import asyncio
import json
import re
from types import SimpleNamespace
from typing import Any, ClassVar, cast

from fastapi import WebSocket
from pydantic_core import to_json

from tinkertable.core.match import Match
from tinkertable.core.seats import NOBODY
from tinkertable.core.values import to_plain
from tinkertable.server.server import Server
from tinkertable.server.socket import endpoint, handlers
from tinkertable.server.socket.chat import Chat
from tinkertable.server.socket.connection import Connection
from tinkertable.server.socket.presence import Presence
from tinkertable.server.socket.session import Session
from tinkertable.server.socket.sessions import Sessions
from tinkertable.server.store.journal import PAGE
from tinkertable.server.tables import projection
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.journal import Batch, Entry
from tinkertable.server.tables.table import Table

TABLE = "a" * 16
COMMITMENT = re.compile(r'("commitment":")[0-9a-f]{64}|("seed":")\w+')


class Shelf:
    """A store that keeps one table and its chat, and forgets them with the test."""

    def __init__(self, row: dict[str, Any], entries: list[Entry]) -> None:
        self.row = row
        self.kept = entries
        self.said: list[dict[str, Any]] = []
        self.touched = 0.0

    async def table(self, _: str) -> dict[str, Any]:
        return self.row | {"number": len(self.kept)}

    async def entries(self, _: str, after: int) -> list[Entry]:
        return self.kept[after : after + PAGE]

    async def append(self, batch: Batch) -> None:
        assert batch.after == len(self.kept)
        self.kept += batch.entries
        self.touched = batch.touched

    async def names(self, people: list[str]) -> dict[str, str]:
        return {person: f"name of {person}" for person in people}

    async def chat(self, _: str) -> list[dict[str, Any]]:
        return list(self.said)

    async def say(self, _: str, person: str, _message: str, text: str, at: float) -> int:
        number = len(self.said) + 1
        self.said.append({"number": number, "person": person, "text": text, "at": at})
        return number


class Actor:
    """Somebody connected: a seat, or a spectator. Keeps all that was sent, connection after
    connection."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.person = "watcher" if viewer == NOBODY else f"p{viewer}"
        self.sent: list[str] = []
        self.log: list[str] = []  # the moves the other end has
        self.client = SimpleNamespace(host="test")
        self.connection: Connection | None = None
        self.pump: asyncio.Task[int] | None = None

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.log = self.log[: message["log"]["keep"]] + message["log"]["add"]

    def told(self) -> list[str]:
        """All of it, but for the hash of the seed: that is published, and of another seed."""
        return [COMMITMENT.sub(r"\1\2", text) for text in self.sent]


class Service:
    """Has always run."""

    def now(self) -> float:
        return World.now


class World:
    now: ClassVar[float] = 0.0  # the clock of the world that acts

    def __init__(self, match: Match, seed: str, clock: float | None, secret: int) -> None:
        self.clock = 1000.0
        people = [f"p{seat}" for seat in range(match.seats)]
        facts = Facts(
            id=TABLE, game=match.game, version=match.game.version, seed=seed,
            options=dict(match.position.options), edition=None, public=True, clock=clock,
            hurry=True, host="p0", created=0.0,
            seats=tuple({"kind": "human", "person": person} for person in people),
        )  # fmt: skip
        texts = ["! start", *match.journal]
        self.shelf = Shelf(
            facts.to_row(), [Entry(n, text, None, 10.0) for n, text in enumerate(texts, 1)]
        )
        self.actors = [Actor(viewer) for viewer in (NOBODY, *range(match.seats))]
        self.secret = secret
        self._ids = [0] * match.seats

    @property
    def table(self) -> Table:
        assert self.session.table
        return self.session.table

    async def open(self, server: Server) -> None:
        """Everybody connects, in a process that reads the table from its store."""
        here = cast(Any, SimpleNamespace(**vars(server)))
        workers = cast(Any, SimpleNamespace(progress=1.0))
        here.sessions = self.sessions = Sessions(
            cast(Any, self.shelf), server.bus, workers, cast(Any, Service())
        )
        here.store = self.shelf
        here.chat = Chat(self.sessions)
        here.presence = Presence(self.sessions, here.chat)
        self.server: Server = here
        self.session: Session = self.sessions.open(TABLE)
        World.now = self.clock
        await self.sessions.look(TABLE, lambda table, _: table)
        self.shelf.touched = self.table.seen
        for actor in self.actors:
            await self.connect(actor, "")

    async def connect(self, actor: Actor, seen: str) -> None:
        connection = Connection(cast(WebSocket, actor), actor.person, actor.viewer, set())
        connection.moves = await endpoint.known_moves(self.server, TABLE, actor.viewer, seen)
        actor.connection = connection
        actor.pump = asyncio.create_task(connection.pump())
        await self.server.presence.connect(self.session, connection)
        await self.settle()

    async def reconnect(self, index: int, honest: bool) -> None:
        World.now = self.clock
        actor = self.actors[index]
        await self.hang_up(actor)
        log = actor.log if honest else actor.log[:3]
        seen = f"{len(log)}.{endpoint.checksum(log)}"
        await self.connect(actor, seen)

    async def hang_up(self, actor: Actor) -> None:
        assert actor.connection
        assert actor.pump
        self.server.presence.disconnect(self.session, actor.connection)
        actor.pump.cancel()
        await asyncio.gather(actor.pump, return_exceptions=True)
        await self.settle()

    async def settle(self) -> None:
        """Until all that was to be sent is sent."""
        for _ in range(3):
            await asyncio.sleep(0)

    async def say(self, viewer: int, message: dict[str, Any]) -> None:
        World.now = self.clock
        actor = self.actors[viewer + 1]
        assert actor.connection
        await handlers.answer(self.server, self.session, actor.connection, json.dumps(message))
        await self.settle()

    async def move(self, seat: int, action: int) -> None:
        text = self.table.match.game.codec.text(action)
        await self._act(seat, type="move", text=text)

    async def undo(self, seat: int) -> None:
        await self._act(seat, type="undo")

    async def _act(self, seat: int, **message: Any) -> None:
        self._ids[seat] += 1
        more = {"id": f"m{self._ids[seat]}", "seat": seat + 1, "turn": self.table.turns[seat]}
        await self.say(seat, message | more)

    async def look_up(self, viewer: int) -> None:
        """What is asked over HTTP, and what the order of lists is made from."""
        actor, table = self.actors[viewer + 1], self.table
        shown = projection.describe(
            table, actor.person, self.sessions.names.of, self.session.online()
        )
        answers: list[dict[str, Any]] = [
            to_plain(shown),
            {"log": projection.log(table, viewer)},
            {"touched": self.shelf.touched},
        ]
        for answer in answers:
            actor.sent.append(to_json(answer | {"type": "http"}).decode())

    async def close(self) -> None:
        for actor in self.actors:
            await self.hang_up(actor)
        await self.sessions.stop()
