"""For how long things are kept that nobody uses: the policy, and what follows from it.

Days are days for which the service has run (`uptime.py`): a server that is down, and a wall clock
that jumps, cost nobody anything. Nothing goes that was not said to go `NOTICE` before.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import NamedTuple

from tinkertable.core.errors import InputError

DAY = 86_400.0  # seconds
NOTICE = 7 * DAY  # between the word that something will go and its going; less if it is kept less

# By a table's status; whatever else a damaged store may say is taken for a match that is played.
KIND_OF = {"open": "open", "over": "finished", "ended": "finished"}


def kind_of(status: str) -> str:
    return KIND_OF.get(status, "unfinished")


@dataclass(frozen=True)
class Keeping:
    """Days for which something is kept after it was used last; 0: for ever."""

    open: float = 30.0  # tables that were never begun
    unfinished: float = 180.0
    finished: float = 365.0
    guests: float = 400.0  # a month longer than their cookies
    editions: float = 90.0  # after the last table went that is played with them

    def __post_init__(self) -> None:
        for kind, days in self.days().items():
            if not (days == 0 or 1 <= days < float("inf")):
                raise InputError(f"expected at least a day to keep {kind}, or 0, got {days:g}")

    def days(self) -> dict[str, float]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def seconds(self, kind: str) -> float | None:
        """None: for ever."""
        return float(getattr(self, kind)) * DAY or None


FOR_EVER = Keeping(0, 0, 0, 0, 0)


class Use(NamedTuple):
    """As the service counts: when something was used last (None: that was not counted yet), and
    when it goes, if that was said."""

    used: float | None
    goes: float | None


class Step(Enum):
    """What is to be done about something."""

    NOTHING = 0
    COUNT = 1  # from now on: we do not know since when nobody uses it
    RECALL = 2  # it was said to go, and stays
    ANNOUNCE = 3
    LET_GO = 4


def next_step(period: float | None, use: Use, ran: float) -> Step:
    """`period`: seconds for which it is kept; `ran`: for how long the service has run."""
    if use.used is None or use.used > ran + DAY:  # or it counted otherwise then
        return Step.COUNT
    if period is None or use.used + period - _notice(period) > ran:
        return Step.NOTHING if use.goes is None else Step.RECALL
    if use.goes is None:
        return Step.ANNOUNCE
    return Step.LET_GO if max(use.goes, use.used + period) <= ran else Step.NOTHING


def going(period: float, used: float, ran: float) -> float:
    """When something goes that is said to now."""
    return max(used + period, ran + _notice(period))


def _notice(period: float) -> float:
    return min(NOTICE, period)
