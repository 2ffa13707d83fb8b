"""How the server itself is."""

from __future__ import annotations

from fastapi import Request

from tinkertable.server.server import server_of

from .. import responses
from .parts import router


@router.get("/health")
async def health(request: Request) -> responses.Health:
    """How the server itself is."""
    server = server_of(request)
    fault = await server.store.fault()
    progress = server.workers.progress
    bots = responses.Bots(ready=progress >= 1, progress=progress)
    good = fault is None
    return responses.Health(ok=good, store=good, fault=fault, bus=server.bus.ok, bots=bots)
