"""The server's front door without a port: requests from any address, under any name."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from tinkertable.server.app import make_app
from tinkertable.server.gate import Gate
from tinkertable.server.server import Server
from tinkertable.server.settings import Settings


class Door:
    def __init__(self, gate: Gate, server: Server) -> None:
        self.gate = gate
        self.server = server

    def caller(self, address: str = "127.0.0.1", url: str = "http://localhost:8017") -> Any:
        way = httpx.ASGITransport(self.gate, raise_app_exceptions=False, client=(address, 4711))
        return httpx.AsyncClient(transport=way, base_url=url)


@contextlib.asynccontextmanager
async def door(folder: Path, **settings: Any) -> AsyncIterator[Door]:
    gate = make_app(Settings(folder=str(folder), bot_workers=0, **settings))
    assert isinstance(gate, Gate)
    server: Server = gate.app.state.server  # type: ignore[attr-defined]
    await server.store.start()
    try:
        yield Door(gate, server)
    finally:
        await server.tables.stop()
        await server.store.stop()
