"""Hostile messages by the thousand against running matches, while innocent people play theirs."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server import rawness, rude_http
from tests.server.fuzzing import traces
from tests.server.hostile import (
    Tally,
    Target,
    attack,
    innocents,
    journal,
    memory,
    seen,
    target,
    two_faces,
    victims,
)
from tests.server.running import QUIET, Guest, Running, running
from tests.server.test_ending import figures
from tests.soak.conftest import Extent
from tinkertable.games import GAMES

pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("ignore:Generating overly large repr"),  # of what was said
]

AT_ONCE = 2  # attackers at a table
MESSAGES = {"small": 1, "full": 1_000_000}  # at least
DROPPED = {"small": 300, "full": 5_000}  # connections
DEAF = {"small": 0, "full": 30}  # sockets that never read; they are let go after 20 s
# What may stay: SQLite's caches, one a connection (2 MB each, at most ten), pydantic's of 16,384
# short texts (2 MB), names and buckets of those who came, the matches played meanwhile. Measured:
# 16 MB. A leak of fifty bytes a message would be as much, of a million messages.
MOST_GROWTH = 40.0  # MB


def test_hostile_messages_harm_nobody(extent: Extent, tmp_path: Path) -> None:
    tally = Tally()
    with running(tmp_path, *QUIET) as server:
        asyncio.run(_attack_all(server, extent, tally))
        counted = figures(server)
        faults = tally.faults + traces(server)
    for name in ('requests_total{status="500"}', 'log_lines_total{level="error"}'):
        if counted.get(name):
            faults.append(f"{name}: {counted[name]}")
    print(f"{tally.sent} messages: {tally.answered} answered, {tally.closed} by a close")
    print(dict(sorted(tally.codes.items())))
    assert tally.closed
    assert faults[:5] == []


def difference(then: object, now: object) -> str:
    """From where two things differ on, as far as one wants to read."""
    old, new = repr(then), repr(now)
    pairs = zip(old, new, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))
    return f"…{old[max(0, at - 60) : at + 120]} | {new[max(0, at - 60) : at + 120]}"


async def _attack_all(server: Running, extent: Extent, tally: Tally) -> None:
    async with (
        Guest(server.url, "Anna") as anna,
        Guest(server.url, "Boris") as boris,
        Guest(server.url, "Mallory") as mallory,
    ):
        tables = await victims(anna, boris)
        before = [(journal(server, table), await seen(anna, table)) for table in tables]
        targets = [await target(anna, table) for table in tables for _ in range(AT_ONCE)]
        await _attack(mallory, targets, 0.1, tally, -1)  # whatever is made once is made now
        for rude in rude_http.requests():
            tally.faults += await rude_http.meet(server, rude)
        small = memory(server)
        await asyncio.gather(
            *(innocents(server.url, name) for name in GAMES),
            *(two_faces(server, mallory, name, 30, tally) for name in GAMES),
            _attack(mallory, targets, 0.5, tally, extent.seed),
            _drop(server, mallory, tables, DROPPED[extent.size]),
            _break(server, mallory, tables, tally),
        )
        rounds = itertools.count(extent.seed + 1)
        while tally.sent < extent.of(MESSAGES) and not tally.faults:
            await _attack(mallory, targets, 0.5, tally, next(rounds))
            print(f"{tally.sent} messages, {memory(server):.1f} MB", flush=True)
        await _wait_for_the_deaf(server, mallory, tables[0], DEAF[extent.size], tally)
        large = memory(server)
        print(f"memory {small:.1f} MB before, {large:.1f} MB after")
        if large - small > MOST_GROWTH:
            tally.faults.append(f"memory grew from {small:.1f} MB to {large:.1f} MB")
        after = [(journal(server, table), await seen(anna, table)) for table in tables]
        for then, now in zip(before, after, strict=True):
            if then != now:
                tally.faults.append(f"a match of others has changed: {difference(then, now)}")
    if tally.sent != tally.answered + tally.closed:
        tally.faults.append(f"{tally.sent} messages, {tally.answered + tally.closed} answers")


async def _attack(
    mallory: Guest, targets: list[Target], times: float, tally: Tally, seed: int
) -> None:
    """From another thread: meanwhile the others play."""
    loop = asyncio.get_running_loop()

    def run(act: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(act, loop).result()

    await asyncio.to_thread(attack, run, mallory, targets, times, tally, seed)


async def _drop(server: Running, mallory: Guest, tables: list[str], times: int) -> None:
    rng = Random(5)
    for _ in range(times):
        await rawness.come_and_go(server, mallory, rng.choice(tables), rng)
        await asyncio.sleep(0.01)  # the others want to get in, too: nothing else limits us here


async def _break(server: Running, mallory: Guest, tables: list[str], tally: Tally) -> None:
    for table in tables:
        tally.faults += await rawness.break_frames(server, mallory, table)


async def _wait_for_the_deaf(
    server: Running, mallory: Guest, table: str, count: int, tally: Tally
) -> None:
    """Those who never read are let go, and nothing of them stays."""
    deaf = [await rawness.never_reads(server, mallory, table) for _ in range(count)]
    for _ in range(120):
        figures = (await mallory.http.get("/metrics")).text
        if "tinkertable_sockets 0.0\n" in figures:
            break
        await asyncio.sleep(0.5)
    else:
        tally.faults.append(f"sockets stayed open: {figures}")
    for raw in deaf:
        raw.drop()
