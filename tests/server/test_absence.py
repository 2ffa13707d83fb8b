"""Whoever drops out has time to come back, is asked before it ends, and has the seat again at
once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import QUIET, Guest, Running, Sitting
from tests.server.test_commands import a_table
from tinkertable.server.refusal import Refusal
from tinkertable.server.tables import commands
from tinkertable.server.tables.facts import PATIENCE
from tinkertable.server.tables.table import Table
from tinkertable.server.uptime import BEAT

LIVE, DAY = 120, 86_400


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One whose time a test may pass."""
    server = Running(tmp_path, *QUIET)
    server.start()
    yield server
    server.stop()


Story = Callable[[Guest, Guest, str, Sitting], Coroutine[Any, Any, None]]


def two_at_a_table(server: Running, story: Story, **more: Any) -> None:
    """Anna sits there, and Boris has just hung up."""

    async def run() -> None:
        async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
            table_id, invite = await anna.table("railroad-ink", ["me", "open"], **more)
            await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
            sitting = await anna.sit(table_id)
            async with await boris.sit(table_id) as dropped:
                await dropped.until("state")
                await sitting.until_table(lambda table: bool(table["seats"][1]["online"]))
                assert sitting.table["seats"][1]["away"] is None
            await sitting.until_table(lambda table: not table["seats"][1]["online"])
            await story(anna, boris, table_id, sitting)

    asyncio.run(asyncio.wait_for(run(), 180))


async def refusal(guest: Guest, table_id: str) -> dict[str, Any]:
    """Why no bot may stand in on the second seat."""
    body = {"seat": 2, "bot": "greedy"}
    answer = await guest.http.post(f"/api/tables/{table_id}/stand-in", json=body)
    assert answer.status_code == 409, answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert error["code"] == "awaited"
    return error


async def away(guest: Guest, table_id: str) -> float:
    seconds: float = (await guest.get(f"/tables/{table_id}"))["seats"][1]["away"]
    return seconds


async def until_away(guest: Guest, table_id: str, seconds: float) -> None:
    while await away(guest, table_id) < seconds:
        await asyncio.sleep(0.1)


def test_patience_is_two_minutes_or_a_day() -> None:
    assert PATIENCE == {True: LIVE, False: DAY}


def test_who_drops_out_is_waited_for_and_comes_back_to_the_seat(server: Running) -> None:
    async def story(anna: Guest, boris: Guest, table_id: str, sitting: Sitting) -> None:
        at = f"/tables/{table_id}"
        assert sitting.table["patience"] == LIVE
        error = await refusal(anna, table_id)
        assert error["reason"] == "seat-awaited"
        assert "0:01:00" < error["facts"]["left"] <= "0:02:00"
        table = await anna.post(f"{at}/vote", seat=1, end=True)
        assert table["status"] == "playing"
        await anna.post(f"{at}/vote", seat=1, end=False)
        server.run_on(LIVE / 2)
        await until_away(anna, table_id, LIVE / 2)
        assert (await refusal(anna, table_id))["reason"] == "seat-awaited"
        server.run_on(LIVE)
        await until_away(anna, table_id, LIVE)
        table = await anna.post(f"{at}/stand-in", seat=2, bot="greedy")
        assert table["seats"][1]["stand_in"] == "greedy"
        await sitting.until_state(lambda state: state["acting"] == [1])  # the bot has moved
        again = await boris.sit(table_id)
        table = await again.until_table(lambda table: not table["seats"][1]["stand_in"])
        while (notice := await sitting.until("notice"))["code"] != "seat-back":
            pass
        assert notice["seat"] == 2
        state = await again.until_state(lambda state: state["viewer"] == 2)
        assert state["turn"] > 0  # what the bot did stands
        assert (await refusal(anna, table_id))["reason"] == "seat-present"

    two_at_a_table(server, story)


def test_where_nobody_hurries_it_is_a_day(server: Running) -> None:
    async def story(anna: Guest, boris: Guest, table_id: str, sitting: Sitting) -> None:
        assert sitting.table["patience"] == DAY
        server.run_on(DAY - 100)
        await until_away(anna, table_id, DAY - 100)
        error = await refusal(anna, table_id)
        assert error["reason"] == "seat-awaited"
        assert error["facts"]["left"].startswith("0:01:")
        server.run_on(100)
        await until_away(anna, table_id, DAY)
        await anna.post(f"/tables/{table_id}/stand-in", seat=2, bot="greedy")

    two_at_a_table(server, story, hurry=False)


def test_a_restart_neither_counts_as_absence_nor_ends_one(server: Running) -> None:
    async def story(anna: Guest, boris: Guest, table_id: str, sitting: Sitting) -> None:
        server.run_on(LIVE / 2)
        await until_away(anna, table_id, LIVE / 2)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert LIVE / 2 - BEAT <= await away(anna, table_id) < LIVE
        assert (await refusal(anna, table_id))["reason"] == "seat-awaited"
        # Anna was here until the server was killed, and has only been away since.
        there = (await boris.get(f"/tables/{table_id}"))["seats"][0]
        assert not there["online"]
        assert there["away"] < LIVE / 2
        again = await boris.sit(table_id)
        await again.until_table(lambda table: table["seats"][1]["away"] is None)

    two_at_a_table(server, story)


def test_an_end_needs_the_vote_of_who_is_only_offline(server: Running) -> None:
    async def story(anna: Guest, boris: Guest, table_id: str, sitting: Sitting) -> None:
        at = f"/tables/{table_id}/vote"
        table = await anna.post(at, seat=1, end=True)
        assert table["status"] == "playing"
        server.run_on(LIVE / 2)
        await until_away(anna, table_id, LIVE / 2)
        assert (await anna.get(f"/tables/{table_id}"))["status"] == "playing"
        server.run_on(LIVE)  # waited for in vain: Anna's vote is enough
        await sitting.until_table(lambda table: table["status"] == "ended")
        assert sitting.table["result"]["reason"] == "vote"

    two_at_a_table(server, story)


def test_who_has_left_takes_the_seat_back_by_hand(server: Running) -> None:
    async def story(anna: Guest, boris: Guest, table_id: str, sitting: Sitting) -> None:
        await boris.post(f"/tables/{table_id}/leave", seat=2)
        again = await boris.sit(table_id)
        await again.until("state")
        await again.silence()
        assert again.table["seats"][1]["stand_in"]
        table = await boris.post(f"/tables/{table_id}/back", seat=2)
        assert not table["seats"][1]["stand_in"]

    two_at_a_table(server, story)


# Without a server


def replaced() -> Table:
    """The second seat is kept by a bot, which is to move."""
    table = a_table()
    commands.stand_in(table, "p0", 1, "greedy", away=120.0)
    assert 1 in table.bots_to_move()
    return table


def test_what_a_bot_thinks_is_dropped_when_its_person_is_back() -> None:
    table = replaced()
    turn, action = table.turns[1], table.match.position.legal(1)[0]
    assert commands.return_to(table, "p1") == [1]
    assert not commands.bot_move(table, 1, turn, action)
    assert commands.return_to(table, "p1") == []
    commands.move(table, "p1", 1, turn, table.match.legal_texts(1)[0], "m")


def test_a_token_brings_back_its_own_seat_only() -> None:
    table = replaced()
    assert commands.return_to(table, "p1", only=0) == []
    assert commands.return_to(table, "p1", only=1) == [1]


def test_a_bot_that_keeps_a_seat_is_not_replaced() -> None:
    table = replaced()
    with pytest.raises(Refusal) as refused:
        commands.stand_in(table, "p0", 1, "random", away=500.0)
    assert refused.value.error.reason == "seat-taken"


def test_a_second_too_early_is_too_early() -> None:
    table = a_table()
    for seconds, left in ((119.5, "0:00:01"), (0.0, "0:02:00")):
        with pytest.raises(Refusal) as refused:
            commands.stand_in(table, "p0", 1, "greedy", away=seconds)
        assert refused.value.error.facts == {"seat": 2, "left": left}


@pytest.mark.parametrize("leaves", ["leave", "resigns", "is out of time", "is away"])
def test_a_vote_waits_for_nobody_who_has_left_for_good(leaves: str) -> None:
    table = a_table()
    commands.vote(table, "p0", 0, end=True)
    assert not table.finished
    if leaves == "leave":
        commands.leave(table, "p1", 1)
    elif leaves == "resigns":
        commands.resign(table, "p1", 1)
    elif leaves == "is out of time":
        table.ran += 60.0
        assert commands.run_out(table) == [0, 1]
        assert not table.finished  # he is still here, and asked
        commands.vote(table, "p1", 1, end=True)
    else:
        commands.stand_in(table, "p0", 1, "greedy", away=120.0)
    assert table.finished


def test_one_who_is_out_of_time_is_asked_until_waited_for_in_vain() -> None:
    table = a_table()
    table.ran += 60.0
    commands.run_out(table)
    commands.vote(table, "p0", 0, end=True)
    assert not table.finished
    commands.count_votes(table, away={"p1": 120.0})
    assert table.finished
