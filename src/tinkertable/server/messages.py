"""What may come through the socket and over HTTP, checked to the letter."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

SEATS = 12  # more than any game has
SeatNumber = Annotated[int, Field(ge=1, le=SEATS)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Counter = Annotated[int, Field(ge=0, le=1_000_000)]
# One visible line: no control characters, nothing that turns the direction of the text round it.
Line = r"^[^\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]*$"
Name = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=Line)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=Line)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Hash = Annotated[str, StringConstraints(pattern=r"^sha256:[0-9a-f]{64}$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


# Through the socket


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


class Chat(Strict):
    type: Literal["chat"]
    id: MessageId
    text: Said


class Ping(Strict):
    type: Literal["ping"]


Message = Show | Move | Undo | Preview | Past | Explain | Chat | Ping
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


# Over HTTP


class Me(Strict):
    name: Name


class Recover(Strict):
    token: Token


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    bot: Word | None = None


class NewTable(Strict):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=40)
    edition: Hash | None = None
    seats: list[SeatWish] = Field(min_length=1, max_length=SEATS)
    visibility: Literal["public", "invited"] = "invited"
    clock: Annotated[int, Field(ge=10, le=86_400)] | None = None
    hurry: bool = True


class Sit(Strict):
    seat: SeatNumber
    invite: Token | None = None


class Watch(Strict):
    invite: Token | None = None


class OneSeat(Strict):
    seat: SeatNumber


class StandIn(Strict):
    seat: SeatNumber
    bot: Word


class Vote(Strict):
    seat: SeatNumber
    end: bool


class Import(Strict):
    log: dict[str, Any]
    edition: dict[str, Any] | None = None


class NewEdition(Strict):
    game: Word
    data: dict[str, Any]
    name: Annotated[str, StringConstraints(max_length=100, pattern=Line)] = ""


class Mute(Strict):
    muted: bool
