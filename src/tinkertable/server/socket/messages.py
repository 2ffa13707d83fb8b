"""The messages that may come through the socket: docs/protocol.md."""

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


class Show(Strict):
    type: Literal["show"]
    seat: SeatNumber | None


class Move(Strict):
    type: Literal["move"]
    id: MessageId
    seat: SeatNumber
    turn: Counter
    text: MoveText


class Undo(Strict):
    type: Literal["undo"]
    id: MessageId
    seat: SeatNumber
    turn: Counter


class Preview(Strict):
    type: Literal["preview"]
    id: MessageId
    seat: SeatNumber
    text: MoveText


class Past(Strict):
    type: Literal["past"]
    id: MessageId
    move: Counter


class Explain(Strict):
    type: Literal["explain"]
    id: MessageId
    seat: SeatNumber


class Hint(Strict):
    type: Literal["hint"]
    id: MessageId
    seat: SeatNumber


class Analyse(Strict):
    type: Literal["analyse"]
    id: MessageId
    done: Counter = 0  # decisions that are known already


class Cancel(Strict):
    type: Literal["cancel"]
    id: MessageId


class Chat(Strict):
    type: Literal["chat"]
    id: MessageId
    text: ChatText


class Ping(Strict):
    type: Literal["ping"]


Message = Show | Move | Undo | Preview | Past | Explain | Hint | Analyse | Cancel | Chat | Ping
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
