"""Conditions: what the dice on both sides of a bot earn. The box has them worked out as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

Dice = tuple[int, int]  # left and right
Numbers = Sequence[int]


class Kind(NamedTuple):
    """A condition by name: how many numbers and points a bot prints, and what it earns."""

    numbers: int
    points: int
    earned: Callable[[Dice, Numbers, Numbers], int]


def _if(test: Callable[[int, int], bool]) -> Kind:
    """The points if left and right are so."""
    return Kind(0, 1, lambda dice, _, points: points[0] if test(*dice) else 0)


def _when(numbers: int, test: Callable[..., bool]) -> Kind:
    """The points if left and right stand so to the numbers."""
    return Kind(numbers, 1, lambda dice, given, points: points[0] if test(*dice, *given) else 0)


def _formula(result: Callable[[int, int, int], int]) -> Kind:
    """R25: never less than nothing."""
    return Kind(1, 0, lambda dice, given, _: max(0, result(*dice, *given)))


KINDS = {
    # R24
    "shows": Kind(1, 2, lambda dice, given, points: (0, *points)[dice.count(given[0])]),
    # R25
    "sum_minus": _formula(lambda left, right, n: left + right - n),
    "minus_sum": _formula(lambda left, right, n: n - left - right),
    "larger_minus": _formula(lambda left, right, n: max(left, right) - n),
    "minus_larger": _formula(lambda left, right, n: n - max(left, right)),
    "smaller_minus": _formula(lambda left, right, n: min(left, right) - n),
    "minus_smaller": _formula(lambda left, right, n: n - min(left, right)),
    # R26
    "left_less": _if(lambda left, right: left < right),
    "left_greater": _if(lambda left, right: left > right),
    "left_at_most": _if(lambda left, right: left <= right),
    "left_at_least": _if(lambda left, right: left >= right),
    "equal": _if(lambda left, right: left == right),
    "unequal": _if(lambda left, right: left != right),
    # R27
    "even_odd": _if(lambda left, right: left % 2 == 0 and right % 2 == 1),
    "odd_even": _if(lambda left, right: left % 2 == 1 and right % 2 == 0),
    "both_odd": _if(lambda left, right: left % 2 == 1 and right % 2 == 1),
    "both_even": _if(lambda left, right: left % 2 == 0 and right % 2 == 0),
    "sum_odd": _if(lambda left, right: (left + right) % 2 == 1),
    "sum_even": _if(lambda left, right: (left + right) % 2 == 0),
    # R28
    "sum_at_most": _when(1, lambda left, right, n: left + right <= n),
    "sum_at_least": _when(1, lambda left, right, n: left + right >= n),
    "sum_is": _when(1, lambda left, right, n: left + right == n),
    "sum_outside": _when(2, lambda left, right, low, high: not low < left + right < high),
    "difference_is": _when(1, lambda left, right, n: abs(left - right) == n),
}
