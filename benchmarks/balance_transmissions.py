"""How a match of Transmissions goes: its length, what ends it, whether it is good to begin.

    python benchmarks/balance_transmissions.py [--seats N,…] [--games N] [--jobs N] [--bot hard]
                                               [--seed S] [--edition FILE] [-o NAME=VALUE]

Wanted: at every seat count each of the three ends happens; at two seats nobody wins more than 55 %
by the place in the turn order alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean

from tinkertable.arena.series import Played, Series, play_all
from tinkertable.arena.summary import interval, share
from tinkertable.cli import progress
from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.games.transmissions.rules.state import BY_DISPLAY, BY_FILL, BY_PIPES, BY_TURNS

BOUGHT = ("item", "idea", "pipe")
ENDS = {BY_FILL: "fill", BY_DISPLAY: "display", BY_PIPES: "pipes", BY_TURNS: "turns"}


class Tally:
    def __init__(self, seats: int, options: dict[str, str], edition: Edition | None) -> None:
        self.seats = seats
        self.options = options
        self.edition = edition
        self.games = 0
        self.ends: Counter[str] = Counter()
        self.bought: dict[str, list[float]] = {what: [] for what in BOUGHT}
        self.turns: list[float] = []
        self.decisions: list[float] = []
        self.won = [0.0] * seats  # by place in the turn order
        self.points: list[list[float]] = [[] for _ in range(seats)]

    def add(self, played: Played) -> None:
        match = Match(load("transmissions"), self.seats, self.options, edition=self.edition)
        asked = 0
        for move in played.log["moves"]:
            seat = move.split()[0]
            asked += seat != "*" and len(match.position.legal(int(seat) - 1)) > 1
            match.play_text(move)
        s = match.position.state
        first = s.first
        self.games += 1
        self.ends[ENDS[s.end_reason]] += 1
        boards = s.board
        self.turns.append(fmean(boards[seat].turns for seat in range(self.seats)))
        self.decisions.append(asked / self.seats)
        done = Counter(move.split()[1] for move in played.log["moves"])
        for what in BOUGHT:
            self.bought[what].append(done[what] / self.seats)
        for place in range(self.seats):
            seat = (first + place) % self.seats
            self.points[place].append(played.scores[seat]["total"])
            if seat + 1 in played.winners:
                self.won[place] += 1 / len(played.winners)

    def lines(self) -> list[str]:
        turns, decisions = interval(self.turns), interval(self.decisions)
        found = [
            f"turns a seat {_told(turns)}, decisions a seat {_told(decisions)}",
            "a seat buys "
            + ", ".join(f"{what}s {_told(interval(self.bought[what]))}" for what in BOUGHT),
            "ends by "
            + ", ".join(
                f"{end} {_percent(share(self.ends[end], self.games))}" for end in ENDS.values()
            ),
        ]
        for place in range(self.seats):
            won = _percent(share(self.won[place], self.games))
            found.append(
                f"place {place + 1}: wins {won}, points {_told(interval(self.points[place]))}"
            )
        return found


def _told(figures: dict[str, float]) -> str:
    return f"{figures['mean']:.1f} ({figures['low']:.1f}-{figures['high']:.1f})"


def _percent(figures: dict[str, float]) -> str:
    low, high = 100 * figures["low"], 100 * figures["high"]
    return f"{100 * figures['share']:.1f} % ({low:.1f}-{high:.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="2,3,4", help="seat counts, with commas between")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--edition", metavar="FILE", help="other components")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options = dict(word.split("=", 1) for word in args.options)
    text = Path(args.edition).read_text(encoding="utf-8") if args.edition else None
    edition = read_edition(load("transmissions"), text) if text else None
    for seats in map(int, args.seats.split(",")):
        series = Series(
            game="transmissions", bots=(args.bot,) * seats, seed=args.seed, games=args.games,
            options=options, edition=text,
        )  # fmt: skip
        tally = Tally(seats, options, edition)
        matches = play_all(series, args.jobs)
        for played in progress.counted(matches, args.games, f"{seats} seats"):
            tally.add(played)
        print(f"{args.games} games of {seats} {args.bot}", flush=True)
        for line in tally.lines():
            print(f"  {line}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
