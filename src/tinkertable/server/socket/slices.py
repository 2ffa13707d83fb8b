"""Long work on the event loop, a little at a time: whoever else is there hardly notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter

SLICE = 0.002  # seconds
IDLE = 0.0002  # a turn of the loop that takes no longer had nothing else to do


class Slices:
    def __init__(self) -> None:
        self._long = asyncio.Lock()  # one long work at a time: slices of many would add up

    async def do(self, steps: Iterator[None]) -> None:
        """Take all steps; most work is done at once."""
        if _for_a_while(steps):
            return
        async with self._long:
            await _let_others()
            while not _for_a_while(steps):
                await _let_others()


def _for_a_while(steps: Iterator[None]) -> bool:
    """Are all taken?"""
    end = perf_counter() + SLICE
    return all(perf_counter() < end for _ in steps)


async def _let_others() -> None:
    """What others do takes many turns of the loop: a slice before each would add up. They have as
    much time as a slice takes, if they need it."""
    begun = now = perf_counter()
    while now - begun < SLICE:
        before = now
        await asyncio.sleep(0)
        now = perf_counter()
        if now - before < IDLE:
            return
