"""Hostile logs and editions are refused with a clear error, and nothing is left of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.bad_files import editions, logs
from tests.server.fuzzing import traces
from tests.server.running import QUIET, Running, running
from tests.words.told import can_be_told

HEADERS = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Path(tmp_path_factory.mktemp("server")), *QUIET) as one:
        yield one


@pytest.fixture(scope="module")
def guest(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.post("/api/me", json={"name": "Mallory"}).raise_for_status()
        yield client


def check(
    guest: httpx.Client, path: str, cases: list[tuple[str, bytes, tuple[int, ...]]]
) -> list[str]:
    faults = []
    for name, body, statuses in cases:
        answer = guest.post(path, content=body, headers=HEADERS)
        if answer.status_code not in statuses:
            faults.append(f"{name}: {answer.status_code} {answer.text[:200]}")
        elif not answer.is_success and not can_be_told(answer.json()["error"]):
            faults.append(f"{name}: {answer.text[:200]}")
    return faults


def test_hostile_logs_are_refused(server: Running, guest: httpx.Client) -> None:
    before = len(guest.get("/api/tables?list=mine").json())
    assert check(guest, "/api/import", logs()) == []
    made = sum(statuses[0] == 201 for _, _, statuses in logs())
    assert len(guest.get("/api/tables?list=mine").json()) in (before + made - 1, before + made)
    assert traces(server) == []


def test_hostile_editions_are_refused(server: Running, guest: httpx.Client) -> None:
    assert check(guest, "/api/editions", editions()) == []
    assert traces(server) == []
