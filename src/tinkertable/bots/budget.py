"""Thinking in portions: so many simulations, or fewer if the time is up first."""

from __future__ import annotations

import time
from collections.abc import Callable

PORTION = 0.02  # seconds, about: how late a time cap may be noticed


def spend(simulations: int, seconds: float, think: Callable[[int], object]) -> int:
    """Call `think` with portions until so many simulations are made; how many there were.

    What comes out depends on their number alone: a portion goes on where the last one ended.
    """
    begun = time.monotonic()
    done, portion = 0, 1
    while done < simulations:
        portion = min(portion, simulations - done)
        start = time.monotonic()
        think(portion)
        now = time.monotonic()
        done += portion
        if now - begun >= seconds:
            break
        portion = 2 * portion if now - start < PORTION else max(1, portion // 2)
    return done
