"""The client in Debian's Chromium: Lighthouse, and how long a press takes to be seen.

`python -m benchmarks.client lighthouse [--runs 5] [PAGE…]`: medians; installs Lighthouse from npm
`python -m benchmarks.client paint [GAME…]`: whole games, from each press to the next frame
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright
from tests.browser import gears, railroad, sentient
from tests.browser.chromium import FLAGS, Visitor, find_chromium, launched
from tests.browser.person import Person
from tests.server.running import QUIET, free_port, running

ROOT = Path(__file__).parents[1]
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "tinkertable-lighthouse"
LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
TABLES = {"railroad-ink": 2, "gears": 4, "sentient": 4, "transmissions": 4}
PAUSE = 150  # ms

# Every press is remembered with the time until the frame that shows what came of it.
WATCH = """
window.presses = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) presses.push([entry.interactionId, entry.duration, entry.name]);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
COUNTED = "performance.interactionCount"


def npm() -> list[str]:
    """As web/build.py finds it."""
    spec = spec_from_file_location("build", ROOT / "web" / "build.py")
    assert spec
    assert spec.loader
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    found: list[str] | None = build.find_npm()
    if found is None:
        raise SystemExit("no npm: see web/build.py")
    return found


def lighthouse_script() -> Path:
    script = CACHE / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not script.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        command = [*npm(), "install", "--no-audit", "--no-fund", "--prefix", str(CACHE), LIGHTHOUSE]
        subprocess.run(command, check=True)
    return script


@contextmanager
def pages(url: str, folder: Path) -> Iterator[tuple[int, dict[str, str]]]:
    """A browser that has sat down at a table of each game: its port, and where to look."""
    port = free_port()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(folder / "profile"),
            executable_path=find_chromium(),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            base_url=url,
        )
        headers = {"Origin": url}
        context.request.post("/api/me", data={"name": "Anna"}, headers=headers)
        found = {"home": f"{url}/", "rules": f"{url}/#/rules/railroad-ink"}
        for game, seats in TABLES.items():
            others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
            wish = {"game": game, "seats": [{"kind": "me"}, *others]}
            made = context.request.post("/api/tables", data=wish, headers=headers).json()
            found[game] = f"{url}/#/t/{made['table']['id']}"
        yield port, found
        context.close()


def slowdown(index: float) -> float:
    """How much slower a middling phone is, by Lighthouse's own benchmark index of this machine.

    The default, 4, is meant for an idle desktop (about 1500); a busy or small machine has less.
    """
    steps = ((150, 1), (800, 2), (1300, 3), (1533, 4))
    if index <= steps[0][0]:
        return 1
    for (low, slow), (high, _) in pairwise(steps):
        if index < high:
            return slow + (index - low) / (high - low)
    return 4


def audit(script: Path, address: str, port: int, folder: Path, slow: float) -> dict[str, Any]:
    report = folder / "report.json"
    command = [
        "node", str(script), address, f"--port={port}", "--quiet",
        "--output=json", f"--output-path={report}", f"--only-categories={','.join(CATEGORIES)}",
        f"--throttling.cpuSlowdownMultiplier={slow:.2f}",
    ]  # fmt: skip
    subprocess.run(command, check=True)
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def audits(
    script: Path, address: str, port: int, folder: Path, runs: int
) -> Iterator[dict[str, Any]]:
    """So many reports, after one that only tells how quick the machine is just now."""
    slow = 4.0
    for run in range(runs + 1):
        report = audit(script, address, port, folder, slow)
        slow = slowdown(report["environment"]["benchmarkIndex"])
        if run:
            yield report


def failing(report: dict[str, Any]) -> list[str]:
    """What costs points outside performance."""
    weighed = {
        ref["id"]
        for category in CATEGORIES[1:]
        for ref in report["categories"][category]["auditRefs"]
        if ref["weight"]
    }
    return sorted(
        id_
        for id_ in weighed
        if report["audits"][id_]["scoreDisplayMode"] == "binary"
        and report["audits"][id_]["score"] != 1
    )


def lighthouse(runs: int, wanted: list[str]) -> None:
    script = lighthouse_script()
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place) / "server", *QUIET) as server,
        pages(server.url, Path(place)) as (port, addresses),
    ):
        for name, address in addresses.items():
            if wanted and name not in wanted:
                continue
            reports = list(audits(script, address, port, Path(place), runs))
            scores = [
                median(100 * one["categories"][category]["score"] for one in reports)
                for category in CATEGORIES
            ]
            told = [
                f"{said} {median(one['audits'][id_]['numericValue'] for one in reports):.4g}"
                for id_, said in FIGURES.items()
            ]
            index = median(one["environment"]["benchmarkIndex"] for one in reports)
            line = " ".join(f"{score:3.0f}" for score in scores)
            print(f"{name:14} {line}  {', '.join(told)}, index {index:.0f}", flush=True)
            for id_ in sorted({id_ for report in reports for id_ in failing(report)}):
                print(f"    {id_}")


def unhurried(player: Person) -> None:
    """Looking for the next thing to press keeps the page busy: not before the frame is there."""
    at_once = player.press

    def press(what: Locator) -> None:
        at_once(what)
        player.page.wait_for_timeout(PAUSE)

    player.press = press  # type: ignore[method-assign]


def play_railroad(page: Page) -> None:
    player = railroad.Player(page)
    unhurried(player)
    player.open("me", "greedy", expansion="lava")
    player.play()


def play_gears(page: Page) -> None:
    player = gears.Player(page)
    unhurried(player)
    player.open("me", "greedy", "greedy")
    player.play()


def play_sentient(page: Page) -> None:
    player = sentient.Player(page)
    unhurried(player)
    player.open("me", "greedy", "greedy")
    player.play()


GAMES: dict[str, Callable[[Page], None]] = {
    "railroad-ink": play_railroad,
    "gears": play_gears,
    "sentient": play_sentient,
}


def paint(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place), *QUIET) as server,
        launched() as browser,
    ):
        for name in wanted or GAMES:
            who = Visitor(browser, server.url)
            who.page.add_init_script(WATCH)
            GAMES[name](who.page)
            # A press is several events: the longest counts.
            longest: dict[int, tuple[float, str]] = {}
            for press, took, event in who.page.evaluate("presses"):
                longest[press] = max(longest.get(press, (0, "")), (took, event))
            count = who.page.evaluate(COUNTED)
            times = sorted((took for took, _ in longest.values()), reverse=True)
            times += [0] * (count - len(times))  # under 16 ms: not told
            p98 = times[len(times) // 50]
            over = sum(took > 50 for took in times)
            print(
                f"{name:14} {count} presses, median {median(times):.0f} ms, 98 % within "
                f"{p98:.0f} ms, longest {times[0]:.0f} ms, {over} over 50 ms",
                flush=True,
            )
            who.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="what", required=True)
    one = commands.add_parser("lighthouse")
    one.add_argument("--runs", type=int, default=5)
    one.add_argument("pages", nargs="*")
    other = commands.add_parser("paint")
    other.add_argument("games", nargs="*")
    wish = parser.parse_args(arguments)
    if wish.what == "lighthouse":
        lighthouse(wish.runs, wish.pages)
    else:
        paint(wish.games)


if __name__ == "__main__":
    main(sys.argv[1:])
