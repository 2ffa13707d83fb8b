"""All that is kept of a person, as one file."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any

from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tinkertable.core.edition import edition_file
from tinkertable.core.errors import InputError
from tinkertable.server.identity import Person
from tinkertable.server.keeping import kind_of
from tinkertable.server.refusal import Refusal
from tinkertable.server.server import Server, address_of, server_of
from tinkertable.server.socket.outgoing import encode
from tinkertable.server.tables import models, projection, unreadable
from tinkertable.server.tables.unreadable import Unreadable

from .. import responses
from .logs import known_log
from .parts import router


class Pieces(StreamingResponse):
    """Sent as it is made; `place` is given back at its end, however it ends."""

    place: ExitStack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.place:
            await super().__call__(scope, receive, send)


@router.get("/me/data", response_model=responses.OwnData)
async def own_data(request: Request, person: Person) -> Response:
    """All that is kept of the guest, as one file: tables with their logs, chat, editions. Counts
    for sixty messages, one at a time."""
    server = server_of(request)
    place = ExitStack()
    place.enter_context(server.shares.exports.hold(person, address_of(request)))
    answer = Pieces(_pieces(server, person), media_type="application/json")
    answer.place = place
    return answer


async def _pieces(server: Server, person: str) -> AsyncIterator[str]:
    """A table at a time: there may be many, and others are served meanwhile."""
    store = server.store
    facts = await store.person(person)
    first = {
        "person": {"id": person, "name": facts["name"]},
        "created": facts["created"],
        "recovery": await store.recovery(person),
        "muted": sorted(await store.muted(person)),
    }
    yield json.dumps(first).removesuffix("}") + ', "chat": ['
    async for piece in _listed(_lines(server, person)):
        yield piece
    yield '], "tables": ['
    editions: set[str] = set()
    async for piece in _listed(_tables(server, person, editions)):
        yield piece
    yield '], "editions": ['
    async for piece in _listed(_editions(server, editions)):
        yield piece
    yield "]}"


async def _listed(parts: AsyncIterator[str]) -> AsyncIterator[str]:
    comma = ""
    async for part in parts:
        yield comma + part
        comma = ", "


async def _lines(server: Server, person: str) -> AsyncIterator[str]:
    after = 0
    while lines := await server.store.lines_of(person, after):
        for line in lines:
            after = line["number"]
            yield json.dumps(line)


async def _tables(server: Server, person: str, editions: set[str]) -> AsyncIterator[str]:
    for table_id in await server.store.every_table_of(person):
        try:
            shown, log = await _table(server, table_id, person)
        except Refusal:  # gone meanwhile
            continue
        if shown.edition:
            editions.add(shown.edition.hash)
        told = responses.ExportedLog(**log).model_dump_json(exclude_unset=True) if log else "null"
        yield f'{{"table": {encode(shown)}, "log": {told}}}'


async def _table(
    server: Server, table_id: str, person: str
) -> tuple[models.Table, dict[str, Any] | None]:
    """As the store has it: so many tables are not to be kept in memory."""
    names, keeping = server.sessions.names, server.settings.keeping
    goes = (await server.expiry.going([table_id])).get(table_id)
    try:
        table = await server.sessions.reader.table(table_id)
    except Unreadable as unread:
        seated = await server.store.seated(table_id)
        await names.learn(seated)
        keeps = keeping.seconds(kind_of(unread.row["status"]))
        shown = unreadable.describe(unread, person, seated, names.of, keeps, goes)
        if not shown.host:
            return shown, None
        return shown, unreadable.log(unread, await server.store.every_entry(table_id))
    await names.learn(table.holders())
    keeps = keeping.seconds(kind_of(table.status))
    shown = projection.describe(table, person, names.of, (), keeps=keeps, goes=goes)
    return shown, known_log(table, person, names.of)


async def _editions(server: Server, hashes: set[str]) -> AsyncIterator[str]:
    for hash_ in sorted(hashes):
        try:
            edition = await server.sessions.edition(hash_)
        except (Refusal, InputError):
            continue
        if edition is not None:
            yield json.dumps(edition_file(edition))
