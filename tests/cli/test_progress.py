"""The progress bar: seen on a terminal, absent from a pipe and where rich is missing."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

MATCH = "['match', 'gears', '--bots', 'random,random', '--games', '3', '--json']"
ASK = f"""
import sys
from tinkertable.cli import main
code = main({MATCH})
print(sum(name.partition(".")[0] == "rich" for name in sys.modules))
sys.exit(code)
"""
WITHOUT_RICH = "import sys; sys.modules['rich'] = None" + ASK


def on_terminal(program: str, out: Path) -> str:
    """What a terminal is shown on standard error; standard output goes to a file."""
    ours, theirs = pty.openpty()
    with out.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdout=file,
            stderr=theirs,
            env=os.environ | {"TERM": "xterm", "COLUMNS": "80"},
        )
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # the other end is closed
        pass
    finally:
        os.close(ours)
    assert process.wait(60) == 0
    return shown.decode()


def matches(out: str) -> int:
    """How many objects stand in the output before the last line, which counts modules of rich."""
    lines = out.splitlines()[:-1]
    return sum("scores" in json.loads(line) for line in lines)


def test_a_terminal_sees_the_bar_and_a_pipe_the_results(tmp_path: Path) -> None:
    shown = on_terminal(ASK, tmp_path / "out")
    assert "3/3" in shown
    assert "scores" not in shown
    assert matches((tmp_path / "out").read_text()) == 3


def test_without_rich_there_is_no_bar(tmp_path: Path) -> None:
    assert on_terminal(WITHOUT_RICH, tmp_path / "out") == ""
    assert matches((tmp_path / "out").read_text()) == 3


@pytest.mark.parametrize("program", [ASK, WITHOUT_RICH])
def test_a_pipe_gets_no_bar_and_needs_no_rich(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr == ""
    assert matches(done.stdout) == 3
    assert int(done.stdout.splitlines()[-1]) == (program is WITHOUT_RICH)  # the one that is None
