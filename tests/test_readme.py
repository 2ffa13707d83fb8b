"""The commands and the code in README and docs do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tinkertable.core.edition import read_edition, which_game
from tinkertable.games import load

ROOT = Path(__file__).parents[1]
# By page: how many commands it has at least, and how many lines its Python example prints.
PAGES = {"README.md": (6, 2), "docs/editions.md": (3, 1)}


def blocks(page: str, kind: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.M | re.S)


def commands(page: str) -> list[tuple[str, str]]:
    """Every `$ command` of the console blocks, with the output shown below it."""
    found = []
    for block in blocks(page, "console"):
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_command_runs_and_prints_what_is_shown(page: str, tmp_path: Path) -> None:
    binaries = Path(sys.executable).parent
    env = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    assert len(commands(page)) >= PAGES[page][0]
    for command, output in commands(page):
        p = subprocess.run(
            command, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert p.returncode == 0, (command, p.stderr)
        assert p.stdout or ">" in command, command
        if output:
            assert p.stdout == output, command


@pytest.mark.parametrize("page", PAGES)
def test_the_python_example_runs(page: str) -> None:
    (code,) = blocks(page, "python")
    p = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert p.returncode == 0, p.stderr
    assert len(p.stdout.splitlines()) == PAGES[page][1]


def test_the_editions_shown_can_be_read() -> None:
    texts = blocks("docs/editions.md", "json")
    assert len(texts) >= 3
    for text in texts:
        assert read_edition(load(which_game(text)), text).data
