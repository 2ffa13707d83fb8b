"""The wheel, installed in an empty environment outside the checkout, has all it needs."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import free_port

pytestmark = pytest.mark.soak  # the same at every size

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty place, where the wheel has been installed in an environment of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    call(folder, sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    call(folder, sys.executable, "-m", "venv", folder / "env")
    call(folder, folder / "env/bin/pip", "install", "-q", wheel)
    return folder


def call(folder: Path, *words: str | Path) -> str:
    done = subprocess.run(
        list(map(str, words)), cwd=folder, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{words}: {done.stderr[-300:]}"
    return done.stdout


def tinkertable(folder: Path, *words: str) -> str:
    return call(folder, folder / "env/bin/tinkertable", *words)


def test_it_lists_the_games(folder: Path) -> None:
    assert "railroad-ink" in tinkertable(folder, "games")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_has_the_rules(folder: Path, lang: str) -> None:
    assert "**R1.**" in tinkertable(folder, "rules", "railroad-ink", "--lang", lang)


def test_it_scores(folder: Path) -> None:
    assert '"highway": 1' in tinkertable(folder, "score", "railroad-ink", "A2H.H.")


def test_its_bots_play(folder: Path) -> None:
    assert tinkertable(folder, "match", "railroad-ink", "--bots", "random,greedy")


def test_it_serves_the_client(folder: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--data", "data", "--bot-workers", "0"]
    server = subprocess.Popen(
        [str(folder / "env/bin/tinkertable"), *words], cwd=folder, stderr=subprocess.DEVNULL
    )
    try:
        address = f"http://127.0.0.1:{port}"
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as client:
            page = client.get(address)
            assets = re.findall(r'(?:src|href)="(/?assets/[^"]+)"', page.text)
            assert page.status_code == 200, page.text[:80]
            assert assets, page.text[:80]
            asset = client.get(f"{address}/{assets[0].lstrip('/')}")
        assert asset.status_code == 200
        assert asset.content
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
