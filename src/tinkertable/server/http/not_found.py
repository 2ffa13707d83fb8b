"""Whatever else is asked for below /api: there is no such thing, or not in this way."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from tinkertable.server.refusal import Refusal
from tinkertable.server.server import server_of


class NotFound:
    def __init__(self, routes: Iterable[object]) -> None:
        self.routes = [route for route in routes if isinstance(route, APIRoute)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        known = {m for one in self.routes if one.path_regex.match(path) for m in one.methods or ()}
        if known:
            refusal = Refusal("no-such-method", "method", known=", ".join(sorted(known)))
            headers = {"Allow": ", ".join(sorted(known))}
        else:
            refusal, headers = Refusal("not-found", "nothing-here"), {}
        server_of(HTTPConnection(scope)).figures.refusals.labels(refusal.code).inc()
        answer = JSONResponse(refusal.to_json(), refusal.status, headers)
        await answer(scope, receive, send)
