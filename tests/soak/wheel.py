"""The wheel, installed in an empty environment outside the checkout, has all it needs."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.server.running import free_port

ROOT = Path(__file__).parents[2]


def run(size: str) -> list[str]:  # the same at every size
    with tempfile.TemporaryDirectory() as folder:
        try:
            return _install_and_use(Path(folder))
        except subprocess.CalledProcessError as error:
            return [f"{error.cmd}: {error.stderr.decode()[-300:]}"]


def _install_and_use(folder: Path) -> list[str]:
    def call(*words: str | Path) -> str:
        done = subprocess.run(list(map(str, words)), cwd=folder, check=True, capture_output=True)
        return done.stdout.decode()

    call(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    call(sys.executable, "-m", "venv", folder / "env")
    call(folder / "env/bin/pip", "install", "-q", wheel)
    command = folder / "env/bin/tinkertable"
    faults = []
    if "railroad-ink" not in call(command, "games"):
        faults.append("the wheel lists no games")
    for lang in ("en", "ru"):
        if "**R1.**" not in call(command, "rules", "railroad-ink", "--lang", lang):
            faults.append(f"the wheel has no rules in {lang}")
    if '"highway": 1' not in call(command, "score", "railroad-ink", "A2H.H."):
        faults.append("the wheel does not score")
    call(command, "match", "railroad-ink", "--bots", "random,greedy")
    return faults + _serves_the_client(command, folder)


def _serves_the_client(command: Path, folder: Path) -> list[str]:
    port = free_port()
    words = [command, "serve", "--port", str(port), "--data", folder / "data", "--bot-workers", "0"]
    server = subprocess.Popen([*map(str, words)], cwd=folder, stderr=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        page = httpx.Client(transport=httpx.HTTPTransport(retries=8)).get(address)
        assets = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', page.text)
        if page.status_code != 200 or not assets:
            return [f"the wheel has no client: {page.status_code} {page.text[:80]}"]
        asset = httpx.get(f"{address}/{assets[0].lstrip('/')}")
        return [] if asset.status_code == 200 and asset.content else [f"no asset {assets[0]}"]
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
