"""Who dawdles, floods or never reads is let go: a server in this process, with little patience."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.server.rawness import FIN, PING, Raw, frame
from tests.server.running import Running
from tinkertable.server import protocols
from tinkertable.server.http import middleware
from tinkertable.server.http.app import make_app
from tinkertable.server.settings import Settings

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n\r\n"
)


@asynccontextmanager
async def serving(app: ASGIApp) -> AsyncIterator[Running]:
    one = socket.socket()
    one.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=protocols.HttpProtocol,
        ws=protocols.SocketProtocol,
        lifespan="off",
        log_config=None,
        ws_ping_interval=None,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([one]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Running(Path(), port=one.getsockname()[1])
    finally:
        server.should_exit = True
        await task


def against(app: ASGIApp, talk: Callable[[Raw], Awaitable[None]], room: int = 0) -> None:
    async def both() -> None:
        async with serving(app) as server:
            raw = await Raw.to(server, room)
            await talk(raw)
            raw.drop()

    asyncio.run(both())


async def flood(raw: Raw, data: bytes) -> None:
    while True:
        await raw.send(data)


async def deaf(scope: Scope, receive: Receive, send: Send) -> None:
    """Accepts a socket and listens."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def talkative(scope: Scope, receive: Receive, send: Send) -> None:
    """Says more than anybody keeps unread; ends when it is told that nobody listens."""
    await receive()
    await send({"type": "websocket.accept"})
    try:
        while True:
            await send({"type": "websocket.send", "text": "x" * 100_000})
    except OSError:
        ENDED.set()


ENDED = asyncio.Event()


def test_headers_that_never_end_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HURRY", 0.1)

    async def talk(raw: Raw) -> None:
        await raw.send(b"GET / HTTP/1.1\r\nX: ")
        assert await raw.rest() == b""

    against(deaf, talk)


def test_a_connection_without_a_request_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HURRY", 0.1)

    async def talk(raw: Raw) -> None:
        assert await raw.rest() == b""

    against(deaf, talk)


def test_long_headers_are_refused_before_they_end() -> None:
    async def talk(raw: Raw) -> None:
        await raw.send(b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * (protocols.MOST_HEADERS // 5))
        assert (await raw.rest()).startswith(b"HTTP/1.1 400 ")

    against(deaf, talk)


def test_a_body_that_never_ends_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(middleware, "PATIENCE", 0.1)

    async def talk(raw: Raw) -> None:
        head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        await raw.send(head + b"Content-Length: 20\r\n\r\n{")
        heard = await raw.rest()
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in heard

    against(make_app(Settings(folder=str(tmp_path))), talk)


def test_pings_of_somebody_who_does_not_read_end_the_socket() -> None:
    async def talk(raw: Raw) -> None:
        await raw.send(UPGRADE)
        await raw.head()
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        with pytest.raises(ConnectionError):
            await flood(raw, frame(FIN | PING, b"x" * 125) * 500)

    against(deaf, talk, room=4096)


def test_who_leaves_everything_unread_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "STUCK", 0.1)
    ENDED.clear()

    async def talk(raw: Raw) -> None:
        await raw.send(UPGRADE)
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(30):
            await ENDED.wait()

    against(talkative, talk, room=4096)
