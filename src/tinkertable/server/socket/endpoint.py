"""The socket of a table: docs/protocol.md, "The socket"."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from tinkertable.core.seats import NOBODY
from tinkertable.server.identity import find_person
from tinkertable.server.keys import read_seat_token, same
from tinkertable.server.refusal import Refusal, not_saved
from tinkertable.server.server import Server, server_of
from tinkertable.server.store.store import Away
from tinkertable.server.tables import analysis, projection
from tinkertable.server.tables.table import Table

from . import messages
from .connection import MISSING, NOBODY_KNOWN, Connection, Slow
from .session import Live

router = APIRouter()

MOST_BYTES = 4096
TABLE_ID = re.compile(r"[a-z2-7]{16}")
HINT_COST = 10.0  # messages that one counts for
ANALYSIS_COST = 60.0
PATIENCE = 50  # bad messages before the socket is closed
BAD, SLOW, BUSY, RESTART = 4400, 4408, 4429, 1012


@router.websocket("/api/tables/{table_id}/live")
async def live_socket(socket: WebSocket, table_id: str) -> None:
    with contextlib.suppress(WebSocketDisconnect):  # hung up while it was let in
        await _let_in(server_of(socket), socket, table_id)


async def _let_in(server: Server, socket: WebSocket, table_id: str) -> None:
    await socket.accept()
    try:
        if not re.fullmatch(messages.TABLE_ID, table_id):
            raise Refusal("not-found", "there is no such table")
        given = socket.query_params.get("token")
        only = None if given is None else read_seat_token(server.keys, given, table_id)
        person = await find_person(socket) if given is None else only and only.person
        if person is None:
            await socket.close(NOBODY_KNOWN)
            return
        live, connection = await _arrive(server, socket, table_id, person, only and only.seat)
    except Refusal as refusal:
        await socket.send_json({"type": "error", "id": None} | _said(refusal))
        await socket.close(RESTART if refusal.code == "not-saved" else MISSING)
        return
    except Away:
        await socket.close(RESTART)
        return
    await _stay(server, live, connection)


async def _arrive(
    server: Server, socket: WebSocket, table_id: str, person: str, only: int | None
) -> tuple[Live, Connection]:
    if not TABLE_ID.fullmatch(table_id):
        raise Refusal("not-found", "there is no such table, or it is not for you")
    query = socket.query_params
    invite = query.get("invite", "")
    if invite and len(invite) <= 64 and same(invite, await server.store.invite(table_id)):
        await server.tables.act(table_id, lambda table: table.watch(person))
    wanted = query.get("seat", "")

    def viewer(table: Table, live: Live) -> tuple[int, Live]:
        if not table.knows(person):
            raise Refusal("not-found", "there is no such table, or it is not for you")
        seats = table.seats_of(person)
        if only is not None:
            if only not in seats:
                raise Refusal("bad-token", "the seat belongs to somebody else by now")
            return only, live
        if wanted.isdecimal() and len(wanted) < 3 and int(wanted) - 1 in seats:
            return int(wanted) - 1, live
        return seats[0] if len(seats) == 1 else NOBODY, live

    seat, live = await server.tables.look(table_id, viewer)
    connection = Connection(socket, person, seat, await server.store.muted(person))
    connection.only = only
    connection.moves = await _seen(server, table_id, seat, query.get("seen", ""))
    await server.tables.connect(live, connection)
    return live, connection


async def _seen(server: Server, table_id: str, viewer: int, seen: str) -> list[str]:
    """The log the client says it has, if it still holds."""
    count, _, number = seen.partition(".")
    if not (count.isdecimal() and number.isdecimal() and len(seen) < 20):
        return []

    def kept(table: Table, _: Live) -> list[str]:
        unchanged = table.match.number(viewer) == int(number)
        if not unchanged or table.opened:  # at the end, what was hidden lies open
            return []
        moves = projection.moves(table, viewer)
        return moves if len(moves) == int(count) else []

    found: list[str] = await server.tables.look(table_id, kept)
    return found


async def _stay(server: Server, live: Live, connection: Connection) -> None:
    pump = asyncio.create_task(connection.pump())
    listen = asyncio.create_task(_listen(server, live, connection))
    overflow = asyncio.create_task(connection.overflow())
    tasks = {pump, listen, overflow}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = max((_closing(task) for task in done), default=1000)
    finally:
        server.tables.disconnect(live, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if connection.socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await connection.socket.close(code)


def _closing(task: asyncio.Task[Any]) -> int:
    """With which code a socket closes after one of its tasks has ended."""
    error = None if task.cancelled() else task.exception()
    if error is None:
        return int(task.result() or 1000)
    if isinstance(error, Slow):
        return SLOW
    if isinstance(error, (WebSocketDisconnect, RuntimeError)):
        return 1000
    raise error


async def _listen(server: Server, live: Live, connection: Connection) -> int:
    bad = hasty = 0
    while True:
        event = await connection.socket.receive()
        if event["type"] != "websocket.receive":
            return 1000
        text = event.get("text")
        if not _allowed(server, connection):
            connection.tell(_error(None, Refusal("too-many", "wait a little")))
            hasty += 1
        else:
            bad += await _answer(server, live, connection, text)
        if max(bad, hasty) >= PATIENCE:
            return BAD if bad >= PATIENCE else BUSY
        if bad or hasty:
            await asyncio.sleep(0)  # nobody may keep the others waiting


def _allowed(server: Server, connection: Connection) -> bool:
    client = connection.socket.client
    address = client.host if client else ""
    return server.buckets.take(connection.person) and server.buckets.take(f"at {address}")


async def _answer(server: Server, live: Live, connection: Connection, text: str | None) -> int:
    """Carry out one message; 1 if it was none of ours."""
    if text is None:
        connection.tell(_error(None, Refusal("bad-request", "expected text, not binary data")))
        return 1
    if len(text.encode()) > MOST_BYTES:
        large = Refusal("too-large", f"expected at most {MOST_BYTES} bytes")
        connection.tell(_error(None, large))
        return 1
    try:
        message = messages.MESSAGE.validate_json(text)
    except (ValidationError, ValueError) as error:
        connection.tell(_error(None, Refusal("bad-request", _first(error))))
        return 1
    try:
        if not _within(connection, message):
            raise Refusal("not-yours", "this token is for one seat's moves only")
        await _do(server, live, connection, message)
    except Refusal as refusal:
        connection.tell(_error(getattr(message, "id", None), refusal))
    except Away:
        connection.tell(_error(getattr(message, "id", None), not_saved()))
    return 0


def _within(connection: Connection, message: messages.Message) -> bool:
    """Whoever came with a seat's token plays that seat, and does nothing else."""
    if connection.only is None:
        return True
    if isinstance(message, (messages.Chat, messages.Analyse)):
        return False
    own = isinstance(message, messages.Explain) or not hasattr(message, "seat")
    return own or getattr(message, "seat", None) == connection.only + 1


async def _do(
    server: Server, live: Live, connection: Connection, message: messages.Message
) -> None:
    tables, person = server.tables, connection.person
    match message:
        case messages.Move(id=id_, seat=seat, turn=turn, text=text):
            await tables.act(live.id, lambda t: t.move(person, seat - 1, turn, text, id_))
            _done(live, connection, id_)
        case messages.Undo(id=id_, seat=seat, turn=turn):
            await tables.act(live.id, lambda t: t.undo(person, seat - 1, turn, id_))
            _done(live, connection, id_)
        case messages.Show(seat=wanted):
            await tables.look(live.id, lambda t, _: _turn_to(t, connection, wanted))
            async with live.lock:
                tables.teller.show(live)
        case messages.Preview(id=id_, seat=seat, text=text):
            state = await tables.look(live.id, lambda t, _: _previewed(t, connection, seat, text))
            connection.tell({"type": "preview", "id": id_, "state": state})
        case messages.Past(id=id_, move=move):
            state = await tables.look(
                live.id, lambda t, _: projection.past(t, _eyes(t, connection), move)
            )
            connection.tell({"type": "past", "id": id_, "move": move, "state": state})
        case messages.Explain(id=id_, seat=seat):
            items = await tables.look(
                live.id, lambda t, _: projection.explain(t, _eyes(t, connection), seat - 1)
            )
            connection.tell({"type": "explained", "id": id_, "seat": seat, "items": items})
        case messages.Hint(id=id_, seat=seat):
            if connection.asking or not server.buckets.take(person, HINT_COST):
                raise Refusal("too-many", "one hint at a time, and not too many of them")
            connection.asking = True
            tables.begin(_hint(server, live, connection, id_, seat))  # meanwhile one may move
        case messages.Analyse(id=id_, done=done):
            table = await tables.look(live.id, lambda t, _: analysis.finished(t))
            if connection.analysis or not server.buckets.take(person, ANALYSIS_COST):
                raise Refusal("too-many", "one analysis at a time, and not too many of them")
            _begin_analysis(server, table, connection, id_, done)
        case messages.Cancel():
            if connection.analysis:
                connection.analysis.cancel()
        case messages.Chat(id=id_, text=text):
            await tables.say(live, person, id_, text)
            connection.tell({"type": "done", "id": id_, "number": 0})
        case messages.Ping():
            connection.tell({"type": "pong"})


async def _hint(server: Server, live: Live, connection: Connection, id_: str, seat: int) -> None:
    try:
        found = await server.tables.hint(live.id, connection.person, seat - 1)
        connection.tell({"type": "hint", "id": id_} | found)
    except Refusal as refusal:
        connection.tell(_error(id_, refusal))
    finally:
        connection.asking = False


def _begin_analysis(
    server: Server, table: Table, connection: Connection, id_: str, done: int
) -> None:
    def tell(news: dict[str, Any]) -> None:
        connection.tell({"type": "analysis", "id": id_} | news)

    def end(task: asyncio.Task[None]) -> None:
        connection.analysis = None
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            connection.tell(_error(id_, error))
            return
        complete = not task.cancelled() and error is None
        values = analysis.outcome(table) if complete else None
        told = {"type": "analysed", "id": id_, "complete": complete, "values": values}
        connection.tell(told)

    work = analysis.analyse(server.workers, table, done, tell)
    connection.analysis = server.tables.begin(work)
    connection.analysis.add_done_callback(end)


def _done(live: Live, connection: Connection, id_: str) -> None:
    number = live.table.match.number(connection.viewer) if live.table else 0
    connection.tell({"type": "done", "id": id_, "number": number})


def _turn_to(table: Table, connection: Connection, seat: int | None) -> None:
    viewer = NOBODY if seat is None else seat - 1
    if viewer != NOBODY and viewer not in table.seats_of(connection.person):
        raise Refusal("not-yours", f"seat {seat} is not yours")
    connection.turn_to(viewer)


def _eyes(table: Table, connection: Connection) -> int:
    return table.viewer(connection.person, connection.viewer)


def _previewed(table: Table, connection: Connection, seat: int, text: str) -> dict[str, Any]:
    if seat - 1 != connection.viewer or seat - 1 not in table.seats_of(connection.person):
        raise Refusal("not-yours", f"seat {seat} is not the one you look through")
    return projection.preview(table, seat - 1, text)


def _error(id_: str | None, refusal: Refusal) -> dict[str, Any]:
    return {"type": "error", "id": id_} | _said(refusal)


def _said(refusal: Refusal) -> dict[str, str]:
    return {"code": refusal.code, "message": refusal.message}


def _first(error: ValidationError | ValueError) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"][:4])
        return f"{where}: {first['msg']}"[:200]
    return "expected a message of docs/protocol.md as JSON"
