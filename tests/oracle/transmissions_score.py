"""Scores of Transmissions (3.4, 4.4), line by line. Halves occur in the solo game only (S14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .transmissions_data import (
    ACORN_PRIZE,
    ACORNS,
    END_SCORING,
    FAMILIES,
    FILL_POINTS,
    FLIPPED_POINTS,
    FLOW,
    FLOW_BEYOND,
    FOREST_POINTS,
    ITEMS,
    KIND,
    PIPES,
    SPECIALS,
)

LINES = ("wildlife", "pipes", "flow", "fill", "items", "ideas", "forest", "acorns", "pool")
POOL_PENALTY = {"G": 2.0, "B": 2.0, "Y": 1.0, "W": 1.0, "E": 0.5}


@dataclass(frozen=True)
class Holding:
    """What one side owns at the end."""

    items: list[str]
    ideas: list[str]
    pipes: list[str]  # face up, without the starting one
    flipped: int
    flow: int  # tiles in the longest flow
    full: list[str]  # columns
    forest: list[str]  # used or not (A20)
    each_forest_card: int = 0  # Harvey: 1 (S13)


def flow_points(tiles: int) -> int:
    return FLOW[tiles] if tiles <= 5 else FLOW[5] + FLOW_BEYOND * (tiles - 5)


def wildlife(holding: Holding) -> int:
    birds = butterflies = 0
    for item in holding.items:
        birds += ITEMS[item].birds
        butterflies += ITEMS[item].butterflies
    for idea in holding.ideas:
        _, more_birds, more_butterflies = END_SCORING.get(KIND[idea], (0, 0, 0))
        birds += more_birds
        butterflies += more_butterflies
    for pipe in holding.pipes:  # a flipped one hides its animals (A39)
        birds += PIPES[pipe].birds
        butterflies += PIPES[pipe].butterflies
    return birds * butterflies


def item_points(holding: Holding) -> int:
    counts = {  # A39, A48: flipped pipes, starting and scoring ideas, the item itself
        "per_item": len(holding.items),
        "per_idea": len(holding.ideas),
        "per_pipe": len(holding.pipes) + holding.flipped,
    }
    points = 0
    for item in holding.items:
        points += ITEMS[item].points
        if ITEMS[item].collects:
            each, most = SPECIALS[ITEMS[item].collects]
            points += min(most, each * counts[ITEMS[item].collects])
    families = Counter(ITEMS[item].family for item in holding.items if ITEMS[item].family)
    for family, members in families.items():
        points += members * FAMILIES[family][members - 1]
    return points


def acorns(holding: Holding) -> int:
    return sum(ACORNS[card] for card in holding.forest)


def lines(holding: Holding) -> dict[str, float]:
    """All but the acorn prize, which needs the others."""
    scored = (END_SCORING[KIND[idea]][0] for idea in holding.ideas if KIND[idea] in END_SCORING)
    forest = sum(FOREST_POINTS.get(card, 0) for card in holding.forest)
    return {
        "wildlife": wildlife(holding),
        "pipes": sum(PIPES[p].points for p in holding.pipes) + FLIPPED_POINTS * holding.flipped,
        "flow": flow_points(holding.flow),
        "fill": sum(FILL_POINTS[column] for column in holding.full),
        "items": item_points(holding),
        "ideas": sum(scored),
        "forest": forest + holding.each_forest_card * len(holding.forest),
    }


def acorn_prizes(owned: Mapping[int, int]) -> dict[int, int]:
    """The fewest, but at least one (A45); all who tie."""
    some = [count for count in owned.values() if count >= 1]
    return {
        seat: ACORN_PRIZE if some and count == min(some) else 0 for seat, count in owned.items()
    }


def pool_penalty(pool: Mapping[str, int]) -> float:
    return sum(POOL_PENALTY[letter] * count for letter, count in pool.items())


def scores(
    holdings: Mapping[int, Holding], pool: Mapping[str, int] | None
) -> dict[int, dict[str, float]]:
    """By side; the solo pool counts against side 1."""
    prizes = acorn_prizes({side: acorns(holding) for side, holding in holdings.items()})
    table = {}
    for side, holding in holdings.items():
        row = lines(holding)
        row["acorns"] = prizes[side]
        if pool is not None:
            row["pool"] = -pool_penalty(pool) if side == 1 else 0
        row["total"] = sum(row.values())
        table[side] = row
    return table


def winners(totals: Mapping[int, float], owned: Mapping[int, int]) -> list[int]:
    """Tie: the fewest acorns, none being fewest (A46); still tied: shared."""
    best = _all_with(max(totals.values()), totals, totals)
    return _all_with(min(owned[side] for side in best), owned, best)


def _all_with(value: float, of: Mapping[int, float], sides: Iterable[int]) -> list[int]:
    return [side for side in sides if of[side] == value]
