"""What a bot thinks of an action: the hint it would give, and its judgement of what was played."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advice:
    """One candidate. `choose` takes the first of a list, so the order is the bot's own."""

    action: int
    value: float  # the chance to win, 0 to 1; where the seats are independent, points at the end
    share: float  # how much of the bot's attention it drew, or how often it would play it


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision seen afterwards; values are as in `Advice`."""

    best: int  # the action it would have played
    best_value: float
    played_value: float | None  # none: it cannot tell
    seats: tuple[float, ...] | None = None  # what every seat could expect, if the search knows
