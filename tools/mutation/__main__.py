"""Are the rules' tests any good? Each mutant of the rules must make one of them fail.

`record` runs the tests once and keeps which test runs which line; `run` then tries every mutant, or
a sample, on the tests that run its line, the quickest first, until one fails. What was tried before
is not tried again. Mutants that change nothing anybody could see stand in tests/mutants.toml.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
import tomllib
from pathlib import Path

from .coverage import TESTS, Coverage, record
from .mutants import GAMES, ROOT, Mutant, all_mutants
from .trial import BROKEN, KILLED, SURVIVED, TIME, UNCOVERED, Trial, try_functions, try_imports

EQUIVALENT = ROOT / "tests" / "mutants.toml"
FOR_IMPORTS = 0.4  # of the time at most


def equivalents() -> dict[str, str]:
    """By mutant: why nobody could see it."""
    if not EQUIVALENT.exists():
        return {}
    told = tomllib.loads(EQUIVALENT.read_text()).get("equivalent", [])
    return {mutant: entry["why"] for entry in told for mutant in entry["mutants"]}


def run(args: argparse.Namespace) -> None:
    coverage = Coverage(**json.loads((args.folder / "coverage.json").read_text()))
    known, chosen = equivalents(), {part: sample(part, args) for part in args.parts}
    left = sum(map(len, chosen.values()))
    end = time.monotonic() + args.seconds
    for part, mutants in chosen.items():
        game = game_of(part)
        start = time.monotonic()
        share = (end - start) * len(mutants) / max(1, left)
        left -= len(mutants)
        out = args.out / f"{game}.jsonl"
        done = {json.loads(line)["mutant"] for line in out.open()} if out.exists() else set()
        early = coverage.early(all_mutants(game))
        mutants = [m for m in mutants if m.key not in done and m.key not in known]
        print(f"{part}: {len(mutants)} mutants", flush=True)
        trial = Trial(game, coverage, args.jobs, args.budget, start + share * FOR_IMPORTS, out)
        try_imports(trial, [m for m in mutants if m.place in early])
        trial.deadline = start + share
        try_functions(trial, [m for m in mutants if m.place not in early])
        report(game, out, time.monotonic() - start)


def sample(part: str, args: argparse.Namespace) -> list[Mutant]:
    """In an order of chance, so that what a run has done when it ends is a sample too."""
    mutants = [m for m in all_mutants(game_of(part)) if m.file.startswith(part)]
    random.Random(args.seed).shuffle(mutants)
    return mutants[: args.sample or len(mutants)]


def game_of(part: str) -> str:
    return part.partition("/")[0]


def report(game: str, out: Path, seconds: float) -> None:
    lines = [json.loads(line) for line in out.open()]
    counts = {v: sum(line["verdict"] == v for line in lines) for v in
              (KILLED, TIME, SURVIVED, UNCOVERED, BROKEN)}  # fmt: skip
    dead = counts[KILLED] + counts[TIME]
    share = f"{dead / max(1, len(lines)):.1%}"
    print(f"{game}: {share} of {len(lines)} killed, {counts}, {seconds:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("record", "run"))
    parser.add_argument("parts", nargs="*", help="games or files, such as gears/rules/ring.py")
    parser.add_argument("--tests", nargs="*", default=TESTS, help="what `record` runs")
    parser.add_argument("--folder", type=Path, default=ROOT / ".mutation", help="of `record`")
    parser.add_argument("--out", type=Path, help="folder of results; that of `record` if not given")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--budget", type=float, default=30, help="seconds of tests for one mutant")
    parser.add_argument("--seconds", type=float, default=86_400, help="for everything")
    args = parser.parse_args()
    if "PYTHONHASHSEED" not in os.environ:  # some tests are named after sets
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tools.mutation", *sys.argv[1:]])
    os.chdir(ROOT)
    if args.what == "record":
        record(args.folder, args.tests, args.jobs, args.seconds)
        return
    args.parts = args.parts or sorted(path.parent.name for path in GAMES.glob("*/rules"))
    args.out = args.out or args.folder
    args.out.mkdir(exist_ok=True)
    run(args)


if __name__ == "__main__":
    main()
