"""A refusal: what a client is told when something cannot be done; codes in docs/protocol.md."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import NamedTuple

from tinkertable.core.errors import (
    BadEdition,
    BadLog,
    InputError,
    NotActing,
    NotAnAction,
    NotLegal,
)


class Code(NamedTuple):
    status: int  # of HTTP; 422 is for messages of the wrong shape, 409 for what cannot be done now
    when: str  # for docs/protocol.md


CODES = {
    "bad-request": Code(
        422,
        "the message has not the shape this page gives: unknown or doubled keys in the query,"
        " unknown keys in the body, numbers as text",
    ),
    "no-identity": Code(401, "a cookie is needed: `POST /api/me` first"),
    "banned": Code(403, "whoever runs the server has shut this person out"),
    "not-found": Code(404, "no such table, game, edition or log, or it is not for you"),
    "not-yours": Code(403, "the seat (or the table) belongs to somebody else"),
    "no-such-seat": Code(409, "the table has not so many seats"),
    "not-acting": Code(409, "the seat may not act now"),
    "not-legal": Code(409, "the move is not in the legal list"),
    "not-known": Code(
        409,
        "a preview of a move that would turn up what others hide (one's own secrets may be shown:"
        " one knows them)",
    ),
    "stale": Code(409, "the move was meant for an earlier turn of this seat"),
    "nothing-to-undo": Code(409, "the seat stands at its barrier"),
    "bad-token": Code(403, "invitation or recovery link wrong or used up"),
    "taken": Code(409, "the seat is taken"),
    "awaited": Code(409, "whoever sits there is here, or may still come back"),
    "wrong-status": Code(409, "the table is paused, over, or still open"),
    "wrong-version": Code(
        409,
        "the table was begun with other rules than the server has now; its host can export or"
        " delete it",
    ),
    "unreadable": Code(
        409,
        "what is kept of the table is damaged, or belongs to a game or an edition that is not here;"
        " its host can export or delete it",
    ),
    "too-many": Code(
        429,
        "rate limit (30 a second in the long run, 240 at once, per person and per address;"
        " `serve --rate --burst`; fewer new tables and guests); wait a little, or as long as"
        " `Retry-After` says",
    ),
    "over-limit": Code(
        429,
        "more than one person or one address may have at once: tables, sockets, connections, hints,"
        ' analyses, imports, copies of all data (operations.md, "Limits"); something of it must end'
        " first",
    ),
    "too-many-here": Code(
        409,
        "the seat has taken back too much, or too much has been done at the table besides moves;"
        " moves and whatever ends the match are still accepted",
    ),
    "too-large": Code(
        413,
        "over a limit on size: 64 kB over HTTP, 200 kB for an edition, 300 kB for a log, 4 kB"
        " through the socket",
    ),
    "too-slow": Code(408, "the body of the request did not come within 30 seconds"),
    "no-such-method": Code(405, "the path exists, but not with this method"),
    "bad-table": Code(
        409, "no such table can be: seats, options or edition do not go with the game"
    ),
    "bad-log": Code(409, "the log was refused; `reason` and `facts` say where"),
    "bad-edition": Code(409, "the edition was refused; `reason` and `facts` say where"),
    "not-saved": Code(503, "the store did not answer; nothing was acknowledged, send it again"),
    "no-hint": Code(503, "nobody could think of a hint in time; try again"),
    "no-analysis": Code(
        503, "no bot could judge a move in time; what was told stands, go on from there"
    ),
}
STATUS = {code: one.status for code, one in CODES.items()}
# The same request may well succeed a little later.
LATER = ("too-many", "not-saved", "no-hint", "no-analysis")
SOON = 1  # seconds, where nothing says how many
LONGEST = 200  # characters of a fact


class Refusal(Exception):
    """Carries one of the codes, and what was wrong: a reason with its facts, no sentence.

    The words are in the catalogue: `error-<code>` and `why-<reason>`.
    """

    def __init__(self, code: str, reason: str, /, **facts: str | int | InputError) -> None:
        super().__init__(code, reason)
        self.code = code
        self.error = InputError(reason, **facts)

    def __str__(self) -> str:
        return str(self.error)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def headers(self) -> dict[str, str]:
        seconds = self.error.facts.get("seconds", SOON)
        return {"Retry-After": str(seconds)} if self.code in LATER else {}

    @property
    def why(self) -> Why:
        return _why(self.error)

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, **asdict(self.why)}}


@dataclass(frozen=True, slots=True)
class Why:
    """Why something cannot be done; a fact may be a reason itself."""

    reason: str  # the message `why-<reason>` of the catalogue says it
    facts: dict[str, str | int | Why]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """What is wrong with a table that cannot be read: as of an error."""

    code: str
    reason: str
    facts: dict[str, str | int | Why]


def _why(error: InputError) -> Why:
    facts = {
        name: _why(fact) if isinstance(fact, InputError) else _sayable(fact)
        for name, fact in error.facts.items()
    }
    return Why(error.reason, facts)


def _sayable(fact: str | int) -> str | int:
    """What was sent may be quoted, but not everything that JSON can say can be sent back."""
    if isinstance(fact, int):
        return fact
    text = fact.encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


_CODES: dict[type[InputError], str] = {
    NotLegal: "not-legal",
    NotAnAction: "not-legal",
    NotActing: "not-acting",
    BadLog: "bad-log",
    BadEdition: "bad-edition",
}


def not_saved() -> Refusal:
    """The store did not answer."""
    return Refusal("not-saved", "no-store")


def refusal_for(error: InputError, code: str | None = None) -> Refusal:
    """The refusal for something the match said."""
    return Refusal(code or _CODES.get(type(error), "bad-request"), error.reason, **error.facts)
