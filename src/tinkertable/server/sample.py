"""What is read off a server now and then, for its figures."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from tinkertable import __version__

from . import json_logging

if TYPE_CHECKING:
    from .server import Server

STATM = Path("/proc/self/statm")


def sample(server: Server) -> None:
    """How things are at this moment, and what others have counted."""
    figures, sessions, workers = server.figures, server.sessions.by_table, server.workers
    figures.process.set(1)
    figures.version.labels(__version__).set(1)
    figures.memory.set(_resident())
    figures.sockets.set(sum(len(session.connections) for session in sessions.values()))
    figures.connections.set(server.gate.connections)
    figures.in_memory.set(len(sessions))
    figures.unreadable.set(server.sessions.reader.faulty)
    for queue, count in workers.waiting.items():
        figures.waiting.labels(queue).set(count)
    figures.owed.set(sum(len(session.thinking) for session in sessions.values()))
    figures.bots_ready.set(workers.progress >= 1)
    figures.bus_ok.set(server.bus.ok)
    figures.follow(figures.entries, server.sessions.appended)
    figures.follow(figures.retries, workers.retries)
    figures.follow(figures.weaker, workers.fallbacks)
    figures.follow(figures.deaths, workers.deaths)
    figures.follow(figures.bus_lost, server.bus.lost)
    figures.follow_all(figures.cut_off, server.gate.refused)
    figures.follow_all(figures.lines, json_logging.lines)
    figures.follow_all(figures.expired, server.expiry.gone)
    _weigh(server)


async def probe(server: Server) -> None:
    server.figures.store_ok.set(await server.store.fault() is None)


async def look_at_the_store(server: Server) -> None:
    """What takes more of a question to the store."""
    await probe(server)
    figures = server.figures
    statuses = await server.store.count_tables()
    for status in {*statuses, *server.counted}:
        figures.tables.labels(status).set(statuses.get(status, 0))
    server.counted = set(statuses)


def _weigh(server: Server) -> None:
    """How large the embedded store is, and how much room is left for it."""
    file = server.settings.store_file
    if file is None:
        return
    parts = (file.with_name(f"{file.name}{more}") for more in ("", "-wal"))
    server.figures.store_bytes.set(sum(part.stat().st_size for part in parts if part.exists()))
    server.figures.free_bytes.set(shutil.disk_usage(file.parent).free)


def _resident() -> int:
    """Bytes of memory; 0 where the system does not tell in this way."""
    if not STATM.exists():
        return 0
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
