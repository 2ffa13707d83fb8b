"""Matches of earlier versions at a table: brought in, and found in the store after an upgrade."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.games.test_old_logs import logs_of, totals
from tests.server.door import listening
from tests.server.running import Guest, Running, story
from tinkertable.core.log import Log
from tinkertable.core.match import Match
from tinkertable.games import GAMES, load

EARLIER = [(name, version) for name in GAMES for version in load(name).past]


def old_log(name: str, version: int) -> Log:
    return logs_of(name, version)[2]


def test_there_are_games_that_know_how_they_went_before() -> None:
    assert len({name for name, _ in EARLIER}) >= 3


@pytest.mark.parametrize(("name", "version"), EARLIER)
def test_an_old_log_is_taken_in_as_it_was_played(server: Running, name: str, version: int) -> None:
    @story
    async def check() -> None:
        old = old_log(name, version)
        async with Guest(server.url, "Anna") as anna:
            table = await anna.post("/import", log=old.to_json())
            assert [one["total"] for one in table["result"]["scores"]] == totals(old)
            today = await anna.get(f"/tables/{table['id']}/log")
            assert today["version"] == load(name).version
            again = await anna.post("/import", log=today)
            assert again["result"] == table["result"]
            replay = await anna.get(f"/tables/{again['id']}/replay?move=0")
            assert replay["moves"] == len(old.moves)

    check()


@pytest.mark.parametrize(("name", "version"), EARLIER)
def test_a_table_of_an_earlier_version_is_played_on(
    tmp_path: Path, name: str, version: int
) -> None:
    old = old_log(name, version)
    begun = old.to_json() | {"moves": old.moves[: len(old.moves) // 2]}

    @story
    async def check() -> None:
        async with listening(tmp_path) as url, Guest(url, "Anna") as anna:
            table = await anna.post("/import", log=begun)
            cookies = anna.http.cookies
        make_old(tmp_path, table["id"], version, old)
        async with listening(tmp_path) as url, Guest(url, "Anna") as anna:
            anna.http.cookies = cookies
            (listed,) = await anna.get("/tables?list=mine")
            assert (listed["status"], listed["fault"]) == ("playing", None)
            played = await anna.get(f"/tables/{table['id']}/log")
            then = Match.replay(load(name), old).log()
            assert played.get("edition") == then.edition
            assert played["options"] == then.options
            assert len(played["moves"]) == len(begun["moves"])
            async with await anna.sit(table["id"], f"?seat={table['acting'][0]}") as sitting:
                await sitting.until("state")
                await sitting.step()
            now = await anna.get(f"/tables/{table['id']}/log")
            assert len(now["moves"]) > len(played["moves"])

    check()


def make_old(folder: Path, table_id: str, version: int, log: Log) -> None:
    """The table as the program of that version has left it."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store, store:
        this: dict[str, Any] = {"id": table_id, "version": version}
        (text,) = store.execute("SELECT facts FROM tables WHERE id = :id", this).fetchone()
        facts = json.loads(text) | {"options": dict(log.options), "edition": log.edition}
        del facts["edition_file"]
        this["facts"] = json.dumps(facts)
        store.execute("UPDATE tables SET version = :version, facts = :facts WHERE id = :id", this)
