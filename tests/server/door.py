"""A server in the test's own process: behind a port, or without one and for any address."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from tests.server.running import free_port
from tinkertable.server.http.app import make_app
from tinkertable.server.http.middleware import RequestGuard
from tinkertable.server.run import OPTIONS
from tinkertable.server.server import Server
from tinkertable.server.settings import Settings


class Door:
    def __init__(self, guard: RequestGuard, server: Server) -> None:
        self.guard = guard
        self.server = server

    def caller(self, address: str = "127.0.0.1", url: str = "http://localhost:8017") -> Any:
        way = httpx.ASGITransport(self.guard, raise_app_exceptions=False, client=(address, 4711))
        return httpx.AsyncClient(transport=way, base_url=url)


@contextlib.asynccontextmanager
async def door(folder: Path, **settings: Any) -> AsyncIterator[Door]:
    guard = make_app(Settings(folder=str(folder), bot_workers=0, **settings))
    assert isinstance(guard, RequestGuard)
    server: Server = guard.app.state.server  # type: ignore[attr-defined]
    await server.store.start()
    try:
        yield Door(guard, server)
    finally:
        await server.sessions.stop()
        await server.store.stop()


@contextlib.asynccontextmanager
async def listening(folder: Path, **settings: Any) -> AsyncIterator[str]:
    """With real sockets; its address. Starts at once, unlike a process of its own."""
    port = free_port()
    given: dict[str, Any] = {"port": port, "bot_workers": 0, "rate": 1e6, "burst": 1e6}
    app = make_app(Settings(folder=str(folder), **given | settings))
    server = uvicorn.Server(uvicorn.Config(app, port=port, **OPTIONS))
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running
