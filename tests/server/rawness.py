"""Bytes that no library would send: half requests, half frames, and those that never read."""

from __future__ import annotations

import asyncio
import base64
import socket
import struct
from random import Random

from tests.server.running import Guest, Running

PATIENCE = 30.0  # seconds; a busy machine is slow
FIN, TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 0x80, 1, 2, 0, 8, 9, 10
LAST_WORDS = (1002, 1007, 1009)  # codes of the WebSocket protocol itself


def frame(first: int, data: bytes = b"", masked: bool = True, length: int | None = None) -> bytes:
    """A frame; `length` is what it claims to hold, if that is not true."""
    size = len(data) if length is None else length
    mask = 0x80 if masked else 0
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 1 << 16:
        head = bytes([first, mask | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first, mask | 127]) + struct.pack("!Q", size)
    return head + (b"\0\0\0\0" if masked else b"") + data


# What ends a socket at once.
FATAL: tuple[bytes, ...] = (
    frame(FIN | TEXT, b'{"type": "ping"}', masked=False),
    frame(FIN | TEXT, b"\xff\xfe"),
    frame(FIN | TEXT, b'{"type": "\xed\xa0\x80"}'),
    frame(FIN | TEXT, b"\xc0\x80"),
    frame(TEXT, b"\xe2\x82") + frame(FIN | CONTINUED, b"("),
    frame(FIN | TEXT, b"[" * 100_000),
    frame(FIN | TEXT, b"x", length=1 << 20),
    frame(FIN | BINARY, b"x", length=(1 << 63) - 1),
    frame(FIN | 3),
    frame(FIN | 0x40 | TEXT, b"{}"),
    frame(FIN | 0x10 | TEXT, b"{}"),
    frame(FIN | CONTINUED, b"{}"),
    frame(TEXT, b"{") + frame(FIN | TEXT, b"}"),
    frame(PING, b"x"),
    frame(FIN | PING, b"x" * 126),
    frame(FIN | CLOSE, b"\x03"),
    frame(FIN | CLOSE, struct.pack("!H", 1005)),
    frame(FIN | CLOSE, struct.pack("!H", 4000) + b"\xff"),
    frame(TEXT) + frame(CONTINUED) * 5000,
    frame(TEXT, b"{") + frame(CONTINUED, b" " * 400) * 50,
)
# What is not yet anything: the other end goes away in the middle.
HALF: tuple[bytes, ...] = (
    b"\x81",
    frame(FIN | TEXT, b'{"type": "pi', length=16),
    frame(TEXT, b'{"type": '),
    frame(FIN | BINARY, b"", length=9000)[:3],
    frame(FIN | PING) * 50 + b"\x89",
    frame(FIN | PONG, b"nobody asked") * 50,
    frame(TEXT, b"{") + frame(FIN | PING, b"in between") + frame(CONTINUED, b"}"),
    frame(FIN | CLOSE, struct.pack("!H", 1000)) + frame(FIN | TEXT, b'{"type": "ping"}') * 20,
    frame(FIN | TEXT, b'{"type": "ping"}') * 20 + frame(FIN | CLOSE),
)


class Raw:
    """A connection without manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, server: Running, room: int = 0) -> Raw:
        """With `room` for so many bytes that come and are not read."""
        one = socket.socket()
        if room:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        one.setblocking(False)
        await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", server.port))
        return cls(*await asyncio.open_connection(sock=one, limit=max(room, 1 << 16)))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the other end closes."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def head(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    def drop(self) -> None:
        self.writer.transport.abort()


def handshake(guest: Guest, table_id: str, more: str = "") -> bytes:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    key = base64.b64encode(b"sixteen bytes ok").decode()
    return (
        f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookies}\r\n{more}\r\n"
    ).encode("latin-1")


async def open_raw(server: Running, guest: Guest, table_id: str, room: int = 0) -> Raw:
    raw = await Raw.to(server, room)
    await raw.send(handshake(guest, table_id))
    assert (await raw.head()).startswith(b"HTTP/1.1 101 ")
    return raw


async def break_frames(server: Running, guest: Guest, table_id: str) -> list[str]:
    """Every fatal frame is answered by a close with the right code."""
    faults = []
    for data in FATAL:
        raw = await open_raw(server, guest, table_id)
        try:
            await raw.send(data)
            heard = await raw.rest()
        except ConnectionError:
            heard = b""
        # The server's close frame is the last thing: its code is somewhere in the last bytes.
        if heard and not any(struct.pack("!H", code) in heard[-130:] for code in LAST_WORDS):
            faults.append(f"no close after {data[:40]!r}: {heard[-80:]!r}")
        raw.drop()
    return faults


async def come_and_go(server: Running, guest: Guest, table_id: str, rng: Random) -> None:
    """One connection that is dropped somewhere on the way."""
    raw = await Raw.to(server)
    hello = handshake(guest, table_id)
    match rng.randrange(5):
        case 0:
            pass
        case 1:
            raw.writer.write(hello[: rng.randrange(len(hello))])
        case 2:
            raw.writer.write(hello)
        case 3:
            raw.writer.write(hello + rng.choice(HALF))
        case _:
            raw.writer.write(rng.randbytes(rng.randrange(1, 400)))
    if rng.random() < 0.5:
        await asyncio.sleep(0)
    raw.drop()


async def never_reads(server: Running, guest: Guest, table_id: str) -> Raw:
    """A socket that asks and asks and takes no answer."""
    raw = await open_raw(server, guest, table_id, room=4096)
    ask = frame(FIN | TEXT, b'{"type": "past", "id": "x", "move": 0}')
    raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
    raw.writer.write(ask * 2000)
    return raw
