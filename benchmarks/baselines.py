"""What is known of the benchmark for papers: the results of our bots, and their table.

python -m benchmarks.baselines FILE…      add results of `benchmarks.suite`, without the matches
python -m benchmarks.baselines --write    write the tables of docs/research.md from them
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tinkertable.core.errors import InputError

from .suite import SUITES, suite_of

KEPT = Path(__file__).parent / "baselines"
PAGE = Path(__file__).parents[1] / "docs" / "research.md"
START, END = "<!-- baselines: written by `python -m benchmarks.baselines --write` -->", (
    "<!-- end of baselines -->"
)  # fmt: skip


def result_of(path: Path) -> dict[str, Any]:
    """What a run was and came to, in one object."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if len(lines) < 2 or "suite" not in lines[0] or "summary" not in lines[-1]:
        raise InputError(f"{path}: expected the lines of a whole run of benchmarks.suite")
    found: dict[str, Any] = {**lines[0], **lines[-1]}
    return found


def kept(game: str) -> list[dict[str, Any]]:
    path = KEPT / f"{game}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def names(result: Mapping[str, Any]) -> tuple[str, ...]:
    """The bots, as one calls them; a level is always measured without its time cap."""
    return tuple(bot["name"].removesuffix(":seconds=1000000") for bot in result["bots"])


def add(result: dict[str, Any]) -> None:
    """In the place of what there was of the same bots in the same suite."""
    game = result["suite"]["game"]
    if result["suite"] != json.loads(json.dumps(vars(suite_of(game)))):
        raise InputError(f"{game}: this is another edition of the suite")
    others = [one for one in kept(game) if names(one) != names(result)]
    KEPT.mkdir(exist_ok=True)
    lines = [json.dumps(one) + "\n" for one in (*others, result)]
    (KEPT / f"{game}.jsonl").write_text("".join(lines), encoding="utf-8")


ALONE = "suite", "bot", "deals", "score", "seconds a match"
PAIRED = (
    "suite", "bot, against", "deals", "ahead in wins", "ahead in points", "deals taken",
    "seconds a match",
)  # fmt: skip


def tables() -> Iterator[str]:
    """As docs/research.md has them: of one seat, then of two."""
    results = [result for game in SUITES for result in kept(game)]
    for bots, heads in ((1, ALONE), (2, PAIRED)):
        yield f"| {' | '.join(heads)} |"
        yield f"|{'---|' * len(heads)}"
        for result in results:
            if len(result["bots"]) == bots:
                yield f"| {' | '.join(row(result))} |"
        yield ""


def row(result: Mapping[str, Any]) -> list[str]:
    told = result["summary"]
    figures = [ranged(told["score"], 2)] if "score" in told else figures_of_pairs(told)
    about = [result["suite"]["name"], ", ".join(names(result)), str(told["deals"])]
    return [*about, *figures, f"{told['seconds_a_match']:.2g}"]


def figures_of_pairs(told: Mapping[str, Any]) -> list[str]:
    taken = told["taken"]
    share, low, high = (f"{100 * taken[key]:.0f}" for key in ("share", "low", "high"))
    return [
        ranged(told["ahead_in_wins"], 2),
        ranged(told["ahead_in_points"], 2),
        f"{share} % ({low}–{high}) of {taken['decided']}",
    ]


def ranged(one: Mapping[str, float], digits: int) -> str:
    """A mean with its interval in brackets."""
    mean, low, high = (f"{one[key]:.{digits}f}" for key in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})".replace("-", "−")


def with_tables(page: str) -> str:
    pattern = f"{re.escape(START)}.*?{re.escape(END)}"
    made = "\n".join([START, "", *tables(), END])
    return re.sub(pattern, lambda _: made, page, count=1, flags=re.S)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--write", action="store_true")
    told = parser.parse_args()
    try:
        for path in told.files:
            add(result_of(path))
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    if told.write:
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
