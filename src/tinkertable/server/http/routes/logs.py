"""Matches as logs: taken out, stepped through, brought in, played on in another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Query, Request, Response
from pydantic.json_schema import SkipJsonSchema

from tinkertable.core.edition import Edition
from tinkertable.core.errors import BadLog, InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.past import brought_up
from tinkertable.core.seats import NOBODY
from tinkertable.server.identity import MaybePerson, Person
from tinkertable.server.refusal import Refusal, refusal_for
from tinkertable.server.server import Server, server_of
from tinkertable.server.socket.outgoing import encode
from tinkertable.server.socket.session import Session
from tinkertable.server.tables import models, projection, unreadable
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.table import Table
from tinkertable.server.tables.unreadable import Unreadable

from .. import requests, responses
from ..openapi import CONFLICT
from ..query import MoveNumber, SeatNumber
from .editions import keep_edition
from .parts import TableId, find_game, new_seats, open_table, router, show_table


@router.get("/tables/{table_id}/log", responses=CONFLICT, response_model_exclude_unset=True)
async def export(request: Request, table_id: TableId, person: MaybePerson) -> responses.ExportedLog:
    """The log; secrets and seed only when the match is over. Of a table that cannot be read its
    host gets what is left: the moves that stand, unchecked, secret or not."""
    server = server_of(request)

    def log(table: Table, _: Session) -> dict[str, Any]:
        if not table.visible_to(person or ""):
            raise Refusal("not-found", "no-table")
        return known_log(table, person or "", server.sessions.names.of)

    try:
        found = await server.sessions.look(table_id, log)
    except Unreadable as unread:
        if unread.row["host"] != person:
            raise
        found = unreadable.log(unread, await server.store.every_entry(table_id))
    return responses.ExportedLog(**found)


def known_log(
    table: Table, person: str, name_of: Callable[[str | None], str | None]
) -> dict[str, Any]:
    """The log of a table as a person may know it."""
    seats = table.seats_of(person)
    names = projection.names_of(table, name_of)
    players = [name or seat.bot for name, seat in zip(names, table.seats, strict=True)]
    return projection.log(table, seats[0] if len(seats) == 1 else NOBODY) | {"players": players}


@router.get("/tables/{table_id}/replay", response_model=models.Replay, responses=CONFLICT)
async def replay(
    request: Request,
    table_id: TableId,
    move: Annotated[MoveNumber, Query()] = 0,
    seat: Annotated[SeatNumber | SkipJsonSchema[None], Query()] = None,
) -> Response:
    """A finished match as a seat saw it after so many moves (its log too: what was hidden then is
    `?`), or as all lies open without `seat`."""

    def look_back(table: Table, _: Session) -> models.Replay[Any]:
        if not table.finished:
            raise Refusal("wrong-status", "not-finished")
        if seat is not None and seat > len(table.seats):
            raise Refusal("no-such-seat", "no-such-seat", most=len(table.seats), got=seat)
        moves = len(projection.moves(table, NOBODY))
        at = min(move, moves)
        state = projection.replay(table, None if seat is None else seat - 1, at)
        return models.Replay(moves=moves, move=at, state=state)

    found = await server_of(request).sessions.look(table_id, look_back)
    return Response(encode(found), media_type="application/json")


@router.post("/import", status_code=201, responses=CONFLICT)
async def import_log(request: Request, body: requests.Import, person: Person) -> models.Table:
    """A log as a new hot-seat table of one's own. It holds moves only: no undo, no `?`. Counts for
    ten messages."""
    server, log = server_of(request), body.log
    game = find_game(log.game, "bad-log")
    edition = await _edition_for(server, game, log.edition, body.edition)
    try:
        game.check_seats(log.seats)
        options, edition = brought_up(game, log.version, log.options, edition)
        options = game.settle_options(options)
        if len(log.moves) > game.most_moves(log.seats):
            raise BadLog("log-moves", most=game.most_moves(log.seats), got=len(log.moves))
    except InputError as error:
        raise refusal_for(error, "bad-log") from None
    facts = Facts.fresh(
        game,
        person,
        new_seats([requests.MySeat(kind="me")] * log.seats, person),
        options=options,
        edition=edition,
        seed=log.seed,
    )
    await open_table(request, facts, edition, log.moves)
    return await show_table(server, facts.id, person)


@router.post("/tables/{table_id}/branch", status_code=201, responses=CONFLICT)
async def branch(
    request: Request, table_id: TableId, body: requests.Branch, person: Person
) -> models.Table:
    """A finished match played on from its position after that many moves, as a new table of one's
    own."""
    server = server_of(request)

    def until(table: Table, _: Session) -> tuple[Facts, Edition | None, list[str]]:
        if not table.finished:
            raise Refusal("wrong-status", "not-finished")
        moves = projection.moves(table, NOBODY)
        if len(body.seats) != len(table.seats) or body.move > len(moves):
            raise Refusal("bad-table", "branch", seats=len(table.seats), most=len(moves))
        old = table.facts
        seats = new_seats(body.seats, person)
        edition = table.match.edition
        facts = Facts.fresh(old.game, person, seats, options=old.options, edition=edition)
        return facts, edition, moves[: body.move]

    facts, edition, moves = await server.sessions.look(table_id, until)
    await open_table(request, facts, edition, moves)
    return await show_table(server, facts.id, person)


async def _edition_for(
    server: Server, game: Game, played: str | None, given: requests.NewEdition | None
) -> Edition | None:
    """The edition a log was played with: given beside it, or known here."""
    if given is None:
        return await server.sessions.edition(played)
    edition = await keep_edition(server, game, given)
    if edition.hash != played:
        raise Refusal("bad-edition", "edition-other", played=shown(played, 80))
    return edition
