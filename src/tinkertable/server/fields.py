"""The fields of what comes from outside, checked to the letter."""

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
LINE = f"^[^{UNSEEN}]*$"
BLANK = r"\s\xad\u200c\u200d\u2800\u3164"
VISIBLE_LINE = f"^[^{UNSEEN}]*[^{UNSEEN}{BLANK}][^{UNSEEN}]*$"
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=LINE)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=VISIBLE_LINE)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=VISIBLE_LINE)]
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
INSTALLED = "x-installed"  # marks what another server may have other values of
GAME_NAMES: dict[str, Any] = {"enum": list(GAMES), INSTALLED: True}
GameName = Annotated[Word, Field(json_schema_extra=GAME_NAMES)]
BotName = Annotated[
    Literal[*BOTS],  # type: ignore[valid-type]
    Field(json_schema_extra={INSTALLED: True}),
]


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
