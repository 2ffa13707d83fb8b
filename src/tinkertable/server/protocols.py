"""The wire: uvicorn's protocols with limits of ours on what an unknown other end may make us do."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .gate import CROWDED, GATE, Gate

MOST_HEADERS = 16_384  # bytes, with the first line
HURRY = 15.0  # seconds from a request's first byte, or the connection, to the end of its headers
STUCK = 20.0  # seconds that the other end may leave unread what we wrote
MOST_FRAGMENTS = 64  # of one message


@lru_cache
def proxies(named: str) -> _TrustedHosts:
    """The addresses whose word is taken for where a request comes from."""
    return _TrustedHosts(named)


class Limited(asyncio.Protocol):
    """Who does not read what is written is let go, and what waits for it with it. Who is let go, or
    goes, makes room at the gate."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    app_state: dict[str, Any]
    _stuck: asyncio.TimerHandle | None = None

    @property
    def gate(self) -> Gate | None:
        return self.app_state.get(GATE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        self._go_on()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        if self.gate:
            self.gate.leave(self.transport)
        super().connection_lost(exc)

    def _go_on(self) -> None:
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None


class HttpProtocol(Limited, HttpToolsProtocol):
    """Headers come soon and are not long; uvicorn itself would wait and collect without end."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head = 0  # bytes of a request whose headers are not complete
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate:
            address = self.client[0] if self.client else ""
            number = self.gate.enter(transport, address)
            # A proxy connects for many; each of those is counted by requests and sockets.
            direct = address not in proxies(str(self.config.forwarded_allow_ips))
            if number > self.gate.each and direct:
                self.app_state = self.app_state | {CROWDED: self.gate.each}
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late:
            self._head += len(data)
        super().data_received(data)
        if self._late and self._head > MOST_HEADERS and not self.transport.is_closing():
            self.send_400_response("Expected shorter headers.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        try:
            super().handle_websocket_upgrade()
        except (AssertionError, UnicodeError):  # it cannot be read as a request for a socket
            self.send_400_response("Expected a request for a WebSocket.")

    def _wait(self) -> None:
        if self._late is None:
            if self.gate:
                self.gate.wait(self.transport)
            self._head = 0
            self._late = self.loop.call_later(HURRY, self._give_up)

    def _stop_waiting(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None
            if self.gate:
                self.gate.serve(self.transport)

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.close()


class SocketProtocol(Limited, WebSocketsSansIOProtocol):
    """Who sends but does not read, or never ends a message, is let go."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))  # says why not
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(1009)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set():  # the answers pile up
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(1007)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected  # before it was answered
        await super().send(message)
        if message["type"] == "websocket.http.response.body":  # refused, and that is that
            self.handshake_complete = True


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
