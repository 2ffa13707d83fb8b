"""One guest does everything at once; how long do others wait for Greedy and for hints meanwhile?

`python -m benchmarks.fair [--game NAME] [--lifted] [--rounds 10]`: the guest's Experts play NAME,
as many as may; `--lifted` is without the limits on tables, so that only the turns at the workers
keep the others going. The guest comes from 127.0.0.2.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import socket
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.server.running import HURRIED, Guest, Running, Sitting
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tinkertable.games import GAMES, load

HOME = "127.0.0.2"
BOT_TABLES, PUBLIC, SOCKETS, HALF_OPEN = 120, 603, 639, 1100
WARM = 900.0  # seconds that compiling may take


class Hog:
    """The guest, and what it was told."""

    def __init__(self, url: str, game: str) -> None:
        self.guest = Guest(url, "Mallory")
        self.game = game
        way = httpx.AsyncHTTPTransport(local_address=HOME, limits=httpx.Limits(max_connections=20))
        self.guest.http = httpx.AsyncClient(base_url=url, transport=way, timeout=120)
        self.told: Counter[str] = Counter()
        self.sockets: list[ClientConnection] = []

    async def tables(self, what: str, count: int, seats: list[dict[str, str]], **more: str) -> str:
        """So many tables at once; one that there is."""
        given: dict[str, Any] = {"game": self.game, "seats": seats, **more}

        async def one() -> httpx.Response:
            while True:  # as fast as it may
                answer = await self.guest.http.post("/api/tables", json=given)
                if answer.is_success or answer.json()["error"]["reason"] != "too-fast":
                    return answer
                await asyncio.sleep(0.5)

        answers = await asyncio.gather(*(one() for _ in range(count)))
        self.told.update(f"{what}: {answer.status_code}" for answer in answers)
        made = [answer.json()["table"]["id"] for answer in answers if answer.is_success]
        return str(made[0]) if made else ""

    async def sit(self, table_id: str) -> None:
        cookies = "; ".join(f"{k}={v}" for k, v in self.guest.http.cookies.items())
        address = f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
        head = {"Cookie": cookies}
        for _ in range(SOCKETS):
            try:
                opened = await connect(address, additional_headers=head, local_addr=(HOME, 0))
                kind = json.loads(await opened.recv())["type"]
                self.told[f"socket: {kind}"] += 1
                self.sockets.append(opened)
            except (OSError, WebSocketException) as error:
                self.told[f"socket: {type(error).__name__}"] += 1


@contextlib.contextmanager
def half_open(port: int) -> Iterator[None]:
    with contextlib.ExitStack() as stack:
        for _ in range(HALF_OPEN):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port), 10, (HOME, 0)))
            line.send(b"GET / HTTP/1.1\r\n")
        yield


async def timed(work: Awaitable[object]) -> float:
    begun = time.perf_counter()
    await work
    return time.perf_counter() - begun


async def greedy(sitting: Sitting) -> None:
    """A move of one's own, and Greedy's answer."""
    await sitting.step()
    await sitting.until_state(lambda state: bool(state["legal"]))


async def measure(server: Running, rounds: int) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {"connect": [], "greedy": [], "hint": []}
    for _ in range(rounds):
        async with Guest(server.url, "Anna") as anna:
            found["connect"].append(await timed(anna.get("/me")))
            table_id, _ = await anna.table("sentient", ["greedy", "me"])
            sitting = await anna.sit(table_id)
            await sitting.until_state(lambda state: bool(state["legal"]))
            for _ in range(3):
                found["greedy"].append(await timed(greedy(sitting)))
            found["hint"].append(await timed(sitting.ask(type="hint", seat=2)))
    return found


async def warm(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http, asyncio.timeout(WARM):
        while (await http.get("/api/health")).json()["bots"]["progress"] < 1:
            await asyncio.sleep(0.5)


async def run(server: Running, game: str, rounds: int) -> None:
    await warm(server.url)
    report("alone", await measure(server, rounds))
    hog, most = Hog(server.url, game), load(game).seats[1]
    async with hog.guest:
        expert, me = {"kind": "bot", "bot": "expert"}, {"kind": "me"}
        await hog.tables("bots alone", BOT_TABLES, [expert] * most)
        table_id = await hog.tables("with experts", BOT_TABLES, [me, *[expert] * (most - 1)])
        await hog.tables("public", PUBLIC, [me, {"kind": "open"}], visibility="public")
        await hog.sit(table_id)
        with half_open(server.port):
            print(json.dumps(hog.told, sort_keys=True))
            report("with the guest", await measure(server, rounds))
        for one in hog.sockets:
            await one.close()


def report(when: str, found: dict[str, list[float]]) -> None:
    for what, seconds in found.items():
        middle, most = statistics.median(seconds), max(seconds)
        print(f"{when}: {what}: median {middle:.2f} s, most {most:.2f} s, of {len(seconds)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="railroad-ink")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--lifted", action="store_true")
    args = parser.parse_args()
    server = Running(Path(tempfile.mkdtemp()), *(HURRIED if args.lifted else ()))
    server.start()
    try:
        asyncio.run(run(server, args.game, args.rounds))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
