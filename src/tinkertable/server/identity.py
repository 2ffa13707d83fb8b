"""Identity: a guest is a signed cookie."""

from __future__ import annotations

import base64
import secrets
from typing import Annotated

from fastapi import Depends, Response
from fastapi.requests import HTTPConnection
from fastapi.security import APIKeyCookie

from .refusal import Refusal
from .server import Server, server_of

COOKIE = "tinkertable"
YEAR = 365 * 24 * 3600

scheme = APIKeyCookie(name=COOKIE, auto_error=False, description="made by POST /api/me")


def new_person() -> str:
    return "p" + base64.b32encode(secrets.token_bytes(15)).decode().lower()


def set_cookie(response: Response, server: Server, person: str) -> None:
    response.set_cookie(
        COOKIE,
        server.keys.sign(person, "person"),
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=server.settings.secure,
        path="/",
    )


def drop_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")


async def find_person(connection: HTTPConnection) -> str | None:
    """Who is asking, if the cookie is ours and the person is known."""
    server = server_of(connection)
    person = server.keys.read(connection.cookies.get(COOKIE, ""), "person")
    if person is None:
        return None
    server.sessions.bans.check(person)
    await server.sessions.names.learn([person])
    if person not in server.sessions.names:
        return None
    server.expiry.saw(person)
    return person


async def _optional(
    connection: HTTPConnection, _: Annotated[str | None, Depends(scheme)]
) -> str | None:
    person = await find_person(connection)
    if person and not server_of(connection).shares.messages.take(person):
        raise Refusal("too-many", "too-fast")
    return person


async def require_person(found: Annotated[str | None, Depends(_optional)]) -> str:
    if found is None:
        raise Refusal("no-identity", "no-identity")
    return found


MaybePerson = Annotated[str | None, Depends(_optional)]
Person = Annotated[str, Depends(require_person)]
