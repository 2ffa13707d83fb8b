"""Kill −9 whatever can be killed, under load: what was acknowledged is there once, play goes on.

People move as fast as they are acknowledged, come back when they are cut off and send again what
was not acknowledged; when a match is over the next one begins. Meanwhile the server, a bot worker,
PostgreSQL and Redis are killed at random moments and started again.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest

from tests.server.players import Player, check, sit_down
from tests.server.proxy import Proxy
from tests.server.running import QUIET, Guest, Running
from tests.server.services import Postgres, Redis, service
from tests.soak.conftest import Extent
from tinkertable.games import GAMES

pytestmark = pytest.mark.soak

# How many kills, and what they are shared out among: of one server with the embedded store; of two
# with PostgreSQL and Redis.
ALONE = {"server": 4, "worker": 1}
SHARED = {"server": 8, "postgres": 6, "redis": 3, "worker": 3}
KILLS = {"small": 4, "full": 500}
TABLES = {"small": 8, "full": 20}


def victims(shares: dict[str, int], count: int, rng: Random) -> list[str]:
    """So many, in these shares, each at least once, in any order."""
    pattern = [what for what, share in shares.items() for _ in range(share)]
    rng.shuffle(pattern)
    found = [*shares, *itertools.islice(itertools.cycle(pattern), max(0, count - len(shares)))]
    rng.shuffle(found)
    return found[:count]


class Load:
    """Tables where one match follows the other."""

    def __init__(self, doors: list[Proxy], tables: int, seed: int) -> None:
        self.doors = doors
        self.players: list[Player] = []
        self._guests: list[Guest] = []
        self.enough = False
        rngs = [Random(f"{seed} {at}") for at in range(tables)]
        self._tasks = [asyncio.create_task(self._table(at, rng)) for at, rng in enumerate(rngs)]

    @property
    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def faults(self) -> list[str]:
        return [fault for player in self.players for fault in player.faults]

    async def _table(self, at: int, rng: Random) -> None:
        doors = [self.doors[(at + seat) % len(self.doors)] for seat in (0, 1)]
        guests = [Guest(door.url, f"Player {at}") for door in doors]
        self._guests += guests
        for guest in guests:
            await _insist(guest.arrive)
        games = sorted(GAMES)
        while not self.enough:
            game = games[rng.randrange(len(games))]
            bots = int(rng.random() < 0.4)
            players = await _insist(lambda: sit_down(guests, game, bots, rng))  # noqa: B023
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    async def until(self, moves: int) -> None:
        while self.moves < moves and not self.faults:
            await asyncio.sleep(0.005)
            for task in self._tasks:
                if task.done():
                    task.result()

    async def finish(self) -> None:
        """The matches that are being played are the last ones."""
        self.enough = True
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for guest in self._guests:
            await guest.http.aclose()


T = TypeVar("T")


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the server can answer; half a table that nobody sits at harms nobody."""
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError, AssertionError):
            return await ask()
        await asyncio.sleep(0.1)
    raise AssertionError("the server does not come back")


class Arrangement:
    """The processes, and how each is killed and comes back."""

    def __init__(self, servers: list[Running], doors: list[Proxy], rng: Random) -> None:
        self.servers = servers
        self.doors = doors
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.rng = rng
        self.workers = 0  # that were killed

    async def kill(self, what: str) -> None:
        if what == "server":
            await self._kill_server()
        elif what == "worker":
            self._kill_worker()
        else:
            one = self.postgres if what == "postgres" else self.redis
            assert one
            one.kill()
            await asyncio.to_thread(one.start)

    async def _kill_server(self) -> None:
        at = self.rng.randrange(len(self.servers))
        self.servers[at].kill()
        await self.doors[at].move_to(self.servers[at - 1].port)  # to the other, if there is one
        await asyncio.to_thread(self.servers[at].start)
        await self.doors[at].move_to(self.servers[at].port)

    def _kill_worker(self) -> None:
        server = self.rng.choice(self.servers)
        for pid in server.descendants():
            with contextlib.suppress(OSError):
                if b"tinkertable.workers.process" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGKILL)
                    self.workers += 1


async def _kills(
    here: Arrangement, database: str, shares: dict[str, int], extent: Extent
) -> list[str]:
    rng = Random(f"kills {extent.seed}")
    plan = victims(shares, extent.of(KILLS), rng)
    load = Load(here.doors, TABLES[extent.size], extent.seed)
    begun = time.perf_counter()
    try:
        recovered = [await _kill(here, load, what, rng) for what in plan]
        await load.finish()
        faults = await check(load.players, database) + _errors(here.servers[0])
        if "worker" in plan and not here.workers:
            faults.append("no worker was found to kill")
    finally:
        await load.close()
    kinds = ", ".join(f"{what} {times}" for what, times in sorted(Counter(plan).items()))
    players = load.players
    print(
        f"kills on {database.partition(':')[0]}, seed {extent.seed}: {len(plan)} ({kinds}) in"
        f" {time.perf_counter() - begun:.0f} s;"
        f" {len({player.table_id for player in players})} matches, {load.moves} moves acknowledged;"
        f" {sum(player.returns for player in players)} returns,"
        f" {sum(player.resent for player in players)} moves sent again on return,"
        f" {sum(player.refused for player in players)} after not-saved;"
        f" until the next move {max(recovered):.1f} s at most; {len(faults)} faults",
        flush=True,
    )
    return faults


async def _kill(here: Arrangement, load: Load, what: str, rng: Random) -> float:
    """At a random moment; the seconds until somebody's next move."""
    await load.until(load.moves + rng.randint(5, 60))
    await asyncio.sleep(rng.random() * 0.05)
    begun, moves = time.perf_counter(), load.moves
    await here.kill(what)
    await load.until(moves + 1)
    return time.perf_counter() - begun


def _errors(server: Running) -> list[str]:
    lines = (server.folder / "server.log").read_text(errors="replace").splitlines()
    return [line[:600] for line in lines if '"level": "error"' in line or "Traceback" in line]


async def _alone(extent: Extent, folder: Path) -> list[str]:
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    server = Running(folder, *QUIET)
    async with AsyncExitStack() as stack:
        await asyncio.to_thread(server.start)
        stack.push_async_callback(asyncio.to_thread, server.stop)
        door = await stack.enter_async_context(Proxy(server.port))
        here = Arrangement([server], [door], Random(f"alone {extent.seed}"))
        return await _kills(here, database, ALONE, extent)


async def _shared(extent: Extent, folder: Path) -> list[str]:
    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(service(Postgres()))
        redis = stack.enter_context(service(Redis()))
        database = postgres.new_database("soak")
        flags = (*QUIET, "--database", database, "--bus", redis.url)
        servers = [Running(folder, *flags) for _ in range(2)]  # with the same keys
        for server in servers:
            await asyncio.to_thread(server.start)
            stack.push_async_callback(asyncio.to_thread, server.stop)
        doors = [await stack.enter_async_context(Proxy(server.port)) for server in servers]
        here = Arrangement(servers, doors, Random(f"shared {extent.seed}"))
        here.postgres, here.redis = postgres, redis
        return await _kills(here, database, SHARED, extent)


@pytest.mark.parametrize("arranged", [_alone, _shared], ids=["alone", "shared"])
def test_what_was_acknowledged_is_there_once(
    arranged: Callable[[Extent, Path], Coroutine[Any, Any, list[str]]],
    extent: Extent,
    tmp_path: Path,
) -> None:
    faults = asyncio.run(arranged(extent, tmp_path))
    assert faults[:5] == []
