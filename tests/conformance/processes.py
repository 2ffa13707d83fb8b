"""Python started afresh with another hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]


def start_module(module: str, *, hash_seed: int) -> subprocess.Popen[str]:
    """Run a module of the tests; its output is to be read from `communicate`."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", module],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def outputs_of(processes: Iterable[subprocess.Popen[str]]) -> list[str]:
    """What they printed, once all have ended."""
    running = list(processes)
    ends = [process.communicate() for process in running]
    for process, (_, errors) in zip(running, ends, strict=True):
        assert process.returncode == 0, errors
    return [out for out, _ in ends]
