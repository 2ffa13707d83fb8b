"""Guests: who somebody is, on which devices, and whom they do not want to hear."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Path, Request, Response

from tinkertable.server.identity import MaybePerson, Person, drop_cookie, new_person, set_cookie
from tinkertable.server.keys import digest, token
from tinkertable.server.refusal import Refusal
from tinkertable.server.server import address_of, server_of

from .. import requests, responses
from ..openapi import CONFLICT
from .parts import router

PersonId = Annotated[str, Path(pattern=r"^p[a-z2-7]{24}$")]
RECOVERY = 7 * 24 * 3600.0  # seconds a recovery link works


@router.get("/me")
async def who_am_i(
    request: Request, response: Response, person: MaybePerson
) -> responses.Person | None:
    """Who one is; null for strangers."""
    if person is None:
        return None
    server = server_of(request)
    set_cookie(response, server, person)  # for another year, and with the newest key
    return responses.Person(id=person, name=server.sessions.names.of(person) or "")


@router.post("/me")
async def be(
    request: Request, response: Response, body: requests.Me, person: MaybePerson
) -> responses.Person:
    """Makes or renames the guest."""
    server = server_of(request)
    if person is None:
        server.shares.check_newcomer(address_of(request))
        person = new_person()
        await server.store.add_person(person, body.name, time.time())
        set_cookie(response, server, person)
    else:
        await server.store.rename(person, body.name)
    server.sessions.names.put(person, body.name)
    server.bus.publish({"person": person, "name": body.name})
    return responses.Person(id=person, name=body.name)


@router.delete("/me", status_code=204, responses=CONFLICT)
async def forget_me(request: Request, response: Response, person: Person) -> None:
    """Forgets the guest: name, chat, seats, and the id wherever it stands. A match that others play
    goes on with a bot, and whoever sits there first is its host."""
    await server_of(request).forgetting.forget(person)
    drop_cookie(response)


@router.post("/me/recovery")
async def recovery(request: Request, person: Person) -> responses.Token:
    """A token for another device; it works once."""
    fresh = token()
    await server_of(request).store.add_recovery(digest(fresh), person, time.time() + RECOVERY)
    return responses.Token(token=fresh)


@router.post("/recover")
async def recover(request: Request, response: Response, body: requests.Recover) -> responses.Person:
    """Sets the cookie."""
    server = server_of(request)
    person = await server.store.use_recovery(digest(body.token), time.time())
    server.sessions.bans.check(person or "")
    await server.sessions.names.learn([person] if person else [])
    name = server.sessions.names.of(person)
    if person is None or name is None:
        raise Refusal("bad-token", "used-link")
    set_cookie(response, server, person)
    return responses.Person(id=person, name=name)


@router.post("/people/{person_id}/mute", status_code=204)
async def mute(request: Request, person_id: PersonId, body: requests.Mute, person: Person) -> None:
    """Hides a person's chat from me."""
    server = server_of(request)
    await server.store.set_muted(person, person_id, body.muted)
    server.chat.set_muted(person, person_id, body.muted)
