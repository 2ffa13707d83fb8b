"""The benchmark for papers: deals are those published, lines say what was done."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from benchmarks import suite as suites
from benchmarks.suite import FEW, SUITES, Suite, checksum, dice, refuse_other_rules, suite_of

from tinkertable.arena.play import play_match
from tinkertable.bots import load as load_bot
from tinkertable.cli.match import read_deals
from tinkertable.core.errors import InputError
from tinkertable.core.seats import NATURE
from tinkertable.games import load


def run(monkeypatch: pytest.MonkeyPatch, path: Path, *words: str) -> list[dict[str, Any]]:
    monkeypatch.setattr("sys.argv", ["suite", *words, "--out", str(path)])
    assert suites.main() == 0
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", SUITES)
def test_the_first_deals_are_those_published(game: str) -> None:
    refuse_other_rules(suite_of(game))


@pytest.mark.soak
@pytest.mark.parametrize("game", SUITES)
def test_all_deals_are_those_published(game: str) -> None:
    suite = suite_of(game)
    assert checksum(suite, suite.deals) == suite.checksum


def test_other_rules_are_refused() -> None:
    suite = suite_of("gears")
    for other in (replace(suite, game_version=2), replace(suite, seed="another")):
        with pytest.raises(InputError, match="gears-1"):
            refuse_other_rules(other)


def test_dice_from_a_file_are_those_of_the_suite(tmp_path: Path) -> None:
    suite: Suite = replace(suite_of("railroad-ink"), deals=3)
    path = tmp_path / "deals.json"
    path.write_text(json.dumps(dice(suite)), encoding="utf-8")
    game = load(suite.game)
    given = read_deals(game, str(path))
    assert [name for name, _ in given] == [f"railroad-ink-1-{number}" for number in range(3)]
    for number, (_, nature) in enumerate(given):
        match = play_match(game, [load_bot("random", game)], {}, f"{suite.seed}-{number}")
        drawn = [game.codec.text(action) for seat, action, *_ in match.moves if seat == NATURE]
        assert drawn == nature


def test_one_seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = run(monkeypatch, tmp_path / "one", "railroad-ink", "--bot", "random", "--deals", "3")
    head, *matches, end = lines
    assert head["suite"]["name"] == "railroad-ink-1"
    assert head["bots"] == [
        {"name": "random", "method": "random", "parameters": {}, "backend": "plain"}
    ]
    assert [match["deal"] for match in matches] == [0, 1, 2]
    mean = sum(match["scores"][0]["total"] for match in matches) / 3
    assert end["summary"]["score"]["mean"] == round(mean, 3)


def test_two_seats_and_later_deals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = ("gears", "--bot", "greedy", "--against", "random")
    all_lines = run(monkeypatch, tmp_path / "all", *words, "--deals", "4")
    later = run(monkeypatch, tmp_path / "later", *words, "--deals", "2", "--first", "2")

    def without_seconds(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**line, "seconds": 0} for line in lines if "deal" in line]

    assert without_seconds(later) == without_seconds(all_lines)[4:]
    assert [line["players"] for line in later[1:3]] == [["greedy", "random"], ["random", "greedy"]]
    assert later[-1]["summary"]["deals"] == 2
    ahead = later[-1]["summary"]["ahead_in_points"]
    assert ahead["low"] <= ahead["mean"] <= ahead["high"]


def test_levels_think_without_a_cap() -> None:
    (bot,) = suites.described(suite_of("gears"), [suites.unhurried("expert")])
    assert bot["parameters"]["seconds"] >= 1e6
    assert min(suite_of(game).deals for game in SUITES) >= FEW


def test_when_the_time_is_up_whole_deals_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("gears", "--bot", "greedy", "--against", "random", "--deals", "9", "--minutes", "0")
    head, *matches, end = run(monkeypatch, tmp_path / "short", *words)
    assert head["deals"] == [0, 9]
    assert [match["deal"] for match in matches] == [0, 0]
    assert end["summary"]["deals"] == 1
