"""docs/research.md: its code runs and prints what is shown, its tables say what is so."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import baselines
from benchmarks.suite import SUITES, suite_of

import tinkertable
from tests.test_readme import blocks
from tinkertable.core import defaults
from tinkertable.core.errors import InputError
from tinkertable.env import Step, make_vec
from tinkertable.env.actions import seat_actions
from tinkertable.games import GAMES, load

ROOT = Path(__file__).parents[1]
PAGE = "docs/research.md"
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first row begins like this."""
    table = TEXT[TEXT.index(f"| {heading} |") :].split("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.split("\n")[2:]]


def test_the_code_runs_and_prints_what_is_shown() -> None:
    """All of it in order: what is below builds on what is above."""
    code = "\n".join(blocks(PAGE, "python"))
    shown = re.findall(r"^ *print\(.*\)  # (.*)$", code, re.M)
    assert len(shown) >= 8
    p = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False
    )
    assert p.returncode == 0, p.stderr
    assert p.stdout.splitlines() == shown


def test_the_games_are_as_the_table_says() -> None:
    found = {row[0].strip("`"): row[1:] for row in rows("game")}
    assert set(found) == set(GAMES)
    for name, (seats, actions, hidden, _) in found.items():
        game = load(name)
        least, most = game.seats
        assert seats == f"{least}–{most}"
        counts = {str(seat_actions(game, n, {}).count) for n in range(least, most + 1)}
        assert set(re.findall(r"\d+", actions)) == counts
        assert (hidden == "nothing") == (game.hide.__code__ is defaults.hide.__code__)


def test_every_argument_and_array_has_its_row() -> None:
    found = {row[0].strip("`"): row[1].strip("`") for row in rows("argument")}
    parameters = inspect.signature(make_vec).parameters
    assert list(found) == list(parameters)
    for name, parameter in parameters.items():
        usual = parameter.default
        if usual is not inspect.Parameter.empty and name != "threads":
            assert found[name].strip('"') == str(usual)
    assert [row[0].strip("`") for row in rows("array")] == list(Step._fields)


def test_the_suites_are_those_published() -> None:
    found = {row[0].strip("`"): row[2] for row in rows("suite")}
    suites = [suite_of(game) for game in SUITES]
    assert list(found) == [suite.name for suite in suites]
    for suite in suites:
        assert found[suite.name].startswith(str(suite.deals))
        assert ("500" in found[suite.name] or "same" in found[suite.name]) == suite.paired


def test_the_baselines_are_those_kept() -> None:
    """`python -m benchmarks.baselines --write` writes them."""
    assert baselines.with_tables(TEXT) == TEXT
    for game in SUITES:
        for result in baselines.kept(game):
            assert result["suite"] == json.loads(json.dumps(vars(suite_of(game))))
            assert result["machine"]
            assert result["bots"]


RESULT = {"deals": 2, "matches": 4, "seconds_a_match": 0.125}
EVEN = {"mean": -0.25, "low": -0.5, "high": 0.0}


def run_of(game: str, *bots: str, **figures: Any) -> str:
    head = {"suite": vars(suite_of(game)), "bots": [{"name": bot} for bot in bots]}
    return f"{json.dumps(head)}\n{json.dumps({'summary': RESULT | figures})}\n"


def test_baselines_are_added_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(baselines, "KEPT", tmp_path / "kept")
    share = {"decided": 2, "share": 0.5, "low": 0.1, "high": 0.9}
    paired = {"ahead_in_wins": EVEN, "ahead_in_points": EVEN, "taken": share}
    path = tmp_path / "run.jsonl"
    path.write_text(run_of("gears", "hard:seconds=1000000", "random", **paired), encoding="utf-8")
    for _ in range(2):
        baselines.add(baselines.result_of(path))
    path.write_text(run_of("railroad-ink", "random", score=EVEN), encoding="utf-8")
    baselines.add(baselines.result_of(path))
    lines = [line for line in baselines.tables() if line.startswith("| ") and "-1 |" in line]
    ranged = "−0.25 (−0.50 to 0.00)"
    assert lines == [
        f"| railroad-ink-1 | random | 2 | {ranged} | 0.12 |",
        f"| gears-1 | hard, random | 2 | {ranged} | {ranged} | 50 % (10–90) of 2 | 0.12 |",
    ]


def test_what_is_no_result_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text('{"suite": {}}\n', encoding="utf-8")
    with pytest.raises(InputError, match="whole run"):
        baselines.result_of(path)
    other = json.loads(run_of("gears", "hard", "easy").splitlines()[0])
    other["suite"]["game_version"] = 1
    with pytest.raises(InputError, match="another edition"):
        baselines.add(other)


def test_what_is_cited_is_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {tinkertable.__version__}\n" in text
    assert text.startswith("cff-version: 1.2.0\n")
