"""Matches of earlier versions at a table: brought in, and found in the store after an upgrade."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.games.test_old_logs import logs_of
from tests.server.running import QUIET, Guest, Running, running, story
from tinkertable.core.match import Match
from tinkertable.games import load

GAME = "transmissions"


@story
async def test_an_old_log_is_taken_in_as_it_was_played(server: Running) -> None:
    old = logs_of(GAME, 1)[2]
    async with Guest(server.url, "Anna") as anna:
        table = await anna.post("/import", log=old.to_json())
        assert [one["total"] for one in table["result"]["scores"]] == old.more["totals"]
        today = await anna.get(f"/tables/{table['id']}/log")
        assert today["version"] == load(GAME).version
        again = await anna.post("/import", log=today)
        assert again["result"] == table["result"]
        replay = await anna.get(f"/tables/{again['id']}/replay?move=0")
        assert replay["moves"] == len(old.moves)


@story
async def test_a_table_of_an_earlier_version_is_played_on(tmp_path: Path) -> None:
    old = logs_of(GAME, 1)[2]
    unfinished = old.to_json() | {"moves": old.moves[:-40]}
    with running(tmp_path, *QUIET) as server:
        async with Guest(server.url, "Anna") as anna:
            table = await anna.post("/import", log=unfinished | {"version": load(GAME).version})
            cookies = anna.http.cookies
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
            changed = store.execute("UPDATE tables SET version = 1 WHERE id = ?", (table["id"],))
            assert changed.rowcount == 1
        server.start()
        async with Guest(server.url, "Anna") as anna:
            anna.http.cookies = cookies
            played = await anna.get(f"/tables/{table['id']}/log")
            then = Match.replay(load(GAME), old).log()
            assert played["edition"] == then.edition
            assert len(played["moves"]) == len(old.moves) - 40
            async with await anna.sit(table["id"], f"?seat={table['acting'][0]}") as sitting:
                await sitting.until("state")
                await sitting.step()
            now = await anna.get(f"/tables/{table['id']}/log")
            assert len(now["moves"]) > len(played["moves"])
