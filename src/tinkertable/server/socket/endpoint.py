"""The socket of a table: docs/protocol.md, "The socket"."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterable
from typing import Any
from zlib import crc32

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from tinkertable.core.seats import NOBODY
from tinkertable.server.fields import TABLE_ID
from tinkertable.server.identity import find_person
from tinkertable.server.keys import read_seat_token, same
from tinkertable.server.refusal import Refusal
from tinkertable.server.server import Server, address_of, server_of
from tinkertable.server.shares import network
from tinkertable.server.store.errors import Away
from tinkertable.server.tables import commands, projection
from tinkertable.server.tables.table import Table

from .connection import MISSING, NOBODY_KNOWN, Connection, Slow
from .handlers import answer, refuse
from .outgoing import encode, error_message
from .session import Session

router = APIRouter()

PATIENCE = 50  # bad messages before the socket is closed
BAD, SLOW, BUSY, RESTART = 4400, 4408, 4429, 1012
SEEN = re.compile(r"([0-9]{1,6})\.([0-9a-f]{8})")  # so many moves, with this checksum
CLOSING = {"not-saved": RESTART, "over-limit": BUSY}  # by what was refused; else MISSING


@router.websocket("/api/tables/{table_id}/live")
async def play(socket: WebSocket, table_id: str) -> None:
    hung_up = contextlib.suppress(WebSocketDisconnect)  # while it was let in
    with hung_up, contextlib.ExitStack() as place:
        await _let_in(server_of(socket), socket, table_id, place)


async def _let_in(
    server: Server, socket: WebSocket, table_id: str, place: contextlib.ExitStack
) -> None:
    await socket.accept()
    try:
        if not re.fullmatch(TABLE_ID, table_id):
            raise Refusal("not-found", "no-table")
        given = socket.query_params.get("token")
        token = None if given is None else read_seat_token(server.keys, given, table_id)
        person = await find_person(socket) if given is None else token and token.person
        if person is None:
            await socket.close(NOBODY_KNOWN)
            return
        server.sessions.bans.check(person)
        server.expiry.saw(person)
        seat = token.seat if token else None
        place.enter_context(server.shares.sockets.hold(person, address_of(socket)))
        session, connection = await _connect(server, socket, table_id, person, seat)
    except Refusal as refusal:
        server.figures.refusals.labels(refusal.code).inc()
        await socket.send_text(encode(error_message(None, refusal)))
        await socket.close(CLOSING.get(refusal.code, MISSING))
        return
    except Away:
        await socket.close(RESTART)
        return
    await _stay(server, session, connection)


async def _connect(
    server: Server, socket: WebSocket, table_id: str, person: str, token_seat: int | None
) -> tuple[Session, Connection]:
    query = socket.query_params
    invite = query.get("invite", "")
    if invite and len(invite) <= 64 and same(invite, await server.store.invite(table_id)):
        await server.sessions.act(table_id, lambda table: commands.watch(table, person))
    wanted = query.get("seat", "")

    def viewer(table: Table, session: Session) -> tuple[int, bool, Session]:
        if not table.visible_to(person):
            raise Refusal("not-found", "no-table")
        seats, ours = table.seats_of(person), person in table.people()
        if token_seat is not None:
            if token_seat not in seats:
                raise Refusal("bad-token", "seat-token-old")
            return token_seat, ours, session
        if wanted.isdecimal() and len(wanted) < 3 and int(wanted) - 1 in seats:
            return int(wanted) - 1, ours, session
        return seats[0] if len(seats) == 1 else NOBODY, ours, session

    seat, ours, session = await server.sessions.look(table_id, viewer)
    if ours:
        await server.expiry.opened(table_id)
    connection = Connection(socket, person, seat, await server.store.muted(person))
    connection.token_seat = token_seat
    connection.moves = await known_moves(server, table_id, seat, query.get("seen", ""))
    await server.presence.connect(session, connection)
    return session, connection


async def known_moves(server: Server, table_id: str, viewer: int, seen: str) -> list[str]:
    """The log that the client says it has, if it is how this viewer's begins. It is known by its
    checksum: what another seat knew, what was taken back and what has been shown since differ."""
    told = SEEN.fullmatch(seen)
    if told is None:
        return []
    count, sum_ = int(told[1]), told[2]
    moves = await server.sessions.look(table_id, lambda table, _: projection.moves(table, viewer))
    kept: list[str] = moves[:count]
    return kept if len(kept) == count and checksum(kept) == sum_ else []


def checksum(moves: Iterable[str]) -> str:
    """What a log is recognised by; web/src/lib/checksum.ts says the same."""
    text = "\n".join(moves)
    return f"{crc32(text.encode()):08x}"


async def _stay(server: Server, session: Session, connection: Connection) -> None:
    pump = asyncio.create_task(connection.pump())
    listen = asyncio.create_task(listen_to(server, session, connection))
    overflow = asyncio.create_task(connection.overflow())
    tasks = {pump, listen, overflow}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = max((_closing_code(task) for task in done), default=1000)
    finally:
        server.presence.disconnect(session, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if connection.socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await connection.socket.close(code)


def _closing_code(task: asyncio.Task[Any]) -> int:
    """With which code a socket closes after one of its tasks has ended."""
    error = None if task.cancelled() else task.exception()
    if error is None:
        return int(task.result() or 1000)
    if isinstance(error, Slow):
        return SLOW
    if isinstance(error, (WebSocketDisconnect, RuntimeError)):
        return 1000
    raise error


async def listen_to(server: Server, session: Session, connection: Connection) -> int:
    """Answer messages until the socket closes; the code to close it with."""
    bad = hasty = 0
    while True:
        event = await connection.socket.receive()
        if event["type"] != "websocket.receive":
            return 1000
        text = event.get("text")
        if not _within_rate(server, connection):
            refuse(server, connection, None, Refusal("too-many", "too-fast"))
            hasty += 1
        elif not await answer(server, session, connection, text):
            bad += 1
        if max(bad, hasty) >= PATIENCE:
            return BAD if bad >= PATIENCE else BUSY
        if bad or hasty:
            await asyncio.sleep(0)  # nobody may keep the others waiting


def _within_rate(server: Server, connection: Connection) -> bool:
    here = network(address_of(connection.socket))
    messages = server.shares.messages
    return messages.take(connection.person) and messages.take(f"at {here}")
