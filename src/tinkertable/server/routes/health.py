"""How the server itself is."""

from __future__ import annotations

from fastapi import Request

from .. import shapes
from ..server import server_of
from .parts import router


@router.get("/health")
async def health(request: Request) -> shapes.Health:
    server = server_of(request)
    store = await server.store.ok()
    progress = server.workers.progress
    bots = shapes.Bots(ready=progress >= 1, progress=progress)
    return shapes.Health(ok=store, store=store, bus=server.bus.ok, bots=bots)
