"""The messages that may come through the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from tinkertable.server.fields import (
    ChatText,
    Counter,
    MessageId,
    MoveText,
    SeatNumber,
    Strict,
)


class ShowRequest(Strict):
    """Hot-seat, "the device has been passed on": from now on the view of this seat (only); null:
    what a spectator sees."""

    type: Literal["show"]
    seat: SeatNumber | None


class MoveRequest(Strict):
    """Plays a move of the legal list. The `id` is any text of at most 40 characters (none of them a
    control character), new for each decision: any of the last hundred ids of a seat
    again gets the same answer."""

    type: Literal["move"]
    id: MessageId
    seat: SeatNumber
    turn: Counter
    text: MoveText


class UndoRequest(Strict):
    """Takes the last move of the seat back."""

    type: Literal["undo"]
    id: MessageId
    seat: SeatNumber
    turn: Counter


class PreviewRequest(Strict):
    """Asks what a move of the seat would lead to."""

    type: Literal["preview"]
    id: MessageId
    seat: SeatNumber
    text: MoveText


class PastRequest(Strict):
    """Asks what the table looked like after so many moves of the log."""

    type: Literal["past"]
    id: MessageId
    move: Counter


class ExplainRequest(Strict):
    """Asks what earned the points of a seat, or of a rival behind the seats."""

    type: Literal["explain"]
    id: MessageId
    seat: SeatNumber


class HintRequest(Strict):
    """Asks for advice for a seat of one's own that acts now. Counts for ten messages, one at a
    time, and is noted in the log; at most three at once of one person, wherever they play."""

    type: Literal["hint"]
    id: MessageId
    seat: SeatNumber


class AnalyseRequest(Strict):
    """Asks for the analysis of a match that is over; `done` decisions are known already. Counts for
    sixty messages, one at a time, and at most two at once of one person."""

    type: Literal["analyse"]
    id: MessageId
    done: Counter = 0


class CancelRequest(Strict):
    """Ends the analysis."""

    type: Literal["cancel"]
    id: MessageId


class ChatRequest(Strict):
    """Says one line of at most 500 characters; for those who sit, were invited, or of a public
    table."""

    type: Literal["chat"]
    id: MessageId
    text: ChatText


class PingRequest(Strict):
    """Asks whether anybody is there."""

    type: Literal["ping"]


ToServer = (
    ShowRequest
    | MoveRequest
    | UndoRequest
    | PreviewRequest
    | PastRequest
    | ExplainRequest
    | HintRequest
    | AnalyseRequest
    | CancelRequest
    | ChatRequest
    | PingRequest
)
TO_SERVER: TypeAdapter[ToServer] = TypeAdapter(Annotated[ToServer, Field(discriminator="type")])
