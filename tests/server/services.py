"""A PostgreSQL and a Redis of our own: private port, temporary folder, killed and started at will.

They come from Debian's packages. Nothing is skipped where they are missing: the tests fail and say
what to install.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.running import free_port

INSTALL = "apt-get install -y postgresql redis-server"
PATIENCE = 60.0  # seconds until a service must answer


class Missing(AssertionError):
    """A program that the tests need is not installed."""

    def __init__(self, program: str) -> None:
        super().__init__(f"{program} is not installed; as root: {INSTALL}")


def find(program: str) -> str:
    """The newest PostgreSQL's program, or whatever the path has."""
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    newest = sorted(versions, key=lambda path: float(path.parts[-3]))
    found = str(newest[-1]) if newest else shutil.which(program)
    if not found:
        raise Missing(program)
    return found


class Service(Protocol):
    @property
    def url(self) -> str: ...
    def start(self) -> None: ...
    def kill(self) -> None: ...
    def stop(self) -> None: ...


class Postgres:
    """Runs as `postgres` when we are root, which PostgreSQL refuses to be; as ourselves otherwise.

    Nothing is made faster here at the price of durability.
    """

    def __init__(self) -> None:
        self._initdb, self._postgres = find("initdb"), find("postgres")
        self._isready = find("pg_isready")
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tinkertable-postgres-"))
        self._uid: int | None = None  # nobody else
        self._gid: int | None = None
        self._more: tuple[()] | None = None
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            self._uid, self._gid, self._more = user.pw_uid, user.pw_gid, ()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return self.database("postgres")

    def database(self, name: str) -> str:
        return f"postgresql://tinkertable@127.0.0.1:{self.port}/{name}"

    def new_database(self, name: str) -> str:
        """An empty database; its URL."""
        self._call(find("createdb"), "-h", "127.0.0.1", "-p", str(self.port),
                   "-U", "tinkertable", name)  # fmt: skip
        return self.database(name)

    def query(self, url: str, text: str) -> list[str]:
        """The rows of the answer, columns separated by `|`."""
        answer = self._call(find("psql"), "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", text, url)
        return answer.splitlines()

    def start(self) -> None:
        data = self.folder / "data"
        if not data.exists():
            self._call(self._initdb, "-D", str(data), "-U", "tinkertable", "--auth=trust",
                       "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync")  # fmt: skip
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._postgres, "-D", str(data), "-p", str(self.port), "-k", str(self.folder),
                 "-c", "listen_addresses=127.0.0.1"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True, cwd=self.folder,
                user=self._uid, group=self._gid, extra_groups=self._more,
            )  # fmt: skip
        ready = [self._isready, "-q", "-h", "127.0.0.1", "-p", str(self.port), "-d", "postgres"]
        _wait(
            lambda: subprocess.run(ready, check=False).returncode == 0, self._process, self.folder
        )

    def kill(self) -> None:
        """All its processes at once, as when the power fails."""
        assert self._process
        pids = [self._process.pid, *_children(self._process.pid)]
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        until(lambda: not any(alive(pid) for pid in pids), "PostgreSQL's processes to end")

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(timeout=PATIENCE)
        shutil.rmtree(self.folder)

    def _call(self, *words: str) -> str:
        done = subprocess.run(
            words, cwd=self.folder, capture_output=True, text=True, check=False,
            user=self._uid, group=self._gid, extra_groups=self._more,
        )  # fmt: skip
        assert done.returncode == 0, f"{words}: {done.stderr}"
        return done.stdout


class Redis:
    """Remembers nothing: what it carries is in the store."""

    def __init__(self) -> None:
        self._redis = find("redis-server")
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tinkertable-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._redis, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                 "--appendonly", "no", "--dir", str(self.folder)],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        _wait(self._answers, self._process, self.folder)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        assert self._process
        self._process.kill()
        self._process.wait()

    def hang(self, on: bool) -> None:
        """It takes what it is told, and says nothing."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=PATIENCE)
        shutil.rmtree(self.folder)


Kind = TypeVar("Kind", bound=Service)


@contextlib.contextmanager
def service(one: Kind) -> Iterator[Kind]:
    one.start()
    try:
        yield one
    finally:
        one.stop()


async def waiters(line: AsyncConnection, count: int) -> None:
    """Until so many processes of PostgreSQL wait for a row of `tables`."""
    question = sa.text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE tables%'"
    )
    while (await line.scalar(question) or 0) < count:
        await line.rollback()  # each look is a new one
        await asyncio.sleep(0.01)


def _children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in path.read_text().split()] if path.exists() else []


def alive(pid: int) -> bool:
    """Is there a process of this number that is more than a memory of itself?"""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def _wait(answers: Callable[[], bool], process: subprocess.Popen[bytes], folder: Path) -> None:
    def there() -> bool:
        if process.poll() is not None:
            raise AssertionError(f"it ended: {(folder / 'log').read_text()[-2000:]}")
        return answers()

    until(there, f"an answer; {folder}/log says why not")


def until(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(0.02)
