"""schemathesis against a running server: every phase, every check, what the document promises."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Running
from tinkertable.games import GAMES, load

PEOPLE = ("Anna", "Boris")
PHASES = "examples,coverage,fuzzing,stateful"


def guests() -> dict[str, Any]:
    """People who arrive by `POST /api/me`, and again whenever they were forgotten."""
    arrive = {"endpoint": "/api/me", "verb": "POST", "contentType": "application/json"}
    return {
        "authTemplate": {"loginEndpointAuth": arrive | {"expectCookies": True}},
        "auth": [
            {"name": name, "loginEndpointAuth": {"payloadRaw": json.dumps({"name": name})}}
            for name in PEOPLE
        ],
    }


def seated(url: str) -> tuple[dict[str, Any], list[str]]:
    """People with tables of every game in every status: their cookies, and the tables' ids."""
    with contextlib.ExitStack() as stack:
        clients = [httpx.Client(base_url=url, timeout=30) for _ in PEOPLE]
        people = [stack.enter_context(client) for client in clients]
        for person, name in zip(people, PEOPLE, strict=True):
            person.post("/api/me", json={"name": name}).raise_for_status()
        anna, boris = people
        tables = [table for name in GAMES for table in _tables(anna, boris, name)]
        headers = [
            {"name": name, "fixedHeaders": [{"name": "Cookie", "value": _cookie(person)}]}
            for person, name in zip(people, PEOPLE, strict=True)
        ]
    return {"auth": headers}, tables


def _cookie(person: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.cookies.items())


def _tables(anna: httpx.Client, boris: httpx.Client, game: str) -> list[str]:
    least = max(2, load(game).seats[0])
    mine, shared = ["me"] * least, ["me"] * (least - 1) + ["open"]
    for_all = _table(anna, game, shared, "public")
    playing = _table(anna, game, shared, "public")
    _post(boris, f"/api/tables/{playing}/sit", seat=least)
    paused, ended = _table(anna, game, mine, "invited"), _table(anna, game, mine, "invited")
    _post(anna, f"/api/tables/{paused}/pause")
    for seat in range(least):
        _post(anna, f"/api/tables/{ended}/vote", seat=seat + 1, end=True)
    return [for_all, playing, paused, ended, _table(boris, game, shared, "invited")]


def _table(host: httpx.Client, game: str, kinds: list[str], visibility: str) -> str:
    seats = [{"kind": kind} for kind in kinds]
    made = _post(host, "/api/tables", game=game, seats=seats, visibility=visibility)
    table_id: str = made["table"]["id"]
    return table_id


def _post(person: httpx.Client, path: str, **body: Any) -> Any:
    return person.post(path, json=body).raise_for_status().json()


def fuzz(
    server: Running,
    folder: Path,
    examples: int,
    *flags: str,
    auth: dict[str, Any] | None = None,
    tables: list[str] | None = None,
    phases: str = PHASES,
) -> list[str]:
    """What schemathesis finds, asking as these people about these tables."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = []
    if auth:
        (folder / "auth.json").write_text(json.dumps(auth))
        peers = json.dumps(list(PEOPLE))
        settings += [
            "[auth.wfc]",
            'path = "auth.json"',
            f'user = "{PEOPLE[0]}"',
            f"peers = {peers}",
        ]
    if tables:
        settings += ["[dictionaries.tables]", f"values = {json.dumps(tables)}"]
        settings += ["[parameters]", 'table_id = {dictionary = "tables", probability = 0.9}']
    (folder / "schemathesis.toml").write_text("\n".join(settings))
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"]
    command += ["--checks", "all", "--phases", phases, "--max-examples", str(examples)]
    command += ["--generation-deterministic", "--no-color", "--continue-on-failure", *flags]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env=_environment()
    )
    faults = [] if done.returncode == 0 else [_found(done.stdout) or done.stdout + done.stderr]
    return faults + traces(server)


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONUTF8": "1", "COLUMNS": "200"}


def _found(report: str) -> str:
    """The part of the report that tells what was wrong."""
    found = re.search(r"^=+ (?:FAILURES|ERRORS) =+$(.*)", report, re.MULTILINE | re.DOTALL)
    return found[1].strip()[:6000] if found else ""


def traces(server: Running) -> list[str]:
    """What the server's own log tells of things it did not expect."""
    lines = (server.folder / "server.log").read_text(errors="replace").splitlines()
    return [f"in the server's log: {line[:2000]}" for line in lines if _unexpected(line)]


def _unexpected(line: str) -> bool:
    return '"trace"' in line or '"level": "error"' in line or "Traceback" in line
