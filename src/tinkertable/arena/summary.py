"""What a series of matches came to: seat by seat, bot by bot, deal by deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from .series import Played

NINETY_FIVE = 1.96  # standard deviations


def interval(values: Sequence[float]) -> dict[str, float]:
    """The mean and its 95 % interval."""
    mean = fmean(values)
    half = NINETY_FIVE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(mean, 3), "low": round(mean - half, 3), "high": round(mean + half, 3)}


def share(part: float, of: int) -> dict[str, float]:
    """A share and its 95 % interval (Wilson's, which holds at 0 and 1 too)."""
    if of == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    z, p = NINETY_FIVE, part / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)  # rounding goes a little beyond
    return {"share": round(p, 4), "low": round(low, 4), "high": round(high, 4)}


def summary(bots: Sequence[str], played: Sequence[Played]) -> dict[str, Any]:
    """`standings` by seat, with each seat's mean and wins; by bot; and by pairs of deals."""
    seats = []
    for seat in range(len(bots)):
        points = interval([match.scores[seat]["total"] for match in played])
        won = sum(1 / len(match.winners) for match in played if seat + 1 in match.winners)
        names = {match.players[seat] for match in played}
        name = names.pop() if len(names) == 1 else "*"
        wins = round(won / len(played), 3)
        seats.append({"seat": seat + 1, "bot": name, **points, "wins": wins})
    found = {"games": len(played), "standings": seats, "bots": _by_bot(played)}
    if rivals := len(played[0].scores) - len(bots):
        behind = range(len(bots), len(bots) + rivals)
        found["rivals"] = [interval([m.scores[side]["total"] for m in played]) for side in behind]
    if any(match.players != played[0].players for match in played):
        found["pairs"] = _pairs(played)
    return found


def _by_bot(played: Sequence[Played]) -> dict[str, Any]:
    """By name: mean score a seat, and the share of its seats' fair part of decided matches won.

    Against a rival that sits nowhere, a match that nobody has won is lost.
    """
    points: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, float] = defaultdict(float)
    for match in played:
        for seat, name in enumerate(match.players):
            points[name].append(match.scores[seat]["total"])
            if seat + 1 in match.winners:
                wins[name] += 1 / len(match.winners)
    decided = sum(bool(match.winners) or _rivalled(match) for match in played)
    return {
        name: {"points": interval(values), "wins": share(wins[name], decided)}
        for name, values in points.items()
    }


def _rivalled(match: Played) -> bool:
    return len(match.scores) > len(match.players)


def _pairs(played: Sequence[Played]) -> list[dict[str, Any]]:
    """For any two bots: of the deals played in every seating, how many each took.

    A deal goes to who won more of its matches; if that is even, to who has more points a seat.
    """
    deals: dict[int, list[Played]] = defaultdict(list)
    for match in played:
        deals[match.deal].append(match)
    names = list(dict.fromkeys(name for match in played for name in match.players))
    found = []
    for first, second in combinations(names, 2):
        outcomes = [compare(matches, first, second) for matches in deals.values()]
        by_wins = [wins for wins, _ in outcomes if wins]
        taken = [wins or points for wins, points in outcomes if wins or points]
        found.append(
            {
                "bots": [first, second],
                "deals": len(outcomes),
                "by_wins": _tally(by_wins),
                "taken": _tally(taken),
            }
        )
    return found


def _tally(outcomes: Sequence[float]) -> dict[str, Any]:
    won = sum(outcome > 0 for outcome in outcomes)
    return {"decided": len(outcomes), "won": won, **share(won, len(outcomes))}


def compare(matches: Iterable[Played], first: str, second: str) -> tuple[float, float]:
    """By how much the first bot is ahead in a deal: in wins a seat, and in points a seat."""
    wins: dict[str, list[float]] = {first: [], second: []}
    points: dict[str, list[float]] = {first: [], second: []}
    for match in matches:
        for seat, name in enumerate(match.players):
            if name in wins:
                won = 1 / len(match.winners) if seat + 1 in match.winners else 0.0
                wins[name].append(won)
                points[name].append(match.scores[seat]["total"])
    ahead = round(fmean(wins[first]) - fmean(wins[second]), 9)
    return ahead, round(fmean(points[first]) - fmean(points[second]), 9)
