"""A built client, a running server, browsers; every test ends with a silent console."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import QUIET, Running, running

from .chromium import MISSING, Visitor, find_chromium, launched

ROOT = Path(__file__).parents[2]

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    # Compiling takes minutes of a machine that the browsers need; what bots answer matters little.
    with running(tmp_path_factory.mktemp("server"), *QUIET) as started:
        yield started


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if find_chromium() is None:
        pytest.exit(MISSING, returncode=1)
    with launched() as started:
        yield started


@pytest.fixture
def visit(server: Running, browser: Browser) -> Iterator[Visit]:
    """`visit(size, theme, language)`: somebody new, who must have nothing to complain about."""
    visitors: list[Visitor] = []

    def come(
        size: str = "wide", theme: str = "light", language: str = "en", **more: Any
    ) -> Visitor:
        visitors.append(Visitor(browser, server.url, size, theme, language, **more))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [said for visitor in visitors for said in visitor.complaints] == []
