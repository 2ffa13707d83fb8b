"""Are chances chances? Matches between bots: what was expected against what happened.

    python -m benchmarks.calibration [--jobs N] [--part P] [--picture FILE]

At decisions spread over every match the chances of all seats (and of nobody) are asked for, as a
hint would tell them after the move that is then made; afterwards they are compared with who won. In
Railroad Ink the points to come, whenever a round begins, are compared with the points made.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tinkertable.backends import backend_named
from tinkertable.bots import load as load_bot
from tinkertable.bots.chances import Chances
from tinkertable.bots.seeds import arena_seed
from tinkertable.cli import progress
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.games import load

BINS = 10
ASKED = 8  # decisions of a match that are asked about, on the mean
SIMULATED = 400  # matches after each of them
SEED = "calibration"


@dataclass(frozen=True)
class Setting:
    game: str
    seats: int
    bot: str
    matches: int
    decisions: int = 0  # of a match, about

    @property
    def title(self) -> str:
        return self.game.replace("-", " ").title()

    @property
    def name(self) -> str:
        return f"{self.title}, {self.seats}" if self.seats > 1 else f"{self.title}, alone"


SETTINGS = [
    Setting("sentient", 2, "normal", 300, 60),
    Setting("sentient", 4, "normal", 200, 120),
    Setting("gears", 2, "normal", 400, 45),
    Setting("gears", 4, "normal", 300, 90),
    Setting("transmissions", 1, "normal", 150, 60),
    Setting("transmissions", 2, "normal", 200, 140),
    Setting("transmissions", 4, "normal", 100, 270),
]
POINTS = Setting("railroad-ink", 1, "hard", 150)


@dataclass(frozen=True)
class Asked:
    """One answer: whose result, what was expected of it, what it came to."""

    whose: int  # a seat, or nobody behind the seats; in Railroad Ink the round
    expected: float
    came: float


def chance_match(setting: Setting, number: int) -> list[Asked]:
    """The chances of all seats, and of nobody, at some decisions of a match."""
    match, seed = begun(setting, number)
    backend = backend_named("native")
    bot, rng = load_bot(setting.bot, match.game, backend), Random(seed)
    found: list[tuple[float, ...]] = []
    while waiting := match.waiting_for():
        if waiting == [NATURE]:
            match.draw()
            continue
        seat = waiting[0]
        position, luck = match.position.hidden(seat), arena_seed(seed, seat, len(match.moves))
        thought = bot.think(position, seat, luck)
        action = thought.advice[0].action
        if len(position.legal(seat)) > 1 and rng.random() < ASKED / setting.decisions:
            chances = Chances(position, seat, luck, [action], thought.learned, backend)
            chances.simulate(SIMULATED, math.inf)
            found.append(chances.after(action))
        match.play(seat, action)
    winners = match.position.winners()
    came = [(seat in winners) / max(1, len(winners)) for seat in range(setting.seats)]
    came.append(float(not winners))
    return [
        Asked(whose, expected, came[whose])
        for shares in found
        for whose, expected in enumerate(shares)
    ]


def points_match(setting: Setting, number: int) -> list[Asked]:
    """The points to come, whenever a round begins."""
    match, seed = begun(setting, number)
    bot = load_bot(setting.bot, match.game, backend_named("native"))
    found: dict[int, float] = {}
    while waiting := match.waiting_for():
        if waiting == [NATURE]:
            match.draw()
            continue
        seat = waiting[0]
        position = match.position.hidden(seat)
        advice = bot.advise(position, seat, arena_seed(seed, seat, len(match.moves)))[0]
        if len(position.legal(seat)) > 1:
            found.setdefault(int(match.position.state.round_now), advice.value)
        match.play(seat, advice.action)
    made = float(match.position.score(0)["total"])
    return [Asked(round_now, expected, made) for round_now, expected in found.items()]


def begun(setting: Setting, number: int) -> tuple[Match, str]:
    seed = f"{SEED}-{setting.game}-{setting.seats}-{number}"
    return Match(load(setting.game), setting.seats, {}, Chance(seed)), seed


def one(setting: Setting, number: int) -> list[Asked]:
    play = points_match if load(setting.game).independent else chance_match
    return play(setting, number)


def played(setting: Setting, jobs: int, part_of_them: float) -> Iterator[list[Asked]]:
    """Match by match, in order."""
    matches = max(1, round(setting.matches * part_of_them))
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(one, setting, number) for number in range(matches)]
        for future in progress.counted(futures, matches, setting.name):
            yield future.result()


@dataclass(frozen=True)
class Bin:
    """Answers that expected about the same."""

    answers: int
    expected: float  # on the mean
    came: float


@dataclass(frozen=True)
class Figures:
    """How far chances are from what happened."""

    setting: Setting
    matches: int
    answers: int
    bins: list[Bin | None]
    off: float  # how far a bin is from what happened, on the mean of the answers
    brier: float  # the mean square of what single answers are off
    constant: float  # the same for who always says how often such a seat wins on the whole


def figures(setting: Setting, matches: Sequence[Sequence[Asked]]) -> Figures:
    asked = [answer for match in matches for answer in match]
    if setting.seats == 1 or not any(a.came for a in asked if a.whose == setting.seats):
        asked = [
            a for a in asked if a.whose < setting.seats
        ]  # Harvey's are the seat's, turned over
    by_bin: dict[int, list[Asked]] = defaultdict(list)
    by_whose: dict[int, list[float]] = defaultdict(list)
    for answer in asked:
        by_bin[min(BINS - 1, int(answer.expected * BINS))].append(answer)
        by_whose[answer.whose].append(answer.came)
    guesses = {whose: statistics.fmean(came) for whose, came in by_whose.items()}
    bins = [_bin(by_bin[k]) if by_bin[k] else None for k in range(BINS)]
    return Figures(
        setting,
        len(matches),
        len(asked),
        bins,
        off=sum(one.answers * abs(one.expected - one.came) for one in bins if one) / len(asked),
        brier=statistics.fmean((a.expected - a.came) ** 2 for a in asked),
        constant=statistics.fmean((guesses[a.whose] - a.came) ** 2 for a in asked),
    )


def _bin(answers: Sequence[Asked]) -> Bin:
    expected = statistics.fmean(a.expected for a in answers)
    return Bin(len(answers), expected, statistics.fmean(a.came for a in answers))


def tables(all_figures: Sequence[Figures]) -> Iterator[str]:
    """As docs/bots.md has them."""
    yield "| game, seats | matches | answers | off | Brier score | of a constant guess |"
    yield "|---|---|---|---|---|---|"
    for f in all_figures:
        scores = f"{f.brier:.3f} | {f.constant:.3f}"
        yield f"| {f.setting.name} | {f.matches} | {f.answers} | {100 * f.off:.1f} % | {scores} |"
    yield ""
    yield f"| expected | {' | '.join(f.setting.name for f in all_figures)} |"
    yield f"|---|{'---|' * len(all_figures)}"
    for k in range(BINS):
        cells = [_cell(f.bins[k]) for f in all_figures]
        yield f"| {k * 100 // BINS}–{(k + 1) * 100 // BINS} % | {' | '.join(cells)} |"


def _cell(one: Bin | None) -> str:
    return f"{100 * one.came:.0f} % ({one.answers})" if one else "·"


def points_table(matches: Sequence[Sequence[Asked]]) -> Iterator[str]:
    by_round: dict[int, list[float]] = defaultdict(list)
    for answer in (answer for match in matches for answer in match):
        by_round[answer.whose].append(answer.expected - answer.came)
    yield "| round | matches | expected less made | spread |"
    yield "|---|---|---|---|"
    for number, gaps in sorted(by_round.items()):
        mean, spread = statistics.fmean(gaps), statistics.pstdev(gaps)
        error = spread / math.sqrt(len(gaps))
        told = f"{mean:+.2f}".replace("-", "−")
        yield f"| {number} | {len(gaps)} | {told} ± {error:.2f} | {spread:.1f} |"


# The picture: a panel a game and number of seats, as columns and rows.
SIDE, GAP, LEFT, TOP, BOTTOM = 190, 34, 70, 30, 46
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #5b6472 }
.title { font-weight: 650; fill: #20262e }
.frame, .even { fill: none; stroke: #b8bec8 }
.even { stroke-dasharray: 4 3 }
.line { fill: none; stroke: #0f6f74; stroke-width: 1.5 }
.bin { fill: #0f6f74; fill-opacity: 0.75 }
@media (prefers-color-scheme: dark) {
  text { fill: #a3abb8 }
  .title { fill: #e8ebf0 }
  .frame, .even { stroke: #4c5563 }
  .line { stroke: #5cc4c4 }
  .bin { fill: #5cc4c4 }
}
"""


def picture(all_figures: Sequence[Figures]) -> str:
    """Expected shares from left to right, what happened upwards; the more answers, the larger."""
    shown = [f for f in all_figures if f.setting.seats > 1]
    games = list(dict.fromkeys(f.setting.game for f in shown))
    counts = sorted({f.setting.seats for f in shown})
    width = LEFT + len(games) * (SIDE + GAP)
    height = len(counts) * (TOP + SIDE) + (len(counts) - 1) * 10 + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" role="img"'
        ' aria-label="Expected shares of victories against what happened">',
        f"<style>{STYLE}</style>",
    ]
    for f in shown:
        column, row = games.index(f.setting.game), counts.index(f.setting.seats)
        x, y = LEFT + column * (SIDE + GAP), TOP + row * (TOP + SIDE + 10)
        parts += _panel(f, x, y, first=column == 0, last=row == len(counts) - 1)
    middle = LEFT + (width - LEFT - GAP) // 2
    parts.append(f'<text x="{middle}" y="{height - 6}" text-anchor="middle">expected</text>')
    upright = f'transform="translate(14 {(height - BOTTOM + TOP) // 2}) rotate(-90)"'
    parts.append(f'<text {upright} text-anchor="middle">happened</text>')
    return "\n".join([*parts, "</svg>", ""])


def _panel(f: Figures, x: int, y: int, *, first: bool, last: bool) -> Iterator[str]:
    yield f'<g transform="translate({x} {y})">'
    yield f'<text class="title" y="-9">{f.setting.title}, {f.setting.seats} seats</text>'
    yield f'<path class="frame" d="M0 0H{SIDE}V{SIDE}H0Z"/>'
    yield f'<path class="even" d="M0 {SIDE}L{SIDE} 0"/>'
    for share, anchor in ((0, "start"), (50, "middle"), (100, "end")):
        at = share * SIDE // 100
        if first:
            yield f'<text x="-6" y="{SIDE - at + 4}" text-anchor="end">{share} %</text>'
        if last:
            yield f'<text x="{at}" y="{SIDE + 17}" text-anchor="{anchor}">{share} %</text>'
    bins = [(one.expected * SIDE, (1 - one.came) * SIDE, one.answers) for one in f.bins if one]
    yield f'<path class="line" d="M{"L".join(f"{px:.1f} {py:.1f}" for px, py, _ in bins)}"/>'
    for px, py, answers in bins:
        radius = 2 + 8 * math.sqrt(answers / f.answers)
        yield f'<circle class="bin" cx="{px:.1f}" cy="{py:.1f}" r="{radius:.1f}"/>'
    yield "</g>"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--part", type=float, default=1.0, help="of the matches")
    parser.add_argument("--picture", type=Path, help="draw it there")
    args = parser.parse_args()
    found = [figures(setting, list(played(setting, args.jobs, args.part))) for setting in SETTINGS]
    for line in tables(found):
        print(line)
    print()
    for line in points_table(list(played(POINTS, args.jobs, args.part))):
        print(line)
    if args.picture:
        args.picture.write_text(picture(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
