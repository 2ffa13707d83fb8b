"""How something is learned, as JSON lines that say themselves what was done, and as a picture."""

from __future__ import annotations

import json
import math
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.facts import commit, machine, versions

from tinkertable import __version__

Interval = Mapping[str, float]  # mean, low and high

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 56, 110, 34, 44
TICKS, LINE = 5, 15
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #6b7480 }
.title { font-weight: 650 }
.grid { fill: none; stroke: #8d96a3; stroke-opacity: 0.35 }
polyline { fill: none; stroke-width: 2 }
polygon { fill-opacity: 0.18 }
"""
COLOURS = "#0f8a8f", "#c2571a", "#7a5cc4", "#5b8a1e", "#b23a6e"


class Axis(NamedTuple):
    """Values from low to high along so many pixels; by powers of ten, if asked."""

    low: float
    high: float
    pixels: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        low, high, value = map(self._scaled, (self.low, self.high, value))
        return round(self.pixels * (value - low) / ((high - low) or 1), 1)

    def _scaled(self, value: float) -> float:
        return math.log10(max(value, self.low)) if self.logarithmic else value

    def ticks(self) -> list[float]:
        if self.logarithmic:
            first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
            return [10.0**k for k in range(first, last + 1) if self.low <= 10.0**k <= self.high]
        step = 10.0 ** math.floor(math.log10((self.high - self.low) or 1))
        while (self.high - self.low) / step < TICKS:
            step /= 2
        first = math.ceil(self.low / step)
        return [k * step for k in range(first, first + 2 * TICKS + 2) if k * step <= self.high]


class Curve:
    """What was measured, time after time: `<name>.jsonl`, and its picture beside it."""

    def __init__(
        self, out: Path, name: str, title: str, told: Namespace, across: str, upward: str,
        logarithmic: bool = False,
    ) -> None:  # fmt: skip
        out.mkdir(parents=True, exist_ok=True)
        self.path, self.title = out / f"{name}.jsonl", title
        self.across, self.upward, self.logarithmic = across, upward, logarithmic
        self.points: list[tuple[float, Mapping[str, Interval]]] = []
        head = {
            "learned": title,
            "arguments": {key: str(value) for key, value in vars(told).items() if key != "out"},
            "tinkertable": __version__,
            "commit": commit(),
            "date": time.strftime("%Y-%m-%d"),
            "machine": machine(),
            "packages": versions("numpy", "numba", "torch", "open_spiel"),
        }
        self.path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def add(self, x: float, figures: Mapping[str, Interval], **facts: float) -> None:
        """At x, of each name its mean with an interval; and whatever else there is to say."""
        self.points.append((x, figures))
        line = json.dumps({**facts, "figures": figures})
        print(line, flush=True)
        with self.path.open("a", encoding="utf-8") as file:
            print(line, file=file)
        if len(self.points) > 1:  # anew each time, so that a run that is cut has one too
            self.path.with_suffix(".svg").write_text(self.picture(), encoding="utf-8")

    def picture(self) -> str:
        shown = [one for _, figures in self.points for one in figures.values()]
        bottom, top = min(one["low"] for one in shown), max(one["high"] for one in shown)
        x = Axis(self.points[0][0], self.points[-1][0], WIDTH - LEFT - RIGHT, self.logarithmic)
        y = Axis(bottom, top, HEIGHT - TOP - BOTTOM, self.logarithmic)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            f' aria-label="{self.title}">',
            f"<style>{STYLE}</style>",
            f'<text class="title" x="{LEFT}" y="20">{self.title}</text>',
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">{self.across}</text>',
            f'<text x="{WIDTH - RIGHT}" y="20" text-anchor="end">{self.upward}</text>',
            f'<g transform="translate({LEFT} {TOP})">',
            *_grid(x, y),
            *self._lines(x, y),
            "</g>\n</svg>\n",
        ]
        return "\n".join(parts)

    def _lines(self, x: Axis, y: Axis) -> Iterator[str]:
        ends = {name: y.pixels - y.at(one["mean"]) for name, one in self.points[-1][1].items()}
        heights = apart(ends)
        for name, colour in zip(self.points[0][1], COLOURS, strict=False):
            told = [(x.at(at), figures[name]) for at, figures in self.points]
            low, mean, high = (
                [f"{at},{round(y.pixels - y.at(one[key]), 1)}" for at, one in told]
                for key in ("low", "mean", "high")
            )
            yield f'<polygon points="{" ".join(high + low[::-1])}" fill="{colour}"/>'
            yield f'<polyline points="{" ".join(mean)}" stroke="{colour}"/>'
            at = f'x="{x.pixels + 8}" y="{heights[name] + 4:.1f}"'
            yield f'<text {at} style="fill: {colour}">{name}</text>'


def _grid(x: Axis, y: Axis) -> Iterator[str]:
    yield f'<path class="grid" d="M0 0V{y.pixels}H{x.pixels}"/>'
    for value in x.ticks():
        yield f'<text x="{x.at(value)}" y="{y.pixels + 18}" text-anchor="middle">{value:g}</text>'
    for value in y.ticks():
        at = round(y.pixels - y.at(value), 1)
        yield f'<path class="grid" d="M0 {at}H{x.pixels}"/>'
        yield f'<text x="-8" y="{at + 4}" text-anchor="end">{value:g}</text>'


def apart(heights: Mapping[str, float]) -> dict[str, float]:
    """Where names stand that each have a line for themselves: downwards from the highest."""
    found: dict[str, float] = {}
    lowest = -math.inf
    for name, height in sorted(heights.items(), key=lambda one: one[1]):
        lowest = found[name] = max(height, lowest + LINE)
    return found


def certain(value: float) -> Interval:
    """Something that was computed and not sampled."""
    return {"mean": value, "low": value, "high": value}


def interval_of(values: Sequence[float]) -> Interval:
    """The mean and its 95 % interval."""
    from tinkertable.arena.summary import interval

    return interval(values)
