"""Tables: lists of them, a new one, one that is not wanted, a rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import Query, Request

from tinkertable.core.errors import InputError
from tinkertable.server.identity import MaybePerson, Person
from tinkertable.server.keys import digest, token
from tinkertable.server.refusal import Refusal, refusal_for
from tinkertable.server.server import Server, server_of
from tinkertable.server.socket.session import Session
from tinkertable.server.tables import commands, models
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.seat import Seat
from tinkertable.server.tables.table import Table
from tinkertable.server.tables.unreadable import Unreadable

from .. import requests, responses
from ..openapi import CONFLICT
from .parts import TableId, find_game, new_seats, open_table, router, show_table, show_tables


@router.get("/tables")
async def tables(
    request: Request,
    person: MaybePerson,
    list: Annotated[Literal["mine", "waiting", "public"], Query()] = "public",
) -> list[models.Table]:
    """Mine (those that go soon, then the newest first), those that wait for me, or public ones to
    join or watch; those that cannot be read too, with a `fault`."""
    server = server_of(request)
    if list == "public":
        ids = await server.store.public()
    else:
        ids = await server.store.mine(person, list == "waiting") if person else []
    found = await show_tables(server, ids, person)
    if list == "waiting":  # nobody can do anything at the others
        return [table for table in found if table.fault is None]
    return found


@router.post("/tables", status_code=201, responses=CONFLICT)
async def create(request: Request, body: requests.NewTable, person: Person) -> responses.Created:
    """A new table; see below. `invite` is the token of an invited table."""
    server = server_of(request)
    game = find_game(body.game)
    edition = await server.sessions.edition(body.edition)
    try:
        options = game.settle_options(body.options)
        game.check_seats(len(body.seats))
    except InputError as error:
        raise refusal_for(error, "bad-table") from None
    facts = Facts.fresh(
        game,
        person,
        new_seats(body.seats, person),
        options=options,
        edition=edition,
        public=body.visibility == "public",
        clock=float(body.clock) if body.clock else None,
        hurry=body.hurry,
    )
    await open_table(request, facts, edition)
    invite = None if facts.public else await _new_invite(server, facts.id)
    return responses.Created(table=await show_table(server, facts.id, person), invite=invite)


async def _new_invite(server: Server, table_id: str) -> str:
    fresh = token()
    await server.store.set_invite(table_id, digest(fresh))
    return fresh


@router.get("/tables/{table_id}", responses=CONFLICT)
async def table(request: Request, table_id: TableId, person: MaybePerson) -> models.Table:
    """One table. If it is one's own, it is kept for as long again."""
    server = server_of(request)
    shown = await show_table(server, table_id, person)
    if person and (shown.host or any(seat.you for seat in shown.seats)):
        await server.expiry.opened(table_id)
        return replace(shown, goes=None)
    return shown


@router.delete("/tables/{table_id}", status_code=204, responses=CONFLICT)
async def remove(request: Request, table_id: TableId, person: Person) -> None:
    """By its host, before the start; or whenever it cannot be read."""

    def check(table: Table) -> None:
        if table.facts.host != person:
            raise Refusal("not-yours", "not-host")
        if table.status != "open":
            raise Refusal("wrong-status", f"table-{table.status}")

    sessions = server_of(request).sessions
    try:
        await sessions.forget(table_id, check)
    except Unreadable as unread:
        unread.check_host(person)
        await sessions.forget(table_id, None)


@router.post("/tables/{table_id}/invite", responses=CONFLICT)
async def invite(request: Request, table_id: TableId, person: Person) -> responses.Invite:
    """A new invitation token; the old one is void."""
    server = server_of(request)

    def check(table: Table, _: Session) -> None:
        if person not in table.holders() | {table.facts.host}:
            raise Refusal("not-yours", "not-seated")

    await server.sessions.look(table_id, check)
    return responses.Invite(invite=await _new_invite(server, table_id))


@router.post("/tables/{table_id}/rematch", responses=CONFLICT)
async def rematch(request: Request, table_id: TableId, person: Person) -> models.Table:
    """A new table, seats rotated by one; others see it in `rematch`."""
    server = server_of(request)
    old: Table = await server.sessions.look(table_id, lambda table, _: table)
    commands.check_rematch(old, person)
    if not old.rematch:
        fresh = _rotated(old, person)
        await open_table(request, fresh, old.match.edition)  # it is there before it is told
        await server.sessions.act(
            table_id, lambda table: commands.point_to_rematch(table, person, fresh.id)
        )
        old = await server.sessions.look(table_id, lambda table, _: table)
        if old.rematch != fresh.id:  # somebody else was quicker
            await server.sessions.forget(fresh.id, None)
    assert old.rematch
    return await show_table(server, old.rematch, person)


def _rotated(old: Table, host: str) -> Facts:
    seats = [_again(seat) for seat in old.seats]
    facts = old.facts
    return Facts.fresh(
        facts.game,
        host,
        (*seats[-1:], *seats[:-1]),
        options=facts.options,
        edition=old.match.edition,
        public=facts.public,
        clock=facts.clock,
        hurry=facts.hurry,
    )


def _again(seat: Seat) -> dict[str, Any]:
    if seat.bot:
        return {"kind": "bot", "bot": seat.bot}
    if not seat.person:
        return {"kind": "open"}
    return {"kind": "human", "person": seat.person, "name": seat.name}
