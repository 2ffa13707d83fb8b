"""Two server processes on one PostgreSQL and one Redis, and either of them away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.players import Player, check, read_journal, sit_down
from tests.server.proxy import Proxy
from tests.server.running import QUIET, Guest, Running, Sitting
from tests.server.services import Postgres, Redis, waiters
from tinkertable.server.settings import Settings
from tinkertable.server.store.schema import tables

GAME = "railroad-ink"  # the seats act at once


class Pair(NamedTuple):
    """Two processes with the same keys and database."""

    one: Running
    two: Running
    database: str


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    database = postgres.new_database("pair")
    flags = ("--database", database, "--bus", redis.url, *QUIET)
    folder = tmp_path_factory.mktemp("pair")
    pair = Pair(Running(folder, *flags), Running(folder, *flags), database)
    for one in (pair.one, pair.two):
        one.launch()
    for one in (pair.one, pair.two):
        one.wait()
    yield pair
    for one in (pair.one, pair.two):
        assert one.stop() == 0


async def guests_of(stack: AsyncExitStack, *urls: str) -> list[Guest]:
    return [await stack.enter_async_context(Guest(url, f"At {url}")) for url in urls]


async def moved(player: Player, more: int) -> None:
    """Until the player has made so many more moves, or the match is over."""
    goal = len(player.acknowledged) + more
    while len(player.acknowledged) < goal and not player.over and not player.faults:
        await asyncio.sleep(0.01)


def test_players_are_moved_when_a_process_is_killed(pair: Pair) -> None:
    async def run() -> list[str]:
        one, two, database = pair
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(Proxy(one.port))
            second = await stack.enter_async_context(Proxy(two.port))
            guests = await guests_of(stack, first.url, second.url)
            players = await sit_down(guests, GAME, 1, Random(1))
            playing = [asyncio.create_task(player.play()) for player in players]
            await moved(players[0], 5)
            one.kill()
            await first.move_to(two.port)
            await moved(players[0], 5)  # both at the one that is left
            for player in players:
                player.go.clear()
            await asyncio.to_thread(one.start)
            await first.move_to(one.port)
            for player in players:
                player.go.set()
            await moved(players[0], 3)
            two.kill()
            await second.move_to(one.port)
            two.launch()
            await asyncio.gather(*playing)
            faults = await check(players, database)
            assert faults or [player.returns > 0 for player in players] == [True, True]
            return faults

    try:
        assert asyncio.run(asyncio.wait_for(run(), 300)) == []
    finally:
        pair.two.wait()


def test_a_move_through_each_process_at_the_same_moment(pair: Pair) -> None:
    """Both stand at the same row; one gets it, the other reads on and tries again."""

    async def run() -> None:
        engine = create_async_engine(Settings(database=pair.database).engine_url)
        look = await engine.connect()
        async with Guest(pair.one.url, "Anna") as anna, Guest(pair.two.url, "Boris") as boris:
            table_id, invite = await anna.table(GAME, ["me", "open"])
            await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
            sittings = [await guest.sit(table_id) for guest in (anna, boris)]
            for sitting in sittings:
                await sitting.until("state")
                if not sitting.state["legal"]:
                    await sitting.until("state")
            for _ in range(3):
                async with engine.begin() as line:
                    row = sa.select(tables.c.id).where(tables.c.id == table_id)
                    await line.execute(row.with_for_update())
                    turns = [sitting.state["turn"] for sitting in sittings]
                    for sitting in sittings:
                        await sitting.move(sitting.state["legal"][0])
                    await waiters(look, 2)
                await asyncio.gather(
                    *(answered(*pair_) for pair_ in zip(sittings, turns, strict=True))
                )
            rows, _ = await read_journal(pair.database)
            here = [row for row in rows if row.table_id == table_id]
            sent = [(row.text[0], row.message) for row in here if row.message]
            assert sorted(sent) == [(seat, f"m{n}") for seat in "12" for n in (1, 2, 3)]
            for sitting in sittings:
                await sitting.close()
        await look.close()
        await engine.dispose()

    async def answered(sitting: Sitting, turn: int) -> None:
        """Acknowledged, and the new state is here."""
        answer = await sitting.until("done", "error")
        assert answer["type"] == "done", answer
        while sitting.state["turn"] <= turn:
            await sitting.until("state")

    asyncio.run(asyncio.wait_for(run(), 120))


def test_play_goes_on_while_redis_is_away(pair: Pair, redis: Redis) -> None:
    async def run() -> list[str]:
        async with AsyncExitStack() as stack:
            guests = await guests_of(stack, pair.one.url, pair.two.url)
            players = await sit_down(guests, GAME, 1, Random(2))
            playing = [asyncio.create_task(player.play()) for player in players]
            await moved(players[0], 5)
            redis.kill()
            try:
                for player in players:
                    await moved(player, 10)
            finally:
                await asyncio.to_thread(redis.start)
            await asyncio.gather(*playing)
            return await check(players, pair.database)

    assert asyncio.run(asyncio.wait_for(run(), 300)) == []


def test_bots_at_tables_of_two_processes(pair: Pair) -> None:
    """Both processes think for a bot, and one is late each time."""

    async def run() -> list[str]:
        async with AsyncExitStack() as stack:
            one, two = await guests_of(stack, pair.one.url, pair.two.url)
            players = [
                player
                for guests in ([one, two], [two, one])
                for player in await sit_down(guests, GAME, 2, Random(3))
            ]
            await asyncio.gather(*(player.play() for player in players))
            return await check(players, pair.database)

    assert asyncio.run(asyncio.wait_for(run(), 300)) == []


async def first_state(guest: Guest, table_id: str) -> Sitting:
    sitting = await guest.sit(table_id)
    while not sitting.state.get("legal"):
        await sitting.until("state")
    return sitting


async def send_until_done(sitting: Sitting, text: str, id_: str) -> None:
    while True:
        await sitting.move(text, id_=id_)
        answer = await sitting.until("done", "error")
        if answer["type"] == "done":
            return
        assert answer["code"] == "not-saved", answer


def test_postgresql_away_is_said_and_the_same_message_counts_once(
    pg_url: str, postgres: Postgres, tmp_path: Path
) -> None:
    server = Running(tmp_path, "--database", pg_url, "--bot-workers", "0")
    server.start()

    async def run() -> None:
        async with Guest(server.url, "Anna") as anna:
            table_id, _ = await anna.table(GAME, ["me"])
            sitting = await first_state(anna, table_id)
            text = sitting.state["legal"][0]
            await sitting.move(text, id_="\0")  # PostgreSQL cannot keep this
            assert (await sitting.until("done", "error"))["code"] == "bad-request"
            postgres.kill()
            try:
                await sitting.move(text, id_="once")
                answer = await sitting.until("done", "error")
                assert (answer["type"], answer.get("code")) == ("error", "not-saved")
                assert (
                    await anna.refused("/tables", game=GAME, seats=[{"kind": "me"}]) == "not-saved"
                )
                async with asyncio.timeout(30):  # what health says is up to a second old
                    while (await anna.get("/health"))["store"]:
                        await asyncio.sleep(0.1)
            finally:
                await asyncio.to_thread(postgres.start)
            await send_until_done(sitting, text, "once")
            await send_until_done(sitting, text, "once")
            rows, _ = await read_journal(pg_url)
            assert [row.message for row in rows if row.message] == ["once"]
            await sitting.close()

    try:
        asyncio.run(asyncio.wait_for(run(), 120))
    finally:
        server.stop()


def test_a_commit_whose_answer_is_lost_counts_once(
    pg_url: str, postgres: Postgres, tmp_path: Path
) -> None:
    """The move is in the store and the server cannot know: it asks to send it again."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(postgres.port))
            url = pg_url.replace(f":{postgres.port}/", f":{proxy.port}/")
            server = Running(tmp_path, "--database", url, "--bot-workers", "0")
            await asyncio.to_thread(server.start)
            stack.push_async_callback(asyncio.to_thread, server.stop)  # the proxy must live on
            anna = await stack.enter_async_context(Guest(server.url, "Anna"))
            boris = await stack.enter_async_context(Guest(server.url, "Boris"))
            table_id, _ = await anna.table(GAME, ["me", "open"], visibility="public")
            await boris.post(f"/tables/{table_id}/sit", seat=2)
            sitting = await first_state(anna, table_id)
            other = await first_state(boris, table_id)
            text = sitting.state["legal"][0]
            proxy.cut = lambda data: b"COMMIT" in data
            await sitting.move(text, id_="once")
            answer = await sitting.until("done", "error")
            assert (answer["type"], answer.get("code")) == ("error", "not-saved")
            assert proxy.cuts
            proxy.cut = None
            rows, _ = await read_journal(pg_url)
            assert [row.message for row in rows if row.message] == ["once"]
            while sitting.state["turn"] == 0:  # it is shown though nobody sends it again
                await sitting.until("state")
            await send_until_done(sitting, text, "once")
            await send_until_done(other, other.state["legal"][0], "mine")
            rows, _ = await read_journal(pg_url)
            assert sorted(str(row.message) for row in rows if row.message) == ["mine", "once"]
            await sitting.close()
            await other.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_who_is_muted_here_is_muted_there(pair: Pair) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            anna, boris = await guests_of(stack, pair.one.url, pair.two.url)
            table_id, invite = await anna.table(GAME, ["me", "open"])
            await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
            elsewhere = Guest(pair.two.url, "Anna")  # the same person at the other process
            elsewhere.http.cookies = anna.http.cookies
            there = await elsewhere.sit(table_id)
            await there.until("hello")
            them = (await boris.get("/me"))["id"]
            await anna.post(f"/people/{them}/mute", muted=True)
            await there.until_table(lambda table: bool(table["seats"][1]["muted"]))
            await there.close()
            await elsewhere.http.aclose()

    asyncio.run(run())


async def run_on(pair: Pair, postgres: Postgres, seconds: int) -> None:
    """As if the service had run for so long without anything happening; until both know."""
    counted = f"UPDATE processes SET ran = ran + {seconds} RETURNING ran"
    last = max(map(float, postgres.query(pair.database, counted)))
    behind = f"SELECT id FROM processes WHERE ran <= {last!r}"
    while postgres.query(pair.database, behind):
        await asyncio.sleep(0.1)


def test_who_is_at_the_other_process_is_not_away(
    pair: Pair, postgres: Postgres, redis: Redis
) -> None:
    """Whatever the bus says; and both count the same time."""

    async def away(guest: Guest, table_id: str) -> float:
        seconds: float | None = (await guest.get(f"/tables/{table_id}"))["seats"][1]["away"]
        return 0.0 if seconds is None else seconds

    async def reason(guest: Guest, table_id: str) -> str:
        body = {"seat": 2, "bot": "greedy"}
        answer = await guest.http.post(f"/api/tables/{table_id}/stand-in", json=body)
        found: str = answer.json()["error"]["reason"]
        return found

    async def heard(*urls: str) -> None:
        for url in urls:
            async with Guest(url, "Clara") as clara:
                while not (await clara.get("/health"))["bus"]:
                    await asyncio.sleep(0.1)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            anna, boris = await guests_of(stack, pair.one.url, pair.two.url)
            table_id, invite = await anna.table(GAME, ["me", "open"])
            await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
            here, there = [await guest.sit(table_id) for guest in (anna, boris)]
            await there.until("state")
            redis.kill()
            try:
                here_now = f"process IS NOT NULL AND table_id = '{table_id}'"
                count = f"SELECT count(*) FROM presence WHERE {here_now}"
                while postgres.query(pair.database, count) != ["2"]:
                    await asyncio.sleep(0.1)
                await run_on(pair, postgres, 300)
                assert await reason(anna, table_id) == "seat-present"
            finally:
                await asyncio.to_thread(redis.start)
            await heard(pair.one.url, pair.two.url)
            await here.until_table(lambda table: bool(table["seats"][1]["online"]))
            await there.close()
            await here.until_table(lambda table: not table["seats"][1]["online"])
            while await reason(anna, table_id) != "seat-awaited":  # the other notes it soon
                await asyncio.sleep(0.1)
            await run_on(pair, postgres, 125)
            for guest in (anna, boris):
                assert await away(guest, table_id) >= 120
            await anna.post(f"/tables/{table_id}/stand-in", seat=2, bot="greedy")
            await here.until_table(lambda table: bool(table["seats"][1]["stand_in"]))
            again = await boris.sit(table_id)
            for sitting in (here, again):
                await sitting.until_table(lambda table: not table["seats"][1]["stand_in"])

    asyncio.run(asyncio.wait_for(run(), 120))
