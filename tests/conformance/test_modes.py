"""Plain, compiled and bounds-checked rules do the same, each in a process of its own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.perft.counts import openings
from tinkertable.core.record import MODES

from .cases import ALL, SOME, games
from .processes import outputs_of, start_module

Answers = dict[str, Any]


@pytest.fixture(scope="module")
def answers() -> dict[str, Answers]:
    """By mode; hash seeds differ too, and must not matter either."""
    outputs = outputs_of(
        start_module("tests.conformance.modes_probe", rules=mode, hash_seed=number)
        for number, mode in enumerate(MODES)
    )
    return {
        mode: dict(json.loads(line) for line in output.splitlines())
        for mode, output in zip(MODES, outputs, strict=True)
    }


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "plain"])
@pytest.mark.parametrize("kind", ["steps", "bulk", "editions"])
def test_modes_agree(answers: dict[str, Answers], mode: str, kind: str) -> None:
    plain, other = (
        {asked: answer for asked, answer in answers[name].items() if asked.endswith(kind)}
        for name in ("plain", mode)
    )
    assert plain
    assert plain == other


def test_every_case_was_played(answers: dict[str, Answers]) -> None:
    for found in answers.values():
        assert {f"{name} steps" for name in SOME} <= set(found)
        assert {f"{name} bulk" for name in ALL} <= set(found)


@pytest.mark.parametrize("mode", MODES)
def test_editions_keep_apart(answers: dict[str, Answers], mode: str) -> None:
    found = {asked: a for asked, a in answers[mode].items() if asked.endswith("editions")}
    for asked, editions in found.items():
        first, second = editions["alone"]
        assert first != second, asked
        assert editions["in turn"] == [first, second], asked


def test_deep_perft(answers: dict[str, Answers]) -> None:
    for game in games():
        for opening in openings(game):
            for mode, counts in (("checked", opening.plain), ("compiled", opening.compiled)):
                for depth, count in counts.items():
                    asked = f"{game.name} perft {opening.name} {depth}"
                    assert answers[mode][asked] == count, asked


def test_layouts_are_distinct(answers: dict[str, Answers]) -> None:
    """Games that lie in memory alike would share compiled code."""
    for mode in ("compiled", "checked"):
        layouts = [answers[mode][f"{game.name} layout"] for game in games()]
        assert len(set(layouts)) == len(layouts)
