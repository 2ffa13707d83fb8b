"""What a match that is over was worth to each seat; `make_vec` pays the same."""

from __future__ import annotations

from tinkertable.core.position import Position

REWARDS = ("win", "score", "margin")
MOST_POINTS = 1000.0  # no score is as high


def returns_of(position: Position, reward: str) -> list[float]:
    """By seat; all 0 while the match runs."""
    if not position.over:
        return [0.0] * position.seats
    if reward == "win":
        return _shares(position.seats, position.winners())
    rivals = position.game.rivals.get(position.seats, 0)
    points = [float(position.points(position.total(s))) for s in range(position.seats + rivals)]
    if reward == "score":
        return points[: position.seats]
    return [
        points[seat] - max(points[:seat] + points[seat + 1 :], default=0.0)
        for seat in range(position.seats)
    ]


def _shares(seats: int, winners: list[int]) -> list[float]:
    """What one wins the others lose; nobody has won: 0, or lost by who plays alone."""
    others = seats - 1
    if others == 0:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    won = (seats / len(winners) - 1) / others
    return [won if seat in winners else -1 / others for seat in range(seats)]


def bounds(reward: str) -> tuple[float, float]:
    """Between which a return lies."""
    return (-1.0, 1.0) if reward == "win" else (-MOST_POINTS, MOST_POINTS)
