"""What people do at a table besides playing: sit, watch, leave, pause, resign."""

from __future__ import annotations

from fastapi import Request

from tinkertable.server import keys
from tinkertable.server.identity import Person
from tinkertable.server.refusal import Refusal
from tinkertable.server.server import Server, server_of
from tinkertable.server.tables import commands, models

from .. import requests, responses
from ..openapi import CONFLICT
from .parts import TableId, act_at, router, show_table


@router.post("/tables/{table_id}/seat-token", responses=CONFLICT)
async def seat_token(
    request: Request, table_id: TableId, body: requests.OneSeat, person: Person
) -> responses.SeatToken:
    """For a program that is to play one's seat through the socket; good while one has the seat."""
    server, at = server_of(request), body.seat - 1
    await server.sessions.look(table_id, lambda table, _: commands.check_owner(table, person, at))
    return responses.SeatToken(token=keys.seat_token(server.keys, table_id, at, person))


@router.post("/tables/{table_id}/sit", responses=CONFLICT)
async def sit(
    request: Request, table_id: TableId, body: requests.Sit, person: Person
) -> models.Table:
    """Takes an open seat; the match starts when none is open."""
    server = server_of(request)
    await _let_in(server, table_id, person, body.invite)
    return await act_at(
        request, table_id, person, lambda table: commands.sit(table, person, body.seat - 1)
    )


@router.post("/tables/{table_id}/watch", responses=CONFLICT)
async def watch(
    request: Request, table_id: TableId, body: requests.Watch, person: Person
) -> models.Table:
    """Lets a spectator of an invited table in."""
    server = server_of(request)
    await _let_in(server, table_id, person, body.invite)
    return await show_table(server, table_id, person)


async def _let_in(server: Server, table_id: str, person: str, invite: str | None) -> None:
    """An invited table opens for whoever has the link."""
    if await server.sessions.look(table_id, lambda table, _: table.visible_to(person)):
        return
    kept = await server.store.invite(table_id)
    if invite is None or kept is None or not keys.same(invite, kept):
        raise Refusal("bad-token", "invitation")
    await server.sessions.act(table_id, lambda table: commands.watch(table, person))


@router.post("/tables/{table_id}/leave", responses=CONFLICT)
async def leave(
    request: Request, table_id: TableId, body: requests.OneSeat, person: Person
) -> models.Table:
    """Before the start the seat opens again; later a bot stands in."""
    return await act_at(
        request, table_id, person, lambda table: commands.leave(table, person, body.seat - 1)
    )


@router.post("/tables/{table_id}/back", responses=CONFLICT)
async def back(
    request: Request, table_id: TableId, body: requests.OneSeat, person: Person
) -> models.Table:
    """Takes a seat back that one has left. Whoever was only away gets it back on connecting."""
    return await act_at(
        request, table_id, person, lambda table: commands.come_back(table, person, body.seat - 1)
    )


@router.post("/tables/{table_id}/stand-in", responses=CONFLICT)
async def stand_in(
    request: Request, table_id: TableId, body: requests.StandIn, person: Person
) -> models.Table:
    """Lets a bot play for a person who was away longer than the table's patience; before the start:
    turns an open seat into a bot."""
    server = server_of(request)
    bot, at = body.bot, body.seat - 1
    away = await server.presence.absences(table_id)
    return await act_at(
        request,
        table_id,
        person,
        lambda table: commands.stand_in(table, person, at, bot, away().get(table.seat(at).person)),
    )


@router.post("/tables/{table_id}/pause", responses=CONFLICT)
async def pause(request: Request, table_id: TableId, person: Person) -> models.Table:
    """Nobody may move, and no clock runs."""
    return await act_at(request, table_id, person, lambda table: commands.pause(table, person))


@router.post("/tables/{table_id}/resume", responses=CONFLICT)
async def resume(request: Request, table_id: TableId, person: Person) -> models.Table:
    """The match goes on."""
    return await act_at(request, table_id, person, lambda table: commands.resume(table, person))


@router.post("/tables/{table_id}/resign", responses=CONFLICT)
async def resign(
    request: Request, table_id: TableId, body: requests.OneSeat, person: Person
) -> models.Table:
    """Gives up; a bot plays on."""
    return await act_at(
        request, table_id, person, lambda table: commands.resign(table, person, body.seat - 1)
    )


@router.post("/tables/{table_id}/vote", responses=CONFLICT)
async def vote(
    request: Request, table_id: TableId, body: requests.Vote, person: Person
) -> models.Table:
    """For or against an end; when all want it who have not left for good, the match ends as it
    stands."""
    server = server_of(request)
    at, end = body.seat - 1, body.end
    away = await server.presence.absences(table_id)
    return await act_at(
        request,
        table_id,
        person,
        lambda table: commands.vote(table, person, at, end, away()),
    )
