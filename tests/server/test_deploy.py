"""The files in `deploy/`: what they name exists, and the proxies carry a match."""

from __future__ import annotations

import contextlib
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Guest, free_port, running, story
from tinkertable.cli import parser

DEPLOY = Path(__file__).parents[2] / "deploy"
MAKE_CERTIFICATE = (
    "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
    "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
    "-keyout", "key.pem", "-out", "cert.pem",
)  # fmt: skip
Settle = Callable[[Path, int, int], tuple[str, ...]]


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """The text with this machine's values; every one of those it had must be there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def settle_nginx(folder: Path, port: int, upstream: int) -> tuple[str, ...]:
    site = replaced(
        text_of("nginx.conf"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("games.example.org;", "localhost;"),
        ("/etc/letsencrypt/live/games.example.org/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/games.example.org/privkey.pem", str(folder / "key.pem")),
        ("127.0.0.1:8017", f"127.0.0.1:{upstream}"),
    )
    kept = " ".join(
        f"{what}_temp_path {folder / what};"
        for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder / 'pid'}; events {{}}\n"
        f"http {{ access_log off; {kept}\n{site}\n}}\n"
    )
    return ("/usr/sbin/nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log"))


def settle_caddy(folder: Path, port: int, upstream: int) -> tuple[str, ...]:
    site = replaced(
        text_of("Caddyfile"),
        (
            "games.example.org {",
            f"https://localhost:{port} {{\n\ttls {folder / 'cert.pem'} {folder / 'key.pem'}",
        ),
        ("127.0.0.1:8017", f"127.0.0.1:{upstream}"),
    )
    start = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(start + site)
    return ("caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile")


@contextlib.contextmanager
def proxy(settle: Settle, folder: Path, port: int, upstream: int) -> Iterator[str]:
    """A real proxy with a certificate of its own; its address."""
    command = settle(folder, port, upstream)
    url = f"https://localhost:{port}"
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        end = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{url}/api/health", timeout=5)
                break
            assert process.poll() is None, (folder / "proxy.log").read_text()
            assert time.monotonic() < end, (folder / "proxy.log").read_text()
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(timeout=30)


@pytest.mark.parametrize("settle", [settle_nginx, settle_caddy])
def test_a_match_through_the_real_proxy(
    settle: Settle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subprocess.run(MAKE_CERTIFICATE, cwd=tmp_path, check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    port = free_port()
    flags = ("--bot-workers", "0", "--public-url", f"https://localhost:{port}")

    @story
    async def told(url: str) -> None:
        async with Guest(url, "Anna") as anna, Guest(url, "Boris") as boris:
            assert all(cookie.secure for cookie in anna.http.cookies.jar)
            table, invite = await anna.table("gears", ["me", "open"])
            await boris.post(f"/tables/{table}/sit", seat=2, invite=invite)
            async with await anna.sit(table) as at, await boris.sit(table) as beside:
                await at.until_state(lambda _: True)
                await beside.until_state(lambda _: True)
                first, second = (at, beside) if at.state["legal"] else (beside, at)
                before = second.state["number"]
                await first.step()
                await second.until_state(lambda state: state["number"] > before)
            # What is for this machine stays here; what is too large is refused as such.
            assert (await anna.http.get("/metrics")).status_code == 404
            large = await anna.http.post("/api/import", content=b" " * 400_000)
            assert large.status_code == 413

    with (
        running(tmp_path / "server", *flags) as server,
        proxy(settle, tmp_path, port, server.port) as url,
    ):
        told(url)


def served(command: list[str]) -> None:
    """These arguments are such as the command line takes."""
    assert parser().parse_args(command).port == 8017


def test_the_unit_starts_what_there_is() -> None:
    unit = text_of("tinkertable.service")
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.M)
    program, *arguments = shlex.split(command)
    assert program.endswith("/tinkertable")
    served(arguments)
    # numba makes code while it runs.
    assert "MemoryDenyWriteExecute" not in unit


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "tinkertable.service"
    program = "/opt/tinkertable/bin/tinkertable"
    unit.write_text(replaced(text_of("tinkertable.service"), (program, sys.executable)))
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_starts_what_there_is() -> None:
    file = text_of("Containerfile")
    (entry,) = re.findall(r"^ENTRYPOINT \[(.*)\]$", file, re.M)
    program, *arguments = [word.strip(' "') for word in entry.split(",")]
    assert program == "tinkertable"
    served(arguments)
    assert re.search(r"^USER (?!0|root)", file, re.M)
    assert re.search(r"^HEALTHCHECK ", file, re.M)
    for path in re.findall(r"^COPY ([^-.]\S+) ", file, re.M):
        assert (DEPLOY.parent / path).exists(), path


@pytest.mark.parametrize("lock", ["requirements.lock", "deploy/requirements.lock"])
def test_locks_have_digests_and_no_addresses(lock: str) -> None:
    text = (DEPLOY.parent / lock).read_text()
    assert "://" not in text
    requirements = re.split(r"\n(?=\S)", text)
    pinned = [one for one in requirements if not one.startswith("#")]
    assert len(pinned) > 30
    for one in pinned:
        assert re.match(r"[\w.-]+(\[[\w,]+\])?==", one), one
        assert "--hash=sha256:" in one, one
