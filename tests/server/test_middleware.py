"""The request guard: who may ask, from where, how much, and what every answer says."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.door import door
from tests.server.house import House
from tests.server.running import Guest, Running, story
from tests.words.told import can_be_told
from tinkertable.server.socket.endpoint import listen_to

PUBLIC = "https://play.example"
ME = json.dumps({"name": "Anna"}).encode()


def raw(server: Running, *lines: str, body: bytes = b"") -> tuple[int, str]:
    """Status and text of the answer to a request as it stands."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode() + body)
        answer = b""
        while part := line.recv(65536):
            answer += part
    head, _, rest = answer.decode("latin-1").partition("\r\n\r\n")
    return int(head.split()[1]), head + rest


def post(*headers: str, length: int = len(ME)) -> list[str]:
    kind = "Content-Type: application/json"
    return ["POST /api/me HTTP/1.1", kind, f"Content-Length: {length}", *headers]


def test_a_host_that_is_not_ours_gets_nothing(server: Running) -> None:
    port = server.port
    for host in ("127.0.0.1", f"localhost:{port}", f"[::1]:{port}", "LOCALHOST"):
        assert raw(server, "GET /api/me HTTP/1.1", f"Host: {host}")[0] == 200, host
    for host in (
        "evil.example", f"evil.example:{port}", "localhost.evil.example", "localhost@evil.example",
        "127.0.0.1.nip.io", "[::1", "]", "", "localhost.", "0x7f.1", "[::1]x",
        "evil@localhost", "localhost/x", "localhost:80:80", "a" * 300,
    ):  # fmt: skip
        status, text = raw(server, "GET /api/me HTTP/1.1", f"Host: {host}")
        assert status in (400, 404), host
        assert "Traceback" not in text
    for lines in (
        ["GET /api/me HTTP/1.0"],
        ["GET /api/me HTTP/1.1", "Host: localhost", "Host: evil.example"],
        ["GET /api/me HTTP/1.1", "Host: evil.example", "Host: localhost"],
    ):
        assert raw(server, *lines)[0] in (400, 404), lines


def test_a_change_must_come_from_our_own_pages(server: Running) -> None:
    here = f"localhost:{server.port}"
    host = f"Host: {here}"
    for ours in (
        [host], [host, f"Origin: http://{here}"], [host, "Sec-Fetch-Site: same-origin"],
        [f"Host: 127.0.0.1:{server.port}", f"Origin: http://127.0.0.1:{server.port}"],
    ):  # fmt: skip
        assert raw(server, *post(*ours), body=ME)[0] == 200, ours
    for theirs in (
        "http://localhost", f"http://localhost:{server.port + 1}", "http://localhost:3000",
        f"http://127.0.0.1:{server.port}", "http://evil.example", "null", "", f"ws://{here}",
        f"http://{here}.evil.example", f"http://evil.example#{here}", f"http://{here}/", "file://",
    ):  # fmt: skip
        status, _ = raw(server, *post(host, f"Origin: {theirs}"), body=ME)
        assert status == 403, theirs
    for site in ("cross-site", "same-site"):
        assert raw(server, *post(host, f"Sec-Fetch-Site: {site}"), body=ME)[0] == 403
    twice = (f"Origin: http://{here}", f"Origin: http://{here}")
    assert raw(server, *post(host, *twice), body=ME)[0] == 403
    # reading needs no origin: without our cookie it shows what all may see
    assert raw(server, "GET /api/games HTTP/1.1", host, "Origin: http://evil.example")[0] == 200


@story
async def test_a_socket_must_come_from_our_own_pages(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        cookie = "; ".join(f"{k}={v}" for k, v in anna.http.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/live"
        head = {"Cookie": cookie}
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers=head | {"Origin": origin})
            assert refused.value.response.status_code == 403
        ours = head | {"Origin": f"http://127.0.0.1:{server.port}"}
        async with connect(address, additional_headers=ours) as opened:
            assert json.loads(await opened.recv())["type"] == "hello"


@story
async def test_behind_a_public_name_its_scheme_counts(tmp_path: Path) -> None:
    async with door(tmp_path, public_url=f"{PUBLIC}/") as opened:
        async with opened.caller("9.9.9.9", "http://play.example") as caller:
            for origin, status in ((PUBLIC, 200), ("http://play.example", 403)):
                answer = await caller.post(
                    "/api/me", json={"name": "A"}, headers={"Origin": origin}
                )
                assert answer.status_code == status
            answer = await caller.post("/api/me", json={"name": "A"}, headers={"Origin": PUBLIC})
            assert "strict-transport-security" in answer.headers
        async with opened.caller("9.9.9.9", "http://other.example") as caller:
            assert (await caller.get("/api/me")).status_code == 404


@story
async def test_the_cookie_is_for_our_server_alone(tmp_path: Path) -> None:
    for url, secure in (("", False), (PUBLIC, True)):
        async with door(tmp_path, public_url=url) as opened, opened.caller() as caller:
            answer = await caller.post("/api/me", json={"name": "Anna"})
            (cookie,) = answer.headers.get_list("set-cookie")
            words = {word.strip().lower() for word in cookie.split(";")}
            assert {"httponly", "samesite=strict", "path=/"} <= words
            assert ("secure" in words) == secure
            assert not any(word.startswith("domain") for word in words)


@story
async def test_every_answer_forbids_foreign_script(tmp_path: Path) -> None:
    async with door(tmp_path) as opened, opened.caller() as caller:
        for path in ("/", "/api/games", "/api/nothing", "/nothing.html", "/api/me", "/metrics"):
            answer = await caller.get(path)
            policy = answer.headers["content-security-policy"]
            rules = dict(part.strip().partition(" ")[::2] for part in policy.split(";"))
            assert rules["script-src"] == rules["default-src"] == "'self'"
            assert rules["frame-ancestors"] == rules["object-src"] == "'none'"
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            if "html" in answer.headers.get("content-type", ""):
                assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|\bon\w+\s*=", answer.text)
        answer = await caller.get("/api/me", headers={"Host": "evil.example"})
        assert "content-security-policy" in answer.headers


@story
async def test_figures_are_for_this_machine_only(tmp_path: Path) -> None:
    async with door(tmp_path, public_url=PUBLIC) as opened:
        async with opened.caller() as caller:
            assert "tinkertable_sockets 0.0" in (await caller.get("/metrics")).text
            for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Host"):
                answer = await caller.get("/metrics", headers={name: "127.0.0.1"})
                assert answer.status_code == 404, name
            answer = await caller.get("/metrics", headers={"Host": "play.example"})
            assert answer.status_code == 404
        for address in ("10.0.0.1", "::ffff:10.0.0.1", "fe80::1", "127.0.0.1.evil", ""):
            async with opened.caller(address) as caller:
                assert (await caller.get("/metrics")).status_code == 404, address


@story
async def test_nobody_may_ask_too_much(tmp_path: Path) -> None:
    async with door(tmp_path, rate=0.001, burst=5) as opened:
        async with opened.caller("1.1.1.1") as one, opened.caller("2.2.2.2") as two:
            await one.post("/api/me", json={"name": "Anna"})
            two.cookies.update(one.cookies)
            told = [(await one.get("/api/me")).status_code for _ in range(6)]
            assert told == [200] * 4 + [429] * 2  # one address
            told = [(await two.get("/api/me")).status_code for _ in range(3)]
            assert told == [200, 429, 429]  # one person, wherever they come from
            refused = await two.get("/api/me")
            assert refused.json()["error"]["code"] == "too-many"
            assert "retry-after" in refused.headers
        async with opened.caller("3.3.3.3") as three:
            assert (await three.get("/api/me")).status_code == 200


def test_what_is_too_large_is_not_even_read(server: Running) -> None:
    host = "Host: localhost"
    assert raw(server, *post(host, length=64_001))[0] == 413
    for path, most in (("import", 4_500_000), ("editions", 1_100_000)):
        lines = [f"POST /api/{path} HTTP/1.1", host, f"Content-Length: {most + 1}"]
        assert raw(server, *lines)[0] == 413
    for length in ("-1", "1e9", "x", "9" * 30):
        lines = ["POST /api/me HTTP/1.1", host, f"Content-Length: {length}"]
        assert raw(server, *lines)[0] in (400, 413), length


@story
async def test_errors_have_words_and_no_trace(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        for method, path, body in (
            ("GET", "/api/nothing", None), ("GET", "/api/tables/x", None),
            ("POST", "/api/me", b"{"),
            ("POST", "/api/me", b"\xff\xfe"), ("POST", "/api/me", b'{"name": 1}'),
            ("POST", "/api/tables", b'{"game": []}'), ("PUT", "/api/me", None),
            ("GET", "/api/games/chess/rules", None), ("GET", "/api/games/%2e%2e/rules", None),
            ("GET", "/api/tables?list=all", None), ("POST", "/api/me", b'{"name": "\\ud800"}'),
        ):  # fmt: skip
            head = {"Content-Type": "application/json"}
            answer = await anna.http.request(method, path, content=body, headers=head)
            assert 400 <= answer.status_code < 500, (path, answer.text)
            error = answer.json()["error"]
            assert set(error) == {"code", "reason", "facts"}
            assert can_be_told(error)
            for word in ("Traceback", "File ", ".py", "pydantic.dev", "sqlite"):
                assert word not in answer.text


@pytest.mark.parametrize(
    ("text", "burst", "code"), [('{"type": "ping"}', 5, 4429), ("nonsense", 1e6, 4400)]
)
@story
async def test_a_socket_that_floods_is_closed(
    tmp_path: Path, text: str, burst: float, code: int
) -> None:
    async with House(tmp_path, rate=0.001, burst=burst) as house:
        session = await house.table("railroad-ink", 1)
        ear = house.connect(session, 0)
        ear.flood = text
        await house.seated(session, ear)
        assert await listen_to(house.server, session, ear.connection) == code
        assert (await ear.until("error"))["code"] in ("too-many", "bad-request")
