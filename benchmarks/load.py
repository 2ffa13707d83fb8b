"""Load on the server: many live tables at once, and one table as fast as it goes.

`python -m benchmarks.load tables [--tables 1000] [--seconds 60] [--every 4]`; for an hour, which
says whether memory grows: `--seconds 3600`. Where a match ends another begins.
`python -m benchmarks.load flat [--memory]`
`python -m benchmarks.load reading`: how long a match of 500 moves takes to load.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from tests.server.running import QUIET, Guest, Running, Sitting


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def memory(pid: int) -> float:
    """Resident megabytes of a process and those it started."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
        except OSError:
            continue
        if pid in (int(fields["Pid"]), int(fields["PPid"])) and "VmRSS" in fields:
            total += int(fields["VmRSS"].split()[0]) / 1024
    return total


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Board:
    """A table with two people; one moves, the other waits to see it."""

    def __init__(self, url: str, game: str, sittings: list[Sitting], rng: random.Random) -> None:
        self.url = url
        self.game = game
        self.sittings = sittings
        self.rng = rng
        self.sent = 0.0
        self.mover = 0
        self.delays: list[float] = []
        self.errors: list[str] = []
        self.seen = asyncio.Event()

    async def listen(self, at: int) -> None:
        sitting = self.sittings[at]
        while True:
            message = await sitting.hear(1e6)
            sitting.heard.clear()
            if message["type"] == "error":
                self.errors.append(message["code"])
            if message["type"] == "state" and at != self.mover and self.sent:
                self.delays.append(time.perf_counter() - self.sent)
                self.sent = 0.0
                self.seen.set()

    async def move(self) -> bool:
        """One move by whoever can; false when the match is over."""
        most = max(len(sitting.moves) for sitting in self.sittings)
        for at in (self.mover ^ 1, self.mover):
            while len(self.sittings[at].moves) < most:  # its own move is still on the way to it
                await asyncio.sleep(0)
            state = self.sittings[at].state
            if state["legal"]:
                self.mover = at
                self.seen.clear()
                self.sent = time.perf_counter()
                await self.sittings[at].move(self.rng.choice(state["legal"]))
                return True
        return False


async def open_board(url: str, game: str, rng: random.Random, **options: str) -> Board:
    anna, boris = await Guest(url, "Anna").arrive(), await Guest(url, "Boris").arrive()
    table_id, invite = await anna.table(game, ["me", "open"], options=options)
    await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
    sittings = [await guest.sit(table_id) for guest in (anna, boris)]
    for sitting in sittings:
        await sitting.until("state")
    for guest in (anna, boris):
        await guest.http.aclose()
    return Board(url, game, sittings, rng)


class Heard(NamedTuple):
    """What a table, or many, came to."""

    delays: list[float]
    errors: list[str]
    matches: int  # that came to their end
    unseen: int  # moves that the other never saw

    @classmethod
    def of_all(cls, parts: Sequence[Heard]) -> Heard:
        return cls(
            [delay for part in parts for delay in part.delays],
            [code for part in parts for code in part.errors],
            sum(part.matches for part in parts),
            sum(part.unseen for part in parts),
        )


async def steady(board: Board, every: float, end: float) -> Heard:
    """One table after the other, a move every so many seconds."""
    parts: list[Heard] = []
    await asyncio.sleep(board.rng.random() * every)
    while True:
        over = await one_match(board, every, end, parts)
        if not over or time.perf_counter() >= end:
            return Heard.of_all(parts)
        board = await open_again(board, parts)


async def open_again(board: Board, parts: list[Heard]) -> Board:
    """The next table; what goes wrong is counted, and the others play on."""
    while True:
        try:
            return await open_board(board.url, board.game, board.rng)
        except (httpx.HTTPError, OSError) as error:
            parts.append(Heard([], [type(error).__name__], 0, 0))
            await asyncio.sleep(1)


async def one_match(board: Board, every: float, end: float, parts: list[Heard]) -> bool:
    """Did it come to its end?"""
    listeners = [asyncio.create_task(board.listen(at)) for at in (0, 1)]
    over = False
    while time.perf_counter() < end and not over:
        begun = time.perf_counter()
        over = not await board.move()
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))
    if not over:
        await asyncio.sleep(1)
    for task in listeners:
        task.cancel()
    ended = await asyncio.gather(*listeners, return_exceptions=True)
    lost = [type(e).__name__ for e in ended if not isinstance(e, asyncio.CancelledError)]
    for sitting in board.sittings:
        await sitting.close()
    parts.append(Heard(board.delays, board.errors + lost, int(over), int(bool(board.sent))))
    return over


async def crowd(url: str, game: str, tables: int, every: float, seconds: float, seed: int) -> Heard:
    """Part of the load: its own process, so that it does not wait for itself."""
    gc.disable()  # what is measured is the server's time
    rng = random.Random(seed)
    boards = []
    for start in range(0, tables, 10):
        some = range(start, min(tables, start + 10))
        new = [open_board(url, game, random.Random(rng.random())) for _ in some]
        boards += await asyncio.gather(*new)
    end = time.perf_counter() + seconds
    return Heard.of_all(await asyncio.gather(*(steady(board, every, end) for board in boards)))


def _crowd(args: tuple[Any, ...]) -> Heard:
    return asyncio.run(crowd(*args))


def many_tables(
    server: Running, game: str, tables: int, crowds: int, every: float, seconds: float
) -> dict[str, Any]:
    assert server.process
    share = tables // crowds
    jobs = [(server.url, game, share, every, seconds, seed) for seed in range(crowds)]
    weights: list[float] = []
    with multiprocessing.get_context("spawn").Pool(crowds) as pool:
        under_way = pool.map_async(_crowd, jobs)
        while not under_way.ready():
            weights.append(memory(server.process.pid))
            under_way.wait(max(1.0, seconds / 120))
        heard = Heard.of_all(under_way.get())
    return {
        "tables": share * crowds,
        "sockets": 2 * share * crowds,
        "matches": heard.matches,
        "moves": len(heard.delays),
        "moves_per_second": round(len(heard.delays) / seconds, 1),
        "mean_ms": round(sum(heard.delays) / max(1, len(heard.delays)) * 1e3, 1),
        "p50_ms": round(percentile(heard.delays, 0.5) * 1e3, 1),
        "p99_ms": round(percentile(heard.delays, 0.99) * 1e3, 1),
        "most_ms": round(max(heard.delays, default=0) * 1e3, 1),
        "errors": sorted(set(heard.errors)),
        "unseen": heard.unseen,
        "server_mb": round(memory(server.process.pid)),
        **growth(weights),
    }


def growth(weights: list[float]) -> dict[str, float]:
    """Memory after a third of the time and at its end, each the mean of a sixth: by then as many
    finished tables are kept as ever are, if there was time for them."""
    sixth = max(1, len(weights) // 6)
    then, now = (sum(part) / len(part) for part in (weights[2 * sixth :][:sixth], weights[-sixth:]))
    return {"third_mb": round(then, 1), "end_mb": round(now, 1), "growth": round(now / then - 1, 4)}


async def flat_out(url: str, game: str, seconds: float, pid: int, **options: str) -> dict[str, Any]:
    """One table: the next move as soon as the other has seen the last."""
    rng = random.Random(1)
    used = cpu(pid)
    delays: list[float] = []
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        board = await open_board(url, game, rng, **options)
        listeners = [asyncio.create_task(board.listen(at)) for at in (0, 1)]
        while await board.move():
            await asyncio.wait_for(board.seen.wait(), 10)
        delays += board.delays
        for task in listeners:
            task.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        for sitting in board.sittings:
            await sitting.close()
    return {
        "moves_per_second": round(1 / (sum(delays) / len(delays))),
        "p99_ms": round(percentile(delays, 0.99) * 1e3, 2),
        "moves": len(delays),
        "server_cpu_ms_per_move": round((cpu(pid) - used) / len(delays) * 1e3, 2),
    }


def reading(server: Running) -> dict[str, Any]:
    """The first look at a match of 500 moves after a restart, against a second look."""

    async def prepare() -> tuple[str, dict[str, str], int]:
        async with Guest(server.url, "Anna") as anna:
            table_id, _ = await anna.table("railroad-ink", ["me"] * 12)
            sittings = [await anna.sit(table_id, f"?seat={seat}") for seat in range(1, 13)]
            for sitting in sittings:
                await sitting.until("state")
            while not sittings[0].state["over"]:
                for sitting in sittings:  # a seat's whole round, then the next seat's
                    await sitting.until_state(lambda state: state["legal"] or state["over"])
                    while sitting.state["legal"]:
                        await sitting.step()
            for sitting in sittings:
                await sitting.close()
            log = await anna.get(f"/tables/{table_id}/log")
            return table_id, dict(anna.http.cookies), len(log["moves"])

    table_id, cookies, moves = asyncio.run(prepare())
    times = []
    for _ in range(5):
        server.stop()
        server.start()
        with httpx.Client(base_url=server.url, cookies=cookies) as client:
            client.get("/api/games")
            client.get("/api/me")
            looks = []
            for _ in range(2):
                begun = time.perf_counter()
                client.get(f"/api/tables/{table_id}").raise_for_status()
                looks.append(time.perf_counter() - begun)
            times.append(looks[0] - looks[1])
    return {"moves": moves, "load_ms": round(sorted(times)[2] * 1e3, 1)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["tables", "flat", "reading"])
    parser.add_argument("--game", default="sentient")  # every move is seen by all
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--crowds", type=int, default=1, help="processes that make the load")
    parser.add_argument("--every", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--memory", action="store_true", help="a store in memory")
    args = parser.parse_args()
    flags = ("--database", "sqlite://") if args.memory else ()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        server = Running(Path(folder), *QUIET, *flags)
        server.start()
        try:
            if args.what == "tables":
                shape = (args.game, args.tables, args.crowds, args.every, args.seconds)
                print(json.dumps(many_tables(server, *shape)))
            elif args.what == "flat":
                assert server.process
                flat = flat_out(server.url, args.game, args.seconds, server.process.pid)
                print(json.dumps(asyncio.run(flat)))
            else:
                print(json.dumps(reading(server)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
