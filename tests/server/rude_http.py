"""Requests over HTTP that no browser makes, and what must come of each."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tests.server.rawness import Raw
from tests.server.running import Running

HOST = "Host: 127.0.0.1\r\n"
JSON = "Content-Type: application/json\r\n"


@dataclass(frozen=True)
class Rude:
    """A request as bytes, and the statuses that may answer it; 0: the connection just closes."""

    name: str
    data: bytes
    statuses: tuple[int, ...]
    end: bool = True  # the server closes, since the request can have no end


def get(path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\n{HOST}{more}Connection: close\r\n\r\n".encode("latin-1")


def post(path: str, body: bytes, more: str = JSON) -> bytes:
    head = f"POST {path} HTTP/1.1\r\n{HOST}{more}Connection: close\r\n"
    return head.encode("latin-1") + f"Content-Length: {len(body)}\r\n\r\n".encode() + body


def bodies(path: str) -> list[Rude]:
    """JSON that is none, or no good."""
    texts: list[tuple[str, bytes]] = [
        ("deep", b"[" * 50_000),
        ("deep and closed", b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"),
        ("a huge number", b'{"name": ' + b"9" * 50_000 + b"}"),
        ("a lone surrogate", b'{"name": "\\ud800"}'),
        ("a lone surrogate as a key", b'{"name": "x", "\\udfff": 1}'),
        ("not UTF-8", b'{"name": "\xff\xfe"}'),
        ("UTF-16", json.dumps({"name": "x", "y": 1}).encode("utf-16")),
        ("NUL", b'{"name": "a\\u0000b"}'),
        ("NaN", b'{"name": NaN}'),
        ("twice", b'{"name": 1, "name": 2}'),
        ("cut off", b'{"name": "Ann'),
        ("nothing", b""),
        ("no JSON", b"name=Anna"),
    ]
    return [Rude(f"{path}: {name}", post(path, body), (401, 422)) for name, body in texts]


def requests() -> list[Rude]:
    name = b'{"name": "x"}'
    long = "x" * 3000
    return [
        *bodies("/api/me"),
        *bodies("/api/import"),
        Rude("no type", post("/api/me", name, ""), (422,)),
        Rude("text", post("/api/me", name, "Content-Type: text/plain\r\n"), (422,)),
        Rude("a form", post("/api/me", b"name=x", "Content-Type: multipart/form-data\r\n"), (422,)),
        Rude("a type that is none", post("/api/me", name, "Content-Type: ;;=\xff\r\n"), (422,)),
        Rude("too long", post("/api/me", b" " * 70_000 + name), (413,)),
        Rude("claims much", _claims("/api/me", "99999999"), (413,)),
        Rude("claims absurdly much", _claims("/api/me", "9" * 30), (400, 413)),
        Rude("claims nonsense", _claims("/api/me", "-5"), (400,)),
        Rude("claims twice", _claims("/api/me", "5\r\nContent-Length: 6"), (400,)),
        Rude("chunks and a length", _chunked("/api/me", "Content-Length: 5\r\n"), (400,)),
        Rude("endless chunks", _chunked("/api/me") + b"1000\r\n" + b" " * 4096 + b"\r\n", (413,)),
        Rude("a bad chunk", _chunked("/api/me") + b"zz\r\n{}\r\n", (400,)),
        Rude("no host", b"GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n", (404,)),
        Rude("a broken host", _host("["), (404,)),
        Rude("another broken host", _host("]:[::1"), (404,)),
        Rude("a host of others", _host("evil.example"), (404,)),
        Rude("two hosts", _host("127.0.0.1\r\nHost: 127.0.0.1"), (404,)),
        Rude("another origin", post("/api/me", name, f"{JSON}Origin: null\r\n"), (403,)),
        Rude("a cookie of others", get("/api/me", "Cookie: tinkertable=x.\xe9\r\n"), (200,)),
        Rude("a broken cookie", get("/api/me", 'Cookie: =; tinkertable="\\400\r\n'), (200,)),
        Rude("a long cookie", get("/api/me", f"Cookie: tinkertable={long}.{long}\r\n"), (200,)),
        Rude("up", get("/api/../api/me"), (404,)),
        Rude("up, hidden", get("/api/%2e%2e/%2e%2e/etc/passwd"), (404,)),
        Rude("up, hidden twice", get("/%252e%252e/etc/passwd"), (404, 503)),
        Rude("a file", get("/..%2f..%2f..%2fetc%2fpasswd"), (404, 503)),
        Rude("NUL in a path", get("/api/tables/%00"), (422,)),
        Rude("NUL in a file", get("/%00"), (404, 503)),
        Rude("not UTF-8 in a path", get("/api/tables/%ff%fe"), (422,)),
        Rude("half a percent", get("/api/tables/%"), (422,)),
        Rude("bytes in a path", get("/api/tables/\xff"), (400, 422)),
        Rude("a slash more", get("/api/me/"), (404,)),
        Rude("two slashes", get("//api//me"), (400, 404, 503)),
        Rude("a query of rubbish", get("/api/tables?%00=%ff&&&==;list=mine"), (422,)),
        Rude("a long query", get("/api/tables?list=" + "x" * 12_000), (422,)),
        Rude("a long path", get("/api/tables/" + "a" * 12_000), (422,)),
        Rude("an absolute address", get("http://evil.example/api/me"), (200, 404)),
        Rude("no path", get("http://evil.example"), (400, 404)),
        Rude("a star", b"OPTIONS * HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n", (400, 404)),
        Rude("a tunnel", b"CONNECT evil.example:443 HTTP/1.1\r\n\r\n", (400, 404)),
        Rude("a method of its own", b"BREW /api/me HTTP/1.1\r\n\r\n", (400,)),
        Rude("an old version", b"GET /api/me HTTP/0.9\r\n\r\n", (400, 404)),
        Rude("a new version", b"GET /api/me HTTP/9.9\r\n\r\n", (400, 404)),
        Rude("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", (400,)),
        Rude("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", (400,)),
        Rude("rubbish", bytes(range(256)), (400,)),
        Rude("a header without a name", get("/api/me", ": x\r\n"), (400,)),
        Rude("a header with NUL", get("/api/me", "X: a\0b\r\n"), (400,)),
        Rude("long headers", b"GET /api/me HTTP/1.1\r\nX: " + b"x" * 300_000, (400, 0)),
        Rude("many headers", b"GET /api/me HTTP/1.1\r\n" + b"X: x\r\n" * 30_000, (400, 0)),
        Rude("a long first line", b"GET /" + b"x" * 300_000, (400, 0)),
        Rude("a socket elsewhere", _upgrade("/api/nothing"), (403, 404)),
        Rude("a socket to a page", _upgrade("/index.html"), (403, 404, 503)),
        Rude("a socket to bytes", _upgrade("/api/tables/\xff/live"), (101, 400)),
        Rude("a socket with a long header", _upgrade("/x", f"X: {'x' * 9000}\r\n"), (400, 431)),
        Rude("a socket with many headers", _upgrade("/x", "X: x\r\n" * 200), (400, 431)),
        Rude("a socket of the future", _upgrade("/x", "Sec-WebSocket-Version: 99\r\n"), (400,)),
        Rude("a socket from elsewhere", _upgrade("/x", "Origin: http://evil.example\r\n"), (403,)),
        Rude("h2c", get("/api/me", "Upgrade: h2c\r\n"), (200,)),
    ]  # fmt: skip


def _claims(path: str, length: str) -> bytes:
    head = f"POST {path} HTTP/1.1\r\n{HOST}{JSON}Connection: close\r\n"
    return f"{head}Content-Length: {length}\r\n\r\n{{}}".encode()


def _chunked(path: str, more: str = "") -> bytes:
    head = f"POST {path} HTTP/1.1\r\n{HOST}{JSON}Transfer-Encoding: chunked\r\n"
    return f"{head}{more}\r\n".encode()


def _host(value: str) -> bytes:
    return f"GET /api/me HTTP/1.1\r\nHost: {value}\r\nConnection: close\r\n\r\n".encode()


def _upgrade(path: str, more: str = "") -> bytes:
    head = f"GET {path} HTTP/1.1\r\n{HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n"
    version = "" if "Version" in more else "Sec-WebSocket-Version: 13\r\n"
    return f"{head}{key}{version}{more}\r\n".encode("latin-1")


async def meet(server: Running, rude: Rude) -> list[str]:
    """What is wrong with how the server takes it."""
    raw = await Raw.to(server)
    try:
        try:
            await raw.send(rude.data)
            while rude.name == "endless chunks":  # until nobody listens any more
                await raw.send(b"1000\r\n" + b" " * 4096 + b"\r\n")
                if raw.reader.at_eof() or raw.writer.transport.is_closing():
                    break
        except ConnectionError:
            pass
        heard = await raw.rest() if 101 not in rude.statuses else await raw.head()
    except TimeoutError:
        return [f"{rude.name}: the server neither answers nor closes"]
    finally:
        raw.drop()
    status = int(heard[9:12]) if heard.startswith(b"HTTP/1.1 ") else 0
    if status not in rude.statuses and not (status == 0 and rude.name == "endless chunks"):
        return [f"{rude.name}: answered {heard[:200]!r}"]
    if b"Traceback" in heard or b"/site-packages/" in heard:
        return [f"{rude.name}: a trace in {heard[:500]!r}"]
    return []
