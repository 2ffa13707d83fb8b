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
    points_for: Callable[[Dice, Numbers, Numbers], int]


def _points_if(test: Callable[..., bool], numbers: int = 0) -> Kind:
    """The points if left and right are so, or stand so to the numbers."""
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
    "left_less": _points_if(lambda left, right: left < right),
    "left_greater": _points_if(lambda left, right: left > right),
    "left_at_most": _points_if(lambda left, right: left <= right),
    "left_at_least": _points_if(lambda left, right: left >= right),
    "equal": _points_if(lambda left, right: left == right),
    "unequal": _points_if(lambda left, right: left != right),
    # R27
    "even_odd": _points_if(lambda left, right: left % 2 == 0 and right % 2 == 1),
    "odd_even": _points_if(lambda left, right: left % 2 == 1 and right % 2 == 0),
    "both_odd": _points_if(lambda left, right: left % 2 == 1 and right % 2 == 1),
    "both_even": _points_if(lambda left, right: left % 2 == 0 and right % 2 == 0),
    "sum_odd": _points_if(lambda left, right: (left + right) % 2 == 1),
    "sum_even": _points_if(lambda left, right: (left + right) % 2 == 0),
    # R28
    "sum_at_most": _points_if(lambda left, right, n: left + right <= n, numbers=1),
    "sum_at_least": _points_if(lambda left, right, n: left + right >= n, numbers=1),
    "sum_is": _points_if(lambda left, right, n: left + right == n, numbers=1),
    "sum_outside": _points_if(
        lambda left, right, low, high: not low < left + right < high, numbers=2
    ),
    "difference_is": _points_if(lambda left, right, n: abs(left - right) == n, numbers=1),
}
