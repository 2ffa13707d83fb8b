"""However the server ends, nothing of it is left running; and what ends too early is replaced."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running
from tests.server.services import Redis, alive, until

# A worker that does nothing but think, while it warms up or when it is asked.
BUSY = """
from tinkertable.workers import process
def busy(*_):
    print("busy", flush=True)
    while True:
        pass
process.PART = busy
process.main()
"""


def gone(pids: set[int]) -> bool:
    return not any(map(alive, pids))


def commands(pids: set[int]) -> list[str]:
    """Which of ours each is."""
    found = []
    known = {b"tinkertable.workers.process": "worker", b"--multiprocessing-fork": "server"}
    for pid in pids:
        with contextlib.suppress(OSError):  # it has just ended
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            found += [kind for word, kind in known.items() if word in words]
    return sorted(found)


@pytest.mark.parametrize("part", ["warm", "think"])
def test_a_busy_worker_ends_with_its_server(part: str) -> None:
    if part == "think":
        script = "from tinkertable.workers import process\nprocess.warm = lambda *_: None\n" + BUSY
    else:
        script = BUSY
    worker = subprocess.Popen(
        [sys.executable, "-c", script.replace("PART", part), "plain"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,  # where a worker's stray output goes
    )
    assert worker.stdin
    assert worker.stderr
    worker.stdin.write(json.dumps({"id": 1}).encode() + b"\n")
    worker.stdin.flush()
    assert worker.stderr.readline() == b"busy\n"
    worker.stdin.close()
    assert worker.wait(timeout=60) == 0
    worker.stderr.close()


@pytest.mark.parametrize("way", ["killed", "interrupted"])
def test_nothing_is_left_of_a_server(tmp_path: Path, way: str) -> None:
    """Its compiled worker is warming up, or compiling, meanwhile."""
    server = Running(tmp_path, "--bot-workers", "1")
    server.start()
    until(lambda: commands(server.descendants()) == ["worker"] * 3, "the workers")
    pids = server.descendants()
    if way == "killed":
        server.kill()
    else:
        assert server.interrupt() == 0
    until(lambda: gone(pids), "the workers' end")


@pytest.fixture
def several(pg_url: str, redis: Redis, tmp_path: Path) -> Running:
    return Running(tmp_path, "--database", pg_url, "--bus", redis.url, "--bot-workers", "0",
                   "--processes", "2")  # fmt: skip


def test_several_processes_behind_one_port(several: Running) -> None:
    both = ["server"] * 2 + ["worker"] * 4
    several.start()
    until(lambda: commands(several.descendants()) == both, "two processes with two workers each")
    until(lambda: figures(several)["processes"] == 2, "the figures of both")
    asked = figures(several)['requests_total{status="200"}']
    victim = next(p for p in several.descendants() if commands({p}) == ["server"])
    its_workers = {p for p in several.descendants() if parent(p) == victim}
    os.kill(victim, signal.SIGKILL)
    until(lambda: gone({victim} | its_workers), "the end of a killed process's workers")
    until(lambda: commands(several.descendants()) == both, "a new process")
    assert httpx.get(f"{several.url}/api/health", timeout=30).json()["ok"]
    until(lambda: figures(several)["processes"] == 2, "the figures of both")
    for _ in range(4):  # whoever answers tells what all have counted, the dead one too
        before, asked = asked, figures(several)['requests_total{status="200"}']
        assert asked > before
    (line,) = [line for line in several.log().splitlines() if '"process ended"' in line]
    assert json.loads(line)["pid"] == victim
    pids = several.descendants()
    assert several.interrupt() == 0
    until(lambda: gone(pids), "everything's end")
    assert "Traceback" not in several.log()


def test_several_processes_end_when_the_first_is_killed(several: Running) -> None:
    several.start()
    until(lambda: len(commands(several.descendants())) == 6, "two processes with two workers each")
    pids = several.descendants()
    several.kill()
    until(lambda: gone(pids), "everything's end")


def figures(server: Running) -> dict[str, float]:
    """By name without `tinkertable_`, as whichever process answers tells them."""
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    pairs = re.findall(r"^tinkertable_(\S+) (\S+)$", text, re.M)
    return {name: float(value) for name, value in pairs}


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
