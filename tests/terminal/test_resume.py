"""What an earlier session left: continued, replaced or set aside, never lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.desk import Desk, first_move, sit, terminal
from tests.terminal.saves import METEOR, left, rolls
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.terminal.opening import Opening, Unusable
from tinkertable.terminal.save import Save, state_folder
from tinkertable.words import Words

ROUTES = rolls("H.H.", "HH..", "RR..", "H.R.")
FILE = "railroad-ink.json"


def test_every_move_is_in_the_file_with_the_seed(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        for key in ("enter", "enter", "u", "enter"):
            await desk.press(key)
            log = read_log((tmp_path / FILE).read_bytes())
            assert log.moves == desk.moves
            assert log.more["seed"] == "s"

    sit(terminal(tmp_path), story)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_continued_game_rolls_as_it_would_have(tmp_path: Path) -> None:
    whole: list[str] = []

    async def play(desk: Desk) -> None:
        for _ in range(3):
            await desk.end_round()
        whole.extend(desk.moves)

    async def play_some(desk: Desk) -> None:
        await desk.press("enter", "enter")

    async def play_on(desk: Desk) -> None:
        assert "unfinished game of Railroad Ink: 2 moves" in desk.page
        await desk.press("c")
        for _ in range(3):
            await desk.end_round()
        assert rolled(desk.moves) == rolled(whole)

    sit(terminal(tmp_path / "whole"), play)
    sit(terminal(tmp_path / "parts"), play_some)
    sit(terminal(tmp_path / "parts", seed=None), play_on)


def test_options_without_effect_are_not_told(tmp_path: Path) -> None:
    left(tmp_path, {"stations": "end", "lava_routes": "joined"}, [*ROUTES, "1 place A2H.H."])

    async def story(desk: Desk) -> None:
        assert "Played with stations=end." in desk.page
        await desk.press("q")

    sit(terminal(tmp_path), story)


def rolled(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("*")]


def test_a_new_game_replaces_the_old_one_only_when_asked(tmp_path: Path) -> None:
    left(tmp_path, METEOR, [*ROUTES, "* aim N", "* fly 1", "1 meteor"])
    before = (tmp_path / FILE).read_bytes()

    async def leave(desk: Desk) -> None:
        assert "expansion=meteor" in desk.page
        await desk.press("q")

    async def anew(desk: Desk) -> None:
        await desk.press("n")
        assert len(desk.moves) == 4

    sit(terminal(tmp_path), leave)
    assert (tmp_path / FILE).read_bytes() == before
    sit(terminal(tmp_path), anew)
    assert (tmp_path / FILE).read_bytes() != before


def test_a_game_against_other_bots_is_kept(tmp_path: Path) -> None:
    left(tmp_path, {}, [*ROUTES, "1 place A2H.H."], players=("clever",))

    async def story(desk: Desk) -> None:
        assert "--bots clever" in desk.page
        await desk.press("c")
        assert "--bots clever" in desk.page
        await desk.press("n")
        assert "kept in" in desk.foot

    sit(terminal(tmp_path), story)
    assert len(list(tmp_path.glob("*.aside"))) == 1


def test_bots_are_found_by_their_names(tmp_path: Path) -> None:
    left(tmp_path, {}, [*ROUTES, "1 place A2H.H."], players=("b", "a"))

    async def story(desk: Desk) -> None:
        await desk.press("c")
        assert desk.app.table.levels == ("b", "a")

    bots = [("a", first_move), ("b", first_move)]
    sit(terminal(tmp_path, bots=bots), story)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b'{"game": "railroad-ink", "seats": 1, "mov',
        b"\xff\xfe\x00",
        b"[1, 2]",
        b'{"game": "chess", "seats": 2, "moves": []}',
        b'{"game": "railroad-ink", "seats": 1, "moves": []}',
        b'{"game": "railroad-ink", "seats": 1, "moves": [], "seed": "s", "players": ["a"]}',
        b'{"game": "railroad-ink", "seats": 1, "moves": ["1 done"], "seed": "", "players": []}',
        b'{"game": "railroad-ink", "version": 99, "seats": 1, "moves": [], "seed": "",'
        b' "players": []}',
    ],
)
def test_a_file_that_is_no_use_is_set_aside(tmp_path: Path, text: bytes) -> None:
    (tmp_path / FILE).write_bytes(text)
    game = load("railroad-ink")
    found = Opening(game, {}, [], None, Save(game, tmp_path)).find_saved()
    assert isinstance(found, Unusable)
    assert "could not be read" in found.text(Words("en"))
    assert (tmp_path / "railroad-ink.1.aside").read_bytes() == text


def test_a_truncated_file_is_said_and_a_new_game_begins(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"game": "railroad-ink", "seats": 1, "mov')

    async def story(desk: Desk) -> None:
        assert "could not be read" in desk.foot
        assert "Round 1 of 7" in desk.panel

    sit(terminal(tmp_path), story)
    assert len(list(tmp_path.glob("*.aside"))) == 1


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def story(desk: Desk) -> None:
        await desk.press("enter")
        assert "could not be saved" in desk.foot
        assert len(desk.moves) == 5

    sit(terminal(tmp_path / "file" / "folder"), story)


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    match = left(tmp_path, {}, ROUTES)
    while not match.position.over:
        match.play(0, match.position.legal(0)[-1])
        match.settle()
    save = Save(match.game, tmp_path)
    save.write(match, ())
    assert save.read() is None


def test_where_the_file_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "tinkertable" / "terminal"
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "tinkertable" / "terminal"


def test_the_file_is_a_log_like_any_other(tmp_path: Path) -> None:
    left(tmp_path, {}, [*ROUTES, "1 place A2H.H."])
    log = read_log((tmp_path / FILE).read_bytes())
    assert Match.replay(load("railroad-ink"), log).move_texts() == [*ROUTES, "1 place A2H.H."]
    assert json.loads((tmp_path / FILE).read_text())["players"] == []


def test_without_a_terminal_it_says_so() -> None:
    script = (
        "from tinkertable.games import load; from tinkertable.terminal import run;"
        "raise SystemExit(run(load('railroad-ink'), 1, {}, [], None, 'en'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, input=""
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("terminal: needs a terminal")
    assert done.stderr.count("\n") == 1
