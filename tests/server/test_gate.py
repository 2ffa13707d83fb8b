"""Connections: whoever asks nothing makes room, and one address has no more than its share."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.door import listening
from tests.server.running import QUIET, Running, story
from tests.words.told import can_be_told
from tinkertable.server import gate as module
from tinkertable.server.gate import Gate, descriptors

FEW = 420  # file descriptors of a server
LIMITED = (
    f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW}, {FEW}))\n"
    "from tinkertable.cli import main; raise SystemExit(main())"
)


class Line:
    """A transport that only says whether it was cut off."""

    def __init__(self) -> None:
        self.cut = False

    def abort(self) -> None:
        self.cut = True


def enter(gate: Gate, address: str, served: bool = False) -> Line:
    line = Line()
    if gate.enter(line, address):
        gate.wait(line)
    if served:
        gate.serve(line)
    return line


@contextlib.contextmanager
def half_open(port: int, count: int, address: str) -> Iterator[list[socket.socket]]:
    """Connections that never send their request to its end."""
    lines: list[socket.socket] = []
    try:
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port), 10, (address, 0))
            line.send(b"GET / HTTP/1.1\r\n")
            lines.append(line)
        yield lines
    finally:
        for line in lines:
            line.close()


def test_half_open_connections_shut_nobody_out(tmp_path: Path) -> None:
    server = Running(tmp_path, *QUIET)
    server.program = ("-c", LIMITED)
    server.start()
    try:
        for address in ("127.0.0.2", "127.0.0.1"):
            with half_open(server.port, FEW + 200, address):
                for _ in range(3):  # sooner than the others would be given up
                    found = httpx.get(f"{server.url}/api/me", timeout=10)
                    assert found.status_code == 200
        lines = [json.loads(line) for line in server.log().splitlines() if '"server.gate"' in line]
        assert lines
        assert lines[0]["what"] == "connections refused"
        assert lines[0]["count"]["no request"] >= 1
        assert len(lines) <= 3  # not one for each
        assert "127.0.0" not in server.log()
    finally:
        server.stop()


def test_an_address_that_waits_makes_room_for_itself_first() -> None:
    gate = Gate(100)
    gate.most = 1000
    other = enter(gate, "10.0.0.2")
    asked = enter(gate, "10.0.0.1", served=True)
    first, second, *_ = (enter(gate, "10.0.0.1") for _ in range(module.UNASKED))
    assert not first.cut
    enter(gate, "10.0.0.1")
    assert first.cut
    assert not second.cut
    assert not asked.cut
    assert not other.cut
    gate.leave(first)  # the loop says so a little later
    enter(gate, "10.0.0.1")
    assert second.cut


def test_when_all_is_full_the_worst_makes_room_and_then_nobody_can() -> None:
    gate = Gate(100)
    gate.most = 20
    served = [enter(gate, f"10.0.0.{n}", served=True) for n in range(10)]
    hoard = [enter(gate, "2001:db8::1") for _ in range(8)]
    few = [enter(gate, "2001:db8:0:1::1") for _ in range(2)]
    newcomers = [enter(gate, "10.1.0.1", served=True) for _ in range(10)]
    assert all(line.cut for line in hoard + few)
    assert not any(line.cut for line in served + newcomers)
    late = enter(gate, "10.2.0.1")
    assert late.cut
    gate.leave(served[0])
    assert not enter(gate, "10.2.0.1", served=True).cut


def test_its_lines_are_few_and_count(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    caplog.set_level(logging.WARNING)
    gate = Gate(2)
    for _ in range(6):
        enter(gate, "10.0.0.1", served=True)
    now += module.SELDOM
    enter(gate, "10.0.0.1", served=True)
    counts = [record.__dict__["count"] for record in caplog.records]
    assert counts == [{"too many of one address": 1}, {"too many of one address": 4}]
    for _ in range(5):
        enter(gate, "10.0.0.1", served=True)
    gate.tell()
    assert len(caplog.records) == 2
    now += module.SELDOM
    gate.tell()  # though nobody comes any more
    gate.tell()
    assert [record.__dict__["count"] for record in caplog.records[2:]] == [
        {"too many of one address": 5}
    ]
    assert gate.refused.total() == 10


def test_what_has_left_is_forgotten() -> None:
    gate = Gate(2)
    lines = [enter(gate, f"10.0.0.{n % 3}", served=n % 2 == 0) for n in range(30)]
    for line in [*lines, *lines]:
        gate.leave(line)
    assert not gate._from
    assert not gate._count
    assert not gate._unasked


def test_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = soft // 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        assert descriptors(few - 1) == few - 1
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (few, hard)
        assert descriptors(soft) == soft
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)
        assert descriptors(hard + 1) == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def ask(url: str, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, str]:
    """A request on a connection of its own that is kept; how it is answered."""
    port = int(url.rpartition(":")[2])
    there = asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    reader, writer = await there
    writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
    return reader, writer, head + (await reader.readexactly(length)).decode()


@story
async def test_one_address_has_its_share_of_connections(tmp_path: Path) -> None:
    async with listening(tmp_path, connections=3) as url:
        kept = [await ask(url, "127.0.0.2") for _ in range(3)]
        assert all(" 200 ok" in text for _, _, text in kept)
        reader, writer, text = await ask(url, "127.0.0.2")
        assert " 429 " in text
        assert "connection: close" in text
        error = json.loads(text.partition("\r\n\r\n")[2])["error"]
        assert (error["code"], error["facts"]) == ("over-limit", {"most": 3})
        assert can_be_told(error)
        assert await reader.read() == b""
        writer.close()
        others = [await ask(url, "127.0.0.3")]
        others += [await ask(url, "127.0.0.1") for _ in range(5)]  # a proxy's, as far as we know
        assert all(" 200 ok" in text for _, _, text in others)
        kept[0][1].close()
        await kept[0][1].wait_closed()
        async with asyncio.timeout(30):
            while " 200 ok" not in text:
                _, writer, text = await ask(url, "127.0.0.2")
                writer.close()
        for _, other, _ in [*kept, *others]:
            other.close()
