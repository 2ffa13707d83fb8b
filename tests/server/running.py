"""A server process of its own on a free port, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, ParamSpec

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.declared import check_declared
from tinkertable.server.socket.endpoint import checksum

P = ParamSpec("P")
STARTUP = 60.0  # seconds; a busy machine is slow to import
# Tests are quicker than people, and have more of everything.
HURRIED = (
    "--rate", "1000000", "--burst", "1000000", "--tables", "100000", "--connections", "100000",
)  # fmt: skip
QUIET = ("--bot-workers", "0", *HURRIED)  # nothing is compiled beside


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server process; `kill` ends it without a word, `start` runs it again on the same store."""

    def __init__(self, folder: Path, *flags: str, port: int | None = None) -> None:
        self.folder = folder
        self.flags = flags
        self.port = port or free_port()
        self.program: tuple[str, ...] = ("-m", "tinkertable.cli")
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it without waiting for it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder), *self.flags],
                stdout=log,
                stderr=log,
                env=os.environ | self.environment,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Until it answers."""
        assert self.process
        end = time.monotonic() + STARTUP
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log()}")
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def interrupt(self) -> int:
        """ctrl-C, as a terminal sends it: to all that it started in the foreground."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(timeout=30)

    def descendants(self) -> set[int]:
        """The processes it has started, and those they have."""
        assert self.process
        parents = {}
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                words = path.read_text().rpartition(")")[2].split()
                parents[int(path.parts[2])] = int(words[1])
        found = {self.process.pid}
        while more := {pid for pid, parent in parents.items() if parent in found} - found:
            found |= more
        return found - {self.process.pid}

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=30)

    def run_on(self, seconds: float) -> None:
        """As if the service had run for so long without anything happening: it finds so at its
        next beat. For the embedded store."""
        with contextlib.closing(
            sqlite3.connect(self.folder / "tables.sqlite", timeout=60)
        ) as store:
            store.execute("UPDATE processes SET ran = ran + ?", (seconds,))
            store.commit()

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]


@contextlib.contextmanager
def running(folder: Path, *flags: str) -> Iterator[Running]:
    server = Running(folder, *flags)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A person with a cookie: `async with Guest(url, "Anna") as anna`."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.name = name
        self.sittings: list[Sitting] = []

    async def arrive(self) -> Guest:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def __aenter__(self) -> Guest:
        return await self.arrive()

    async def __aexit__(self, *_: object) -> None:
        for sitting in self.sittings:
            await sitting.close()
        await self.http.aclose()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(f"/api{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.http.get(f"/api{path}")
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> str:
        """The code of the refusal a request meets."""
        answer = await self.http.post(f"/api{path}", json=body)
        assert not answer.is_success, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    async def delete(self, path: str) -> int:
        """The status of the answer."""
        return (await self.http.delete(f"/api{path}")).status_code

    async def table(self, game: str, seats: Sequence[str], **more: Any) -> tuple[str, str | None]:
        """A new table: seats are "me", "open" or a bot's name. Its id and invitation."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = await self.post("/tables", game=game, seats=wishes, **more)
        return made["table"]["id"], made["invite"]

    async def sit(self, table_id: str, query: str = "") -> Sitting:
        self.sittings.append(Sitting(self, table_id))
        return await self.sittings[-1].open(query)


class Sitting:
    """One socket at a table: remembers all that came, and the newest state."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest = guest
        self.table_id = table_id
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []  # everything, as it came
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.moves: list[str] = []  # the log
        self._ids = itertools.count(1)

    async def open(self, query: str = "") -> Sitting:
        cookies = "; ".join(f"{k}={v}" for k, v in self.guest.http.cookies.items())
        address = self.guest.url.replace("http", "ws", 1)
        self.socket = await connect(
            f"{address}/api/tables/{self.table_id}/live{query}",
            additional_headers={"Cookie": cookies},
            max_size=None,
            compression=None,
            open_timeout=STARTUP,
        )
        return self

    async def __aenter__(self) -> Sitting:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()

    @property
    def seen(self) -> str:
        """How a reconnecting client says what it has."""
        return f"?seen={len(self.moves)}.{checksum(self.moves)}"

    async def send(self, **message: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = 30) -> dict[str, Any]:
        """The next message."""
        assert self.socket
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        check_declared(text)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.moves = self.moves[: message["log"]["keep"]] + message["log"]["add"]
        if message["type"] in ("hello", "table"):
            self.table = message["table"]
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def move(self, text: str, seat: int | None = None, id_: str | None = None) -> None:
        """Send a move; the answer comes when it comes."""
        await self.send(
            type="move",
            id=id_ or f"m{next(self._ids)}",
            seat=seat or self.state["viewer"],
            turn=self.state["turn"],
            text=text,
        )

    async def play(self, text: str) -> dict[str, Any]:
        """Make a move and wait until it is acknowledged (or refused)."""
        await self.move(text)
        return await self.until("done", "error")

    async def step(self) -> None:
        """Make a move, always the same choice, and see what came of it."""
        state = await self.until_state(bool)
        turn, legal = state["turn"], state["legal"]
        answer = await self.play(legal[turn * 7 % len(legal)])
        assert answer["type"] == "done", answer
        await self.until_state(lambda state: state["turn"] != turn or state["over"])

    async def until_state(self, seen: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait for a state like this, if it is not here already."""
        while not self.state or not seen(self.state):
            await self.until("state")
        return self.state

    async def until_table(self, seen: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not self.table or not seen(self.table):
            await self.hear()
        return self.table

    async def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to one message, by its id."""
        id_ = f"q{next(self._ids)}"
        await self.send(id=id_, **message)
        while True:
            answer = await self.hear()
            if answer.get("id") == id_:
                return answer

    async def silence(self) -> list[dict[str, Any]]:
        """All that was under way to us. States wait until the rest is sent, so we ask twice."""
        heard: list[dict[str, Any]] = []
        for _ in range(2):
            await self.send(type="ping")
            while (message := await self.hear())["type"] != "pong":
                heard.append(message)
        return heard

    async def ended(self) -> int:
        """With which code the server closed it."""
        assert self.socket
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code


async def play_on(sitting: Sitting) -> None:
    """Always the same choice, until the match is over."""
    await sitting.until_state(lambda _: True)
    while not sitting.state["over"]:
        if sitting.state["legal"]:
            await sitting.step()
        else:
            await sitting.until("state")


def story(tell: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test written as a coroutine."""

    @functools.wraps(tell)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(tell(*args, **kwargs))

    return test
