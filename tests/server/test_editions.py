"""Editions at tables: what their owners state is unmarked there, and nothing else."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.running import QUIET, Guest, Running, running, story
from tinkertable.games import load

BLUE = {"gears": {"blue": [2, 1, 4, 3]}}
PARTS = ["characters", "night_effects"]


async def marked(guest: Guest, table: str) -> list[str]:
    """What is reconstructed at a table of Gears."""
    async with await guest.sit(table, "?seat=1") as sitting:
        await sitting.until("state")
        found: list[str] = sitting.state["view"]["reconstructed"]
    return found


async def opened(guest: Guest, made: dict[str, Any], by: str = "file") -> str:
    table, _ = await guest.table("gears", ["me", "me"], edition=made[by])
    return table


@story
async def test_what_nobody_has_stated_stays_marked(tmp_path: Path) -> None:
    """Two owners of boxes that play alike; one has looked at all of the characters."""
    own = load("gears").components
    with running(tmp_path, *QUIET) as server:
        async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
            few = await anna.post("/editions", game="gears", data=BLUE)
            more = BLUE | {"characters": own["characters"]}
            much = await boris.post("/editions", game="gears", data=more, name="looked at")
            assert few["hash"] == much["hash"] != few["file"] != much["file"]
            first, second = await opened(anna, few), await opened(boris, much)
            assert await marked(anna, first) == PARTS
            assert await marked(boris, second) == PARTS[1:]
            assert (await anna.get(f"/tables/{first}"))["edition"] == few
            assert (await boris.get(f"/tables/{second}"))["edition"] == much
            # A log names what was played with; whoever asks for that gets one that plays alike.
            assert await marked(anna, await opened(anna, few, by="hash")) == PARTS
            file = await boris.get(f"/editions/{much['file']}")
            assert file["stated"] == more
            assert await boris.post("/editions", **file) == much
            cookies = anna.http.cookies, boris.http.cookies
        server.stop()
        server.start()
        async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
            anna.http.cookies, boris.http.cookies = cookies
            assert await marked(anna, first) == PARTS
            assert await marked(boris, second) == PARTS[1:]


@story
async def test_an_edition_and_a_table_from_before(tmp_path: Path) -> None:
    """Kept complete, under the one hash there was: what differs from ours was stated."""
    with running(tmp_path, *QUIET) as server:
        async with Guest(server.url, "Anna") as anna:
            effect = {"night_effects": {"highest": {"order": "counterclockwise"}}}
            made = await anna.post("/editions", game="gears", data=BLUE | effect, name="mine")
            table = await opened(anna, made)
            cookies = anna.http.cookies
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store, store:
            store.execute("DELETE FROM editions WHERE hash = ?", (made["file"],))
            (text,) = store.execute("SELECT data FROM editions").fetchone()
            file = json.loads(text)
            del file["stated"]
            store.execute("UPDATE editions SET data = ?", (json.dumps(file),))
            (text,) = store.execute("SELECT facts FROM tables").fetchone()
            facts = json.loads(text)
            del facts["edition_file"]
            store.execute("UPDATE tables SET facts = ?", (json.dumps(facts),))
        server.start()
        async with Guest(server.url, "Anna") as anna:
            anna.http.cookies = cookies
            assert (await anna.get(f"/tables/{table}"))["edition"] == made
            assert await marked(anna, table) == PARTS
            kept = await anna.get(f"/editions/{made['hash']}")
            assert kept == file | {"stated": BLUE | effect}


@story
async def test_a_rematch_has_the_same_marks(server: Running) -> None:
    own = load("gears").components
    async with Guest(server.url, "Anna") as anna:
        data = BLUE | {"night_effects": own["night_effects"]}
        made = await anna.post("/editions", game="gears", data=data)
        table = await opened(anna, made)
        await anna.post(f"/tables/{table}/resign", seat=1)
        again = await anna.post(f"/tables/{table}/rematch")
        assert again["edition"] == made
        assert await marked(anna, again["id"]) == PARTS[:1]
