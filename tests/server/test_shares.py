"""What one person, and one address, may have: the rest is refused in words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.door import door, listening
from tests.server.house import House
from tests.server.running import Guest, story
from tests.words.told import can_be_told
from tinkertable.core.seats import NOBODY
from tinkertable.server.refusal import Refusal
from tinkertable.server.shares import SHARES, Places, Share, network
from tinkertable.server.socket.endpoint import BUSY

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}


async def be(caller: httpx.AsyncClient) -> httpx.Response:
    return await caller.post("/api/me", json={"name": "Anna"})


async def open_table(caller: httpx.AsyncClient, *seats: Any, **more: Any) -> httpx.Response:
    given = {"game": "railroad-ink", "seats": seats or [ME], **more}
    return await caller.post("/api/tables", json=given)


def refused(answer: httpx.Response, reason: str, **facts: int) -> httpx.Headers:
    error = answer.json()["error"]
    assert answer.status_code == 429, answer.text
    assert (error["reason"], error["facts"]) == (reason, facts)
    assert can_be_told(error)
    return answer.headers


@pytest.mark.parametrize(
    ("address", "same", "other"),
    [
        ("10.0.0.1", "::ffff:10.0.0.1", "10.0.0.2"),
        ("2001:db8:0:1::1", "2001:db8::1:ffff:2:3:4", "2001:db8:0:2::1"),
        ("fe80::1%eth0", "fe80::2%eth1", "fe80:0:0:1::1"),
        ("", "", "unix"),
    ],
)
def test_whose_an_address_is(address: str, same: str, other: str) -> None:
    assert network(address) == network(same) != network(other)


@story
async def test_the_messages_of_one_network_are_counted_together(tmp_path: Path) -> None:
    async with door(tmp_path, rate=0.001, burst=4) as opened:
        told = []
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3"):
            async with opened.caller(address) as caller:
                told += [(await caller.get("/api/me")).status_code for _ in range(2)]
        assert told == [200] * 4 + [429] * 2
        async with opened.caller("2001:db8:0:1::1") as caller:
            assert (await caller.get("/api/me")).status_code == 200


@story
async def test_a_host_has_so_many_tables(tmp_path: Path) -> None:
    async with (
        door(tmp_path, tables=40) as opened,
        opened.caller() as anna,
        opened.caller("10.0.0.1") as boris,
    ):
        await be(anna)
        await be(boris)
        for _ in range(2):
            assert (await open_table(anna, BOT)).status_code == 201
        refused(await open_table(anna, BOT), "most-alone", most=2)
        refused(await open_table(anna, {"kind": "open"}), "most-alone", most=2)
        for _ in range(4):
            assert (await open_table(anna, visibility="public")).status_code == 201
        refused(await open_table(anna, visibility="public"), "most-public", most=4)
        made = await asyncio.gather(*(open_table(anna) for _ in range(50)))
        assert sorted({answer.status_code for answer in made}) == [201, 429]
        assert sum(answer.status_code == 201 for answer in made) == 40 - 2 - 4
        full = await open_table(anna)
        assert "retry-after" not in refused(full, "most-tables", most=40)
        assert (await open_table(boris)).status_code == 201
        # what is over makes room
        table_id = next(one for one in made if one.status_code == 201).json()["table"]["id"]
        answer = await anna.post(f"/api/tables/{table_id}/resign", json={"seat": 1})
        assert answer.json()["status"] == "ended"
        again = await anna.post(f"/api/tables/{table_id}/rematch", json={})
        assert again.status_code == 200
        branch = {"move": 0, "seats": [ME]}
        refused(
            await anna.post(f"/api/tables/{table_id}/branch", json=branch),
            "most-tables",
            most=40,
        )


@story
async def test_one_address_brings_so_many_new_things(tmp_path: Path) -> None:
    async with door(tmp_path, rate=10.0, burst=40.0) as opened:
        async with opened.caller("10.0.0.1") as anna:
            await be(anna)
            assert (await open_table(anna, visibility="public")).status_code == 201
            for _ in range(14):
                async with opened.caller("10.0.0.1") as somebody:
                    assert (await be(somebody)).status_code == 200
            async with opened.caller("10.0.0.1") as somebody:
                answer = await be(somebody)
                seconds = answer.json()["error"]["facts"]["seconds"]
                assert 1 <= seconds <= 10
                headers = refused(answer, "too-much-new", seconds=seconds)
                assert headers["retry-after"] == str(seconds)
            assert answer.json()["error"]["code"] == "too-many"
            assert (await open_table(anna)).status_code == 429
            assert (await be(anna)).status_code == 200  # only a new name
        async with opened.caller("10.0.0.2") as boris:
            assert (await be(boris)).status_code == 200


@story
async def test_one_person_has_so_many_sockets(tmp_path: Path) -> None:
    async with (
        listening(tmp_path, sockets=2, connections=5) as url,
        Guest(url, "Anna") as anna,
        Guest(url, "Boris") as boris,
        Guest(url, "Carl") as carl,
    ):
        table_id, _ = await anna.table("railroad-ink", ["me"], visibility="public")
        mine = [await anna.sit(table_id) for _ in range(2)]
        for sitting in mine:
            await sitting.until("hello")
        third = await anna.sit(table_id)
        error = await third.hear()
        assert (error["code"], error["facts"]) == ("over-limit", {"most": 2})
        assert can_be_told({"reason": error["reason"], "facts": error["facts"]})
        assert await third.ended() == BUSY
        await mine[0].close()
        async with asyncio.timeout(30):
            while (await (await anna.sit(table_id)).hear())["type"] != "hello":
                await asyncio.sleep(0.01)
        # and one address
        for guest in (boris, boris, carl):
            await (await guest.sit(table_id)).until("hello")
        assert (await (await carl.sit(table_id)).hear())["facts"] == {"most": 5}


def test_of_each_thing_so_many_at_once() -> None:
    places = Places("hints", Share(2, 3))
    with places.hold("anna", "10.0.0.1"), places.hold("anna", "10.0.0.2"):
        with pytest.raises(Refusal) as over, places.hold("anna", "10.0.0.3"):
            pass
        assert over.value.error.facts == {"most": 2}
        with places.hold("boris", "10.0.0.1"), places.hold("carl", "10.0.0.1"):
            with pytest.raises(Refusal) as over, places.hold("dora", "10.0.0.1"):
                pass
            assert over.value.error.facts == {"most": 3}
    assert not places._taken


@story
async def test_hints_and_analyses_have_their_share(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        shares = house.server.shares
        session = await house.table("railroad-ink", 1)
        ear = house.connect(session, 0)
        await house.seated(session, ear)
        for _ in range(SHARES["hints"].person):
            shares.hints.take("p0", "test")
        answer = await ear.ask(type="hint", seat=1)
        assert (answer["code"], answer["reason"]) == ("over-limit", "most-hints")
        shares.hints.leave("p0", "test")
        assert (await ear.ask(type="hint", seat=1))["type"] == "hint"
        await house.server.sessions.act(session.id, lambda table: table.add_event("end vote"))
        for _ in range(SHARES["analyses"].person):
            shares.analyses.take("p0", "test")
        answer = await ear.ask(type="analyse")
        assert (answer["code"], answer["reason"]) == ("over-limit", "most-analyses")
        shares.analyses.leave("p0", "test")
        assert (await ear.ask(type="analyse"))["type"] == "analysis"
        await ear.until("analysed")
        assert shares.analyses._taken["p0"] == SHARES["analyses"].person - 1
        assert ear.connection.viewer != NOBODY


@story
async def test_so_many_logs_are_replayed_at_once(tmp_path: Path) -> None:
    async with door(tmp_path) as opened, opened.caller() as anna:
        person = (await be(anna)).json()["id"]
        given = {"log": {"game": "railroad-ink", "seats": 1, "moves": []}}
        for _ in range(SHARES["imports"].person):
            opened.server.shares.imports.take(person, "10.0.0.9")
        refused(await anna.post("/api/import", json=given), "most-imports", most=2)
        opened.server.shares.imports.leave(person, "10.0.0.9")
        assert (await anna.post("/api/import", json=given)).status_code == 201
