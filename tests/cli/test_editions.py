"""Editions on the command line: printed, filled in, played with, replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tinkertable.games import GAMES, load

from .shell import assert_refused, tinkertable

POINTS = {"game": "railroad-ink", "name": "mine", "data": {"network_points": [7] * 13}}


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(POINTS), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("game", [name for name in GAMES if load(name).components])
def test_what_is_printed_can_be_played_with(game: str, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text(tinkertable("edition", game).out, encoding="utf-8")
    match = ["match", game, "--bots", "random,random", "--seed", "s", "--json"]
    with_it, without = (tinkertable(*match, *more) for more in (["--edition", str(own)], []))
    assert with_it.objects[0]["scores"] == without.objects[0]["scores"]


def test_logs_find_their_edition(mine: str, tmp_path: Path) -> None:
    log = str(tmp_path / "games.jsonl")
    match = ["match", "railroad-ink", "--bots", "random", "--games", "2", "--log", log, "--json"]
    played = tinkertable(*match, "--edition", mine).objects
    replayed = tinkertable("replay", log, "--edition", mine)
    assert [end["scores"] for end in replayed.objects] == [end["scores"] for end in played[:2]]
    lines = Path(log).read_text(encoding="utf-8")
    assert tinkertable("replay", "-", "--edition", mine, stdin=lines).out == replayed.out
    needed = json.loads(lines.splitlines()[0])["edition"]
    assert_refused(tinkertable("replay", log), needed, "not here")
    assert needed in tinkertable("replay", "-", stdin=lines).objects[0]["error"]
    first = lines.splitlines()[0]
    assert tinkertable("legal", "-", "--edition", mine, stdin=first).code == 0
    assert_refused(tinkertable("legal", "-", stdin=first), needed)


def test_a_log_without_an_edition_needs_none(mine: str) -> None:
    log = json.dumps({"game": "railroad-ink", "seats": 1, "moves": []})
    assert tinkertable("replay", "-", "--edition", mine, stdin=log).objects[0]["moves"] == 0


def test_what_cannot_be_used_is_one_line(mine: str, tmp_path: Path) -> None:
    gears = ["match", "gears", "--bots", "random,random"]
    assert_refused(tinkertable(*gears, "--edition", mine), mine, "an edition of gears")
    assert_refused(tinkertable(*gears, "--edition", "nowhere"), "cannot read nowhere")
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "chess"}', encoding="utf-8")
    assert_refused(tinkertable("replay", "-", "--edition", str(broken)), str(broken), "'chess'")
    assert_refused(tinkertable("edition", "chess"), "'chess'")
    assert_refused(tinkertable("bench", "--edition", mine), "name it")
    assert_refused(tinkertable("bench", "gears", "--edition", mine), "an edition of gears")
    assert_refused(
        tinkertable("terminal", "gears", "--bots", "greedy", "--edition", mine), "of gears"
    )
