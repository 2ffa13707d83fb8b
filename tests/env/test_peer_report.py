"""The tables and pictures of what is measured beside other libraries; without those libraries."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from benchmarks.facts import ROOT
from benchmarks.peers import report
from benchmarks.peers.contenders import WAYS, contenders
from benchmarks.peers.ours import HOWS, STEPS, game_named, in_step, single

from tinkertable.core.position import Position

FACTS = {
    "commit": "abc", "date": "2026-11-19", "rounds": 3, "seconds": 2.0,
    "machine": {"processor": "Some", "cores": 2, "load": 0.5, "python": "3.11.7"},
}  # fmt: skip


def line(name: str, steps: float, game: str = "tic-tac-toe", **more: Any) -> dict[str, Any]:
    ours = name.startswith("ours")
    found = {"way": "single", "game": game, "name": name, "ours": ours, "cores": 1, "round": 1}
    found |= {"device": "cpu", "steps_per_second": steps / 2, "steps_per_cpu_second": steps}
    return {**found, "version": f"{name} 1", **more}


LINES: list[dict[str, Any]] = [
    FACTS,
    *(line("ours", steps) for steps in (900e3, 1.2e6, 1.0e6)),
    *(line("theirs", steps) for steps in (400e3, 500e3, 600e3)),
    *(line("ours", 50e3, "backgammon") for _ in range(3)),
    *(line("theirs", 100e3, "backgammon") for _ in range(3)),
    {**line("broken", 0), "error": "no such module"},
    line("ours on the GPU", 2e6, way="lockstep", device="gpu"),
]


def test_medians_quartiles_and_who_leads() -> None:
    found = "\n".join(report.report(LINES))
    assert "| ours, one core | **1.00 M** (950 k – 1.10 M), 500 k by the clock | 50.0 k (" in found
    assert "| theirs, one core | 500 k (450 k – 550 k), 250 k by the clock | **100 k** (" in found
    assert "**Ours does not lead** in backgammon (theirs, one core, is 2.00 times as fast)" in found
    assert "Not measured: broken, tic-tac-toe, one game, stepped from Python (no such mod" in found
    assert "| ours on the GPU, one core | **1.00 M**, 1" not in found  # by the clock alone
    assert "| ours on the GPU, one core | **1.00 M** |" in found
    ahead = [one for one in LINES if one.get("game") != "backgammon"]
    assert "Ours leads, by 2.00 to 2.00 times." in "\n".join(report.report(ahead))


@pytest.mark.parametrize(
    ("value", "told"),
    [(0.5, "0.50"), (7, "7.00"), (850, "850"), (999.9, "1.00 k"), (12_345, "12.3 k"),
     (1_380_000, "1.38 M"), (204e6, "204 M")],
)  # fmt: skip
def test_numbers_are_short(value: float, told: str) -> None:
    assert report.short(value) == told


def test_what_is_written(tmp_path: Path) -> None:
    results = tmp_path / "results.md"
    results.write_text(f"before\n{report.MARK}\nold\n{report.MARK}\nafter\n")
    for _ in range(2):
        report.write(LINES, results, tmp_path)
        text = results.read_text()
        assert text.startswith("before\n")
        assert text.endswith(f"{report.MARK}\nafter\n")
        assert "\nold\n" not in text
    for way in ("single", "lockstep"):
        assert report.picture_of(way) in text
        drawn = ElementTree.parse(tmp_path / f"peers-{way}.svg").getroot()
        assert len(drawn.findall("{*}rect")) == (4 if way == "single" else 1)
        for one in drawn.iter("{*}rect"):
            assert float(one.get("x", "")) + float(one.get("width", "")) <= 710  # the grid's end


def test_results_have_a_place_for_it() -> None:
    assert report.RESULTS.read_text(encoding="utf-8").count(report.MARK) == 2


def test_every_contender_can_be_asked() -> None:
    for contender in contenders(gpu=True):
        assert contender.way in WAYS
        assert (ROOT / "benchmarks" / "peers" / f"{contender.module}.py").is_file()
        if contender.ours:
            assert contender.how in HOWS
            assert game_named(contender.game).seats


def test_one_game_after_another() -> None:
    steps, games = single(Position)(game_named("tic-tac-toe"), 1)()
    assert games > 0
    assert 5 * games <= steps <= 9 * games


def test_games_in_step() -> None:
    steps, games = in_step(lanes=8, obs=True)(game_named("tic-tac-toe"), 1)()
    assert json.loads(json.dumps({"steps": steps, "games": games})) == {
        "steps": 8 * STEPS,
        "games": games,
    }
    assert 5 * games <= steps <= 9 * games + 8 * 9


def test_measuring_from_end_to_end(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    subprocess.run(
        [sys.executable, "-m", "benchmarks.peers", "--peers", "/nowhere/python", "--out", str(out),
         "--rounds", "2", "--seconds", "0.05", "--cores", "1",
         "--only", "tic-tac-toe single ours, `Position` plain"],
        cwd=ROOT, check=True, capture_output=True,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}"},
    )  # fmt: skip
    lines = [json.loads(one) for one in out.read_text().splitlines()]
    assert [one.get("round") for one in lines] == [None, 1, 2]
    assert all(one["steps"] > 0 for one in lines[1:])
    assert "| ours, `Position` plain, one core | **" in "\n".join(report.report(lines))
