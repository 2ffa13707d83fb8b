"""What the routes share: the parts of their paths, and a table as an answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Path, Request

from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.games import load
from tinkertable.server import fields
from tinkertable.server.keeping import kind_of
from tinkertable.server.refusal import Refusal, refusal_for
from tinkertable.server.server import Server, address_of, server_of
from tinkertable.server.socket.session import Session
from tinkertable.server.socket.sessions import Command
from tinkertable.server.tables import models, projection
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.table import Table
from tinkertable.server.tables.unreadable import Unreadable, describe

from .. import requests
from ..query import known_query

router = APIRouter(prefix="/api", dependencies=[Depends(known_query)])

GameName = Annotated[
    str, Path(pattern=fields.WORD, max_length=40, json_schema_extra=fields.GAME_NAMES)
]
TableId = Annotated[str, Path(pattern=fields.TABLE_ID)]


def find_game(name: str, code: str = "not-found") -> Game:
    try:
        return load(name)
    except InputError as error:
        raise refusal_for(error, code) from None


async def show_table(server: Server, table_id: str, person: str | None) -> models.Table:
    """The table as a person may see it; of one that cannot be read, what is known all the same."""
    return await _show(server, table_id, await _onlooker(server, person, [table_id]))


async def show_tables(
    server: Server, table_ids: Sequence[str], person: str | None
) -> list[models.Table]:
    """Those of the tables that are there still, as a person may see them."""
    onlooker = await _onlooker(server, person, table_ids)
    found = []
    for table_id in table_ids:
        with suppress(Refusal):  # gone meanwhile
            found.append(await _show(server, table_id, onlooker))
    return found


class _Onlooker(NamedTuple):
    """What the store knows that matters to who looks at some tables."""

    person: str
    muted: set[str]
    going: dict[str, float]  # those of the tables that go soon


async def _onlooker(server: Server, person: str | None, table_ids: Sequence[str]) -> _Onlooker:
    if person is None:
        return _Onlooker("", set(), {})
    muted = await server.store.muted(person)
    return _Onlooker(person, muted, await server.expiry.going(table_ids))


async def _show(server: Server, table_id: str, onlooker: _Onlooker) -> models.Table:
    person, muted, going = onlooker
    keeping, goes = server.settings.keeping, going.get(table_id)

    def show(table: Table, session: Session) -> models.Table:
        if not table.visible_to(person):
            raise Refusal("not-found", "no-table")
        return projection.describe(
            table,
            person,
            server.sessions.names.of,
            session.online(),
            muted,
            session.away(server.sessions.uptime.now()),
            keeping.seconds(kind_of(table.status)),
            goes,
        )

    try:
        shown: models.Table = await server.sessions.look(table_id, show)
    except Unreadable as unread:
        seated = await server.store.seated(table_id)
        await server.sessions.names.learn(seated)
        keeps = keeping.seconds(kind_of(unread.row["status"]))
        return describe(unread, person, seated, server.sessions.names.of, keeps, goes)
    return shown


async def open_table(
    request: Request, facts: Facts, edition: Edition | None, moves: list[str] | None = None
) -> None:
    """A new table, if its host may have one more."""
    server, address = server_of(request), address_of(request)
    with ExitStack() as stack:
        if moves is not None:
            stack.enter_context(server.shares.imports.hold(facts.host, address))
        async with server.shares.opening(facts.host):
            server.shares.check_table(facts, await server.store.hosted(facts.host), address)
            await server.sessions.create(facts, edition, moves)


async def act_at(request: Request, table_id: str, person: str, command: Command) -> models.Table:
    """Carry out a command; the table as it then is."""
    server = server_of(request)
    await server.sessions.act(table_id, command)
    return await show_table(server, table_id, person)


SeatWish = requests.MySeat | requests.OpenSeat | requests.BotSeat


def new_seats(wishes: Iterable[SeatWish], person: str) -> list[dict[str, Any]]:
    """The seats of a new table as its maker wishes them: the first of one's own is one's own, the
    others are for whoever else is at the device."""
    seats: list[dict[str, Any]] = []
    for wish in wishes:
        if isinstance(wish, requests.BotSeat):
            seats.append({"kind": "bot", "bot": wish.bot})
        elif isinstance(wish, requests.OpenSeat):
            seats.append({"kind": "open"})
        else:
            others = any(seat["kind"] == "human" for seat in seats)
            name = wish.name or ("" if others else None)
            seats.append({"kind": "human", "person": person, "name": name})
    return seats
