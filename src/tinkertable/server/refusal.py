"""A refusal: what a client is told when something cannot be done; codes in docs/protocol.md."""

from __future__ import annotations

from tinkertable.core.errors import BadLog, InputError, NotActing, NotAnAction, NotLegal

# By code: the HTTP status. 422 is for messages of the wrong shape, 409 for what cannot be done now.
STATUS = {
    "bad-request": 422,
    "no-identity": 401,
    "not-found": 404,
    "not-yours": 403,
    "no-such-seat": 409,
    "not-acting": 409,
    "not-legal": 409,
    "not-known": 409,
    "stale": 409,
    "nothing-to-undo": 409,
    "bad-token": 403,
    "taken": 409,
    "wrong-status": 409,
    "wrong-version": 409,
    "too-many": 429,
    "too-large": 413,
    "too-slow": 408,
    "no-such-method": 405,
    "bad-table": 409,
    "bad-log": 409,
    "bad-edition": 409,
    "not-saved": 503,
    "no-hint": 503,
    "no-analysis": 503,
}
# The same request may well succeed a little later.
LATER = ("too-many", "not-saved", "no-hint", "no-analysis")
LONGEST = 400  # characters of a sentence


class Refusal(Exception):
    """Carries one of the codes and an English sentence that says what was expected."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = _sayable(message)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": "1"} if self.code in LATER else {}

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": self.message}}


def _sayable(message: str) -> str:
    """What was sent may be quoted, but not everything that JSON can say can be sent back."""
    text = message.encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


_CODES: dict[type[InputError], str] = {
    NotLegal: "not-legal",
    NotAnAction: "not-legal",
    NotActing: "not-acting",
    BadLog: "bad-log",
}


def not_saved() -> Refusal:
    """The store did not answer."""
    return Refusal("not-saved", "the store does not answer; try again")


def refusal_for(error: InputError, code: str | None = None) -> Refusal:
    """The refusal for something the match said."""
    return Refusal(code or _CODES.get(type(error), "bad-request"), str(error))
