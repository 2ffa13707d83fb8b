"""One table flat out, against boardgame.io 0.50.2 over its own sockets, in the same run.

`python -m benchmarks.peer [--seconds 10]`; needs node and npm. Both have clients in node.
Both count, in memory, as the peer
has it; then ours with every move on disk, and with a whole game, Gears by the book.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.load import cpu
from tests.server.running import QUIET, Running, free_port

HERE = Path(__file__).parent
RUNS = 3
OPTIONS: dict[str, dict[str, str]] = {"count": {}, "gears": {"strict": "on"}}
STORES = {"in memory": ("--database", "sqlite://"), "on disk": ()}


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


def ours(folder: Path, scripts: Path, seconds: float, game: str, *flags: str) -> dict[str, Any]:
    server = Running(folder, *QUIET, *flags)
    server.program = ("-m", "benchmarks.count")
    server.start()
    try:
        assert server.process
        used = cpu(server.process.pid)
        options = json.dumps(OPTIONS[game])
        figures = play(scripts, "ours.cjs", server.url, game, options, str(seconds))
        spent = (cpu(server.process.pid) - used) / figures["moves"]
        return figures | {"server_cpu_ms_per_move": round(spent * 1e3, 2)}
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--modules", type=Path, help="node_modules that are there already")
    args = parser.parse_args()
    seconds = args.seconds
    with tempfile.TemporaryDirectory(dir=HERE) as name:
        folder = Path(name)
        scripts = folder / "peer"
        shutil.copytree(HERE / "peer", scripts)
        if args.modules:
            (scripts / "node_modules").symlink_to(args.modules.resolve())
        else:
            subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=scripts, check=True)
        for run in range(RUNS):  # in turns, for the machine's mood changes
            print("boardgame.io, counting", json.dumps(peer(scripts, seconds)), flush=True)
            for game in OPTIONS:
                for where, flags in STORES.items():
                    here = folder / f"{run}-{game}-{where}"
                    figures = ours(here, scripts, seconds, game, *flags)
                    print(f"ours, {game}, {where}", json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
