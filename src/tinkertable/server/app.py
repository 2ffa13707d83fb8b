"""The application: routes, socket, pages, behind the gate."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from tinkertable import __version__

from . import live, metrics, records, routes, shapes
from .gate import Gate
from .pages import Pages
from .refusal import STATUS, Refusal
from .server import Server
from .settings import Settings
from .store import Away

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": shapes.Error} for status in sorted({400, *STATUS.values()})
}


def make_app(settings: Settings) -> ASGIApp:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Tinkertable",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    app.state.server = server
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(Away, _away)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.include_router(routes.router)
    app.include_router(live.router)
    app.include_router(metrics.router)
    app.mount("/", Pages())
    return Gate(app, settings, server.buckets)


def from_environment() -> ASGIApp:
    """For uvicorn's own processes."""
    records.set_up()
    return make_app(Settings.from_environment())


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    headers = {"Retry-After": "1"} if error.code in ("too-many", "not-saved") else None
    return JSONResponse(error.to_json(), error.status, headers)


async def _away(request: Request, _: Exception) -> JSONResponse:
    away = Refusal("not-saved", "the store does not answer; try again")
    return await _refused(request, away)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][:5])
    return await _refused(request, Refusal("bad-request", f"{where}: {first['msg']}"[:300]))


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "bad-request"
    body = Refusal(code, str(error.detail)).to_json()
    return JSONResponse(body, error.status_code, error.headers)
