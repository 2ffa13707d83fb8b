"""One table flat out, against boardgame.io 0.50.2 over its own sockets, in the same run.

`python -m benchmarks.peer [--seconds 10] [--rounds 3]`; needs node and npm. Both have clients in
node. Both count: in memory, then each with the store that it has for the disk. Ours acknowledges a
move when the disk has it, the peer's files are written without waiting for it. Ours besides with a
whole game, Gears by the book. At the end the medians, and whether we are ahead.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.load import cpu
from tests.server.running import QUIET, Running, free_port

HERE = Path(__file__).parent
OPTIONS: dict[str, dict[str, str]] = {"count": {}, "gears": {"strict": "on"}}
STORES = {"in memory": ("--database", "sqlite://"), "on disk": ()}
COMPARED = ("mean_ms", "p99_ms")
Figures = dict[str, Any]


def play(folder: Path, *script: str) -> Figures:
    """What a script in node reports: the same clients, as far as they can be, for both servers."""
    found = subprocess.run(
        ["node", *script], cwd=folder, check=True, stdout=subprocess.PIPE, text=True
    )
    figures: Figures = json.loads(found.stdout.splitlines()[-1])
    return figures


def peer(scripts: Path, seconds: float, *folder: str) -> Figures:
    port = str(free_port())
    command = ["node", "server.cjs", port, *folder]
    server = subprocess.Popen(command, cwd=scripts, stdout=subprocess.PIPE)
    try:
        assert server.stdout
        while b"ready" not in server.stdout.readline():
            pass
        return play(scripts, "clients.cjs", port, str(seconds))
    finally:
        server.kill()
        server.wait()


def ours(folder: Path, scripts: Path, seconds: float, game: str, *flags: str) -> Figures:
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


def rounds(count: int, seconds: float, modules: Path | None) -> Iterator[tuple[str, Figures]]:
    """In turns, for the machine's mood changes."""
    with tempfile.TemporaryDirectory(dir=HERE) as name:
        folder = Path(name)
        scripts = folder / "peer"
        shutil.copytree(HERE / "boardgameio", scripts)
        if modules:
            (scripts / "node_modules").symlink_to(modules.resolve())
        else:
            subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=scripts, check=True)
        for run in range(count):
            yield "boardgame.io, count, in memory", peer(scripts, seconds)
            yield "boardgame.io, count, on disk", peer(scripts, seconds, str(folder / f"{run}"))
            for game in OPTIONS:
                for where, flags in STORES.items():
                    here = folder / f"{run}-{game}-{where}"
                    yield (
                        f"ours, {game}, {where}",
                        ours(here, scripts, seconds, game, *flags),
                    )


def compare(found: dict[str, list[Figures]]) -> dict[str, dict[str, tuple[float, float]]]:
    """By store and figure: ours and the peer's, the medians of all rounds."""
    return {
        where: {
            name: (
                median(one[name] for one in found[f"ours, count, {where}"]),
                median(one[name] for one in found[f"boardgame.io, count, {where}"]),
            )
            for name in COMPARED
        }
        for where in STORES
    }


def measure(count: int, seconds: float, modules: Path | None) -> dict[str, list[Figures]]:
    found: dict[str, list[Figures]] = {}
    for what, figures in rounds(count, seconds, modules):
        print(what, json.dumps(figures), flush=True)
        found.setdefault(what, []).append(figures)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--modules", type=Path, help="node_modules that are there already")
    args = parser.parse_args()
    for where, figures in compare(measure(args.rounds, args.seconds, args.modules)).items():
        for name, (mine, theirs) in figures.items():
            verdict = "ahead" if mine < theirs else "behind"
            print(f"{where}, {name}: ours {mine:.2f}, boardgame.io {theirs:.2f}: {verdict}")


if __name__ == "__main__":
    main()
