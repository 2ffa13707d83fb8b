"""One table flat out, against boardgame.io 0.50.2 over its own sockets, in the same run.

`python -m benchmarks.peer [--seconds 10]`; needs node and npm. Ours plays Gears by the
book, the peer counts; first with a store in memory, as the peer has it, then with every move on
disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.load import UNLIMITED, flat_out
from tests.server.running import Running, free_port

HERE = Path(__file__).parent


def peer(folder: Path, seconds: float) -> dict[str, Any]:
    shutil.copytree(HERE / "peer", folder, dirs_exist_ok=True)
    subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=folder, check=True)
    port = str(free_port())
    server = subprocess.Popen(["node", "server.cjs", port], cwd=folder, stdout=subprocess.PIPE)
    try:
        assert server.stdout
        while b"ready" not in server.stdout.readline():
            pass
        found = subprocess.run(
            ["node", "clients.cjs", port, str(seconds)],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        )
    finally:
        server.kill()
        server.wait()
    figures: dict[str, Any] = json.loads(found.stdout.splitlines()[-1])
    return figures


def ours(folder: Path, seconds: float, *flags: str) -> dict[str, Any]:
    server = Running(folder, "--bot-workers", "0", *UNLIMITED, *flags)
    server.start()
    try:
        assert server.process
        flat = flat_out(server.url, "gears", seconds, server.process.pid, strict="on")
        return asyncio.run(flat)
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory(dir=HERE) as name:
        folder = Path(name)
        for run in range(2):  # in turns, for the machine's mood changes
            print("boardgame.io", json.dumps(peer(folder / "peer", seconds)), flush=True)
            memory = ours(folder / f"memory{run}", seconds, "--database", "sqlite://")
            print("ours, in memory", json.dumps(memory), flush=True)
            print("ours, on disk", json.dumps(ours(folder / f"disk{run}", seconds)), flush=True)


if __name__ == "__main__":
    main()
