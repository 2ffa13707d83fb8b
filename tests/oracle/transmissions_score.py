"""Scores of Transmissions (3.4, 4.4), line by line. Halves occur in the solo game only (S14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .transmissions_box import Box, Idea, Item, Pipe
from .transmissions_data import ACORN_PRIZE

LINES = ("wildlife", "pipes", "flow", "fill", "items", "ideas", "forest", "acorns", "pool")
POOL_PENALTY = {"G": 2.0, "B": 2.0, "Y": 1.0, "W": 1.0, "E": 0.5}


@dataclass(frozen=True)
class Holding:
    """What one side owns at the end."""

    box: Box
    items: list[str]
    ideas: list[Idea]
    pipes: list[str]  # face up, without the starting one
    start: Pipe | None
    flipped: int
    flow: int  # tiles in the longest flow
    full: list[str]  # columns
    forest: list[str]  # used or not (A20)
    each_forest_card: int = 0  # Harvey: 1 (S13)

    def face_up(self) -> list[Pipe]:
        """A flipped one hides what it shows (A39)."""
        started = [self.start] if self.start else []
        return started + [self.box.pipes[pipe] for pipe in self.pipes]


def wildlife(holding: Holding) -> int:
    items = [holding.box.items[item] for item in holding.items]
    shown: list[Item | Idea | Pipe] = [*items, *holding.ideas, *holding.face_up()]
    return sum(one.birds for one in shown) * sum(one.butterflies for one in shown)


def item_points(holding: Holding) -> int:
    box = holding.box
    counts = {  # A39, A48: flipped pipes, starting and scoring ideas, the item itself
        "per_item": len(holding.items),
        "per_idea": len(holding.ideas),
        "per_pipe": len(holding.pipes) + holding.flipped,
    }
    items = [box.items[item] for item in holding.items]
    points = 0
    for item in items:
        points += item.points
        if item.special:
            each, most = box.specials[item.special]
            points += min(most, each * counts[item.special])
    families = Counter(item.family for item in items if item.family)
    for family, members in families.items():
        worth = box.families[family]
        points += members * worth[min(members, len(worth)) - 1]
    return points


def acorns(holding: Holding) -> int:
    return sum(holding.box.forest[card].acorns for card in holding.forest)


def lines(holding: Holding) -> dict[str, float]:
    """All but the acorn prize, which needs the others."""
    box = holding.box
    forest = sum(box.forest[card].points for card in holding.forest)
    return {
        "wildlife": wildlife(holding),
        "pipes": sum(pipe.points for pipe in holding.face_up()) + box.flipped * holding.flipped,
        "flow": box.flow_points(holding.flow),
        "fill": sum(box.fill_points[column] for column in holding.full),
        "items": item_points(holding),
        "ideas": sum(idea.points for idea in holding.ideas),
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
