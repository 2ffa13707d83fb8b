"""The wheel in an empty environment outside the checkout: alone, and with what playing needs."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.server.running import free_port
from tinkertable.games import GAMES

pytestmark = pytest.mark.soak  # the same at every size

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    call(folder, sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty place, with the wheel and nothing else in an environment of its own."""
    return install(tmp_path_factory.mktemp("alone"), str(wheel))


@pytest.fixture(scope="module")
def playing(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("playing"), f"{wheel}[play]")


def install(folder: Path, what: str) -> Path:
    call(folder, sys.executable, "-m", "venv", folder / "env")
    call(folder, folder / "env/bin/pip", "install", "-q", what)
    return folder


def call(folder: Path, *words: str | Path) -> str:
    done = subprocess.run(
        list(map(str, words)), cwd=folder, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{words}: {done.stderr[-300:]}"
    return done.stdout


def tinkertable(folder: Path, *words: str) -> str:
    return call(folder, folder / "env/bin/tinkertable", *words)


def test_it_tells_its_types(wheel: Path) -> None:
    assert "tinkertable/py.typed" in ZipFile(wheel).namelist()


def test_it_brings_nothing_along(alone: Path) -> None:
    listed = call(alone, alone / "env/bin/pip", "list", "--format", "freeze")
    names = {line.partition("==")[0] for line in listed.splitlines()}
    assert names - {"pip", "setuptools"} == {"tinkertable"}


def test_it_lists_the_games(alone: Path) -> None:
    assert "railroad-ink" in tinkertable(alone, "games")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_has_the_rules(alone: Path, lang: str) -> None:
    assert "**R1.**" in tinkertable(alone, "rules", "railroad-ink", "--lang", lang)


def test_it_has_the_components(alone: Path) -> None:
    assert '"game": "sentient"' in tinkertable(alone, "edition", "sentient")


def test_it_scores(alone: Path) -> None:
    assert '"highway": 1' in tinkertable(alone, "score", "railroad-ink", "A2H.H.")


@pytest.mark.parametrize("game", GAMES)
def test_its_bots_play_and_its_logs_replay(alone: Path, game: str) -> None:
    log = f"{game}.jsonl"
    assert tinkertable(alone, "match", game, "--bots", "easy,greedy", "--log", log)
    assert '"finished": true' in tinkertable(alone, "replay", log)
    assert tinkertable(alone, "legal", log) == ""  # it is over


def test_it_measures_plain_speed(alone: Path) -> None:
    assert "plain" in tinkertable(alone, "bench", "gears")


@pytest.mark.parametrize("words", [["play"], ["serve"], ["terminal", "railroad-ink"]])
def test_it_says_what_to_install(alone: Path, words: list[str]) -> None:
    done = subprocess.run(
        [alone / "env/bin/tinkertable", *words], check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr == f"tinkertable {words[0]}: needs more: pip install 'tinkertable[play]'\n"


def test_it_serves_the_client(playing: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--data", "data", "--bot-workers", "0"]
    server = subprocess.Popen(
        [str(playing / "env/bin/tinkertable"), *words], cwd=playing, stderr=subprocess.DEVNULL
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
