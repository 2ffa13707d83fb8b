"""How many steps something does in some seconds, told as one line of JSON."""

from __future__ import annotations

import json
import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

# Plays on for a while; how many decisions of seats that were, and how many games ended.
Batch = Callable[[], tuple[int, int]]


def asked() -> Namespace:
    """What a contender is told on its command line."""
    parser = ArgumentParser()
    parser.add_argument("how")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--place", default="", help="the cores it stays on")
    told = parser.parse_args()
    if told.place:
        os.sched_setaffinity(0, set(map(int, told.place.split(","))))
    return told


def tell(batch: Batch, seconds: float, version: str) -> None:
    """Play on for so many seconds, after one batch that compiles and fills caches."""
    batch()
    steps = games = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while not steps or time.perf_counter() - wall < seconds:
        more_steps, more_games = batch()
        steps += more_steps
        games += more_games
    found = {
        "steps": steps,
        "games": games,
        "wall": time.perf_counter() - wall,
        "cpu": time.process_time() - cpu,
        "version": version,
    }
    print(json.dumps(found), flush=True)
