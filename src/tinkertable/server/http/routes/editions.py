"""Editions that owners of a box give us."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from tinkertable.core.edition import Edition, edition_file, read_edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.server import fields
from tinkertable.server.identity import Person
from tinkertable.server.refusal import Refusal, refusal_for
from tinkertable.server.server import Server, server_of
from tinkertable.server.tables.models import EditionFacts

from .. import requests, responses
from ..openapi import CONFLICT
from .parts import find_game, router


@router.post("/editions", status_code=201, responses=CONFLICT)
async def add_edition(request: Request, body: requests.NewEdition, _: Person) -> EditionFacts:
    """Checks and keeps an edition."""
    edition = await keep_edition(server_of(request), find_game(body.game), body)
    return EditionFacts.of(edition)


async def keep_edition(server: Server, game: Game, given: requests.NewEdition) -> Edition:
    try:
        edition = read_edition(game, given.model_dump_json())
    except InputError as error:
        raise refusal_for(error, "bad-edition") from None
    except ValueError:  # what is no text cannot be written
        raise Refusal("bad-edition", "json", line=1, column=1) from None
    await server.store.add_edition(edition)
    return edition


@router.get("/editions/{hash}")
async def edition(
    request: Request, hash: Annotated[str, Path(pattern=fields.HASH)]
) -> responses.EditionFile:
    """An edition by either of its hashes."""
    server = server_of(request)
    found = await server.sessions.edition(hash)
    if found is None:
        raise Refusal("not-found", "no-edition")
    server.expiry.uses(hash)
    return responses.EditionFile(**edition_file(found))
