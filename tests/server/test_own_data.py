"""All that is kept of a person, as one file."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.running import Guest, Running, running, story
from tests.server.test_order import two_at
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.server.refusal import Refusal
from tinkertable.server.settings import Settings
from tinkertable.server.shares import Shares


@story
async def test_it_holds_who_one_is_and_what_one_did(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        me, other = await anna.get("/me"), await boris.get("/me")
        empty = await anna.get("/me/data")
        assert empty.pop("created") > 0
        assert empty == {
            "person": me, "recovery": None, "muted": [], "chat": [], "tables": [], "editions": [],
        }  # fmt: skip
        one, two = await two_at(anna, boris, "gears")
        await one.step()
        for sitting, text in ((one, "from me"), (two, "from somebody else")):
            await sitting.ask(type="chat", text=text)
        edition = await anna.post("/editions", game="sentient", name="My box", data={})
        over, _ = await anna.table("sentient", ["me", "me"], edition=edition["hash"])
        await anna.post(f"/tables/{over}/resign", seat=1)
        await boris.table("gears", ["me", "me"], visibility="public")
        await anna.post(f"/people/{other['id']}/mute", muted=True)
        await anna.post("/me/recovery")
        kept = await anna.get("/me/data")
        assert kept["recovery"] > kept["created"]
        assert kept["muted"] == [other["id"]]
        assert [(line["table"], line["text"]) for line in kept["chat"]] == [
            (one.table_id, "from me")
        ]
        assert [each["name"] for each in kept["editions"]] == ["My box"]
        found = {each["table"]["id"]: each for each in kept["tables"]}
        assert found.keys() == {one.table_id, over}
        for table_id, each in found.items():
            assert each["log"] == await anna.get(f"/tables/{table_id}/log")
            assert each["table"]["host"]
        assert found[one.table_id]["table"]["seats"][0]["you"]
        log = read_log(json.dumps(found[one.table_id]["log"]))
        assert Match.replay(load("gears"), log).move_texts()[-1].startswith("1 set")
        theirs = await boris.get("/me/data")
        assert [line["text"] for line in theirs["chat"]] == ["from somebody else"]
        assert "1 set ?" in str(theirs["tables"])  # no more than they may know
        await anna.delete("/me")
        theirs = await boris.get("/me/data")
        assert me["id"] not in str(theirs)
        assert "Anna" not in str(theirs)


@story
async def test_nobody_has_none(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        anna.http.cookies.clear()
        assert (await anna.http.get("/api/me/data")).status_code == 401


@story
async def test_it_costs_much_and_one_copy_is_made_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path, "--bot-workers", "0") as server:
        async with Guest(server.url, "Anna") as anna:
            await anna.table("railroad-ink", ["me"])
            asked = [anna.http.get("/api/me/data") for _ in range(6)]
            statuses = sorted(answer.status_code for answer in await asyncio.gather(*asked))
            assert set(statuses) == {200, 429}
            assert statuses.count(200) <= 4  # of 240 messages each takes sixty


def test_a_copy_takes_its_place_until_it_is_sent(tmp_path: Path) -> None:
    shares = Shares(Settings(folder=str(tmp_path)))
    with shares.exports.hold("anna", "here"), pytest.raises(Refusal) as refused:
        shares.exports.take("anna", "there")
    assert refused.value.error.reason == "most-exports"
    shares.exports.take("anna", "here")
