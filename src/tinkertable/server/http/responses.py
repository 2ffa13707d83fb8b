"""What the server answers over HTTP, for OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from tinkertable.server.tables import models


class Shape(BaseModel):
    """Nothing beside what is named here."""

    model_config = ConfigDict(extra="forbid")


class When(Shape):
    """The matches in which something makes a difference: values of all these options, seat counts.

    None named: any.
    """

    options: dict[str, list[str]]
    seats: list[int]


class GameFacts(Shape):
    name: str
    seats: tuple[int, int]
    options: dict[str, list[str]]
    option_when: dict[str, When]
    lines: list[str]
    line_when: dict[str, When]
    bots: list[str]
    editions: bool


class Rules(Shape):
    markdown: str


class Person(Shape):
    id: str
    name: str


class Token(Shape):
    token: str


class SeatToken(Shape):
    token: str


class Invite(Shape):
    invite: str


class Created(Shape):
    table: models.Table
    invite: str | None


class Event(Shape):
    """What a seat did besides moving, after so many moves."""

    move: int
    seat: int
    event: Literal["hint"]


class ExportedLog(Shape):
    game: str
    version: int
    seats: int
    options: dict[str, str]
    edition: str | None = None
    seed: str | None = None  # when the match is over
    players: list[str | None]
    events: list[Event] = []
    moves: list[str]


class EditionFile(Shape):
    game: str
    name: str
    data: dict[str, Any]


class Bots(Shape):
    ready: bool
    progress: float


class Health(Shape):
    ok: bool
    store: bool
    bus: bool
    bots: Bots
