"""The examples that learn, shortened: they learn, and the same again from the same seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples.learning import afterstates, cfr
from examples.learning.afterstate_driver import MARKS, OF_ROUND, WEIGHTS
from examples.learning.curve import Axis, apart

from tests.bots.railroad_ink import walk
from tinkertable.backends import PLAIN
from tinkertable.core.position import Position
from tinkertable.games.railroad_ink.rules.state import DICE


def run(monkeypatch: pytest.MonkeyPatch, module: Any, out: Path, *words: str) -> list[Any]:
    """Its main, as it is run from a shell; the lines of its curve."""
    monkeypatch.setattr("sys.argv", ["example", *words, "--out", str(out)])
    module.main()
    (path,) = out.glob("*.jsonl")
    picture = path.with_suffix(".svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "nan" not in picture
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_boards_are_learned_shortened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(afterstates, "RIVALS", ("random",))
    words = ("--backend", "plain", "--games", "2", "--looks", "2", "--matches", "1")
    head, *points = run(monkeypatch, afterstates, tmp_path, *words)
    assert head["learned"] == "Afterstate values on Railroad Ink"
    assert head["arguments"]["games"] == "2"
    assert [point["games"] for point in points] == [0, 1, 2]
    assert points[0]["figures"]["random"] == points[2]["figures"]["random"]
    found = np.load(tmp_path / "afterstates.npz")["weights"]
    assert found.any()
    again = afterstates.Learner(PLAIN, 1)
    for match in range(2):
        again.play(match, afterstates.rate_at(match, 2))
    np.testing.assert_array_equal(found, again.weights)


def test_the_best_afterstate_is_chosen() -> None:
    """Against a position that is copied, played on and scored move by move."""
    learner = afterstates.Learner(PLAIN, 1)
    learner.weights[:] = np.random.default_rng(5).normal(0, 3, WEIGHTS)
    driver, memory = learner._driver, learner._memory
    work, sheet = memory.works[0], memory.sheets[0]
    for position in at_decisions(12):
        learner._rows[driver.NOW] = position.state
        n = position.game.legal(position.box[0], position.state, 0, memory.out, work)
        found = driver.best(
            position.box[0], learner._rows, n, learner.weights, learner._marks, learner._points, 0,
            memory.out, work, sheet,
        )  # fmt: skip
        worth = {}
        for action in position.legal(0):
            after = position.copy()
            after.play(0, action)
            driver.mark(after.state, after.sheet(0), learner._marks, 0)
            marks = learner._marks[:MARKS]
            of_round = range(
                (after.state.round_now - 1) * OF_ROUND, after.state.round_now * OF_ROUND
            )
            assert all(mark in of_round for mark in marks)
            assert len(set(marks)) > MARKS - DICE  # only dice that show the same share one
            worth[action] = after.total(0) + driver.sum_of(learner.weights, marks, 0)
        assert found == max(worth, key=lambda action: worth[action])


def at_decisions(count: int) -> Iterator[Position]:
    yield from islice(walk("none", 3), 2, 200, 200 // count)


def test_what_was_seen_often_is_known() -> None:
    """Boards of a match that always ends alike come to be worth what it scores."""
    learner = afterstates.Learner(PLAIN, 1)
    learner.play(0, 0.0)
    driver, marks, points = learner._driver, learner._marks, learner._points
    moves, total = 20, 50

    def off() -> float:
        thought = [
            points[k] + driver.sum_of(learner.weights, marks, k * MARKS) for k in range(moves)
        ]
        farthest: float = max(abs(total - worth) for worth in thought)
        return farthest

    before = off()
    for _ in range(60):
        driver.learn(learner.weights, 0.5, afterstates.TRACE, marks, points, moves, total)
    assert off() < before / 20


def test_regret_falls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """CFR's bound falls like one over the root of iterations; CFR+ is well below it here."""
    head, *points = run(monkeypatch, cfr, tmp_path, "--iterations", "200")
    assert head["packages"]["open_spiel"]
    last = points[-1]
    assert [point["iterations"] for point in points] == [1, 2, 5, 10, 20, 50, 100, 200]
    for name, most in (("CFR", 0.02), ("CFR+", 0.01)):
        assert points[0]["figures"][name]["mean"] > 0.2
        assert 0 < last["figures"][name]["mean"] < most


def test_larger_hands_are_games_too() -> None:
    sizes = [cfr.reduced_gears(1, gears).new_initial_state() for gears in (2, 3)]
    two, three = (len(state.legal_actions()) for state in sizes)
    assert (two, three) == (8, 12)


def test_axes() -> None:
    axis = Axis(0.0, 20.0, 100)
    assert [axis.at(value) for value in (0, 5, 20)] == [0, 25, 100]
    assert axis.ticks() == [0, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20]
    powers = Axis(0.5, 1000.0, 330, logarithmic=True)
    assert powers.ticks() == [1, 10, 100, 1000]
    assert powers.at(1000) == 330
    assert Axis(3.0, 3.0, 100).at(3.0) == 0  # all alike: nothing to divide by


def test_names_beside_the_lines_are_apart() -> None:
    assert apart({"low": 100, "high": 10, "near": 12}) == {"high": 10, "near": 25, "low": 100}
