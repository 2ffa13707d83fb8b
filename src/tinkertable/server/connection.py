"""A connection: one socket at one table, and what it still has to be sent."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any

from fastapi import WebSocket

MOST_UNSENT = 200  # messages; who reads more slowly is let go


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Slow(Exception):
    """The other end does not read."""


class Connection:
    """States replace each other while they wait to be sent; everything else keeps its order."""

    def __init__(self, socket: WebSocket, person: str, viewer: int, muted: set[str]) -> None:
        self.socket = socket
        self.person = person
        self.viewer = viewer  # a seat, or NOBODY
        self.muted = muted
        self.stamp: object = None  # of the state shown last
        self.table_stamp: object = None  # of seats and status shown last
        self.moves: list[str] = []  # the log as the other end has it
        self._unsent: deque[str] = deque()
        self._state: tuple[str, list[str]] | None = None
        self._wake = asyncio.Event()

    def tell(self, message: dict[str, Any]) -> None:
        self.tell_text(dumps(message))

    def tell_text(self, text: str) -> None:
        self._unsent.append(text)
        self._wake.set()

    def show(self, body: str, moves: list[str]) -> None:
        """The newest state: `body` is its JSON without the log."""
        self._state = (body, moves)
        self._wake.set()

    async def pump(self) -> None:
        """Send until the socket closes."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._unsent) > MOST_UNSENT:
                raise Slow
            while self._unsent:
                await self.socket.send_text(self._unsent.popleft())
            if self._state:
                (body, moves), self._state = self._state, None
                await self.socket.send_text(self._with_log(body, moves))

    def _with_log(self, body: str, moves: list[str]) -> str:
        keep = _common(self.moves, moves)
        self.moves = moves
        log = dumps({"keep": keep, "add": moves[keep:]})
        return f'{{"type":"state",{body[1:-1]},"log":{log}}}'


def _common(old: list[str], new: list[str]) -> int:
    """How many moves from the first on are the same."""
    most = min(len(old), len(new))
    if old[:most] == new[:most]:
        return most
    return next(i for i in range(most) if old[i] != new[i])
