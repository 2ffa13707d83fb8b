"""pytest, with a loop of our own over the tests it has found."""

from __future__ import annotations

import os
import resource
import sys
import traceback
from collections.abc import Callable

import pytest
from hypothesis import Phase, settings

QUIET = (
    "-p", "no:terminal", "-p", "no:cacheprovider", "--assert=plain", "-W", "ignore",
    "-o", "addopts=", "-m", "not soak",
)  # fmt: skip
MEMORY = 4 << 30  # bytes that one process may take
BROKE = 2  # how a process ends in which something else than a test went wrong


class Session:
    """The plugin: properties do not shrink what fails, and the loop gets all tests by name."""

    def __init__(self, loop: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.loop = loop

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        settings.register_profile("mutation", settings(), phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            sys.exit("some tests cannot be imported")
        self.loop({item.nodeid: item for item in session.items})
        return True


class Failures:
    """Which tests fail while they are recorded."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if failed(call):
            self.names.add(item.nodeid)


def failed(call: pytest.CallInfo[None]) -> bool:
    return bool(call.excinfo and not call.excinfo.errisinstance(pytest.skip.Exception))


class Verdict:
    """In a child: the first failure ends the process and tells its test."""

    def __init__(self, out: int) -> None:
        self.out = out

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if failed(call):
            os.write(self.out, item.nodeid.encode())
            os._exit(1)


def run_one(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def forget() -> Callable[[], None]:
    """Boxes and games that are kept for all tests are made anew for each."""
    kept = [
        value
        for name, module in [*sys.modules.items()]
        if name.startswith("tests.") or name == "tinkertable.core.position"
        for value in vars(module).values()
        if hasattr(value, "cache_clear")
    ]

    def clear() -> None:
        for value in kept:
            value.cache_clear()

    return clear


def in_child(what: Callable[[], None], out: int = 2) -> None:
    """Never returns: whatever goes wrong in a mutant's process ends there, and is told."""
    try:
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        what()
        os._exit(0)
    except BaseException:
        os.write(out, traceback.format_exc()[-1000:].encode())
        os._exit(BROKE)
