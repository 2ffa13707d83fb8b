"""A table that cannot be read says so, and its host can save what is left or be rid of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import QUIET, Running, running
from tests.server.test_damage import entry

from .chromium import Visitor


@pytest.fixture
def damaged(tmp_path: Path, browser: Browser, server: Running) -> Iterator[tuple[Visitor, str]]:
    """Anna, and a public table of hers that was damaged since; the client is built."""
    assert server.process
    with running(tmp_path, *QUIET) as own:
        anna = Visitor(browser, own.url, "phone").arrive("Anna")
        table, _ = anna.table("railroad-ink", "me", "greedy", visibility="public")
        own.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
            store.execute(entry("! explode", "number = 2"), {"t": table})
        own.start()
        yield anna, table
        anna.close()
        anna.forgive("fetching the script|ERR_CONNECTION_REFUSED")  # while the server was away
    assert anna.complaints == []


def test_its_host_saves_what_is_left_and_deletes_it(damaged: tuple[Visitor, str]) -> None:
    anna, table = damaged
    page = anna.go("/#/tables")
    anna.page.reload()
    expect(page.get_by_text("Cannot be opened")).to_be_visible()
    page.get_by_role("link", name="Railroad Ink").click()
    expect(page.get_by_role("status").filter(has_text="entry")).to_have_text(
        "This table cannot be opened: entry 2 of its journal is missing or makes no sense."
    )
    with page.expect_download() as download:
        page.get_by_role("button", name="Save what is left").click()
    log = json.loads(Path(download.value.path()).read_text())
    assert (log["game"], log["seats"]) == ("railroad-ink", 2)
    assert log["moves"]
    page.get_by_role("button", name="Delete the table").click()
    expect(page.get_by_text("Delete it for good, for everybody?")).to_be_visible()
    page.get_by_role("button", name="Delete the table").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    assert anna.call("GET", "/tables?list=mine") == []
    anna.go(f"/#/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")


def test_others_are_told_in_their_language(damaged: tuple[Visitor, str], browser: Browser) -> None:
    anna, table = damaged
    address = anna.page.url.split("/#")[0]
    boris = Visitor(browser, address, "phone", "dark", "ru").arrive("Борис")
    page = boris.go(f"/#/t/{table}")
    page.reload()
    expect(page.get_by_text("Этот стол не открыть: записи 2 в его журнале нет")).to_be_visible()
    expect(page.get_by_text("может только тот, кто его создал")).to_be_visible()
    expect(page.get_by_role("button", name="Удалить стол")).to_have_count(0)
    boris.close()
    assert boris.complaints == []
