"""Run the server: one process, or several behind one port."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from tinkertable.core.errors import InputError
from tinkertable.server.http.app import make_app
from tinkertable.server.store import causes
from tinkertable.server.store.errors import Away
from tinkertable.server.store.store import Store

from . import json_logging
from .figures import counted_together
from .lock import hold_store
from .settings import Settings

log = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds a store may take to answer before we give up
NOT_YET = ("57P03", "53300")  # PostgreSQL starts, or has no connection left
OPTIONS: dict[str, Any] = {
    "http": "tinkertable.server.protocols:HttpProtocol",
    "ws": "tinkertable.server.protocols:SocketProtocol",
    "ws_max_size": 16_384,
    "ws_max_queue": 8,
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 3,
    "server_header": False,
    "log_config": None,
}


def check(settings: Settings, processes: int) -> None:
    if processes > 1 and not (settings.bus and settings.database.startswith("postgresql")):
        raise InputError("several processes need --database postgresql://… and --bus redis://…")


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any other if it is taken."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise InputError(f"no port is free on {host}")


async def prepare(settings: Settings) -> None:
    """The store answers and is of our version, before anything listens."""
    store = Store(settings.engine_url)
    end = time.monotonic() + PATIENCE
    try:
        while True:
            try:
                return await store.prepare()
            except Away as error:
                if time.monotonic() > end or not _passing(error):
                    where = store.engine.where
                    why = causes.words(error)
                    raise InputError(f"the store {where} cannot be used: {why}") from None
                log.warning("store is away", extra={"reason": str(error)})
            await asyncio.sleep(1)
    finally:
        await store.stop()


def _cause(error: Away) -> BaseException | None:
    return getattr(error.__cause__, "orig", error.__cause__)


def _passing(error: Away) -> bool:
    """Is it only that the database is not up yet?"""
    state = getattr(_cause(error), "sqlstate", None)
    return isinstance(error.__cause__, OSError) or state in NOT_YET


def serve(settings: Settings, processes: int = 1, begin: Callable[[], None] = lambda: None) -> None:
    """Run until it is told to end; `begin` is called as soon as nobody else has the store."""
    check(settings, processes)
    with hold_store(settings):
        begin()
        _run(settings, processes)


def _run(settings: Settings, processes: int) -> None:
    json_logging.set_up()
    asyncio.run(prepare(settings))
    where: dict[str, Any] = {"host": settings.host, "port": settings.port}
    if processes == 1:
        uvicorn.run(make_app(settings), **where, **OPTIONS)
        return
    os.environ |= settings.to_environment()
    with counted_together():
        uvicorn.run(
            "tinkertable.server.http.app:from_environment",
            factory=True,
            workers=processes,
            **where,
            **OPTIONS,
        )
