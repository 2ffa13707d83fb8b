"""What a bot thinks of actions: what it would play, and what it has learned on the way."""

from __future__ import annotations

from dataclasses import dataclass

from tinkertable.core.record import Ints


@dataclass(frozen=True, slots=True)
class Advice:
    """One candidate. `choose` takes the first of a list, so the order is the bot's own."""

    action: int
    # What the search makes of it, by a measure of its own; where the seats are independent, points
    # at the end. 0 where there was nothing to search for.
    value: float
    share: float  # how much of the bot's attention it drew, or how often it would play it


@dataclass(frozen=True, slots=True)
class Learned:
    """What all seats have learned of a round: infosets, and so many iterations' figures at each."""

    keys: Ints
    body: Ints
    iterations: int


@dataclass(frozen=True, slots=True)
class Findings:
    """The best few actions of a seat, the first to be played; and what was learned, if it was."""

    advice: list[Advice]
    learned: Learned | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A candidate as a person is told of it."""

    action: int
    # The chance to win, 0 to 1; where the seats are independent, points at the end. None: it is
    # forced, and nobody has asked what becomes of it.
    value: float | None
    share: float


@dataclass(frozen=True, slots=True)
class Hints:
    """The best first; chances are from so many simulated matches of each."""

    moves: list[Hint]
    matches: int | None


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision seen afterwards; values are as in `Hint`."""

    best: int  # the action it would have played
    best_value: float
    played_value: float | None  # none: it cannot tell
    # The chances of every seat, and behind them nobody's: after the best action, and after what was
    # played. None where values are points.
    values: tuple[float, ...] | None = None
    played_values: tuple[float, ...] | None = None
    error: float | None = None  # the standard error of what the two differ by for the seat


def in_order(advice: list[Advice], mixes: bool) -> list[Advice]:
    """By how often it would be played, or by value; then the bot's own choice is the first, and
    what only seems better because it was hardly looked at is left out."""
    if mixes:
        return sorted(advice, key=lambda one: (-one.share, -one.value))
    first, *others = advice
    lesser = [one for one in others if one.value <= first.value]
    return [first, *sorted(lesser, key=lambda one: -one.value)]
