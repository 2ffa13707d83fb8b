"""What was measured, as tables and pictures.

    python -m benchmarks.peers.report FILE [--write]

FILE is what `python -m benchmarks.peers` wrote. `--write` puts the tables into
`benchmarks/results.md` and the pictures beside the docs; without it the tables are printed.
"""

from __future__ import annotations

import json
import math
import statistics
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from benchmarks.facts import ROOT

from .contenders import OWN, SHARED, WAYS

RESULTS = ROOT / "benchmarks" / "results.md"
PICTURES = ROOT / "docs" / "pictures"
MARK = "<!-- peers -->"
GAMES = (*SHARED, *OWN, "catan")
WALL, CPU = "steps_per_second", "steps_per_cpu_second"
Line = dict[str, Any]


@dataclass(frozen=True)
class Figure:
    """Steps a second in all rounds of one contender at one game, on so many cores."""

    way: str
    game: str
    name: str
    ours: bool
    cores: int
    rounds: int
    # The lower quartile, the median, the upper: of processor time, times cores, for that is hardly
    # touched by what else the machine does; of a GPU as the clock has it.
    rate: tuple[float, float, float]
    clock: float  # the median by the clock

    @property
    def label(self) -> str:
        return f"{self.name}, {'one core' if self.cores == 1 else f'{self.cores} cores'}"


def figures(lines: Iterable[Line]) -> list[Figure]:
    """In the order in which they were measured first; those that failed are left out."""
    rounds: dict[tuple[Any, ...], list[Line]] = {}
    for line in lines:
        if "error" not in line:
            key = tuple(line[name] for name in ("way", "game", "name", "ours", "cores", "device"))
            rounds.setdefault(key, []).append(line)
    return [
        Figure(
            way, game, name, ours, cores, len(found),
            quartiles([one[WALL if device == "gpu" else CPU] for one in found]),
            statistics.median(one[WALL] for one in found),
        )
        for (way, game, name, ours, cores, device), found in rounds.items()
    ]  # fmt: skip


def quartiles(values: list[float]) -> tuple[float, float, float]:
    if len(values) == 1:
        return values[0], values[0], values[0]
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def failures(lines: Iterable[Line]) -> dict[str, str]:
    """By contender: the last error of one that never answered."""
    lines = list(lines)
    answered = {_named(line) for line in lines if "error" not in line}
    return {
        _named(line): line["error"]
        for line in lines
        if "error" in line and _named(line) not in answered
    }


def _named(line: Line) -> str:
    return f"{line['name']}, {line['game']}, {WAYS[line['way']]}"


def short(value: float) -> str:
    """In thousands or millions, three digits."""
    for limit, unit in ((1e6, " M"), (1e3, " k")):
        if value >= limit * 0.9995:
            return _digits(value / limit) + unit
    return _digits(value)


def _digits(value: float) -> str:
    return f"{value:.{max(0, 2 - int(math.log10(value))) if value >= 1 else 2}f}"


def report(lines: list[Line]) -> Iterator[str]:
    """The section of results.md."""
    facts, *measured = lines
    found = figures(measured)
    machine = facts["machine"]
    versions = sorted({line["version"] for line in measured if "version" in line})
    yield (
        f"Commit {facts['commit']}, {facts['date']}, {machine['processor']}, {machine['cores']} "
        f"cores at a load of {machine['load']} when it began, Python {machine['python']}. "
        f"{max(line['round'] for line in measured)} rounds, {facts['seconds']:g} s each. "
        f"{'; '.join(versions)}."
    )
    yield ""
    yield (
        "Steps are decisions of seats, in a second of processor time, times cores: medians, in "
        "brackets the quartiles; then by the clock, where that is a tenth less or more, as it is "
        "where others use the machine. On a GPU by the clock. **Bold**: the most in its column on "
        "as many cores."
    )
    for way, what in WAYS.items():
        rows = [figure for figure in found if figure.way == way]
        if rows:
            yield from ["", f"#### {what[0].upper()}{what[1:]}", ""]
            yield from table(rows)
            yield from ["", *told_of_leads(rows), "", f"![{what}]({picture_of(way)})"]
    failed = failures(measured)
    if failed:
        yield from ["", "Not measured: " + "; ".join(f"{k} ({v})" for k, v in failed.items()) + "."]


def table(rows: list[Figure]) -> Iterator[str]:
    games = [game for game in GAMES if any(row.game == game for row in rows)]
    best = {(row.game, row.cores): row for row in sorted(rows, key=lambda row: row.rate[1])}
    by_label: dict[str, dict[str, Figure]] = {}
    for row in sorted(rows, key=lambda row: (not row.ours, row.cores)):
        by_label.setdefault(row.label, {})[row.game] = row
    yield f"| | {' | '.join(games)} |"
    yield f"|---|{'---|' * len(games)}"
    for label, row_of in by_label.items():
        cells = [cell(row_of.get(game), best) for game in games]
        yield f"| {label} | {' | '.join(cells)} |"


def cell(row: Figure | None, best: dict[tuple[str, int], Figure]) -> str:
    if row is None:
        return "·"
    low, middle, high = row.rate
    told = short(middle)
    if best[row.game, row.cores] is row:
        told = f"**{told}**"
    if row.rounds > 1:
        told += f" ({short(low)} – {short(high)})"
    if abs(row.clock / middle - 1) > 0.1:
        told += f", {short(row.clock)} by the clock"
    return told


def told_of_leads(rows: list[Figure]) -> list[str]:
    """Where peers were measured too: are we ahead of them all?"""
    behind, ahead = [], []
    for game, cores in dict.fromkeys((row.game, row.cores) for row in rows):
        here = [row for row in rows if (row.game, row.cores) == (game, cores)]
        mine = max((row.rate[1] for row in here if row.ours), default=0.0)
        peers = [row for row in here if not row.ours]
        if mine and peers:
            first = max(peers, key=lambda row: row.rate[1])
            times = mine / first.rate[1]
            if times < 1:
                behind.append(f"{game} ({first.label}, is {1 / times:.2f} times as fast)")
            else:
                ahead.append(times)
    if behind:
        return [f"**Ours does not lead** in {', '.join(behind)}."]
    if ahead:
        return [f"Ours leads, by {_digits(min(ahead))} to {_digits(max(ahead))} times."]
    return [] if any(not row.ours for row in rows) else ["No peer was measured at this."]


def picture_of(way: str) -> str:
    """As results.md links to it."""
    return f"../docs/pictures/peers-{way}.svg"


BAR, BETWEEN, LEFT, WIDE, RIGHT, TOP = 18, 16, 290, 420, 90, 40
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #5b6472 }
.title { font-weight: 650; fill: #20262e }
.ours { fill: #0f6f74 }
.peer { fill: #9aa3b0 }
.grid, .spread { fill: none; stroke: #b8bec8 }
.spread { stroke: #20262e }
@media (prefers-color-scheme: dark) {
  text { fill: #a3abb8 }
  .title { fill: #e8ebf0 }
  .ours { fill: #5cc4c4 }
  .peer { fill: #6a7380 }
  .grid { stroke: #4c5563 }
  .spread { stroke: #e8ebf0 }
}
"""


def picture(way: str, rows: list[Figure]) -> str:
    """A bar for each contender on the most cores, by game; to the right, ten times as much."""
    cores = max(row.cores for row in rows)
    rows = [row for row in rows if row.cores in (cores, 1)]
    shown = {(row.game, row.name): row for row in sorted(rows, key=lambda row: row.cores)}
    low = math.floor(min(math.log10(row.rate[0]) for row in shown.values()))
    high = math.ceil(max(math.log10(row.rate[2]) for row in shown.values()))
    high = max(high, low + 1)

    def x(value: float) -> float:
        return LEFT + WIDE * (math.log10(value) - low) / (high - low)

    parts, y = [], TOP
    for game in GAMES:
        bars = [row for row in shown.values() if row.game == game]
        if not bars:
            continue
        parts.append(f'<text class="title" x="8" y="{y + 13}">{escape(game)}</text>')
        y += BAR + 4
        for row in sorted(bars, key=lambda row: -row.rate[1]):
            parts += bar(row, x, y)
            y += BAR + 4
        y += BETWEEN
    grid = []
    for power in range(low, high + 1):
        at = x(10**power)
        grid.append(f'<path class="grid" d="M{at:.1f} {TOP - 8}V{y - BETWEEN}"/>')
        grid.append(
            f'<text x="{at:.1f}" y="{TOP - 14}" text-anchor="middle">{short(10**power)}</text>'
        )
    width = LEFT + WIDE + RIGHT
    label = escape(f"{WAYS[way]}: steps a second of processor time", quote=True)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" width="{width}"'
        f' height="{y}" role="img" aria-label="{label}">'
    )
    return "\n".join([head, f"<style>{STYLE}</style>", *grid, *parts, "</svg>", ""])


def bar(row: Figure, x: Any, y: int) -> Iterator[str]:
    low, middle, high = row.rate
    kind = "ours" if row.ours else "peer"
    name = escape(row.name.replace("`", ""))
    yield f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{name}</text>'
    width = max(1.0, x(middle) - LEFT)
    yield f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}"/>'
    yield f'<path class="spread" d="M{x(low):.1f} {y + BAR // 2}H{x(high):.1f}"/>'
    yield f'<text x="{x(high) + 6:.1f}" y="{y + 13}">{short(middle)}</text>'


def write(lines: list[Line], results: Path = RESULTS, pictures: Path = PICTURES) -> None:
    kept = results.read_text(encoding="utf-8").split(MARK)
    kept[1] = "\n".join(["", *report(lines), ""])
    results.write_text(MARK.join(kept), encoding="utf-8")
    found = figures(lines[1:])
    for way in WAYS:
        rows = [figure for figure in found if figure.way == way]
        if rows:
            path = pictures / Path(picture_of(way)).name
            path.write_text(picture(way, rows), encoding="utf-8")


def main() -> int:
    parser = ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", action="store_true")
    told = parser.parse_args()
    text = told.file.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    if told.write:
        write(lines)
    else:
        print("\n".join(report(lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
