"""One store, one server: real processes, and what is left of one that was killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.shell import assert_refused, tinkertable
from tests.server.running import QUIET, STARTUP, free_port, running
from tinkertable.server.lock import hold_store
from tinkertable.server.settings import Settings


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + STARTUP
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@contextmanager
def browser(folder: Path) -> Iterator[dict[str, str]]:
    """An environment whose browser only writes down what it is to show."""
    program = folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {folder}/shown\n')
    program.chmod(0o755)
    yield {"BROWSER": f"{program} %s"}


def play(folder: Path, *more: str, env: dict[str, str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tinkertable.cli", "play", "--data", str(folder), *more]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | env
    )


def test_a_second_play_opens_the_browser_at_the_first(tmp_path: Path) -> None:
    port, data, shown = free_port(), tmp_path / "data", tmp_path / "shown"
    here = f"http://localhost:{port}/"
    with browser(tmp_path) as env:
        first = play(data, "--port", str(port), env=env)
        try:
            wait_for(shown.exists)
            second = play(data, env=env)
            told, wrong = second.communicate(timeout=STARTUP)
            assert (second.returncode, wrong) == (0, "")
            assert told == f"Tinkertable is at {here} already  (process {first.pid})\n"
            wait_for(lambda: shown.read_text() == f"{here}\n{here}\n")
            quiet = play(data, "--no-browser", env=env)
            assert quiet.communicate(timeout=STARTUP) == (told, "")
        finally:
            first.terminate()
            said, _ = first.communicate(timeout=STARTUP)
        assert said.startswith(f"Tinkertable is at {here}  (ctrl-C")
        assert shown.read_text() == f"{here}\n{here}\n"


def test_a_second_server_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    with running(tmp_path, *QUIET) as first:
        assert first.process
        words = ("serve", "--data", str(tmp_path), "--port", str(free_port()))
        where = f"http://localhost:{first.port}/"
        assert_refused(tinkertable(*words), f"process {first.process.pid}", where)
        store = f"sqlite:///{tmp_path / 'tables.sqlite'}"  # whatever folder the keys are in
        elsewhere = ("--data", str(tmp_path / "other"), "--database", store)
        assert_refused(tinkertable("serve", *elsewhere), where)
        assert httpx.get(f"{first.url}/api/health").json()["ok"]
        first.kill()  # -9
        with running(tmp_path, *QUIET) as second:
            assert httpx.get(f"{second.url}/api/health").json()["ok"]


def test_servers_share_a_folder_where_the_store_is_not_in_it(tmp_path: Path, pg_url: str) -> None:
    with (
        running(tmp_path, "--database", pg_url, *QUIET),
        running(tmp_path, "--database", pg_url, *QUIET),
        running(tmp_path, *QUIET),  # the only one with the embedded store
    ):
        pass


def test_whoever_has_just_taken_it_is_waited_for(tmp_path: Path) -> None:
    """What stands in the file may be of one that was killed."""
    lock = tmp_path / "tables.sqlite.lock"
    program = (
        "import fcntl, sys, time; f = open(sys.argv[1], 'r+'); fcntl.flock(f, fcntl.LOCK_EX);"
        "print(flush=True); time.sleep(0.5);"
        'f.truncate(0); f.write(\'{"pid": 1, "url": "http://first/"}\'); f.flush();'
        "time.sleep(60)"
    )
    ended = subprocess.Popen(["true"])
    ended.wait()
    lock.write_text(f'{{"pid": {ended.pid}, "url": "http://gone/"}}')
    with subprocess.Popen([sys.executable, "-c", program, lock], stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        holder.stdout.readline()
        with pytest.raises(ValueError, match="http://first/"), hold_store(settings(tmp_path)):
            pass
        holder.kill()
    with hold_store(settings(tmp_path)):
        assert f'"pid": {os.getpid()}' in lock.read_text()


def settings(folder: Path) -> Settings:
    return Settings(folder=str(folder))


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = tinkertable("serve", "--data", str(tmp_path / "file"))
    assert_refused(done, "cannot be used")


def test_a_store_in_memory_is_nobodys_else(tmp_path: Path) -> None:
    inside = Settings(folder=str(tmp_path), database="sqlite://")
    with hold_store(inside), hold_store(inside):
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ({}, "http://localhost:8017/"),
        ({"host": "0.0.0.0", "port": 80}, "http://localhost:80/"),
        ({"host": "fd00::1"}, "http://[fd00::1]:8017/"),
        ({"host": "table.lan"}, "http://table.lan:8017/"),
        ({"public_url": "https://games.example.org"}, "https://games.example.org/"),
    ],
)
def test_where_a_server_is_reached(given: dict[str, str], url: str) -> None:
    assert Settings(**given).url == url  # type: ignore[arg-type]
