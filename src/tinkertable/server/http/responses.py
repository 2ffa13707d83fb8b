"""What the server answers over HTTP, for OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from tinkertable.server.tables.reason import Reason


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
    seats: list[int]
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


class SeatFacts(Shape):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str | None
    person: str | None
    bot: str | None
    you: bool
    online: bool
    stand_in: str | None
    resigned: bool
    voted: bool
    muted: bool


class EditionFacts(Shape):
    hash: str
    name: str


class Result(Shape):
    scores: list[dict[str, int | float]]
    rivals: list[dict[str, int | float]]
    winners: list[int]
    reason: Reason


class Table(Shape):
    id: str
    game: str
    options: dict[str, str]
    edition: EditionFacts | None
    status: Literal["open", "playing", "paused", "over", "ended"]
    visibility: Literal["public", "invited"]
    clock: float | None
    hurry: bool
    hot_seat: bool
    host: bool
    created: float
    touched: float
    seats: list[SeatFacts]
    acting: list[int]
    commitment: str
    seed: str | None
    result: Result | None
    rematch: str | None


class Created(Shape):
    table: Table
    invite: str | None


class KnownLog(Shape):
    keep: int
    add: list[str]


class State(Shape):
    number: int
    viewer: int | None
    acting: list[int]
    turn: int
    legal: list[str]
    undo: bool
    over: bool
    view: dict[str, Any]  # the game's own
    scores: list[dict[str, int | float]]
    rivals: list[dict[str, int | float]]
    clocks: list[float] | None
    log: KnownLog


class Replay(Shape):
    moves: int
    move: int
    state: State


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
