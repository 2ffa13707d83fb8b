"""The web client's files: hashed ones are kept for good, the page itself is asked for anew."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

FOLDER = Path(__file__).parents[2] / "client"
FOREVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    def __init__(self) -> None:
        super().__init__(directory=FOLDER, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not FOLDER.is_dir():
            missing = PlainTextResponse("The web client is not built: run `make client`.\n", 503)
            await missing(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        packed = f"{path}.gz"
        if "gzip" in Headers(scope=scope).get("accept-encoding", "") and _is_file(packed):
            response = await super().get_response(packed, scope)
            response.headers["content-type"] = f"{guess_type(path)[0]}; charset=utf-8"
            response.headers["content-encoding"] = "gzip"
        else:
            response = await super().get_response(path, scope)
        response.headers["vary"] = "Accept-Encoding"
        hashed = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = FOREVER if hashed else "no-cache"
        return response


def _is_file(path: str) -> bool:
    try:
        return (FOLDER / path).is_file()
    except (OSError, ValueError):  # too long, or no name at all
        return False
