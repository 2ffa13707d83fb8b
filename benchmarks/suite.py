"""The benchmark for papers: every bot on the same published deals (docs/research.md).

    python -m benchmarks.suite GAME --bot BOT [--against BOT] [--deals N] [--first N] [--jobs N]
        [--minutes N] [--out FILE]
    python -m benchmarks.suite GAME --check      do these rules deal what was published?
    python -m benchmarks.suite railroad-ink --dice FILE      its deals, for programs elsewhere

Writes JSON lines that say themselves what was measured: `suite`, then each match, then `summary`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from statistics import fmean
from typing import Any

from tinkertable import __version__
from tinkertable.arena.series import Played, Series, play_all
from tinkertable.arena.summary import compare, interval, summary
from tinkertable.backends import backend_named
from tinkertable.bots import LEVELS, best_backend, check, settings
from tinkertable.bots.program import PREFIX
from tinkertable.cli import progress
from tinkertable.core.chance import Chance
from tinkertable.core.errors import InputError
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.games import load

from .facts import commit, machine, versions

HERE = Path(__file__).parent
SUITES = json.loads((HERE / "suites.json").read_text(encoding="utf-8"))
# Levels think as long as their budget takes: a cap would make the machine part of the result.
UNHURRIED = "seconds=1000000"


@dataclass(frozen=True)
class Suite:
    """Fixed deals of a game; those of one seed follow from it, the game and its version."""

    game: str
    name: str  # with the number of the suite's edition
    game_version: int
    seats: int
    options: Mapping[str, str]
    seed: str
    deals: int
    checksum: str  # over what nature deals in all of them
    beginning: str  # the same over the first few

    @property
    def paired(self) -> bool:
        return self.seats > 1


FEW = 20  # deals in `beginning`


def suite_of(game: str) -> Suite:
    return Suite(game=game, **SUITES[game])


def dealt(suite: Suite, number: int) -> str:
    """What nature deals if every seat always plays the first of its legal actions."""
    match = Match(load(suite.game), suite.seats, suite.options, Chance(f"{suite.seed}-{number}"))
    while waiting := match.waiting_for():
        if waiting == [NATURE]:
            match.draw()
        else:
            match.play(waiting[0], match.position.legal(waiting[0])[0])
    codec = match.game.codec
    return "\n".join(codec.text(action) for seat, action, *_ in match.moves if seat == NATURE)


def checksum(suite: Suite, deals: int) -> str:
    digest = hashlib.sha256()
    for number in progress.counted(range(deals), deals, f"deals of {suite.game}"):
        digest.update(f"{number}\n{dealt(suite, number)}\n".encode())
    return f"sha256:{digest.hexdigest()}"


def refuse_other_rules(suite: Suite) -> None:
    """Results under other rules are not comparable: say so before anything is played."""
    version = load(suite.game).version
    if version != suite.game_version:
        raise InputError(
            f"{suite.name} was published for version {suite.game_version} of {suite.game},"
            f" this is version {version}"
        )
    if checksum(suite, FEW) != suite.beginning:
        raise InputError(f"{suite.name}: these rules deal otherwise than was published")


def dice(suite: Suite) -> dict[str, Any]:
    """Railroad Ink's deals as `tinkertable match --deals` and other programs read them."""
    found = []
    for number in range(suite.deals):
        faces = [line.removeprefix("roll ") for line in dealt(suite, number).splitlines()]
        rounds = [faces[i : i + 4] for i in range(0, len(faces), 4)]
        found.append({"id": f"{suite.name}-{number}", "dice": rounds})
    return {"deals": found}


def unhurried(name: str) -> str:
    """A level without its time cap."""
    return f"{name}:{UNHURRIED}" if name.partition(":")[0] in LEVELS else name


def described(suite: Suite, names: Sequence[str]) -> list[dict[str, Any]]:
    """The bots, with all that decides how they play."""
    game, backend = load(suite.game), best_backend(names)
    found = []
    for name in dict.fromkeys(names):
        bot: dict[str, Any] = {"name": name}
        if not name.startswith(PREFIX):
            method, parameters = settings(name, game, backend_named(backend))
            bot |= {"method": method, "parameters": dict(parameters), "backend": backend}
        found.append(bot)
    return found


def series_of(suite: Suite, told: argparse.Namespace) -> Series:
    names = [unhurried(told.bot)]
    if suite.paired:
        names.append(unhurried(told.against))
    for name in names:
        check(name, load(suite.game))
    return Series(
        game=suite.game, bots=tuple(names), seed=suite.seed, games=told.first + told.deals,
        options=load(suite.game).settle_options(suite.options), paired=suite.paired,
        seconds=told.seconds,
    )  # fmt: skip


def head(suite: Suite, series: Series, told: argparse.Namespace) -> dict[str, Any]:
    return {
        "suite": asdict(suite),
        "deals": [told.first, told.first + told.deals],
        "tinkertable": __version__,
        "options": dict(series.options),
        "edition": None,  # the game's own components
        "bots": described(suite, series.bots),
        "commit": commit(),
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine(),
        "packages": versions("numba", "llvmlite", "numpy"),
    }


def played(series: Series, first: int, jobs: int, minutes: float) -> Iterator[Played]:
    """In order; when the time is up, no deal is begun any more."""
    tasks = [task for task in series.tasks if task[0] >= first]
    end = time.monotonic() + 60 * minutes
    matches = play_all(series, jobs, tasks)
    matches = progress.counted(matches, len(tasks), " against ".join(series.bots))
    for (_, seating), match in zip(tasks, matches, strict=True):
        yield match
        if time.monotonic() > end and seating == series.seatings[-1]:
            return


def line_of(match: Played) -> dict[str, Any]:
    """A match; its `seconds` are those of thinking, without compiling."""
    found = {
        "deal": match.deal, "players": match.players, "scores": match.scores,
        "winners": match.winners, "moves": len(match.log["moves"]),
        "seconds": round(match.seconds, 6),
    }  # fmt: skip
    return found | ({"forfeit": match.forfeit} if match.forfeit else {})


def summed_up(series: Series, matches: Sequence[Played]) -> dict[str, Any]:
    """Means with 95 % intervals; of two bots, of what the first is ahead, deal by deal."""
    found: dict[str, Any] = {
        "deals": len({match.deal for match in matches}),
        "matches": len(matches),
        "seconds_a_match": round(fmean(match.seconds for match in matches), 4),
    }
    if not series.paired:
        return found | {"score": interval([match.scores[0]["total"] for match in matches])}
    deals: dict[int, list[Played]] = defaultdict(list)
    for match in matches:
        deals[match.deal].append(match)
    ahead = [compare(pair, *series.bots) for pair in deals.values()]
    (pairs,) = summary(series.bots, matches)["pairs"]
    return found | {
        "ahead_in_wins": interval([wins for wins, _ in ahead]),
        "ahead_in_points": interval([points for _, points in ahead]),
        "by_wins": pairs["by_wins"],
        "taken": pairs["taken"],
    }


def run(suite: Suite, told: argparse.Namespace) -> dict[str, Any]:
    refuse_other_rules(suite)
    series = series_of(suite, told)
    matches = []
    with ExitStack() as stack:
        out = sys.stdout
        if told.out:
            out = stack.enter_context(told.out.open("w", encoding="utf-8"))
        print(json.dumps(head(suite, series, told)), file=out, flush=True)
        for match in played(series, told.first, told.jobs, told.minutes):
            matches.append(match)
            print(json.dumps(line_of(match)), file=out, flush=True)
        found = {"summary": summed_up(series, matches)}
        print(json.dumps(found), file=out, flush=True)
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(SUITES))
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--against", default="normal", help="not in Railroad Ink")
    parser.add_argument("--deals", type=int, help="how many (all)")
    parser.add_argument("--first", type=int, default=0, help="from this deal on")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e6, help="of a program, for a match")
    parser.add_argument("--minutes", type=float, default=inf, help="stop after this deal then")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--dice", type=Path)
    told = parser.parse_args()
    most = suite_of(told.game).deals
    told.deals = most - told.first if told.deals is None else told.deals
    if not 0 <= told.first < told.first + told.deals <= most:
        parser.error(f"there are {most} deals")
    if suite_of(told.game).paired and told.bot == told.against:
        parser.error(f"{told.bot} against itself is even")
    return told


def main() -> int:
    told = arguments()
    suite = suite_of(told.game)
    try:
        if told.check:
            found = checksum(suite, suite.deals)
            print("as published" if found == suite.checksum else f"NOT as published: {found}")
            return int(found != suite.checksum)
        if told.dice:
            told.dice.write_text(json.dumps(dice(suite)), encoding="utf-8")
            return 0
        found_here = run(suite, told)
        if told.out:
            print(json.dumps(found_here))
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
