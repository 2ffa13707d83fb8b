"""The README's commands do what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", README, re.M | re.S)


def commands() -> list[tuple[str, str]]:
    """Every `$ command` of the console blocks, with the output shown below it."""
    found = []
    for block in blocks("console"):
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def test_every_command_runs_and_prints_what_is_shown(tmp_path: Path) -> None:
    binaries = Path(sys.executable).parent
    env = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    assert len(commands()) >= 6
    for command, output in commands():
        p = subprocess.run(
            command, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert p.returncode == 0, (command, p.stderr)
        assert p.stdout or ">" in command, command
        if output:
            assert p.stdout == output, command


def test_the_python_example_runs() -> None:
    (code,) = blocks("python")
    p = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert p.returncode == 0, p.stderr
    assert len(p.stdout.splitlines()) == 2
