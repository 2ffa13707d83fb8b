"""A progress bar for people: on a terminal only, never in a pipe."""

from __future__ import annotations

import sys

WIDTH = 30


def show(done: int, total: int, what: str) -> None:
    if not sys.stderr.isatty():
        return
    filled = WIDTH * done // max(total, 1)
    bar = "█" * filled + "·" * (WIDTH - filled)
    end = "\n" if done >= total else ""
    print(f"\r{bar} {done}/{total} {what}", end=end, file=sys.stderr, flush=True)
