"""The messages that the server sends through the socket, and their JSON."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from tinkertable.core.game import Item
from tinkertable.server.refusal import STATUS, Refusal, Why
from tinkertable.server.tables import models
from tinkertable.server.tables.models import View

# By code: what people are told.
NOTICES = {
    "bot-retried": "a bot had to be asked again",
    "bot-weaker": "a weaker bot moved in its place",
    "bots-warming": "the bots are waking up; `progress` says how far they are, from 0 to 1",
    "bots-ready": "they are awake",
    "clock-out": "the clock of the seat has run out: a bot plays on",
    "seat-back": "who was away has the seat again; what a bot did there meanwhile stands",
}
ErrorCode = Annotated[str, Field(json_schema_extra={"enum": list(STATUS)})]
NoticeCode = Annotated[str, Field(json_schema_extra={"enum": list(NOTICES)})]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatLine:
    """What somebody said; `seat` is null for those who only watch."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class HelloMessage:
    """The first; the `state` follows."""

    type: Literal["hello"] = "hello"
    table: models.Table
    chat: list[ChatLine]


@dataclass(frozen=True, slots=True, kw_only=True)
class StateMessage(models.RecordedState[View]):
    """A State, when something this viewer may know has changed."""

    type: Literal["state"] = "state"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMessage:
    """Seats, presence or status changed."""

    type: Literal["table"] = "table"
    table: models.Table


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatMessage:
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    chat: ChatLine


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneMessage:
    """What came with this id is done, and on disk; `number` is that of the state which shows it."""

    type: Literal["done"] = "done"
    id: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PreviewMessage(Generic[View]):
    """What the table would look like to this seat after that move, before chance or anybody else
    goes on; `legal` is what the seat could do then. Nothing is played."""

    type: Literal["preview"] = "preview"
    id: str
    state: models.State[View]


@dataclass(frozen=True, slots=True, kw_only=True)
class PastMessage(Generic[View]):
    """What the table looked like after that many moves of the log."""

    type: Literal["past"] = "past"
    id: str
    move: int
    state: models.State[View]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainedMessage:
    """What earned each point."""

    type: Literal["explained"] = "explained"
    id: str
    seat: int
    items: list[Item]


@dataclass(frozen=True, slots=True, kw_only=True)
class HintMessage(models.Advice):
    """What Expert would do, its choice first; see below."""

    type: Literal["hint"] = "hint"
    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisMessage(models.Progress):
    """How far an analysis is: first with `"decision": null`, then with each Decision as it is
    ready."""

    type: Literal["analysis"] = "analysis"
    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysedMessage:
    """The end of an analysis. `values` is what the match came to: points by seat, or parts of the
    victory by seat and then nobody's; null if it was cancelled, or the match ended as it stood."""

    type: Literal["analysed"] = "analysed"
    id: str
    complete: bool
    values: list[float] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeMessage:
    """Something people should know; `seat` and `progress` are null where there is none."""

    type: Literal["notice"] = "notice"
    code: NoticeCode
    seat: int | None
    progress: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorMessage:
    """Something cannot be done; `id` is null if it is not known what was asked."""

    type: Literal["error"] = "error"
    id: str | None
    code: ErrorCode
    reason: str  # the message `why-<reason>` of the catalogue says it
    facts: dict[str, str | int | Why]


@dataclass(frozen=True, slots=True, kw_only=True)
class PongMessage:
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"


FromServer = (
    HelloMessage
    | StateMessage[Any]
    | TableMessage
    | ChatMessage
    | DoneMessage
    | PreviewMessage[Any]
    | PastMessage[Any]
    | ExplainedMessage
    | HintMessage
    | AnalysisMessage
    | AnalysedMessage
    | NoticeMessage
    | ErrorMessage
    | PongMessage
)
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(
    Annotated[FromServer, Field(discriminator="type")]
)


def error_message(id_: str | None, refusal: Refusal) -> ErrorMessage:
    why = refusal.why
    return ErrorMessage(id=id_, code=refusal.code, reason=why.reason, facts=why.facts)


Encoded: TypeAlias = (
    FromServer | models.State[Any] | models.KnownLog | models.Replay[Any] | models.Table
)


def encode(value: Encoded) -> str:
    """Its JSON. The type of a view is the view's own: the server knows no game."""
    state = value if isinstance(value, models.State) else getattr(value, "state", None)
    kind: Any = type(value)
    return _adapter(kind[type(state.view)] if state else kind).dump_json(value).decode()


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def encode_with_log(body: str, log: models.KnownLog) -> str:
    """A `state` message of the JSON of its state, which many may see; each knows a log."""
    return f'{{"type":"state",{body[1:-1]},"log":{encode(log)}}}'
