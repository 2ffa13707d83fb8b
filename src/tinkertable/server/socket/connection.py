"""A connection: one socket at one table, and what it still has to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

from fastapi import WebSocket

from tinkertable.server.tables.models import KnownLog

from .outgoing import FromServer, encode, encode_with_log

NOBODY_KNOWN, MISSING = 4401, 4404  # with which a socket closes
MOST_UNSENT = 200  # messages; who reads more slowly is let go
MOST_CHARACTERS = 2_000_000  # in them


class Slow(Exception):
    """The other end does not read."""


class Connection:
    """States replace each other while they wait to be sent; everything else keeps its order."""

    def __init__(self, socket: WebSocket, person: str, viewer: int, muted: set[str]) -> None:
        self.socket = socket
        self.person = person
        self.viewer = viewer  # a seat, or NOBODY
        self.muted = muted
        self.hint_pending = False
        self.analysis: asyncio.Task[None] | None = None  # of the match, which is over
        self.token_seat: int | None = None  # the only one it may play, if it came with a token
        self.stamp: object = None  # of the state shown last
        self.table_stamp: object = None  # of seats and status shown last
        self.moves: list[str] = []  # the log as the other end has it
        self._unsent: deque[str] = deque()
        self._state: tuple[str, list[str]] | None = None
        self._closing: int | None = None
        self._wake = asyncio.Event()
        self._waiting = 0  # characters
        self._full = asyncio.Event()

    def turn_to(self, viewer: int) -> None:
        """From now on for other eyes: nothing of what was shown before counts."""
        self.viewer = viewer
        self.stamp = None
        self.moves = []
        self._state = None

    def tell(self, message: FromServer) -> None:
        text = encode(message)
        if self._full.is_set():
            return
        self._unsent.append(text)
        self._waiting += len(text)
        self._wake.set()
        if len(self._unsent) > MOST_UNSENT or self._waiting > MOST_CHARACTERS:
            self._full.set()

    async def overflow(self) -> None:
        """Until too much waits to be sent; the pump itself may be stuck with the first of it."""
        await self._full.wait()
        raise Slow

    def show(self, body: str, moves: list[str]) -> None:
        """The newest state: `body` is its JSON without the log."""
        self._state = (body, moves)
        self._wake.set()

    def close(self, code: int) -> None:
        """Once everything is sent."""
        self._closing = code
        self._wake.set()

    async def pump(self) -> int:
        """Send until the socket closes; the code to close it with."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unsent:
                text = self._unsent.popleft()
                self._waiting -= len(text)
                await self.socket.send_text(text)
            if self._state:
                (body, moves), self._state = self._state, None
                await self.socket.send_text(self._with_log(body, moves))
            if self._closing:
                return self._closing

    def _with_log(self, body: str, moves: list[str]) -> str:
        keep = _common(self.moves, moves)
        self.moves = moves
        return encode_with_log(body, KnownLog(keep=keep, add=moves[keep:]))


def _common(old: list[str], new: list[str]) -> int:
    """How many moves from the first on are the same."""
    most = min(len(old), len(new))
    if old[:most] == new[:most]:
        return most
    return next(i for i in range(most) if old[i] != new[i])
