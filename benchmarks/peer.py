"""One table flat out, against boardgame.io 0.50.2 over its own sockets, in the same run.

`python -m benchmarks.peer [--seconds 10]`; needs node and npm. Both have clients in node.
Ours plays Gears by the book, the peer counts; first with a store in memory, as the peer has it,
then with every move on disk.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.load import UNLIMITED, cpu
from tests.server.running import Running, free_port

HERE = Path(__file__).parent


def play(folder: Path, *script: str) -> dict[str, Any]:
    """What a script in node reports: the same clients, as far as they can be, for both servers."""
    found = subprocess.run(
        ["node", *script], cwd=folder, check=True, stdout=subprocess.PIPE, text=True
    )
    figures: dict[str, Any] = json.loads(found.stdout.splitlines()[-1])
    return figures


def peer(scripts: Path, seconds: float) -> dict[str, Any]:
    port = str(free_port())
    server = subprocess.Popen(["node", "server.cjs", port], cwd=scripts, stdout=subprocess.PIPE)
    try:
        assert server.stdout
        while b"ready" not in server.stdout.readline():
            pass
        return play(scripts, "clients.cjs", port, str(seconds))
    finally:
        server.kill()
        server.wait()


def ours(folder: Path, scripts: Path, seconds: float, *flags: str) -> dict[str, Any]:
    server = Running(folder, "--bot-workers", "0", *UNLIMITED, *flags)
    server.start()
    try:
        assert server.process
        used = cpu(server.process.pid)
        options = json.dumps({"strict": "on"})
        figures = play(scripts, "ours.cjs", server.url, "gears", options, str(seconds))
        spent = (cpu(server.process.pid) - used) / figures["moves"]
        return figures | {"server_cpu_ms_per_move": round(spent * 1e3, 2)}
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory(dir=HERE) as name:
        folder = Path(name)
        scripts = folder / "peer"
        shutil.copytree(HERE / "peer", scripts)
        subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=scripts, check=True)
        for run in range(2):  # in turns, for the machine's mood changes
            print("boardgame.io", json.dumps(peer(scripts, seconds)), flush=True)
            memory = ours(folder / f"memory{run}", scripts, seconds, "--database", "sqlite://")
            print("ours, in memory", json.dumps(memory), flush=True)
            disk = ours(folder / f"disk{run}", scripts, seconds)
            print("ours, on disk", json.dumps(disk), flush=True)


if __name__ == "__main__":
    main()
