"""The request guard: what a request must pass to be seen by us, and what every answer says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tinkertable.server.figures import Figures
from tinkertable.server.gate import CROWDED
from tinkertable.server.rate_limit import RateLimit
from tinkertable.server.refusal import STATUS, Refusal
from tinkertable.server.settings import Settings
from tinkertable.server.shares import network

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:@/?#\s]+)(?::[0-9]{1,5})?")
READING = ("GET", "HEAD", "OPTIONS")
MOST_BYTES = 64_000
LARGE = {"/api/import": 300_000, "/api/editions": 200_000}  # ten times what a whole one takes
UNREAD = (STATUS["too-large"], STATUS["too-slow"])  # there may be more: it is not listened to
PAGE = 0.1  # of a message: opening the client asks for some forty files at once
# Messages that one of these counts for.
COST = {"/api/import": 10.0, "/api/editions": 3.0, "/api/me/data": 60.0}
PATIENCE = 30.0  # seconds to send a body in
MOST_DRAINED = 200_000  # bytes of a refused request, if it says how many come
DRAIN_SECONDS = 2.0  # seconds for them

POLICY = "; ".join(
    (
        "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
        "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class RequestGuard:
    def __init__(
        self, app: ASGIApp, settings: Settings, rate_limit: RateLimit, figures: Figures
    ) -> None:
        self.app = app
        self.settings = settings
        self.rate_limit = rate_limit
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = self._counted(send)
        headers = _headers(scope)
        try:
            self._check(scope, headers)
        except Refusal as refusal:
            self.figures.refusals.labels(refusal.code).inc()
            if scope["type"] == "http":
                await _drain(receive, headers.get("content-length", ""))
            await _refuse(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        most = LARGE.get(scope["path"], MOST_BYTES)
        await self.app(scope, _limit_body(receive, most), self._with_headers(scope, send))

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "").lower()
        if _name(host) not in self.settings.hosts:
            raise Refusal("not-found", "other-host")
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if changes and not self._same_origin(headers, host):
            raise Refusal("not-yours", "other-origin")
        state = scope.get("state", {})
        if CROWDED in state:
            raise Refusal("over-limit", "most-connections", most=state[CROWDED])
        client = scope.get("client")
        cost = COST.get(scope["path"], 1.0 if scope["path"].startswith("/api/") else PAGE)
        if not self.rate_limit.take(f"at {network(client[0] if client else '')}", cost):
            raise Refusal("too-many", "too-fast")
        length, most = headers.get("content-length", "0"), LARGE.get(scope["path"], MOST_BYTES)
        if len(length) > 9 or not length.isdecimal() or int(length) > most:
            raise Refusal("too-large", "bytes", most=most)

    def _same_origin(self, headers: dict[str, str], host: str) -> bool:
        """Browsers say where a request comes from; programs that are none say nothing."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        scheme, public = urlsplit(self.settings.public_url)[:2]
        schemes = [scheme] if host == public.lower() else ["http", "https"]
        return origin.lower() in {f"{one}://{host}" for one in schemes}

    def _counted(self, send: Send) -> Send:
        begun = time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.figures.answers.labels(message["status"]).inc()
                self.figures.requests.observe(time.perf_counter() - begun)
            await send(message)

        return send_counted

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        api = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                headers += [pair for pair in HEADERS if pair[0] not in dict(headers)]
                if message["status"] in UNREAD:
                    headers.append((b"connection", b"close"))
                if api:
                    headers.append((b"cache-control", b"no-store"))
                if self.settings.secure:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = headers
            await send(message)

        return send_with_headers


def _name(host: str) -> str:
    """Without the port."""
    found = HOST.fullmatch(host)
    return found[1] if found else ""


def _headers(scope: Scope) -> dict[str, str]:
    pairs = [(k.decode("latin-1"), v.decode("latin-1")) for k, v in scope["headers"]]
    found = dict(pairs)
    for name in ("host", "origin"):
        if sum(key == name for key, _ in pairs) > 1:  # which of them would we trust?
            found[name] = ""
    return found


def _limit_body(receive: Receive, most: int) -> Receive:
    """Whatever the length claimed, no more than this is read, and nobody is waited for long."""
    read = 0
    end = asyncio.get_running_loop().time() + PATIENCE
    whole = False

    async def receive_limited() -> Message:
        nonlocal read, whole
        if whole:  # what comes now is that the other end hangs up
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message: MutableMapping[str, Any] = await receive()
        except TimeoutError:
            raise Refusal("too-slow", "body-late", seconds=int(PATIENCE)) from None
        read += len(message.get("body", b""))
        whole = not message.get("more_body", False)
        if read > most:
            raise Refusal("too-large", "bytes", most=most)
        return message

    return receive_limited


async def _drain(receive: Receive, length: str) -> None:
    """Who is cut off while still sending may never read why: a little more is let in, unread."""
    if not length.isdecimal() or len(length) > len(str(MOST_DRAINED)) or int(length) > MOST_DRAINED:
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while (await receive()).get("more_body", False):
                pass


async def _refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    if scope["type"] == "websocket":
        await receive()
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    body = json.dumps(refusal.to_json()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
    headers += [(b"cache-control", b"no-store"), *HEADERS]
    if refusal.status in UNREAD or CROWDED in scope.get("state", {}):
        headers.append((b"connection", b"close"))
    start = {"type": f"{kind}.response.start", "status": refusal.status}
    await send(start | {"headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
