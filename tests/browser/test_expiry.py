"""A table that nobody opens says until when it is kept; whoever is forgotten starts anew."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import QUIET, Running, running
from tests.server.test_damage import lines

from .chromium import Visitor

DAY = 86_400.0
KEEP = ("--keep-unfinished", "30", "--keep-guests", "90", "--keep-open", "365")


@pytest.fixture
def own(tmp_path: Path, server: Running) -> Iterator[Running]:
    """A server that keeps nothing for long; the client is built."""
    assert server.process
    with running(tmp_path, *KEEP, *QUIET) as started:
        yield started


def until(seen: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not seen():
        assert time.monotonic() < end, seen
        time.sleep(0.1)


def told(own: Running, what: str, kind: str) -> bool:
    return any(kind in line for line in lines(own, what))


def test_a_table_says_until_when_it_is_kept_and_stays_if_it_is_opened(
    own: Running, browser: Browser
) -> None:
    anna = Visitor(browser, own.url, "phone").arrive("Anna")
    anna.table("gears", "me", "greedy")
    anna.table("gears", "me", "open")
    own.run_on(25 * DAY)
    until(lambda: anna.call("GET", "/tables?list=mine")[0]["goes"] is not None)
    page = anna.go("/")
    page.reload()
    expect(page.get_by_text("One of your tables has not been opened for long")).to_be_visible()
    page.get_by_role("link", name="See which").click()
    kept = page.get_by_text(re.compile(r"Kept until \w+ \d+, \d{4}\. Open it, and it stays\."))
    expect(kept).to_have_count(1)
    page.get_by_role("link", name="Gears").filter(has=kept).click()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    panel = page.get_by_role("tabpanel", name="Table")
    expect(panel).to_contain_text("opens this table for 30 days, it is deleted. It says so before.")
    anna.go("/#/tables")
    expect(page.get_by_role("link", name="Gears")).to_have_count(2)
    expect(kept).to_have_count(0)
    anna.close()
    assert anna.complaints == []


def test_whoever_is_forgotten_starts_anew(own: Running, browser: Browser) -> None:
    anna = Visitor(browser, own.url, "wide", "dark", "ru").arrive("Анна")
    table, _ = anna.table("gears", "me", "greedy")
    page = anna.go("/#/tables")
    own.run_on(25 * DAY)
    until(lambda: bool(anna.call("GET", "/tables?list=mine")[0]["goes"]))
    page.reload()
    expect(page.get_by_text(re.compile(r"Хранится до .* Откройте стол"))).to_be_visible()
    for days, what, kind in (
        (85, "expired", "unfinished"),  # her last visit may be noted only now
        (85, "expiry announced", "guests"),
        (8, "expired", "guests"),
    ):
        own.run_on(days * DAY)
        until(partial(told, own, what, kind))
    anna.go("/")
    page.reload()
    expect(page.get_by_role("heading", name="С возвращением, Анна!")).to_be_visible()
    page.get_by_role("button", name="Начать заново: Анна").click()
    expect(page.get_by_role("heading", name="С возвращением, Анна!")).to_be_hidden()
    assert anna.call("GET", "/me")["name"] == "Анна"
    assert anna.call("GET", "/tables?list=mine") == []
    anna.go(f"/#/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Такого стола нет")
    anna.close()
    anna.forgive("404")
    assert anna.complaints == []
