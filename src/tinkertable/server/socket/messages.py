"""What may come through the socket and over HTTP, checked to the letter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
)

from tinkertable.bots import BOTS
from tinkertable.games import GAMES

SEATS = 12  # more than any game has
DEEPEST = 20  # objects in objects, in an edition


def _whole(value: Any) -> Any:
    """To JSON 8.0 is the integer 8."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
SeatNumber = Annotated[int, Field(ge=1, le=SEATS), WHOLE]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Counter = Annotated[int, Field(ge=0, le=1_000_000), WHOLE]
# One visible line: no control characters, no line ends, nothing that turns the direction of text.
UNSEEN = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
Line = f"^[^{UNSEEN}]*$"
BLANK = r"\s\xad\u200c\u200d\u2800\u3164"
Something = f"^[^{UNSEEN}]*[^{UNSEEN}{BLANK}][^{UNSEEN}]*$"
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=Line)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=Something)]
Said = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=Something)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
TABLE_ID = r"^[a-z2-7]{16}$"
HASH = r"^sha256:[0-9a-f]{64}$"
Hash = Annotated[str, StringConstraints(pattern=HASH)]
WORD = r"^[a-z0-9_-]+$"
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=WORD)]


Value = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_+-]+$")]
Options = Annotated[
    dict[Word, Value], Field(max_length=40, json_schema_extra={"additionalProperties": False})
]
# The document names those there are; another name is of the right shape, but unknown.
GameName = Annotated[Word, Field(json_schema_extra={"enum": list(GAMES)})]
BotName = Literal[*BOTS]  # type: ignore[valid-type]


def _shallow(value: dict[str, Any]) -> dict[str, Any]:
    """Whoever works on it later may go down into it without looking."""
    level: list[Any] = [value]
    for _ in range(DEEPEST):
        level = [part for one in level for part in _parts(one)]
        if not level:
            return value
    raise ValueError(f"expected at most {DEEPEST} levels")


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


Components = Annotated[dict[str, Any], AfterValidator(_shallow)]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


def _like(*examples: dict[str, Any]) -> ConfigDict:
    """For the document: what such a message looks like."""
    return ConfigDict(json_schema_extra={"examples": list(examples)})


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
    text: Said


class Ping(Strict):
    type: Literal["ping"]


Message = Show | Move | Undo | Preview | Past | Explain | Hint | Analyse | Cancel | Chat | Ping
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


# Over HTTP


class Me(Strict):
    model_config = _like({"name": "Anna"})

    name: Name


class Recover(Strict):
    token: Token


class PersonWish(Strict):
    kind: Literal["me", "open"]
    bot: None = None


class BotWish(Strict):
    kind: Literal["bot"]
    bot: BotName


class MyWish(Strict):
    kind: Literal["me"]


OwnWish = Annotated[MyWish | BotWish, Field(discriminator="kind")]  # nobody is waited for
SeatWish = Annotated[PersonWish | BotWish, Field(discriminator="kind")]


class NewTable(Strict):
    model_config = _like(
        {"game": "gears", "seats": [{"kind": "me"}, {"kind": "me"}], "visibility": "public"},
        {
            "game": "railroad-ink",
            "options": {"expansion": "lava"},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
            "clock": 600,
            "hurry": False,
        },
    )

    game: GameName
    options: Options = Field(default_factory=dict)
    edition: Hash | None = None
    seats: list[SeatWish] = Field(min_length=1, max_length=SEATS)
    visibility: Literal["public", "invited"] = "invited"
    clock: Annotated[int, Field(ge=10, le=86_400), WHOLE] | None = None
    hurry: bool = True


class Sit(Strict):
    seat: SeatNumber
    invite: Token | None = None


class Watch(Strict):
    invite: Token | None = None


class OneSeat(Strict):
    model_config = _like({"seat": 1})

    seat: SeatNumber


class StandIn(Strict):
    seat: SeatNumber
    bot: BotName


class Vote(Strict):
    seat: SeatNumber
    end: bool


class NewEdition(Strict):
    model_config = _like({"game": "gears", "data": {}, "name": "My box"})

    game: GameName
    data: Components
    name: Annotated[str, StringConstraints(max_length=100, pattern=Line)] = ""


class LogFile(Strict):
    """A log of the game; keys that nobody reads are welcome in it."""

    model_config = ConfigDict(strict=True, extra="allow")

    game: GameName
    seats: SeatNumber
    moves: Annotated[list[MoveText], Field(max_length=10_000)]
    version: Annotated[int, Field(ge=0, le=1_000_000), WHOLE] | None = None
    options: Options = Field(default_factory=dict)
    edition: Hash | None = None
    seed: Annotated[str, StringConstraints(max_length=64, pattern=r"^[ -~]*$")] | None = None


class Import(Strict):
    model_config = _like({"log": {"game": "gears", "seats": 2, "moves": []}})

    log: LogFile
    edition: NewEdition | None = None


class Branch(Strict):
    model_config = _like({"move": 12, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})

    move: Counter
    seats: list[OwnWish] = Field(min_length=1, max_length=SEATS)


class Mute(Strict):
    muted: bool
