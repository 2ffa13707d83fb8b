"""Measure everybody in turns: in every round each contender once, in a process of its own.

    python -m benchmarks.peers --peers PYTHON --out FILE [--rounds N] [--seconds S]
        [--only TEXT TEXT] [--gpu] [--cores 1,2]

Writes a line of JSON for each process; `python -m benchmarks.peers.report FILE --write` makes the
tables and pictures. A contender that fails is a line as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.facts import ROOT, commit, machine

from .contenders import Contender, contenders

TIMEOUT = 240.0  # seconds beyond those measured, for what compiles first


def measure(contender: Contender, cores: int, told: Namespace) -> dict[str, Any]:
    """On so many cores: one process with as many threads, or as many processes at once."""
    threads = cores if contender.threads else 1
    command = contender.command(told.peers, told.seconds, threads)
    free = sorted(os.sched_getaffinity(0))
    places = [free[:cores]] if contender.threads else [[core] for core in free[:cores]]
    if contender.device == "gpu":
        places = [free]
    started = [start(command, place) for place in places]
    found = [answer(process, told.seconds + TIMEOUT) for process in started]
    for one in found:
        if "error" in one:
            return one
    return {
        "steps_per_second": round(sum(one["steps"] / one["wall"] for one in found)),
        "games_per_second": round(sum(one["games"] / one["wall"] for one in found), 3),
        "steps_per_cpu_second": round(
            cores * sum(one["steps"] for one in found) / sum(one["cpu"] for one in found)
        ),
        **{key: sum(one[key] for one in found) for key in ("steps", "games", "cpu")},
        "wall": max(one["wall"] for one in found),
        "version": found[0]["version"],
    }


def start(command: list[str], place: list[int]) -> subprocess.Popen[str]:
    """A process that stays on these cores."""
    return subprocess.Popen(
        [*command, "--place", ",".join(map(str, place))],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def answer(process: subprocess.Popen[str], seconds: float) -> dict[str, Any]:
    try:
        out, errors = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return {"error": f"no answer in {seconds:.0f} s"}
    if process.returncode:
        lines = errors.strip().splitlines() or [f"exit status {process.returncode}"]
        return {"error": lines[-1]}
    found: dict[str, Any] = json.loads(out.splitlines()[-1])
    return found


def lines(told: Namespace) -> Iterator[dict[str, Any]]:
    facts = {"commit": commit(), "date": time.strftime("%Y-%m-%d"), "machine": machine()}
    yield {**facts, "rounds": told.rounds, "seconds": told.seconds}
    entered = [one for one in contenders(told.gpu) if any(text in one.label for text in told.only)]
    for number in range(told.rounds):
        first = number * len(entered) // told.rounds  # nobody is always first
        for contender in entered[first:] + entered[:first]:
            for cores in (1,) if contender.device == "gpu" else told.cores:
                yield {
                    "round": number + 1,
                    "game": contender.game,
                    "way": contender.way,
                    "name": contender.name,
                    "ours": contender.ours,
                    "device": contender.device,
                    "cores": cores,
                    **measure(contender, cores, told),
                }


def main() -> int:
    parser = ArgumentParser()
    parser.add_argument("--peers", default=sys.executable, help="the Python that has the peers")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument(
        "--only", nargs="+", default=[""], help="contenders with one of these in GAME WAY NAME"
    )
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument(
        "--cores", default=(1, 2), type=lambda text: tuple(map(int, text.split(",")))
    )
    told = parser.parse_args()
    with told.out.open("w", encoding="utf-8") as file:
        for line in lines(told):
            print(json.dumps(line), file=file, flush=True)
            print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
