"""What the server answers over HTTP, for OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class GameFacts(BaseModel):
    name: str
    seats: list[int]
    options: dict[str, list[str]]
    lines: list[str]
    bots: list[str]
    editions: bool


class Rules(BaseModel):
    markdown: str


class Person(BaseModel):
    id: str
    name: str


class Token(BaseModel):
    token: str


class Invite(BaseModel):
    invite: str


class SeatFacts(BaseModel):
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


class EditionFacts(BaseModel):
    hash: str
    name: str


class Result(BaseModel):
    scores: list[dict[str, int]]
    winners: list[int]
    reason: str


class Table(BaseModel):
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


class Created(BaseModel):
    table: Table
    invite: str | None


class Replay(BaseModel):
    moves: int
    move: int
    state: dict[str, Any]


class Bots(BaseModel):
    ready: bool
    progress: float


class Health(BaseModel):
    ok: bool
    store: bool
    bus: bool
    bots: Bots


class Wrong(BaseModel):
    code: str
    message: str


class Error(BaseModel):
    error: Wrong
