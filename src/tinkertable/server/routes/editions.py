"""Editions that owners of a box give us."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from tinkertable.core.edition import BadEdition, Edition, read_edition
from tinkertable.core.game import Game

from .. import messages, shapes
from ..connection import dumps
from ..document import CONFLICT
from ..identity import Person
from ..refusal import Refusal
from ..server import Server, server_of
from ..thinking import edition_file
from .parts import router, the_game


@router.post("/editions", status_code=201, responses=CONFLICT)
async def add_edition(
    request: Request, wish: messages.NewEdition, _: Person
) -> shapes.EditionFacts:
    edition = await keep_edition(server_of(request), the_game(wish.game), wish)
    return shapes.EditionFacts(hash=edition.hash, name=edition.name)


async def keep_edition(server: Server, game: Game, given: messages.NewEdition) -> Edition:
    try:
        edition = read_edition(game, dumps(given.model_dump()))
    except (BadEdition, ValueError) as error:
        raise Refusal("bad-edition", str(error)) from None
    text = dumps(edition_file(edition))
    await server.store.add_edition(edition.hash, game.name, edition.name, text)
    return edition


@router.get("/editions/{hash}")
async def edition(
    request: Request, hash: Annotated[str, Path(pattern=messages.HASH)]
) -> shapes.EditionFile:
    found = await server_of(request).tables.edition(hash)
    if found is None:
        raise Refusal("not-found", "there is no such edition")
    return shapes.EditionFile(**edition_file(found))
