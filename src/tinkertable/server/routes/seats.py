"""What people do at a table besides playing: sit, watch, leave, pause, resign."""

from __future__ import annotations

from fastapi import Request

from .. import messages, shapes
from ..document import CONFLICT
from ..identity import Person
from ..keys import same
from ..live_table import Live
from ..refusal import Refusal
from ..server import Server, server_of
from ..table import Table
from .parts import TableId, acted, router, shown


@router.post("/tables/{table_id}/sit", responses=CONFLICT)
async def sit(
    request: Request, table_id: TableId, wish: messages.Sit, person: Person
) -> shapes.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    return await acted(request, table_id, person, lambda table: table.sit(person, wish.seat - 1))


@router.post("/tables/{table_id}/watch", responses=CONFLICT)
async def watch(
    request: Request, table_id: TableId, wish: messages.Watch, person: Person
) -> shapes.Table:
    server = server_of(request)
    await _let_in(server, table_id, person, wish.invite)
    return await shown(server, table_id, person)


async def _let_in(server: Server, table_id: str, person: str, invite: str | None) -> None:
    """An invited table opens for whoever has the link."""
    if await server.tables.look(table_id, lambda table, _: table.knows(person)):
        return
    kept = await server.store.invite(table_id)
    if invite is None or kept is None or not same(invite, kept):
        raise Refusal("bad-token", "this table needs an invitation that still holds")
    await server.tables.act(table_id, lambda table: table.watch(person))


@router.post("/tables/{table_id}/leave", responses=CONFLICT)
async def leave(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    return await acted(request, table_id, person, lambda table: table.leave(person, wish.seat - 1))


@router.post("/tables/{table_id}/back", responses=CONFLICT)
async def back(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    return await acted(request, table_id, person, lambda table: table.back(person, wish.seat - 1))


@router.post("/tables/{table_id}/stand-in", responses=CONFLICT)
async def stand_in(
    request: Request, table_id: TableId, wish: messages.StandIn, person: Person
) -> shapes.Table:
    server = server_of(request)
    bot, at = wish.bot, wish.seat - 1

    def away(table: Table, live: Live) -> bool:
        return not table.seats[at : at + 1] or table.seats[at].person not in live.online()

    gone: bool = await server.tables.look(table_id, away)
    return await acted(
        request, table_id, person, lambda table: table.stand_in(person, at, bot, gone)
    )


@router.post("/tables/{table_id}/pause", responses=CONFLICT)
async def pause(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    return await acted(request, table_id, person, lambda table: table.pause(person))


@router.post("/tables/{table_id}/resume", responses=CONFLICT)
async def resume(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    return await acted(request, table_id, person, lambda table: table.resume(person))


@router.post("/tables/{table_id}/resign", responses=CONFLICT)
async def resign(
    request: Request, table_id: TableId, wish: messages.OneSeat, person: Person
) -> shapes.Table:
    return await acted(request, table_id, person, lambda table: table.resign(person, wish.seat - 1))


@router.post("/tables/{table_id}/vote", responses=CONFLICT)
async def vote(
    request: Request, table_id: TableId, wish: messages.Vote, person: Person
) -> shapes.Table:
    at, end = wish.seat - 1, wish.end
    return await acted(request, table_id, person, lambda table: table.vote(person, at, end))
