"""The application: routes, socket and client files, behind the request guard."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import ASGIApp

from tinkertable import __version__
from tinkertable.server import json_logging
from tinkertable.server.gate import GATE
from tinkertable.server.refusal import STATUS, Refusal, not_saved
from tinkertable.server.server import Server, server_of
from tinkertable.server.settings import Settings
from tinkertable.server.socket import endpoint
from tinkertable.server.store.errors import Away

from . import metrics, routes
from .client_files import ClientFiles
from .middleware import RequestGuard
from .not_found import NotFound
from .openapi import describe

BY_STATUS = {STATUS[code]: code for code in ("not-found", "too-large", "no-such-method")}


def make_app(settings: Settings) -> ASGIApp:
    server = Server(settings)
    app = _make_api()
    app.state.server = server
    return RequestGuard(app, settings, server.shares.messages, server.figures)


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    server: Server = app.state.server
    await server.start()
    try:
        yield {GATE: server.gate}
    finally:
        await server.stop()


def document() -> dict[str, Any]:
    """The OpenAPI document, without a server."""
    return _make_api().openapi()


def _make_api() -> FastAPI:
    app = FastAPI(
        title="Tinkertable",
        version=__version__,
        lifespan=_running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.openapi = describe(app, routes.router.routes)  # type: ignore[method-assign]
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(Away, _away)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.include_router(routes.router)
    app.include_router(endpoint.router)
    app.include_router(metrics.router)
    app.router.routes.append(Route("/api/{path:path}", NotFound(routes.router.routes)))
    app.mount("/", ClientFiles())
    return app


def from_environment() -> ASGIApp:
    """For uvicorn's own processes."""
    json_logging.set_up()
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return make_app(Settings.from_environment())


def _end_with(parent: BaseProcess) -> None:
    """Nobody watches over a process whose parent was killed: it ends too."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    server_of(request).figures.refusals.labels(error.code).inc()
    return JSONResponse(error.to_json(), error.status, error.headers)


async def _away(request: Request, _: Exception) -> JSONResponse:
    return await _refused(request, not_saved())


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][:5])
    return await _refused(
        request, Refusal("bad-request", "field", where=where, problem=first["type"])
    )


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # while the body was read
        return await _refused(request, error.__cause__)
    refusal = Refusal(
        BY_STATUS.get(error.status_code, "bad-request"), "http", status=error.status_code
    )
    server_of(request).figures.refusals.labels(refusal.code).inc()
    return JSONResponse(refusal.to_json(), refusal.status, error.headers)
