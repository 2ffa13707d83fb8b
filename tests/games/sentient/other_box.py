"""A box of Sentient that has nothing of ours: its file, and for the oracle what it says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

from .engines import read_data

# By name: the type, tests, points, and what that comes to between two dice.
Told = tuple[str, list[str], list[int | str], Callable[[int, int], int]]
CONDITIONS: dict[str, Told] = {
    "close": (
        "MIL", ["L = R", "difference = 1"], [6, 2],
        lambda left, right: {0: 6, 1: 2}.get(abs(left - right), 0),
    ),
    "odd ones": (
        "SRV", ["odd(L) and odd(R)"], ["L + R - 2", 1],
        lambda left, right: left + right - 2 if left in (1, 3, 5) and right in (1, 3, 5) else 1,
    ),
    "product": ("SRV", [], ["L * R - 9"], lambda left, right: max(0, left * right - 9)),
    "middle": (
        "TRN", ["4 < sum < 10", "not even(larger)"], [3, "smaller"],
        lambda left, right: 3 if left + right in (5, 6, 7, 8, 9)
        else min(left, right) if max(left, right) in (1, 3, 5) else 0,
    ),
    "fours": (
        "INF", ["shows(4) > 0 or shows(5) = 2"], ["3 * shows(4) + 2"],
        lambda left, right: 3 * [left, right].count(4) + 2
        if 4 in (left, right) or left == right == 5 else 0,
    ),
    "steps": (
        "TRN", ["R - L >= 2", "L != R"], [4, "-(L - R)"],
        lambda left, right: 4 if right - left >= 2 else max(0, right - left),
    ),
    "far": (
        "IND", ["abs(L - R) <= 3 and (L = 1 or R = 1)"], ["max(L, R) * min(2, R)", 0],
        lambda left, right: max(left, right) * min(2, right)
        if abs(left - right) <= 3 and 1 in (left, right) else 0,
    ),
    "always": ("INF", [], [2], lambda *_: 2),
    "never": ("IND", ["L > R and R > L"], [20], lambda *_: 0),
}  # fmt: skip
CORNERS = ["".join(signs) for signs in product("+-=", repeat=2)]
CARDS = [
    [name, corners]
    for _, name, corners in zip(range(60), cycle(CONDITIONS), cycle(CORNERS[:8]), strict=False)
]
HALVES = ("INF", "INF", "IND", "IND", "IND")
DATA: dict[str, Any] = {
    "conditions": {
        name: {"type": kind, "if": tests, "points": points}
        for name, (kind, tests, points, _) in CONDITIONS.items()
    },
    "cards": CARDS,
    "halves": {name: HALVES.count(name) for name in ("INF", "SRV", "TRN", "MIL", "IND")},
}
OTHER_BOX = read_data(**DATA)

NAMES = [f"X{number:02}" for number in range(1, 61)]
CORNERS_OF = {bot: corners for bot, (_, corners) in zip(NAMES, CARDS, strict=True)}
KIND_OF = {
    bot: (CONDITIONS[name][0], CONDITIONS[name][3])
    for bot, (name, _) in zip(NAMES, CARDS, strict=True)
}
