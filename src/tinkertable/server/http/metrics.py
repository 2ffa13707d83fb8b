"""Figures for those who run the server, to this machine only."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from tinkertable.server.refusal import Refusal
from tinkertable.server.server import server_of

router = APIRouter()
LOOPBACK = ("127.0.0.1", "::1")
NAMES = (*LOOPBACK, "localhost")
PROXIES = ("forwarded", "x-forwarded-", "x-real-ip", "via")  # how their headers begin


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> PlainTextResponse:
    proxied = any(name.startswith(PROXIES) for name in request.headers)
    here = request.client is not None and request.client.host in LOOPBACK
    if proxied or not here or request.url.hostname not in NAMES:
        raise Refusal("not-found", "nothing-here")
    server = server_of(request)
    sessions = server.sessions.by_table.values()
    figures = {
        "tables_in_memory": len(sessions),
        "connections": sum(len(session.connections) for session in sessions),
        "journal_entries_total": server.sessions.appended,
        "commits_total": server.store.commits,
        "bot_retries_total": server.workers.retries,
        "bot_weaker_total": server.workers.fallbacks,
        "bots_ready": int(server.workers.progress >= 1),
        "bus_ok": int(server.bus.ok),
    }
    return PlainTextResponse("".join(f"tinkertable_{k} {v}\n" for k, v in figures.items()))
