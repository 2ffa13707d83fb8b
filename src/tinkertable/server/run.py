"""Run the server: one process, or several behind one port."""

from __future__ import annotations

import os
import socket
from typing import Any

import uvicorn

from tinkertable.core.errors import InputError

from . import records
from .app import make_app
from .settings import Settings

OPTIONS: dict[str, Any] = {
    "ws": "websockets-sansio",
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


def serve(settings: Settings, processes: int = 1) -> None:
    check(settings, processes)
    records.set_up()
    os.environ["TINKERTABLE_RULES"] = "plain"  # nothing here waits for a compiler
    where: dict[str, Any] = {"host": settings.host, "port": settings.port}
    if processes == 1:
        uvicorn.run(make_app(settings), **where, **OPTIONS)
        return
    os.environ |= settings.to_environment()
    uvicorn.run(
        "tinkertable.server.app:from_environment",
        factory=True,
        workers=processes,
        **where,
        **OPTIONS,
    )
