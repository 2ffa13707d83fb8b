"""How strong the bots are: every figure of docs/bots.md, from paired deals with seats rotated.

    python benchmarks/strength.py GAME [--deals N] [--jobs N] [--seed S] [--json FILE]
    python benchmarks/strength.py GAME --bots A,B,… [-o NAME=VALUE]

Without --bots all claims of a game are measured.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from tinkertable.arena.series import Series, play_all
from tinkertable.arena.summary import summary
from tinkertable.bots import LEVELS
from tinkertable.cli import progress

# By game: what is played, as (seats, one bot, the other); and how many deals for the whole.
LADDER = [
    (seats, *pair)
    for seats in (2, 4)
    for pair in [
        ("easy", "random"),
        ("normal", "random"),
        *zip(LEVELS[1:], LEVELS, strict=False),
    ]
]
CLAIMS: dict[str, list[tuple[int, str, str]]] = {
    "sentient": LADDER,
    "gears": LADDER,
    "transmissions": LADDER,
}
DEALS = {"sentient": 400, "gears": 2000, "transmissions": 200}


def measure(series: Series, jobs: int) -> dict[str, Any]:
    what = f"{series.game} {','.join(series.bots)}"
    played = list(progress.counted(play_all(series, jobs), len(series.tasks), what))
    found = summary(series.bots, played)
    found["seconds"] = round(sum(match.seconds for match in played), 1)
    return found


def line(game: str, bots: tuple[str, ...], found: dict[str, Any]) -> str:
    parts = [f"{game} {','.join(bots)}: {found['games']} games"]
    for pair in found.get("pairs", []):
        for how in ("by_wins", "taken"):
            t = pair[how]
            parts.append(
                f"{pair['bots'][0]} {how} {100 * t['share']:.1f} %"
                f" ({100 * t['low']:.1f}-{100 * t['high']:.1f}) of {t['decided']}"
            )
    for name, figures in found["bots"].items():
        parts.append(f"{name} mean {figures['points']['mean']}")
    return "; ".join([*parts, f"{found['seconds']} core-seconds"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CLAIMS))
    parser.add_argument("--bots", help="only these, one a seat")
    parser.add_argument("--deals", type=int, help="how many deals a claim")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    args = parser.parse_args()
    options = dict(word.split("=", 1) for word in args.options)
    if args.bots:
        wanted = [tuple(args.bots.split(","))]
    else:
        wanted = [(one, other) * (seats // 2) for seats, one, other in CLAIMS[args.game]]
    figures = []
    for bots in wanted:
        series = Series(
            game=args.game, bots=bots, seed=args.seed, options=options, paired=True,
            games=args.deals or DEALS[args.game],
        )  # fmt: skip
        found = measure(series, args.jobs)
        print(line(args.game, bots, found), flush=True)
        figures.append({"game": args.game, "bots": bots, "options": options, **found})
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
