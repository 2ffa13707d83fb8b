"""What each message of a socket does, and what it is answered with."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from pydantic import ValidationError

from tinkertable.core.seats import NOBODY
from tinkertable.server.refusal import Refusal, not_saved
from tinkertable.server.server import Server, address_of
from tinkertable.server.store.errors import Away
from tinkertable.server.tables import analysis, commands, projection
from tinkertable.server.tables.models import Progress, State, extend
from tinkertable.server.tables.table import Table

from . import incoming, outgoing
from .connection import Connection
from .outgoing import error_message
from .session import Session
from .sessions import Command

MOST_BYTES = 4096
HINT_COST = 10.0  # messages that one counts for
ANALYSIS_COST = 60.0


async def answer(
    server: Server, session: Session, connection: Connection, text: str | None
) -> bool:
    """Carry out one message; false if it was none of ours."""
    try:
        message = _parse(text)
    except Refusal as refusal:
        refuse(server, connection, None, refusal)
        return False
    id_ = getattr(message, "id", None)
    try:
        if not _permitted(connection, message):
            raise Refusal("not-yours", "seat-token")
        await _carry_out(server, session, connection, message)
    except Refusal as refusal:
        refuse(server, connection, id_, refusal)
    except Away:
        refuse(server, connection, id_, not_saved())
    return True


def refuse(server: Server, connection: Connection, id_: str | None, refusal: Refusal) -> None:
    server.figures.refusals.labels(refusal.code).inc()
    connection.tell(error_message(id_, refusal))


def _parse(text: str | None) -> incoming.ToServer:
    if text is None:
        raise Refusal("bad-request", "not-text")
    if len(text.encode()) > MOST_BYTES:
        raise Refusal("too-large", "bytes", most=MOST_BYTES)
    try:
        return incoming.TO_SERVER.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"][:4])
        raise Refusal("bad-request", "field", where=where, problem=first["type"]) from None
    except ValueError:
        raise Refusal("bad-request", "no-message") from None


def _permitted(connection: Connection, message: incoming.ToServer) -> bool:
    """Whoever came with a seat's token plays that seat, and does nothing else."""
    if connection.token_seat is None:
        return True
    if isinstance(message, (incoming.ChatRequest, incoming.AnalyseRequest)):
        return False
    own = isinstance(message, incoming.ExplainRequest) or not hasattr(message, "seat")
    return own or getattr(message, "seat", None) == connection.token_seat + 1


async def _carry_out(
    server: Server, session: Session, connection: Connection, message: incoming.ToServer
) -> None:
    sessions, person, messages = server.sessions, connection.person, server.shares.messages
    match message:
        case incoming.MoveRequest(id=id_, seat=seat, turn=turn, text=text):
            await _act(
                server, session, lambda t: commands.move(t, person, seat - 1, turn, text, id_)
            )
            _acknowledge(session, connection, id_)
        case incoming.UndoRequest(id=id_, seat=seat, turn=turn):
            await _act(server, session, lambda t: commands.undo(t, person, seat - 1, turn, id_))
            _acknowledge(session, connection, id_)
        case incoming.ShowRequest(seat=wanted):
            await sessions.look(session.id, lambda t, _: _turn_to(t, connection, wanted))
            async with session.lock:
                sessions.broadcast.show(session)
        case incoming.PreviewRequest(id=id_, seat=seat, text=text):
            state = await sessions.look(
                session.id, lambda t, _: _preview(t, connection, seat, text)
            )
            connection.tell(outgoing.PreviewMessage(id=id_, state=state))
        case incoming.PastRequest(id=id_, move=move):
            state = await sessions.look(
                session.id, lambda t, _: projection.past(t, _viewer(t, connection), move)
            )
            connection.tell(outgoing.PastMessage(id=id_, move=move, state=state))
        case incoming.ExplainRequest(id=id_, seat=seat):
            items = await sessions.look(
                session.id, lambda t, _: projection.explain(t, _viewer(t, connection), seat - 1)
            )
            connection.tell(outgoing.ExplainedMessage(id=id_, seat=seat, items=items))
        case incoming.HintRequest(id=id_, seat=seat):
            if connection.hint_pending or not messages.take(person, HINT_COST):
                raise Refusal("too-many", "one-hint")
            connection.hint_pending = True
            sessions.tasks.begin(_hint(server, session, connection, id_, seat))  # one may move on
        case incoming.AnalyseRequest(id=id_, done=done):
            table = await sessions.look(session.id, lambda t, _: analysis.require_finished(t))
            if connection.analysis or not messages.take(person, ANALYSIS_COST):
                raise Refusal("too-many", "one-analysis")
            _begin_analysis(server, table, connection, id_, done)
        case incoming.CancelRequest():
            if connection.analysis:
                connection.analysis.cancel()
        case incoming.ChatRequest(id=id_, text=text):
            await server.chat.say(session, person, id_, text)
            connection.tell(outgoing.DoneMessage(id=id_, number=0))
        case incoming.PingRequest():
            connection.tell(outgoing.PongMessage())


async def _act(server: Server, session: Session, command: Command) -> None:
    begun = time.perf_counter()
    await server.sessions.act(session.id, command)
    server.figures.moves.observe(time.perf_counter() - begun)


async def _hint(
    server: Server, session: Session, connection: Connection, id_: str, seat: int
) -> None:
    person = connection.person
    try:
        with server.shares.hints.hold(person, address_of(connection.socket)):
            found = await server.sessions.hint(session.id, person, seat - 1)
        connection.tell(extend(outgoing.HintMessage, found, id=id_))
    except Refusal as refusal:
        refuse(server, connection, id_, refusal)
    finally:
        connection.hint_pending = False


def _begin_analysis(
    server: Server, table: Table, connection: Connection, id_: str, done: int
) -> None:
    def tell(progress: Progress) -> None:
        connection.tell(extend(outgoing.AnalysisMessage, progress, id=id_))

    def end(task: asyncio.Task[None]) -> None:
        connection.analysis = None
        server.shares.analyses.leave(connection.person, address)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            refuse(server, connection, id_, error)
            return
        complete = not task.cancelled() and error is None
        values = analysis.outcome(table) if complete else None
        connection.tell(outgoing.AnalysedMessage(id=id_, complete=complete, values=values))

    address = address_of(connection.socket)
    server.shares.analyses.take(connection.person, address)
    work = analysis.analyse(server.workers, table, connection.person, done, tell)
    connection.analysis = server.sessions.tasks.begin(work)
    connection.analysis.add_done_callback(end)


def _acknowledge(session: Session, connection: Connection, id_: str) -> None:
    number = session.table.match.number(connection.viewer) if session.table else 0
    connection.tell(outgoing.DoneMessage(id=id_, number=number))


def _turn_to(table: Table, connection: Connection, seat: int | None) -> None:
    viewer = NOBODY if seat is None else seat - 1
    if seat is not None and viewer not in table.seats_of(connection.person):
        raise Refusal("not-yours", "not-your-seat", seat=seat)
    connection.turn_to(viewer)


def _viewer(table: Table, connection: Connection) -> int:
    return table.viewer(connection.person, connection.viewer)


def _preview(table: Table, connection: Connection, seat: int, text: str) -> State[Any]:
    if seat - 1 != connection.viewer or seat - 1 not in table.seats_of(connection.person):
        raise Refusal("not-yours", "other-view", seat=seat)
    return projection.preview(table, seat - 1, text)
