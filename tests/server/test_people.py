"""People: who somebody is, on another device too; and forgetting them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from tests.server.door import listening
from tests.server.house import House
from tests.server.running import Guest, Running, story
from tinkertable.core.seats import NOBODY
from tinkertable.server.tables import commands
from tinkertable.server.uptime import BEAT

NAME, SAID = "Xanthippe-Unforgettable", "words that nobody shall find again"
OTHER = "Who-Plays-On-Her-Device"


@story
async def test_a_recovery_link_moves_a_person_once(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "x") as phone:
        me = await anna.get("/me")
        table_id, _ = await anna.table("railroad-ink", ["me"])
        old = (await anna.post("/me/recovery"))["token"]
        token = (await anna.post("/me/recovery"))["token"]
        assert await phone.refused("/recover", token=old) == "bad-token"  # one link at a time
        assert await phone.refused("/recover", token="x" * 32) == "bad-token"
        assert await phone.post("/recover", token=token) == me
        assert await phone.get("/me") == me
        assert [one["id"] for one in await phone.get("/tables?list=mine")] == [table_id]
        async with await phone.sit(table_id) as sitting:
            assert (await sitting.until("state"))["viewer"] == 1
        assert await anna.refused("/recover", token=token) == "bad-token"  # it worked once
        assert await anna.get("/me") == me  # the old device is still signed in


@story
async def test_nobody_is_somebody_without_a_cookie(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"], visibility="public")
        anna.http.cookies.clear()
        assert await anna.get("/me") is None
        wish = {"game": "railroad-ink", "seats": [{"kind": "me"}]}
        assert await anna.refused("/tables", **wish) == "no-identity"
        assert await anna.refused("/me/recovery") == "no-identity"
        assert await anna.delete("/me") == 401
        assert await anna.get("/tables?list=mine") == []
        assert await (await anna.sit(table_id)).ended() == 4401


def found_on_disk(folder: Path, *words: str) -> list[str]:
    """Where any of the words still stands, in the file or the log of writes."""
    return [
        f"{word} in {file.name}"
        for file in folder.glob("tables.sqlite*")
        for word in words
        if word.encode() in file.read_bytes()
    ]


@story
async def test_who_is_forgotten_leaves_nothing_on_disk(tmp_path: Path) -> None:
    async with (
        listening(tmp_path) as url,
        Guest(url, NAME) as anna,
        Guest(url, "Boris") as boris,
    ):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": OTHER}]
        made = await anna.post("/tables", game="railroad-ink", seats=seats)
        shared, invite = made["table"]["id"], made["invite"]
        await boris.post(f"/tables/{shared}/sit", seat=2, invite=invite)
        waiting, invite = await anna.table("railroad-ink", ["me", "open", "open"])
        await boris.post(f"/tables/{waiting}/sit", seat=2, invite=invite)
        own, _ = await anna.table("railroad-ink", ["me"])
        sittings = [await anna.sit(table_id) for table_id in (shared, own)]
        for sitting in sittings:
            await sitting.ask(type="chat", text=SAID)
        await anna.post("/me/recovery")
        await anna.post(f"/people/{(await boris.get('/me'))['id']}/mute", muted=True)
        watching = await boris.sit(shared)
        await watching.until("state")
        me = (await anna.get("/me"))["id"]
        assert len(found_on_disk(tmp_path, NAME, SAID, OTHER, me)) >= 4
        kept = dict(anna.http.cookies)
        assert await anna.delete("/me") == 204
        assert await sittings[0].ended() == 4401
        assert found_on_disk(tmp_path, NAME, SAID, OTHER, me) == []
        assert not anna.http.cookies
        anna.http.cookies.update(kept)
        assert await anna.get("/me") is None  # a signed cookie of nobody
        table = await watching.until_table(lambda table: table["seats"][0]["name"] is None)
        assert table["seats"][0]["person"] is None
        assert table["seats"][0]["stand_in"]
        table = await boris.get(f"/tables/{waiting}")
        assert [seat["kind"] for seat in table["seats"]] == ["open", "human", "open"]
        assert (await boris.http.get(f"/api/tables/{own}")).status_code == 404
        async with await boris.sit(shared) as again:
            hello = await again.until("hello")
            assert hello["chat"] == []
            assert NAME not in str(hello)
            assert OTHER not in str(hello)
        await asyncio.sleep(2 * BEAT)  # nor is it noted anew who was here
    assert found_on_disk(tmp_path, NAME, SAID, OTHER, me) == []
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
        assert store.execute("SELECT count(*) FROM people").fetchone() == (1,)
        assert store.execute("SELECT count(*) FROM chat").fetchone() == (0,)
        assert store.execute("SELECT count(*) FROM recoveries").fetchone() == (0,)
        (invite_kept,) = store.execute(
            "SELECT invite FROM tables WHERE id = ?", [shared]
        ).fetchone()
        assert len(invite_kept) == 64  # a digest
        assert invite
        assert invite not in str(store.execute("SELECT * FROM tables").fetchall())


@pytest.mark.parametrize("lost", ["seat", "person"])
@story
async def test_a_socket_does_not_outlive_its_seat(tmp_path: Path, lost: str) -> None:
    async with House(tmp_path) as house:
        session = await house.table("gears", 2)
        ear = house.connect(session, 0)
        await house.seated(session, ear)
        await ear.until("state")
        await house.server.sessions.act(session.id, lambda table: commands.forget(table, "p0"))
        if lost == "seat":
            state = await ear.until("state")
            assert (state["viewer"], state["legal"]) == (None, [])
            assert ear.connection.viewer == NOBODY
        else:
            house.server.presence.part_with("p0")
            assert await house.closed(ear) == 4401
