"""Tables: lists of them, a new one, one that is not wanted, a rematch."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import Query, Request

from tinkertable.core.chance import Chance
from tinkertable.core.errors import InputError

from .. import messages, shapes
from ..document import CONFLICT
from ..facts import Facts
from ..identity import MaybePerson, Person
from ..keys import digest, token
from ..live_table import Live
from ..refusal import Refusal, refused
from ..server import Server, server_of
from ..table import Table
from ..tables import new_id
from .parts import TableId, router, shown, the_game


@router.get("/tables")
async def tables(
    request: Request,
    person: MaybePerson,
    list: Annotated[Literal["mine", "waiting", "public"], Query()] = "public",
) -> list[shapes.Table]:
    server = server_of(request)
    if list == "public":
        ids = await server.store.public()
    else:
        ids = await server.store.mine(person, list == "waiting") if person else []
    found = []
    for table_id in ids:
        try:
            found.append(await shown(server, table_id, person))
        except Refusal:
            continue  # of an older version, or gone meanwhile
    return found


@router.post("/tables", status_code=201, responses=CONFLICT)
async def create(request: Request, wish: messages.NewTable, person: Person) -> shapes.Created:
    server = server_of(request)
    game = the_game(wish.game)
    edition = await server.tables.edition(wish.edition)
    try:
        options = game.settle_options(wish.options)
        game.check_seats(len(wish.seats))
    except InputError as error:
        raise refused(error, "bad-table") from None
    facts = Facts(
        id=new_id(),
        game=game,
        seed=Chance.secret().seed,
        options=options,
        edition=edition.hash if edition else None,
        seats=tuple(_wished(seat, person) for seat in wish.seats),
        public=wish.visibility == "public",
        clock=float(wish.clock) if wish.clock else None,
        hurry=wish.hurry,
        host=person,
        created=time.time(),
    )
    await server.tables.create(facts, edition, None)
    invite = None if facts.public else await _new_invite(server, facts.id)
    return shapes.Created(table=await shown(server, facts.id, person), invite=invite)


def _wished(seat: messages.PersonWish | messages.BotWish, person: str) -> dict[str, Any]:
    if isinstance(seat, messages.BotWish):
        return {"kind": "bot", "bot": seat.bot}
    return {"kind": "open"} if seat.kind == "open" else {"kind": "human", "person": person}


async def _new_invite(server: Server, table_id: str) -> str:
    fresh = token()
    await server.store.set_invite(table_id, digest(fresh))
    return fresh


@router.get("/tables/{table_id}", responses=CONFLICT)
async def table(request: Request, table_id: TableId, person: MaybePerson) -> shapes.Table:
    return await shown(server_of(request), table_id, person)


@router.delete("/tables/{table_id}", status_code=204, responses=CONFLICT)
async def remove(request: Request, table_id: TableId, person: Person) -> None:
    def check(table: Table) -> None:
        if table.facts.host != person:
            raise Refusal("not-yours", "expected the host of the table")
        if table.status != "open":
            raise Refusal("wrong-status", f"the table is {table.status}")

    await server_of(request).tables.forget(table_id, check)


@router.post("/tables/{table_id}/invite", responses=CONFLICT)
async def invite(request: Request, table_id: TableId, person: Person) -> shapes.Invite:
    server = server_of(request)

    def check(table: Table, _: Live) -> None:
        if person not in table.holders() | {table.facts.host}:
            raise Refusal("not-yours", "expected somebody who sits at the table")

    await server.tables.look(table_id, check)
    return shapes.Invite(invite=await _new_invite(server, table_id))


@router.post("/tables/{table_id}/rematch", responses=CONFLICT)
async def rematch(request: Request, table_id: TableId, person: Person) -> shapes.Table:
    """The same people and bots, each one seat further."""
    server = server_of(request)
    old: Table = await server.tables.look(table_id, lambda table, _: table)
    old.may_rematch(person)
    if not old.rematch:
        fresh = _rotated(old, person)
        await server.tables.create(fresh, old.match.edition, None)  # it is there before it is told
        await server.tables.act(table_id, lambda table: table.point_to_rematch(person, fresh.id))
        old = await server.tables.look(table_id, lambda table, _: table)
        if old.rematch != fresh.id:  # somebody else was quicker
            await server.tables.forget(fresh.id, lambda _: None)
    assert old.rematch
    return await shown(server, old.rematch, person)


def _rotated(old: Table, host: str) -> Facts:
    seats = [_again(seat.person, seat.bot) for seat in old.seats]
    return Facts(
        id=new_id(),
        game=old.facts.game,
        seed=Chance.secret().seed,
        options=old.facts.options,
        edition=old.facts.edition,
        seats=(*seats[-1:], *seats[:-1]),
        public=old.facts.public,
        clock=old.facts.clock,
        hurry=old.facts.hurry,
        host=host,
        created=time.time(),
    )


def _again(person: str | None, bot: str | None) -> dict[str, Any]:
    if bot:
        return {"kind": "bot", "bot": bot}
    return {"kind": "human", "person": person} if person else {"kind": "open"}
