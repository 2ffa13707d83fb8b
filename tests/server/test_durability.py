"""A move is acknowledged when the disk has it, and not before: the system calls say so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.running import Guest, Running, Sitting
from tests.server.shims import compiled

MOVES = 12
WEAKENED = """
import sys
from tinkertable.cli import main
from tinkertable.server.store import engines
strict = engines._connected
def weak(connection, record):
    strict(connection, record)
    connection.cursor().execute("PRAGMA synchronous=LEVEL")
engines._connected = weak
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled("syncs.c", tmp_path_factory.mktemp("shim"))


async def play(url: str, calls: Path) -> list[list[str]]:
    """A move at a time; what the server did for each."""
    rounds = []
    async with Guest(url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        sitting = await anna.sit(table_id)
        while not sitting.state.get("legal"):
            await sitting.until("state")
        for _ in range(MOVES):
            before = len(calls.read_text())
            await one_move(sitting)
            rounds.append(calls.read_text()[before:].split())
        await sitting.close()
    return rounds


async def one_move(sitting: Sitting) -> None:
    """Until it is acknowledged and shown."""
    turn = sitting.state["turn"]
    await sitting.move(sitting.state["legal"][0])
    wanted = {"done", "state"}
    while wanted:
        message = await sitting.until("done", "state", "error")
        assert message["type"] != "error", message
        if message["type"] == "done" or message["turn"] > turn:
            wanted.discard(message["type"])


def faults(rounds: list[list[str]]) -> list[str]:
    """Moves that were told before everything written for them was on the disk."""
    found = []
    for number, calls in enumerate(rounds):
        unsafe = written = syncing = False
        for call in calls:
            if call == "write":
                unsafe = written = True
                syncing = False  # a sync that is under way may have come too early for this
            elif call == "sync":
                syncing = True
            elif call == "synced":
                unsafe = unsafe and not syncing
            elif unsafe or not written:
                found.append(f"move {number}: {call} too early in {calls}")
        if not {"done", "state"} <= set(calls):
            found.append(f"move {number}: nothing was told in {calls}")
    return found


def serve_and_play(folder: Path, shim: Path, *program: str) -> list[str]:
    server = Running(folder, "--bot-workers", "0")
    server.program = program or server.program
    calls = folder / "calls"
    server.environment = {"LD_PRELOAD": str(shim), "SYNCS_LOG": str(calls)}
    server.start()
    try:
        return faults(asyncio.run(play(server.url, calls)))
    finally:
        server.stop()


def test_the_disk_has_a_move_before_it_is_acknowledged(tmp_path: Path, shim: Path) -> None:
    assert serve_and_play(tmp_path, shim) == []


@pytest.mark.parametrize("level", ["OFF", "NORMAL"])
def test_a_store_that_does_not_wait_for_the_disk_is_noticed(
    tmp_path: Path, shim: Path, level: str
) -> None:
    """The test above can fail."""
    found = serve_and_play(tmp_path, shim, "-c", WEAKENED.replace("LEVEL", level))
    assert len({fault.partition(":")[0] for fault in found}) == MOVES
    assert all("too early" in fault for fault in found)
