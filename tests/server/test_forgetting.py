"""Whoever is forgotten is nowhere any more: not in the store, not in a process; matches go on."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.server.house import Ear, House
from tests.server.running import story
from tinkertable.games import load
from tinkertable.server.identity import new_person
from tinkertable.server.server import Server
from tinkertable.server.store.schema import metadata
from tinkertable.server.tables import commands, projection
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.reason import Reason
from tinkertable.server.tables.table import Table

OPEN = {"kind": "open"}
SAID = "words of hers"


async def dump(server: Server) -> str:
    """All that the store has, as text."""

    def work(connection: sa.Connection) -> str:
        return "\n".join(
            f"{table.name}: {tuple(row)}"
            for table in metadata.sorted_tables
            for row in connection.execute(table.select())
        )

    return await server.store.engine.read(work)


class Town:
    """Anna and Boris, and every kind of table that may know of her."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.server = house.server
        self.anna, self.boris = new_person(), new_person()
        self.tables: dict[str, str] = {}

    async def make(self, what: str, host: str, *seats: str | None) -> str:
        kinds = [{"kind": "human", "person": one} if one else OPEN for one in seats]
        facts = Facts.fresh(load("gears"), host, kinds, options={}, public=True)
        await self.server.sessions.create(facts, None, None)
        self.tables[what] = facts.id
        return facts.id

    async def act(self, what: str, command: Any, *words: Any) -> None:
        await self.server.sessions.act(self.tables[what], lambda table: command(table, *words))

    async def build(self) -> None:
        anna, boris, store = self.anna, self.boris, self.server.store
        for person, name in ((anna, "Anna"), (boris, "Boris")):
            await store.add_person(person, name, 1.0)
        await self.make("shared", anna, anna, boris)
        await self.make("over", boris, anna, boris)
        await self.make("hosted", anna, anna, None, boris)
        await self.make("left", boris, boris, None, None)
        await self.make("watched", boris, boris, None)
        await self.make("own", anna, anna, anna)
        await self.act("left", commands.sit, anna, 1)
        await self.act("left", commands.leave, anna, 1)
        await self.act("watched", commands.watch, anna)
        for at, person in enumerate((anna, boris)):
            await self.act("over", commands.vote, person, at, True)
            await self.act("shared", play, person, at)
        await store.say(self.tables["shared"], anna, "m", SAID, 1.0)
        await store.set_muted(anna, boris, True)
        await store.set_muted(boris, anna, True)
        await store.add_recovery("digest", anna, 1e12)
        await store.set_invite(self.tables["hosted"], "digest")

    async def look(self, what: str) -> Table:
        found: Table = await self.server.sessions.look(self.tables[what], lambda table, _: table)
        return found


def play(table: Table, person: str, at: int) -> None:
    commands.move(table, person, at, table.turns[at], table.match.legal_texts(at)[0], "m")


@story
async def forgotten_in(database: str, folder: Path) -> None:
    async with House(folder, database=database) as house:
        town = Town(house)
        await town.build()
        server, anna, boris = house.server, town.anna, town.boris
        session = server.sessions.open(town.tables["shared"])
        ears = [Ear(server, session, person, at) for at, person in enumerate((anna, boris))]
        await house.seated(session, *ears)
        await server.presence.beat()
        before = await dump(server)
        assert before.count(anna) >= 10
        moves = (await town.look("shared")).match.move_texts()
        ending = projection.result(await town.look("over"))
        await server.forgetting.forget(anna)
        server.presence.disconnect(session, ears[0].connection)
        await server.presence.beat()
        after = await dump(server)
        assert [line for line in after.splitlines() if anna in line or "Anna" in line] == []
        assert SAID not in after
        assert after.count(boris) >= 5
        server.sessions.by_table.clear()  # as another process reads it
        shared = await town.look("shared")
        assert shared.match.move_texts()[: len(moves)] == moves  # a bot plays on
        assert [seat.person for seat in shared.seats] == [None, boris]
        assert shared.seats[0].stand_in
        assert shared.status == "playing"
        assert projection.result(await town.look("over")) == ending
        for what in ("shared", "hosted", "over", "left", "watched"):
            assert (await town.look(what)).facts.host == boris, what
        assert "own" not in after
        assert town.tables["own"] not in after
        await town.act("hosted", commands.stand_in, boris, 0, "greedy", None)  # a host's right
        await town.act("shared", commands.resign, boris, 1)
        assert (await town.look("shared")).reason == Reason.RESIGNED


def test_the_store_has_nothing_of_them(database: str, tmp_path: Path) -> None:
    forgotten_in(database, tmp_path)


@story
async def test_what_was_interrupted_is_finished_by_whoever_comes(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        town = Town(house)
        await town.build()
        await house.server.store.begin_forgetting(town.anna)
    async with House(tmp_path) as again:
        server = again.server
        async with asyncio.timeout(30):
            while town.anna in await dump(server):
                await asyncio.sleep(0.05)
        assert await server.store.names([town.anna, town.boris]) == {town.boris: "Boris"}
        assert await server.store.leaving() == []


@story
async def test_nobody_is_whom_the_store_is_about_to_forget(tmp_path: Path) -> None:
    async with House(tmp_path, sweep=1000.0) as house:
        town = Town(house)
        await town.build()
        await asyncio.sleep(0)
        await house.server.store.begin_forgetting(town.anna)
        assert await house.server.store.names([town.anna]) == {}
        await house.server.sessions.names.check()  # the bus was away when that was said
        assert town.anna not in house.server.sessions.names
        assert town.boris in house.server.sessions.names


@story
async def test_no_process_remembers_them(tmp_path: Path) -> None:
    async with House(tmp_path) as here, House(tmp_path) as there:
        town = Town(here)
        await town.build()
        ears = []
        for server in (here.server, there.server):
            session = server.sessions.open(town.tables["shared"])
            await server.sessions.look(session.id, lambda table, _: table)
            ears.append(Ear(server, session, town.boris, 1))
            ears[-1].connection.muted.add(town.anna)
            await (here if server is here.server else there).seated(session, ears[-1])
            await server.sessions.look(town.tables["watched"], lambda table, _: table)
            server.news.hear({"table": session.id, "here": [town.anna], "on": True})
            server.shares.messages.take(town.anna)
            await server.presence.beat()
        backwards = town.anna[::-1]  # we know it in no other way now
        await here.server.forgetting.forget(town.anna)
        there.server.news.hear({"forgotten": town.anna})
        town.anna = ""
        for server in (here.server, there.server):
            await server.presence.beat()
        end = time.monotonic() + 20
        while found := remembered(backwards):
            assert time.monotonic() < end, found
            await asyncio.sleep(0.1)  # tables are read anew
            for ear in ears:
                ear.sent.clear()


def remembered(backwards: str) -> list[object]:
    """What holds a text in which this stands, read backwards."""
    gc.collect()
    return [
        (type(one), held)
        for one in gc.get_objects()
        for held in gc.get_referents(one)
        if type(held) is str and backwards in held[::-1]
    ]
