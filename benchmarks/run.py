"""Every speed we promise, measured in one run; `--write` puts the table into results.md.

usage: python -m benchmarks.run [--write]
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tinkertable.backends import backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.cli.bench import measure
from tinkertable.games import load

from . import copying
from .facts import commit, processor

HERE = Path(__file__).parent
GAME = "railroad-ink"
START = f"""
from tinkertable.backends import backend_named
from tinkertable.backends.simulation import playouts_of
from tinkertable.games import load
backend_named("native").ready(playouts_of(load("{GAME}")))
"""


def seconds(code: str, cache: str | None = None) -> float:
    """Wall seconds of a fresh process, its start included."""
    env = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=env, check=True)
    return time.perf_counter() - begun


def copy_nanoseconds(times: int = 1_000_000) -> float:
    """A whole state of twelve boards, inside native code."""
    backend, game = backend_named("native"), load(GAME)
    copies = backend.ready(bind_driver(copying, game)).copies
    buffer = backend.rows(game.State, 2)
    copies(buffer, 1000)
    begun = time.perf_counter()
    copies(buffer, times)
    return (time.perf_counter() - begun) / times * 1e9


def rows() -> list[tuple[str, str]]:
    found = []

    def add(what: str, value: str) -> None:
        print(f"{what}: {value}", flush=True)
        found.append((what, value))

    with tempfile.TemporaryDirectory() as cache:
        add("cold compile, process start included", f"{seconds(START, cache):.1f} s")
        add("cached start, process start included", f"{seconds(START, cache):.2f} s")
    base = measure(GAME, "compiled", {})
    add("compiled, one thread", figures(base))
    two = measure(GAME, "compiled", {}, 2)
    ratio = two["games_per_second"] / base["games_per_second"]
    add("compiled, two threads", f"{figures(two)}: {ratio:.2f} times one thread")
    for expansion in ("meteor", "lava"):
        found_here = measure(GAME, "compiled", {"expansion": expansion})
        per_move = base["moves_per_second"] / found_here["moves_per_second"]
        add(f"compiled, {expansion}", f"{figures(found_here)}: {per_move:.2f} times base a move")
    add(
        "compiled, must_place=maximal",
        figures(measure(GAME, "compiled", {"must_place": "maximal"})),
    )
    add("compiled, Gears, four seats", figures(measure("gears", "compiled", {})))
    add("compiled, Sentient, four seats", figures(measure("sentient", "compiled", {})))
    add("compiled, Transmissions, four seats", figures(measure("transmissions", "compiled", {})))
    add("bounds-checked", figures(measure(GAME, "checked", {})))
    add("plain", figures(measure(GAME, "plain", {})))
    add("copying a state, compiled", f"{copy_nanoseconds():.0f} ns")
    return found


def figures(found: dict[str, float]) -> str:
    return f"{found['games_per_second']:,.0f} games/s, {found['moves_per_second']:,.0f} moves/s"


def main() -> int:
    table = rows()
    if "--write" in sys.argv[1:]:
        path = HERE / "results.md"
        kept = path.read_text(encoding="utf-8").split("<!-- run.py -->")
        made = [
            f"\nCommit {commit()}, {time.strftime('%Y-%m-%d')}, {processor()},"
            f" {os.cpu_count()} cores, Python {platform.python_version()}.\n",
            "| what | measured |",
            "|---|---|",
            *(f"| {what} | {value} |" for what, value in table),
            "",
        ]
        kept[1] = "\n".join(made)
        path.write_text("<!-- run.py -->".join(kept), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
