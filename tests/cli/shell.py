"""Run the command as a user does: a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import tinkertable as package

SOURCES = Path(package.__file__).parents[1]


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


def tinkertable(*words: str, stdin: bytes | str = b"", **env: str) -> Done:
    return python("-m", "tinkertable.cli", *words, stdin=stdin, **env)


def bare_tinkertable(*words: str, stdin: bytes | str = b"") -> Done:
    """As where nothing is installed besides: without any site-packages."""
    return python("-S", "-m", "tinkertable.cli", *words, stdin=stdin, PYTHONPATH=str(SOURCES))


def python(*words: str, stdin: bytes | str = b"", **env: str) -> Done:
    given = stdin.encode() if isinstance(stdin, str) else stdin
    p = subprocess.run(
        [sys.executable, *words],
        input=given,
        capture_output=True,
        env=os.environ | env,
        timeout=120,
        check=False,
    )
    return Done(p.returncode, p.stdout.decode(), p.stderr.decode())


def assert_refused(done: Done, *parts: str) -> None:
    """Exit code 2, nothing on standard output, one line that says what was expected and came."""
    assert done.code == 2, done
    assert done.out == ""
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) == 1, done.err
    for part in parts:
        assert any(choice in done.err for choice in part.split("|")), done.err
