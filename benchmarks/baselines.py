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


def tables() -> Iterator[str]:
    """As docs/research.md has them."""
    yield "| suite | bot | deals | score | seconds a match |"
    yield "|---|---|---|---|---|"
    for result in (result for game in SUITES for result in kept(game)):
        if len(result["bots"]) == 1:
            yield _row(result, [ranged(result["summary"]["score"], 2)])
    yield ""
    yield "| suite | bot, against | deals | ahead in wins | ahead in points | deals taken | seconds |"
    yield "|---|---|---|---|---|---|---|"
    for result in (result for game in SUITES for result in kept(game)):
        if len(result["bots"]) == 2:
            told = result["summary"]
            taken = told["taken"]
            share = {"mean": 100 * taken["share"], "low": 100 * taken["low"]}
            yield _row(
                result,
                [
                    ranged(told["ahead_in_wins"], 2),
                    ranged(told["ahead_in_points"], 2),
                    f"{ranged({**share, 'high': 100 * taken['high']}, 0)} % of {taken['decided']}",
                ],
            )


def _row(result: Mapping[str, Any], figures: list[str]) -> str:
    told = result["summary"]
    cells = [result["suite"]["name"], ", ".join(names(result)), str(told["deals"]), *figures]
    return f"| {' | '.join([*cells, str(told['seconds_a_match'])])} |"


def ranged(one: Mapping[str, float], digits: int) -> str:
    """A mean with its interval in brackets."""
    mean, low, high = (f"{one[key]:.{digits}f}" for key in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})".replace("-", "−")


def with_tables(page: str) -> str:
    pattern = f"{re.escape(START)}.*?{re.escape(END)}"
    made = "\n".join([START, *tables(), END])
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
