"""Nothing stays for ever unasked, and nothing goes that was not said to go days before."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.door import listening
from tests.server.house import Ear, House
from tests.server.running import Guest, Running, story
from tests.server.test_damage import alter
from tests.server.test_schema import ask
from tinkertable.core.edition import Edition, edition_of
from tinkertable.core.errors import InputError
from tinkertable.core.seats import NOBODY
from tinkertable.games import load
from tinkertable.server.expiry import PAUSE
from tinkertable.server.identity import new_person
from tinkertable.server.keeping import DAY, FOR_EVER, NOTICE, Keeping, Step, Use, next_step
from tinkertable.server.refusal import Refusal
from tinkertable.server.sample import sample
from tinkertable.server.settings import Settings
from tinkertable.server.store import expiry
from tinkertable.server.store.errors import Away
from tinkertable.server.store.schema import chat, entries, presence, seated
from tinkertable.server.tables import commands
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.table import Table

KEEP: dict[str, Any] = {
    "keep_open": 10.0, "keep_unfinished": 30.0, "keep_finished": 60.0,
    "keep_guests": 90.0, "keep_editions": 40.0,
}  # fmt: skip
MONTH = 30 * DAY
PARTS = (entries, seated, chat, presence)


def settings(database: str = "", **more: Any) -> dict[str, Any]:
    """Nothing is swept but by the test."""
    return {"sweep": 1e6, "database": database} | KEEP | more


def fast(**more: Any) -> dict[str, Any]:
    """Of a server that sweeps by itself, quicker than others."""
    return {"sweep": 0.05, "connections": 1000} | KEEP | more


async def after(house: House, days: float) -> dict[str, int]:
    """The service has run for so long, and looks at all that is kept; what went, by kind."""
    server = house.server
    uptime = server.sessions.uptime
    uptime.confirm(uptime.now() + days * DAY)
    before = server.expiry.gone.copy()
    await sweep_through(house)
    return dict(server.expiry.gone - before)


def still(house: House) -> None:
    """Its server sweeps no more by itself."""
    for task in house.server._tasks:
        if "_sweep" in repr(task.get_coro()):
            task.cancel()


async def sweep_through(house: House) -> None:
    """As many sweeps as a round takes, and more; by nobody else."""
    still(house)
    uptime = house.server.sessions.uptime
    uptime.confirm(uptime.now() + PAUSE)
    for _ in range(12):
        await house.server.expiry.sweep()


class Village:
    """Anna, whose tables, edition and self nobody uses from now on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.server.store
        self.anna = new_person()
        self.tables: dict[str, str] = {}
        self.edition: Edition = edition_of(load("gears"), "mine", {"gears": {"blue": [4, 3, 2, 1]}})

    async def build(self) -> None:
        await self.store.add_person(self.anna, "Anna", 1.0)
        await self.make("open", self.anna, None)
        await self.make("unfinished", self.anna, self.anna)
        await self.make("finished", self.anna, self.anna)
        for at in (0, 1):
            await self.act("finished", commands.vote, self.anna, at, True)
        await self.store.say(self.tables["unfinished"], self.anna, "m", "hello", 1.0)
        await self.store.add_edition(self.edition)
        await sweep_through(self.house)

    async def make(self, what: str, *seats: str | None, edition: Edition | None = None) -> str:
        kinds = [{"kind": "human", "person": one} if one else {"kind": "open"} for one in seats]
        facts = Facts.fresh(
            load("gears"), seats[0] or "", kinds, options={}, public=True, edition=edition
        )
        await self.house.server.sessions.create(facts, edition, None)
        self.tables[what] = facts.id
        return facts.id

    async def act(self, what: str, command: Any, *words: Any) -> None:
        await self.house.server.sessions.act(
            self.tables[what], lambda table: command(table, *words)
        )

    async def there(self) -> set[str]:
        """What of all this is left."""
        tables = {what for what, id_ in self.tables.items() if await self.store.table(id_)}
        edition = {"edition"} if await self.store.edition(self.edition.hash) else set()
        guest = {"anna"} if await self.store.names([self.anna]) else set()
        return tables | edition | guest

    async def going(self) -> set[str]:
        """The tables that are said to go."""
        found = await self.house.server.expiry.going(self.tables.values())
        return {what for what, id_ in self.tables.items() if id_ in found}


ALL = {"open", "unfinished", "finished", "edition", "anna"}


def test_one_step_follows_from_what_is_known() -> None:
    month, day = MONTH, DAY
    now = 100 * day
    assert next_step(month, Use(None, None), now) == Step.COUNT
    assert next_step(None, Use(None, None), now) == Step.COUNT
    assert next_step(month, Use(now + 2 * day, None), now) == Step.COUNT  # counted otherwise
    assert next_step(month, Use(now - 20 * day, None), now) == Step.NOTHING
    assert next_step(month, Use(now - 23 * day, None), now) == Step.ANNOUNCE
    assert next_step(month, Use(now - 90 * day, None), now) == Step.ANNOUNCE  # first it is said
    assert next_step(month, Use(now - 25 * day, now + day), now) == Step.NOTHING
    assert next_step(month, Use(now - 31 * day, now + day), now) == Step.NOTHING
    assert next_step(month, Use(now - 31 * day, now - day), now) == Step.LET_GO
    # The policy has changed meanwhile.
    assert next_step(2 * month, Use(now - 31 * day, now - day), now) == Step.RECALL
    assert next_step(None, Use(now - 31 * day, now - day), now) == Step.RECALL
    assert next_step(35 * day, Use(now - 31 * day, now - day), now) == Step.NOTHING
    # Kept for less than the notice: said at once.
    assert next_step(day, Use(now, None), now) == Step.ANNOUNCE


def test_a_policy_is_days_or_for_ever() -> None:
    assert Keeping().seconds("open") == 30 * DAY
    assert FOR_EVER.seconds("open") is None
    for bad in (-1.0, 0.5, float("inf"), float("nan")):
        with pytest.raises(InputError, match="at least a day to keep guests, or 0"):
            Settings(keep_guests=bad)


def left(connection: sa.Connection) -> int:
    """Rows that belong to tables."""
    counts = (sa.select(sa.func.count()).select_from(part) for part in PARTS)
    return sum(connection.scalar(count) or 0 for count in counts)


def test_what_nobody_uses_is_announced_and_goes(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @story
    async def check() -> None:
        async with House(tmp_path, **settings(database)) as house:
            village = Village(house)
            await village.build()
            assert await after(house, 2.9) == {}
            assert await village.going() == set()
            assert await after(house, 0.2) == {}
            assert await village.going() == {"open"}
            assert await after(house, 6.5) == {}
            assert await village.there() == ALL
            assert await after(house, 0.5) == {"open": 1}
            assert await village.there() == ALL - {"open"}
            assert await after(house, 14.0) == {}
            assert await village.going() == {"unfinished"}
            assert await after(house, 7.1) == {"unfinished": 1}
            assert await after(house, 2.0) == {}
            assert await after(house, 7.1) == {"editions": 2}  # by both its hashes
            assert await village.there() == {"finished", "anna"}
            await after(house, 13.0)
            assert await after(house, 7.1) == {"finished": 1}
            await after(house, 23.0)
            assert await after(house, 7.1) == {"guests": 1}
            assert await village.there() == set()
            assert dict(house.server.expiry.gone) == {
                "open": 1, "unfinished": 1, "finished": 1, "editions": 2, "guests": 1,
            }  # fmt: skip
            assert await house.server.store.engine.read(left) == 0
            sample(house.server)
            assert b'tinkertable_expired_total{kind="editions"} 2.0' in house.server.figures.text()

    with caplog.at_level(logging.INFO):
        check()
    told = [(line.message, line.__dict__) for line in caplog.records]
    assert [what["open"] for said, what in told if said == "expired" and "open" in what] == [1]
    assert [1 for said, what in told if said == "expiry announced" and "guests" in what] == [1]


@story
async def test_whoever_opens_or_plays_keeps_it(tmp_path: Path) -> None:
    async with House(tmp_path, **settings(keep_guests=0.0)) as house:
        village = Village(house)
        await village.build()
        expiry_, tables = house.server.expiry, village.tables
        for _ in range(3):
            await after(house, 25.0)
            assert await village.going() >= {"unfinished"}
            await expiry_.opened(tables["unfinished"])
            assert "unfinished" not in await village.going()
            assert "unfinished" in await village.there()
        await after(house, 25.0)
        assert "unfinished" in await village.going()
        await village.act("unfinished", commands.pause, village.anna)
        assert "unfinished" not in await village.going()
        await after(house, 22.0)
        assert "unfinished" in await village.there()


@story
async def test_who_comes_by_and_what_is_asked_for_stays(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        for _ in range(10):
            await after(house, 35.0)
            house.server.expiry.saw(village.anna)
            house.server.expiry.uses(village.edition.hash)
        assert await village.there() == {"edition", "anna"}


@story
async def test_who_sits_there_for_a_year_uses_it_and_a_stranger_does_not(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        await village.make("watched", village.anna, village.anna)
        server = house.server
        stranger = new_person()
        await server.store.add_person(stranger, "Boris", 1.0)
        for what, person in (("unfinished", village.anna), ("watched", stranger)):
            await server.sessions.names.learn([person])
            session = server.sessions.open(village.tables[what])
            ear = Ear(server, session, person, NOBODY)
            await house.seated(session, ear)
        for _ in range(12):
            await after(house, 25.0)
        assert await village.there() == {"unfinished", "anna"}
        assert await house.closed(ear) == 4404  # whoever only watched is told that it is gone


@story
async def test_an_edition_stays_as_long_as_a_table_has_it(tmp_path: Path) -> None:
    async with House(tmp_path, **settings(keep_unfinished=0.0, keep_guests=0.0)) as house:
        village = Village(house)
        await village.build()
        await village.make("with edition", village.anna, village.anna, edition=village.edition)
        for _ in range(8):
            await after(house, 20.0)
        assert {"edition", "with edition"} <= await village.there()
        house.server.sessions.by_table.clear()
        table: Table = await house.server.sessions.look(
            village.tables["with edition"], lambda table, _: table
        )
        assert table.match.edition
        await house.server.sessions.forget(village.tables["with edition"], None)
        await after(house, 35.0)
        await house.server.store.add_edition(village.edition)  # somebody brings it again
        await after(house, 20.0)
        assert "edition" in await village.there()
        await after(house, 35.0)
        await after(house, 8.0)
        assert "edition" not in await village.there()


@story
async def test_the_wall_clock_lets_nothing_go(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        real = time.time
        for years in (10, -10):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(time, "time", lambda by=years: real() + by * 365 * DAY)
                assert await after(house, 0.1) == {}
            assert await village.going() == set()
        assert await village.there() == ALL


def test_a_server_that_was_down_has_not_let_anything_go(tmp_path: Path) -> None:
    tables: dict[str, str] = {}

    @story
    async def run(first: bool) -> None:
        async with House(tmp_path, **settings()) as house:
            village = Village(house)
            village.tables = tables
            if first:
                await village.build()
            await sweep_through(house)
            assert await village.going() == set()
            assert await village.there() >= {"open", "unfinished", "finished"}

    run(True)
    run(False)  # whenever that is


@story
async def test_a_new_policy_is_announced_too(tmp_path: Path) -> None:
    keep_all: dict[str, Any] = dict.fromkeys(KEEP, 0.0)
    async with House(tmp_path, **settings(**keep_all)) as house:
        village = Village(house)
        await village.build()
        assert await after(house, 10_000.0) == {}
        assert await village.there() == ALL
        ran = house.server.sessions.uptime.now()
        await house.server.presence.beat()
    async with House(tmp_path, **settings()) as again:
        there = Village(again)
        there.tables, there.anna = village.tables, village.anna
        assert again.server.sessions.uptime.now() >= ran
        await sweep_through(again)
        assert await there.going() == {"open", "unfinished", "finished"}
        left = await again.server.expiry.going(there.tables.values())
        assert all(NOTICE - 60 < seconds <= NOTICE for seconds in left.values())
        assert await after(again, 6.9) == {}
        await again.server.presence.beat()
    async with House(tmp_path, **settings(**keep_all)) as at_last:
        there.house, there.store = at_last, at_last.server.store
        await sweep_through(at_last)
        assert await there.going() == set()  # all of it stays
        assert await after(at_last, 100.0) == {}
        assert await there.there() == ALL


@story
async def test_a_store_that_is_away_lets_nothing_go(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        await after(house, 400.0)  # all of it is announced

        async def away(*_: object) -> None:
            raise Away("test")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.server.store, "lot", away)
            house.server.sessions.uptime.confirm(house.server.sessions.uptime.now() + 5 * DAY)
            with pytest.raises(Away):
                await house.server.expiry.sweep()
        assert await village.there() == ALL
        assert await after(house, 2.1) == {
            "open": 1, "unfinished": 1, "finished": 1, "editions": 2, "guests": 1,
        }  # fmt: skip


@story
async def test_nobody_counts_before_it_is_known_how_long_others_ran(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        await after(house, 29.0)
        house.server.sessions.uptime.confirmed = False
        await house.server.expiry.opened(village.tables["unfinished"])
        await sweep_through(house)
        assert "unfinished" in await village.going()  # nothing was noted by a time that is none


@story
async def test_what_is_used_at_the_last_moment_stays(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        await after(house, 400.0)
        server, store = house.server, house.server.store
        ran = server.sessions.uptime.now() + 8 * DAY
        server.sessions.uptime.confirm(ran)
        id_ = village.tables["unfinished"]
        await store.note_used("tables", [id_], ran)
        await store.note_used("people", [village.anna], ran)
        await store.add_edition(village.edition)
        # Whoever had decided before comes too late.
        assert not await server.sessions.let_go(id_, ran)
        assert not await store.take_edition(village.edition.hash, ran)
        assert await server.forgetting.expire([village.anna], ran) == 0
        assert await village.there() == ALL
        # And whoever opens a table that is gone is told so, whatever is in memory.
        assert await server.sessions.let_go(village.tables["finished"], ran)
        with pytest.raises(Refusal, match="no such table"):
            await server.expiry.opened(village.tables["finished"])


def test_processes_that_look_at_once_let_each_thing_go_once(database: str, tmp_path: Path) -> None:
    @story
    async def check() -> None:
        async with (
            House(tmp_path, **settings(database)) as one,
            House(tmp_path, **settings(database)) as two,
        ):
            village = Village(one)
            await village.build()
            for at in range(20):
                await village.make(f"more {at}", village.anna, village.anna)
            await asyncio.gather(after(one, 400.0), after(two, 400.0))
            found = await asyncio.gather(after(one, 8.0), after(two, 8.0))
            gone = one.server.expiry.gone + two.server.expiry.gone
            assert gone == {
                "open": 1, "unfinished": 21, "finished": 1, "editions": 2, "guests": 1,
            }, found  # fmt: skip
            assert await village.there() == set()

    check()


@story
async def test_another_process_tells_who_is_there_that_a_table_is_gone(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as one, House(tmp_path, **settings()) as two:
        village = Village(one)
        await village.build()
        id_ = village.tables["unfinished"]
        await two.server.sessions.look(id_, lambda table, _: table)
        watcher = new_person()
        ears = []
        for _ in range(2):
            session = two.server.sessions.open(id_)
            ears.append(Ear(two.server, session, watcher, NOBODY))
            await two.seated(session, ears[-1])
            if len(ears) == 1:  # the bus tells
                two.server.news.hear({"table": id_, "gone": True})
                assert await two.closed(ears[0]) == 4404
        await one.server.sessions.forget(id_, None)
        two.server.bus.shared = True
        await two.server.news.catch_up()  # the bus was away: the store tells
        assert await two.closed(ears[1]) == 4404
        assert id_ not in two.server.sessions.by_table


@story
async def test_a_sweep_looks_at_no_more_than_a_lot(
    tmp_path: Path,
) -> None:
    async with House(tmp_path, **settings(keep_guests=0.0)) as house:
        village = Village(house)
        await village.build()
        for at in range(9):
            await village.make(f"more {at}", village.anna, village.anna)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(expiry, "LOT", 2)
            patch.setattr("tinkertable.server.expiry.LOT", 2)
            await after(house, 400.0)
            house.server.sessions.uptime.confirm(house.server.sessions.uptime.now() + 8 * DAY)
            before = 0
            for _ in range(20):
                await house.server.expiry.sweep()
                gone = house.server.expiry.gone.total()
                assert gone - before <= 2
                before = gone
        assert await village.there() == {"anna"}


@story
async def test_a_round_that_was_broken_off_is_taken_up(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        await after(house, 400.0)
        take = house.server.store.take_table
        calls = 0

        async def fail(table_id: str, ran: float) -> bool:
            nonlocal calls
            calls += 1
            if calls == 2:
                raise Away("test")
            return await take(table_id, ran)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.server.store, "take_table", fail)
            house.server.sessions.uptime.confirm(house.server.sessions.uptime.now() + 8 * DAY)
            with pytest.raises(Away):
                await sweep_through(house)
            assert house.server.expiry.gone.total() == 1  # what went was counted
            await sweep_through(house)
        assert await village.there() == set()


@story
async def test_a_guest_who_is_half_forgotten_is_forgotten_by_the_next_sweep(tmp_path: Path) -> None:
    async with House(tmp_path, **settings()) as house:
        village = Village(house)
        await village.build()
        await after(house, 400.0)
        ran = house.server.sessions.uptime.now() + 8 * DAY
        assert await house.server.store.take_person(village.anna, ran)  # then the power failed
        assert not await house.server.store.take_person(village.anna, ran)
    async with House(tmp_path, **settings()) as again:
        async with asyncio.timeout(30):
            while await again.server.store.leaving():
                await again.server.forgetting.sweep()
        assert (await again.server.store.person(village.anna))["name"] == ""


@story
async def test_many_guests_are_forgotten_together(tmp_path: Path) -> None:
    """Journals are looked through once for all of them."""
    keep: dict[str, Any] = dict.fromkeys(KEEP.keys() - {"keep_guests"}, 0.0)
    async with House(tmp_path, **settings(**keep)) as house:
        village = Village(house)
        await village.build()
        people = [new_person() for _ in range(30)]
        for person in people:
            await house.server.store.add_person(person, "gone", 1.0)
        boris = new_person()
        await house.server.store.add_person(boris, "Boris", 1.0)
        await village.make("shared", boris, people[0])
        await village.make("seen", boris, None)
        await village.act("seen", commands.watch, people[1])
        await sweep_through(house)
        looks = 0
        mentions = house.server.store.mentions

        def counted(names: Any) -> Any:
            nonlocal looks
            looks += 1
            return mentions(names)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.server.store, "mentions", counted)
            await after(house, 88.0)
            house.server.expiry.saw(boris)
            assert await after(house, 7.1) == {"guests": 31}
        assert looks == 1
        assert await house.server.store.names([*people, boris]) == {boris: "Boris"}

        def named(connection: sa.Connection) -> list[str]:
            return [row.text for row in connection.execute(entries.select())]

        texts = await house.server.store.engine.read(named)
        assert not [text for text in texts if any(person in text for person in people)]
        shared: Table = await house.server.sessions.look(
            village.tables["shared"], lambda table, _: table
        )
        assert [seat.person for seat in shared.seats] == [boris, None]


@story
async def test_only_those_whose_table_it_is_are_told_and_keep_it(tmp_path: Path) -> None:
    async with (
        listening(tmp_path, **fast(keep_unfinished=30.0, keep_open=365.0)) as url,
        Guest(url, "Anna") as anna,
        Guest(url, "Boris") as boris,
        Guest(url, "Clara") as clara,
    ):
        table, _ = await anna.table("gears", ["me", "open"], visibility="public")
        await boris.post(f"/tables/{table}/sit", seat=2)
        later, _ = await anna.table("gears", ["me", "open"])

        async def listed(who: Guest, wanted: str = "mine") -> dict[str, Any]:
            found = await who.get(f"/tables?list={wanted}")
            return next(one for one in found if one["id"] == table)

        assert (await listed(anna))["goes"] is None
        assert (await listed(anna))["keeps"] == 30 * DAY
        assert [one["id"] for one in await anna.get("/tables?list=mine")] == [later, table]
        Running(tmp_path).run_on(28 * DAY)
        async with asyncio.timeout(60):
            while (await listed(anna))["goes"] is None:
                await asyncio.sleep(0.05)
        # A week from when it was said; first in the list, whatever is newer.
        assert NOTICE - 60 < (await listed(boris))["goes"] <= NOTICE
        assert [one["id"] for one in await anna.get("/tables?list=mine")] == [table, later]
        own = await boris.get("/me/data")
        assert [one["table"]["goes"] is None for one in own["tables"]] == [False]
        # A stranger is not told, and does not keep it by looking.
        assert (await listed(clara, "public"))["goes"] is None
        assert (await clara.get(f"/tables/{table}"))["goes"] is None
        async with await clara.sit(table) as watching:
            assert (await watching.until("hello"))["table"]["goes"] is None
        assert (await listed(anna))["goes"] is not None
        await anna.get(f"/tables/{table}/log")  # who saves it need not keep it here
        assert (await listed(anna))["goes"] is not None
        async with await boris.sit(table) as sitting:
            hello = (await sitting.until("hello"))["table"]
            assert (hello["goes"], hello["keeps"]) == (None, 30 * DAY)
        assert (await listed(anna))["goes"] is None
        Running(tmp_path).run_on(28 * DAY)
        async with asyncio.timeout(60):
            while (await listed(anna))["goes"] is None:
                await asyncio.sleep(0.05)
        assert (await anna.get(f"/tables/{table}"))["goes"] is None  # she has opened it
        assert (await listed(boris))["goes"] is None


@story
async def test_a_table_of_another_version_goes_like_others(tmp_path: Path) -> None:
    keep = fast(keep_unfinished=30.0)
    async with listening(tmp_path, **keep) as url, Guest(url, "Anna") as anna:
        table, _ = await anna.table("gears", ["me", "me"])
        cookies = anna.http.cookies
    change = f"UPDATE tables SET version = 999 WHERE id = '{table}'"
    await asyncio.to_thread(alter, f"sqlite:///{tmp_path / 'tables.sqlite'}", (change, {}))
    async with listening(tmp_path, **keep) as url:
        anna = Guest(url, "Anna")
        anna.http.cookies = cookies

        async def goes() -> float | None:
            (one,) = await anna.get("/tables?list=mine")
            assert one["fault"]["reason"] == "table-version"
            left: float | None = one["goes"]
            return left

        async with asyncio.timeout(60):
            Running(tmp_path).run_on(28 * DAY)
            while await goes() is None:
                await asyncio.sleep(0.05)
            await anna.get(f"/tables/{table}")  # its host looks what is the matter with it
            assert await goes() is None
            Running(tmp_path).run_on(28 * DAY)
            while await goes() is None:
                await asyncio.sleep(0.05)
            Running(tmp_path).run_on(8 * DAY)
            while await anna.get("/tables?list=mine"):
                await asyncio.sleep(0.05)
        await anna.http.aclose()


def test_wherever_a_sweep_ends_what_is_left_is_whole(tmp_path: Path) -> None:
    """As when the process is killed there."""
    counts = ("entries", "seated", "presence", "chat", "tables")

    @story
    async def run(steps: int | None) -> None:
        async with House(tmp_path, **settings(keep_guests=0.0)) as house:
            still(house)
            uptime = house.server.sessions.uptime
            if steps is None:
                village = Village(house)
                await village.build()
                for at in range(20):
                    await village.make(f"more {at}", village.anna, village.anna)
                await after(house, 400.0)
                uptime.confirm(uptime.now() + 8 * DAY)
                await house.server.presence.beat()
                return
            sweeping = asyncio.create_task(sweep_through(house))
            for _ in range(steps):
                await asyncio.sleep(0.001)
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)

    def rows() -> list[int]:
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        parts = {part: f"SELECT count(*) FROM {part}" for part in counts}
        for part in counts[:-1]:  # none belongs to a table that is gone
            orphans = f"{parts[part]} WHERE table_id NOT IN (SELECT id FROM tables)"
            assert ask(database, orphans) == [(0,)], part
        return [ask(database, text)[0][0] for text in parts.values()]

    run(None)
    assert rows()[-1] == 23
    for steps in (5, 10, 15, 20, 5000):
        run(steps)
        found = rows()
    assert found == [0, 0, 0, 0, 0]
