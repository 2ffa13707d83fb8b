"""The bodies that may come over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from tinkertable.server.fields import (
    LINE,
    SEATS,
    WHOLE,
    BotName,
    Components,
    Counter,
    GameName,
    Hash,
    MoveText,
    Name,
    Options,
    SeatNumber,
    Strict,
    Token,
)


def _examples(*examples: dict[str, Any]) -> ConfigDict:
    """For the OpenAPI document: what such a body looks like."""
    return ConfigDict(json_schema_extra={"examples": list(examples)})


class Me(Strict):
    model_config = _examples({"name": "Anna"})

    name: Name


class Recover(Strict):
    token: Token


class MySeat(Strict):
    """`name`: of somebody else who plays on this device."""

    kind: Literal["me"]
    name: Name | None = None
    bot: None = None


class OpenSeat(Strict):
    kind: Literal["open"]
    bot: None = None


class BotSeat(Strict):
    kind: Literal["bot"]
    bot: BotName


BranchSeat = Annotated[MySeat | BotSeat, Field(discriminator="kind")]  # nobody is waited for
TableSeat = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class NewTable(Strict):
    model_config = _examples(
        {"game": "gears", "seats": [{"kind": "me"}, {"kind": "me", "name": "Boris"}]},
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
    seats: list[TableSeat] = Field(min_length=1, max_length=SEATS)
    visibility: Literal["public", "invited"] = "invited"
    clock: Annotated[int, Field(ge=10, le=86_400), WHOLE] | None = None
    hurry: bool = True


class Sit(Strict):
    seat: SeatNumber
    invite: Token | None = None


class Watch(Strict):
    invite: Token | None = None


class OneSeat(Strict):
    model_config = _examples({"seat": 1})

    seat: SeatNumber


class StandIn(Strict):
    seat: SeatNumber
    bot: BotName


class Vote(Strict):
    seat: SeatNumber
    end: bool


class NewEdition(Strict):
    model_config = _examples({"game": "gears", "data": {}, "name": "My box"})

    game: GameName
    data: Components
    stated: Components | None = None
    name: Annotated[str, StringConstraints(max_length=100, pattern=LINE)] = ""


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
    model_config = _examples({"log": {"game": "gears", "seats": 2, "moves": []}})

    log: LogFile
    edition: NewEdition | None = None


class Branch(Strict):
    model_config = _examples(
        {"move": 12, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    )

    move: Counter
    seats: list[BranchSeat] = Field(min_length=1, max_length=SEATS)


class Mute(Strict):
    muted: bool
