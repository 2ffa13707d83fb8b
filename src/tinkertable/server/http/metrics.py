"""Figures for those who run the server, to this machine only."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from tinkertable.server.figures import CONTENT_TYPE
from tinkertable.server.refusal import Refusal
from tinkertable.server.sample import probe, sample
from tinkertable.server.server import server_of

router = APIRouter()
LOOPBACK = ("127.0.0.1", "::1")
NAMES = (*LOOPBACK, "localhost")
PROXIES = ("forwarded", "x-forwarded-", "x-real-ip", "via")  # how their headers begin


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    proxied = any(name.startswith(PROXIES) for name in request.headers)
    here = request.client is not None and request.client.host in LOOPBACK
    if proxied or not here or request.url.hostname not in NAMES:
        raise Refusal("not-found", "nothing-here")
    server = server_of(request)
    await probe(server)
    sample(server)
    return Response(server.figures.text(), media_type=CONTENT_TYPE)
