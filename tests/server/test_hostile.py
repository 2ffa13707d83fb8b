"""Hostile messages and requests: a clear error each, no trace, and every match as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server import rawness, rude_http
from tests.server.fuzzing import traces
from tests.server.hostile import Tally, attack, journal, seen, target, two_faces, victims
from tests.server.running import QUIET, Guest, Running, running
from tinkertable.games import GAMES
from tinkertable.server.http.client_files import ClientFiles
from tinkertable.server.socket.connection import MOST_UNSENT, Connection, Slow
from tinkertable.server.socket.outgoing import PongMessage


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Path(tmp_path_factory.mktemp("server")), *QUIET) as one:
        yield one


@pytest.mark.hypothesis
def test_hostile_messages_change_nothing(server: Running) -> None:
    tally = Tally()
    with asyncio.Runner() as loop:
        anna, boris, mallory = (Guest(server.url, name) for name in ("Anna", "Boris", "Mallory"))
        for guest in (anna, boris, mallory):
            loop.run(guest.arrive())
        tables = loop.run(victims(anna, boris))
        targets = [loop.run(target(anna, table)) for table in tables]
        before = [(journal(server, table), loop.run(seen(anna, table))) for table in tables]
        attack(loop.run, mallory, targets, 1, tally)
        tally.faults += loop.run(rawness.break_frames(server, mallory, tables[0]))
        for number in range(60):
            loop.run(rawness.come_and_go(server, mallory, tables[0], Random(number)))
        after = [(journal(server, table), loop.run(seen(anna, table))) for table in tables]
        for guest in (anna, boris, mallory):
            loop.run(guest.__aexit__())
    assert before == after
    assert tally.faults == []
    assert tally.answered
    assert tally.sent == tally.answered + tally.closed
    assert traces(server) == []


@pytest.mark.parametrize("name", GAMES)
def test_good_moves_among_hostile_ones_are_made(server: Running, name: str) -> None:
    tally = Tally()

    async def play() -> list[str]:
        async with Guest(server.url, "Mallory") as mallory:
            return await two_faces(server, mallory, name, 8, tally)

    assert len(asyncio.run(play())) == 8
    assert tally.faults == []


def test_rude_requests_are_answered(server: Running) -> None:
    async def try_all() -> list[str]:
        met = [await rude_http.meet(server, rude) for rude in rude_http.requests()]
        return [fault for faults in met for fault in faults]

    assert asyncio.run(try_all()) == []
    assert traces(server) == []


def test_who_does_not_read_is_let_go() -> None:
    class Deaf:
        async def send_text(self, _: str) -> None:
            await asyncio.Event().wait()

    async def tell() -> None:
        connection = Connection(Deaf(), "p", 0, set())  # type: ignore[arg-type]
        pump = asyncio.create_task(connection.pump())
        for _ in range(10 * MOST_UNSENT):
            connection.tell(PongMessage())
            await asyncio.sleep(0)
        with pytest.raises(Slow):
            await connection.overflow()
        assert len(connection._unsent) <= MOST_UNSENT + 1
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)

    asyncio.run(tell())


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 5000, "/..%2f..%2fetc%2fpasswd", "/%ff"])
def test_strange_paths_are_no_files(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tinkertable.server.http.client_files.FOLDER", tmp_path)

    async def fetch() -> int:
        transport = httpx.ASGITransport(ClientFiles())
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            try:
                return (await client.get(path)).status_code
            except Exception as error:  # what the application's handlers would turn into an answer
                return int(getattr(error, "status_code", 500))

    assert asyncio.run(fetch()) == 404
