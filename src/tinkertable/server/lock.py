"""One store, one server: a lock beside the embedded store that says who holds it.

The system gives it back when its process ends, whatever ends it.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

from tinkertable.core.errors import InputError

from .settings import Settings

PATIENCE = 5.0  # seconds until whoever has just taken it has said so


class StoreHeld(InputError):
    """Another server has the store."""

    def __init__(self, store: Path, pid: int, url: str) -> None:
        super().__init__(f"process {pid} has the store {store}: it serves {url}")
        self.pid = pid
        self.url = url


@contextlib.contextmanager
def hold_store(settings: Settings) -> Iterator[None]:
    """Keep others off the embedded store. A PostgreSQL may be shared, and needs no lock."""
    store = settings.store_file
    if store is None:
        yield
        return
    path = store.with_name(f"{store.name}.lock")
    try:
        store.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise InputError(f"the store {store} cannot be used: {error.strerror}") from None
    try:
        _take(lock, store)
        os.ftruncate(lock, 0)
        os.pwrite(lock, json.dumps({"pid": os.getpid(), "url": settings.url}).encode(), 0)
        yield
    finally:
        os.close(lock)


def _take(lock: int, store: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = _holder(lock)
        if holder is not None:
            raise StoreHeld(store, *holder)
        if time.monotonic() > end:
            raise InputError(f"another process has the store {store}")
        time.sleep(0.05)


def _holder(lock: int) -> tuple[int, str] | None:
    """Process and address; none if what stands there is half written, or of one that has ended."""
    try:
        said = json.loads(os.pread(lock, 4096, 0))
        os.kill(said["pid"], 0)
    except (ValueError, ProcessLookupError):
        return None
    except PermissionError:  # it is somebody else's, and lives
        pass
    return said["pid"], said["url"]
