"""What the routes share: the parts of their paths, and a table as an answer."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.games import GAMES, load
from tinkertable.server.refusal import Refusal, refused
from tinkertable.server.server import Server, server_of
from tinkertable.server.socket import messages
from tinkertable.server.socket.session import Live
from tinkertable.server.socket.sessions import Command
from tinkertable.server.tables.table import Table

from .. import responses
from ..query import known_query

router = APIRouter(prefix="/api", dependencies=[Depends(known_query)])

GameName = Annotated[
    str, Path(pattern=messages.WORD, max_length=40, json_schema_extra={"enum": list(GAMES)})
]
TableId = Annotated[str, Path(pattern=messages.TABLE_ID)]


def the_game(name: str) -> Game:
    try:
        return load(name)
    except InputError as error:
        raise refused(error, "not-found") from None


async def shown(server: Server, table_id: str, person: str | None) -> responses.Table:
    muted = await server.store.muted(person) if person else set[str]()

    def show(table: Table, live: Live) -> dict[str, Any]:
        if not table.knows(person or ""):
            raise Refusal("not-found", "there is no such table, or it is not for you")
        return server.tables.teller.to_json(table, person or "", live.online(), muted)

    return responses.Table(**await server.tables.look(table_id, show))


async def acted(request: Request, table_id: str, person: str, command: Command) -> responses.Table:
    """Carry out a command; the table as it then is."""
    server = server_of(request)
    await server.tables.act(table_id, command)
    return await shown(server, table_id, person)


def seated(
    seat: messages.PersonWish | messages.MyWish | messages.BotWish, person: str
) -> dict[str, Any]:
    """A seat of a new table as its maker wishes it."""
    if isinstance(seat, messages.BotWish):
        return {"kind": "bot", "bot": seat.bot}
    return {"kind": "open"} if seat.kind == "open" else {"kind": "human", "person": person}
