"""What works with the standard library alone, and what each other command says is missing."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tinkertable.cli import COMMANDS
from tinkertable.cli.extras import PACKAGES

from .shell import assert_refused, bare_tinkertable, python

LOG = json.dumps({"game": "railroad-ink", "seats": 1, "moves": ["* roll H.H."]})

# Words of a command, and what it prints then.
ALONE = [
    (["games"], "transmissions: 1 to 4 seats"),
    (["rules", "gears"], "**R1.**"),
    (["edition", "gears"], '"game": "gears"'),
    (["score", "railroad-ink", "A2H.H."], '"highway": 1'),
    (["replay", "-"], '"finished": false'),
    (["legal", "-"], "roll RR.."),
    (["match", "gears", "--bots", "random,greedy"], "1 games"),
    (["match", "railroad-ink", "--bots", "easy"], "1 games"),
    (["bench", "gears"], "gears          plain"),
]
# Words of a command, and the extra it needs.
MORE = [
    (["play"], "play"),
    (["serve"], "play"),
    (["admin", "tables"], "play"),
    (["terminal", "gears"], "play"),
    (["match", "gears", "--bots", "easy,easy", "--backend", "native"], "fast"),
    (["bench", "gears", "--device", "cuda"], "cuda"),
]


def test_every_command_is_tried_below() -> None:
    assert {words[0] for words, _ in [*ALONE, *MORE]} == set(COMMANDS)


@pytest.mark.parametrize(("words", "part"), ALONE, ids=lambda found: " ".join(found[:2]))
def test_the_standard_library_is_enough(words: list[str], part: str) -> None:
    done = bare_tinkertable(*words, stdin=LOG)
    assert done.code == 0, done.err
    assert "Traceback" not in done.err
    assert part in done.out


@pytest.mark.parametrize(("words", "extra"), MORE)
def test_a_command_says_what_to_install(words: list[str], extra: str) -> None:
    done = bare_tinkertable(*words)
    assert_refused(
        done, f"tinkertable {words[0]}: ", f"needs more: pip install 'tinkertable[{extra}]'"
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_help_needs_nothing(command: str) -> None:
    done = bare_tinkertable(command, "--help")
    assert done.code == 0, done.err
    assert COMMANDS[command] in done.out


def test_plain_speed_is_measured_and_the_rest_is_named() -> None:
    done = bare_tinkertable("bench", "gears", "--json")
    assert list(done.objects[0]["gears"]) == ["plain"]
    assert "tinkertable[fast]" in done.err


WITHOUT_SERVER = f"""
import sys
sys.modules |= dict.fromkeys({PACKAGES["server"]})
from tinkertable.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize("more", ["--bus=redis://nowhere", "--database=postgresql://nowhere/x"])
def test_what_others_run_needs_its_clients(more: str) -> None:
    done = python("-c", WITHOUT_SERVER, "serve", more)
    assert_refused(done, "tinkertable serve: needs more: pip install 'tinkertable[server]'")


def test_a_server_by_itself_needs_no_clients_of_others() -> None:
    done = python("-c", WITHOUT_SERVER, "serve", "--processes", "2")
    assert_refused(done, "several processes need")  # all of the server is imported before that


def test_all_that_the_extras_bring_is_asked_for() -> None:
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    assert project["dependencies"] == []
    for extra, packages in PACKAGES.items():
        brought = [
            re.split(r"[^\w-]", line)[0]
            for line in project["optional-dependencies"][extra]
            if ";" not in line and not line.startswith("tinkertable[")
        ]
        assert sorted(packages) == sorted(brought)
