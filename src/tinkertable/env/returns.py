"""What a match that is over was worth to each seat; `make_vec` pays the same."""

from __future__ import annotations

from collections.abc import Sequence

from tinkertable.core.position import Position

from .setting import FOUL

MOST_POINTS = 1000.0  # no score is as high


def returns_of(position: Position, reward: str) -> list[float]:
    """By seat; all 0 while the match runs."""
    if not position.over:
        return [0.0] * position.seats
    if reward == "win":
        return shares(position.seats, position.winners())
    scored = position.seats + position.game.rivals.get(position.seats, 0)
    points = [float(position.points(position.total(seat))) for seat in range(scored)]
    return in_points(position.seats, points, reward)


def shares(seats: int, winners: Sequence[int]) -> list[float]:
    """What one wins the others lose; nobody has won: 0, or lost by who plays alone."""
    others = seats - 1
    if others == 0:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    won = (seats / len(winners) - 1) / others
    return [won if seat in winners else -1 / others for seat in range(seats)]


def in_points(seats: int, points: list[float], reward: str) -> list[float]:
    """By seat, its points, or how many more than the best of the others; rivals come last."""
    if reward == "score":
        return points[:seats]
    return [
        points[seat] - max(points[:seat] + points[seat + 1 :], default=0.0) for seat in range(seats)
    ]


def refused(seats: int, seat: int, reward: str) -> list[float]:
    """Where a seat has chosen an action that is not legal: it alone loses."""
    rest = 1 / (seats - 1) if seats > 1 and reward == "win" else 0.0
    worst = -1.0 if reward == "win" else FOUL
    return [worst if other == seat else rest for other in range(seats)]


def bounds(reward: str) -> tuple[float, float]:
    """Between which a return lies."""
    return (-1.0, 1.0) if reward == "win" else (-MOST_POINTS, MOST_POINTS)
