"""What a series of matches came to, bot by bot."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any


@dataclass
class Standing:
    """One seat's bot over the series: mean score with its 95 % interval, share of the wins."""

    seat: int
    bot: str
    mean: float
    low: float
    high: float
    wins: float


def summary(bots: list[str], totals: list[list[int]], winners: list[list[int]]) -> dict[str, Any]:
    """`totals` by game and seat; `winners` by game, seats from 1; a shared win is divided."""
    standings = []
    for seat, bot in enumerate(bots):
        points = [game[seat] for game in totals]
        wins = [1 / len(won) for won in winners if seat + 1 in won]
        half = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        mean = fmean(points)
        share = sum(wins) / len(totals)
        numbers = [round(x, 3) for x in (mean, mean - half, mean + half, share)]
        standings.append(Standing(seat + 1, bot, *numbers))
    return {"games": len(totals), "standings": [asdict(s) for s in standings]}
