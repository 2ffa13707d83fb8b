"""What people do at a table besides playing: sit, watch, leave, pause, resign."""

from __future__ import annotations

from fastapi import Request

from tinkertable.server import keys
from tinkertable.server.identity import Person
from tinkertable.server.refusal import Refusal
from tinkertable.server.server import Server, server_of
from tinkertable.server.socket import messages
from tinkertable.server.socket.session import Live
from tinkertable.server.tables.table import Table

from .. import responses
from ..openapi import CONFLICT
from .parts import TableId, acted, router, shown


@router.post("/tables/{table_id}/seat-token", responses=CONFLICT)
async def seat_token(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> responses.SeatToken:
    """For a program that is to play one's seat through the socket."""
    server, at = server_of(request), wish.seat - 1
    await server.tables.look(table_id, lambda table, _: table.own(person, at))
    return responses.SeatToken(token=keys.seat_token(server.keys, table_id, at, person))


@router.post("/tables/{table_id}/sit", responses=CONFLICT)
async def sit(
    request: Request, table_id: TableId, wish: messages.Sit, person: Person
) -> responses.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    return await acted(request, table_id, person, lambda table: table.sit(person, wish.seat - 1))


@router.post("/tables/{table_id}/watch", responses=CONFLICT)
async def watch(
    request: Request, table_id: TableId, wish: messages.Watch, person: Person
) -> responses.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    return await shown(server, table_id, person)


async def _let_in(server: Server, table_id: str, person: str, invite: str | None) -> None:
    """An invited table opens for whoever has the link."""
    if await server.tables.look(table_id, lambda table, _: table.knows(person)):
        return
    kept = await server.store.invite(table_id)
    if invite is None or kept is None or not keys.same(invite, kept):
        raise Refusal("bad-token", "this table needs an invitation that still holds")
    await server.tables.act(table_id, lambda table: table.watch(person))


@router.post("/tables/{table_id}/leave", responses=CONFLICT)
async def leave(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> responses.Table:
    return await acted(request, table_id, person, lambda table: table.leave(person, wish.seat - 1))


@router.post("/tables/{table_id}/back", responses=CONFLICT)
async def back(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> responses.Table:
    return await acted(request, table_id, person, lambda table: table.back(person, wish.seat - 1))


@router.post("/tables/{table_id}/stand-in", responses=CONFLICT)
async def stand_in(
    request: Request, table_id: TableId, wish: messages.StandIn, person: Person
) -> responses.Table:
    server = server_of(request)
    bot, at = wish.bot, wish.seat - 1

    def away(table: Table, live: Live) -> bool:
        return not table.seats[at : at + 1] or table.seats[at].person not in live.online()

    gone: bool = await server.tables.look(table_id, away)
    return await acted(
        request, table_id, person, lambda table: table.stand_in(person, at, bot, gone)
    )


@router.post("/tables/{table_id}/pause", responses=CONFLICT)
async def pause(request: Request, table_id: TableId, person: Person) -> responses.Table:
    return await acted(request, table_id, person, lambda table: table.pause(person))


@router.post("/tables/{table_id}/resume", responses=CONFLICT)
async def resume(request: Request, table_id: TableId, person: Person) -> responses.Table:
    return await acted(request, table_id, person, lambda table: table.resume(person))


@router.post("/tables/{table_id}/resign", responses=CONFLICT)
async def resign(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> responses.Table:
    return await acted(request, table_id, person, lambda table: table.resign(person, wish.seat - 1))


@router.post("/tables/{table_id}/vote", responses=CONFLICT)
async def vote(
    request: Request, table_id: TableId, wish: messages.Vote, person: Person
) -> responses.Table:
    at, end = wish.seat - 1, wish.end
    return await acted(request, table_id, person, lambda table: table.vote(person, at, end))
