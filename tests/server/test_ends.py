"""How matches end, wait and begin again: resigning, votes, pauses, clocks, rematches."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.door import listening
from tests.server.house import House
from tests.server.running import Guest, Running, story
from tinkertable.games import load
from tinkertable.server.tables import commands, projection
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.journal import Entry
from tinkertable.server.tables.reason import Reason
from tinkertable.server.tables.table import Table


async def together(anna: Guest, *others: Guest, game: str = "railroad-ink") -> str:
    """A table with everybody at it."""
    table_id, invite = await anna.table(game, ["me", *("open" for _ in others)])
    for seat, other in enumerate(others, 2):
        await other.post(f"/tables/{table_id}/sit", seat=seat, invite=invite)
    return table_id


@story
async def test_of_two_the_other_wins_when_one_resigns(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id = await together(anna, boris)
        assert await anna.refused(f"/tables/{table_id}/resign", seat=2) == "not-yours"
        table = await anna.post(f"/tables/{table_id}/resign", seat=1)
        assert table["status"] == "ended"
        assert (table["result"]["reason"], table["result"]["winners"]) == ("resigned", [2])
        assert table["seed"]
        assert await anna.refused(f"/tables/{table_id}/resign", seat=1) == "wrong-status"


@story
async def test_of_three_the_others_play_on_with_a_bot(server: Running) -> None:
    async with (
        Guest(server.url, "Anna") as anna,
        Guest(server.url, "Boris") as boris,
        Guest(server.url, "Clara") as clara,
    ):
        table_id = await together(anna, boris, clara)
        table = await anna.post(f"/tables/{table_id}/resign", seat=1)
        assert table["status"] == "playing"
        assert table["seats"][0]["resigned"]
        assert table["seats"][0]["stand_in"]
        assert await anna.refused(f"/tables/{table_id}/back", seat=1) == "wrong-status"
        table = await boris.post(f"/tables/{table_id}/resign", seat=2)
        assert (table["status"], table["result"]["winners"]) == ("ended", [3])


@story
async def test_alone_resigning_ends_it(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        table = await anna.post(f"/tables/{table_id}/resign", seat=1)
        assert (table["status"], table["result"]["winners"]) == ("ended", [])


@story
async def test_it_ends_as_it_stands_when_all_vote_for_it(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id = await together(anna, boris)
        at = f"/tables/{table_id}/vote"
        table = await anna.post(at, seat=1, end=True)
        assert (table["status"], table["seats"][0]["voted"]) == ("playing", True)
        table = await anna.post(at, seat=1, end=False)
        assert not table["seats"][0]["voted"]
        await anna.post(at, seat=1, end=True)
        table = await boris.post(at, seat=2, end=True)
        assert (table["status"], table["result"]["reason"]) == ("ended", "vote")
        assert await anna.refused(at, seat=1, end=False) == "wrong-status"


def test_it_ends_when_all_who_played_are_forgotten() -> None:
    seats = [{"kind": "human", "person": who} for who in ("anna", "boris")]
    table = Table.new(Facts.fresh(load("gears"), "anna", seats, options={}))
    commands.begin(table)
    commands.forget(table, "anna")
    assert not table.finished
    commands.forget(table, "boris")
    assert table.status == "ended"
    told = projection.result(table)
    assert told is not None
    assert (told.winners, told.reason) == ([], Reason.FORGOTTEN)
    again = Table.new(table.facts)
    for entry in table.take_fresh():
        again.fold(entry)
    assert again.reason == Reason.FORGOTTEN
    with pytest.raises(ValueError, match="weather"):
        again.fold(Entry(again.number + 1, "! end weather", None, 0.0))


@story
async def test_a_rematch_turns_the_seats_and_is_one_for_all(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, invite = await anna.table("railroad-ink", ["me", "open", "greedy"])
        assert await anna.refused(f"/tables/{table_id}/rematch") == "wrong-status"
        await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
        for guest, seat in ((anna, 1), (boris, 2)):
            await guest.post(f"/tables/{table_id}/vote", seat=seat, end=True)
        async with Guest(server.url, "Clara") as clara:
            assert await clara.refused(f"/tables/{table_id}/rematch") == "not-yours"
        async with await boris.sit(table_id) as watching:
            at = f"/tables/{table_id}/rematch"
            one, two = await asyncio.gather(anna.post(at), boris.post(at))
            assert one["id"] == two["id"] != table_id
            told = await watching.until_table(lambda table: table["rematch"] is not None)
            assert told["rematch"] == one["id"]
        names = [seat["bot"] or seat["name"] for seat in one["seats"]]
        assert names == ["greedy", "Anna", "Boris"]
        assert one["status"] == "playing"
        assert one["commitment"] != told["commitment"]


@story
async def test_a_pause_lasts_over_a_restart(tmp_path: Path) -> None:
    async with listening(tmp_path) as url, Guest(url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me", "greedy"], clock=600)
        sitting = await anna.sit(table_id)
        await sitting.until("state")
        await sitting.move(sitting.state["legal"][0], id_="first")
        assert (await sitting.until("done"))["id"] == "first"
        table = await anna.post(f"/tables/{table_id}/pause")
        assert table["status"] == "paused"
        paused = await sitting.until_state(lambda state: state["legal"] == [])
        assert (await sitting.play("done"))["code"] == "wrong-status"
        cookies = anna.http.cookies
    async with listening(tmp_path) as url, Guest(url, "x") as anna:
        anna.http.cookies = cookies
        assert await anna.get("/tables?list=waiting") == []
        sitting = await anna.sit(table_id)
        state = await sitting.until("state")
        assert state["clocks"] == paused["clocks"]  # time stood still
        assert (state["view"], state["number"]) == (paused["view"], paused["number"])
        await anna.post(f"/tables/{table_id}/resume")
        state = await sitting.until_state(lambda state: bool(state["legal"]))
        # the message of before the restart again: the same answer, nothing moved
        await sitting.move("done", id_="first")
        assert (await sitting.until("done", "error"))["type"] == "done"
        await sitting.silence()
        assert sitting.state["turn"] == state["turn"] == 1
        await sitting.step()


@story
async def test_when_the_clock_runs_out_a_bot_plays_on(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        table = await house.table("railroad-ink", 2, clock=0.2)
        anna, boris = house.connect(table, 0), house.connect(table, 1)
        await house.seated(table, anna, boris)
        assert table.table
        assert {(await anna.notice("clock-out"))["seat"] for _ in range(2)} == {1, 2}
        await boris.notice("clock-out")
        assert time.time() - table.table.facts.created >= 0.2
        assert all(seat.stand_in and seat.out for seat in table.table.seats)
        refused = await anna.ask(type="move", seat=1, turn=0, text="done")
        assert refused["code"] in ("not-yours", "wrong-status")
