"""What the server answers over HTTP, for OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from tinkertable.server.tables import models


class Shape(BaseModel):
    """Nothing beside what is named here."""

    model_config = ConfigDict(extra="forbid")


class When(Shape):
    """The matches in which an option changes anything, or a line of the score can count: one of the
    values of each option named, one of the seat counts; none named: any."""

    options: dict[str, list[str]]
    seats: list[int]


class GameFacts(Shape):
    """A game: `seats` are the least and the most, each option's default comes first, bots from the
    weakest. Options are told by those before them; what is not in `option_when` or `line_when`
    always counts. Clients offer and show only what counts, and leave the other options out of what
    they send."""

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
    """`stated`: what of `data` the owner of the box has stated; all, if it is left out."""

    game: str
    name: str
    data: dict[str, Any]
    stated: dict[str, Any] | None = None


class OwnTable(Shape):
    """A table as one may see it, and its log; none where nothing of it may be told."""

    table: models.Table
    log: ExportedLog | None


class OwnLine(Shape):
    table: str
    number: int
    text: str
    at: float


class OwnData(Shape):
    """All that is kept of a person. `recovery`: until when a link for another device works;
    `muted`: whom they do not hear; `editions`: those of their tables."""

    person: Person
    created: float
    recovery: float | None
    muted: list[str]
    chat: list[OwnLine]
    tables: list[OwnTable]
    editions: list[EditionFile]


class Bots(Shape):
    ready: bool
    progress: float


class Health(Shape):
    """`ok` is `store`: does it take what is written? `fault` is a word for why not, or for what
    went wrong a moment ago. Without `bus` other processes hear of moves late; nothing is lost."""

    ok: bool
    store: bool
    fault: str | None
    bus: bool
    bots: Bots
