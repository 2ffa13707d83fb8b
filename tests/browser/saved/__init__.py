"""Whole games between bots, kept as logs: any number of their first moves is a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from ..chromium import Visitor

FOLDER = Path(__file__).parent


def log_of(name: str, moves: int | None = None) -> dict[str, Any]:
    log: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return log | {"moves": log["moves"][:moves]}


def bring_in(who: Visitor, name: str, moves: int | None = None) -> str:
    """Open it as a table of several people on one device, and take the device; its id."""
    log = log_of(name, moves)
    table: str = who.call("POST", "/import", {"log": log})["id"]
    page = who.go(f"/#/t/{table}")
    if moves is not None and log["seats"] > 1:
        take_device(page)
    return table


def take_device(page: Page) -> None:
    """Be the one who was asked for."""
    page.locator("#pass ~ .btn").click()


def ended(who: Visitor, name: str, moves: int) -> str:
    """A match that was given up after that many moves; the id of its table."""
    log = log_of(name, moves)
    table: str = who.call("POST", "/import", {"log": log})["id"]
    for seat in range(1, log["seats"] + 1):
        who.call("POST", f"/tables/{table}/vote", {"seat": seat, "end": True})
    return table


def play_on(who: Visitor, name: str, moves: int, seat: int) -> str:
    """The match from there on, that seat one's own and bots at the others; the id of its table."""
    log = log_of(name)
    table: str = who.call("POST", "/import", {"log": log})["id"]
    seats = [
        {"kind": "me"} if n == seat else {"kind": "bot", "bot": "greedy"}
        for n in range(1, log["seats"] + 1)
    ]
    again = who.call("POST", f"/tables/{table}/branch", {"move": moves, "seats": seats})
    who.go(f"/#/t/{again['id']}")
    return str(again["id"])
