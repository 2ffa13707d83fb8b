"""What is told of a table, as typed values: the JSON of docs/protocol.md, field by field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from tinkertable.core.edition import Edition
from tinkertable.core.game import Points
from tinkertable.core.values import field_names
from tinkertable.server.refusal import Fault

from .reason import Reason

Status: TypeAlias = Literal["open", "playing", "paused", "over", "ended", "unreadable"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
Scores: TypeAlias = dict[str, Points]  # the total, and each line of the game's score sheet
View = TypeVar("View")  # of a game
Longer = TypeVar("Longer")


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFacts:
    """Who sits there. `you`: the seat is one's own; `muted`: one does not hear its person. `away`:
    for how many seconds its person was not at the table when this was sent; null: here, or nobody
    waits for them. `asked`: an end needs its vote."""

    seat: int
    kind: SeatKind
    name: str | None
    person: str | None
    bot: str | None
    you: bool
    online: bool
    away: float | None
    stand_in: str | None
    resigned: bool
    voted: bool
    asked: bool
    muted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionFacts:
    """`hash` is of what is played with, as in a log; `file` of its name and of what its owner has
    stated, too. By `hash` one finds the first that plays so."""

    hash: str
    file: str
    name: str

    @classmethod
    def of(cls, edition: Edition) -> EditionFacts:
        return cls(hash=edition.hash, file=edition.file_hash, name=edition.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a match ended; `rivals` are opponents that sit nowhere."""

    scores: list[Scores]
    rivals: list[Scores]
    winners: list[int]
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table as a person may see it, without the match. `patience`: the seconds for which
    somebody who is away is waited for. `fault`: why it is `unreadable`. `keeps`: the seconds for
    which it is kept when none of its people is there any more; null: for ever. `goes`: in so many
    seconds it is deleted, unless one of its people opens it; null: not soon, or it is not yours."""

    id: str
    game: str
    options: dict[str, str]
    edition: EditionFacts | None
    status: Status
    fault: Fault | None
    visibility: Literal["public", "invited"]
    clock: float | None
    hurry: bool
    patience: float
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
    keeps: float | None
    goes: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Generic[View]):
    """A match as a viewer may know it, but for its log."""

    number: int
    viewer: int | None
    acting: list[int]
    turn: int
    legal: list[str]
    undo: bool
    over: bool
    view: View
    scores: list[Scores]
    rivals: list[Scores]
    clocks: list[float] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownLog:
    """Keep so many moves of what you have, then add these."""

    keep: int
    add: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedState(State[View]):
    """A state with its log."""

    log: KnownLog


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(Generic[View]):
    """A finished match after `move` of its `moves`."""

    moves: int
    move: int
    state: RecordedState[View]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """A move to consider: what it is worth, how often to play it, what each line gains at once."""

    text: str
    value: float | None
    share: float
    gains: dict[str, int | float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What Expert would do, its choice first."""

    seat: int
    points: bool
    mixed: bool
    matches: int | None
    moves: list[Hint]


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A move of a finished match, judged for the seat that made it."""

    move: int
    seat: int
    played: str
    best: str
    played_value: float | None
    best_value: float
    values: list[float] | None
    played_values: list[float] | None
    error: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far an analysis is, and the decision that was judged last."""

    done: int
    of: int
    points: bool
    decision: Decision | None


def extend(kind: Callable[..., Longer], value: Any, **more: Any) -> Longer:
    """A longer value that begins with all the fields of this one."""
    shorter: Any = type(value)
    return kind(**{name: getattr(value, name) for name in field_names(shorter)}, **more)
