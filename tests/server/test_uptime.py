"""Clocks count the time for which the service runs and answers, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.running import QUIET, Guest, Running, story
from tests.server.test_commands import a_table
from tests.server.test_store import with_store
from tinkertable.server.socket.session import Session
from tinkertable.server.store.errors import Away
from tinkertable.server.store.presence import Answer, Note, Seen
from tinkertable.server.store.store import Store
from tinkertable.server.tables.journal import Entry
from tinkertable.server.tables.table import Table
from tinkertable.server.uptime import LEEWAY, Uptime

HOUR = 3600.0


class Watch:
    """A monotonic clock that the test turns."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_time_goes_on_between_notes_and_not_without_them() -> None:
    watch = Watch()
    uptime = Uptime(watch)
    uptime.confirm(50.0)
    assert uptime.now() == 50.0
    watch.seconds += 1.5
    assert uptime.now() == 51.5
    watch.seconds += HOUR  # the store was away, or the process slept
    assert uptime.now() == 50.0 + LEEWAY
    uptime.confirm(0.0)  # nobody else is farther
    watch.seconds += 1.0
    assert uptime.now() == 51.0 + LEEWAY
    uptime.confirm(100.0)  # another process is
    assert uptime.now() == 100.0


async def clocked(house: House, seconds: float) -> Session:
    """A table at which two may act, with so much time for each."""
    session = await house.table("railroad-ink", 2, clock=seconds)
    assert session.table
    assert session.table.people_to_move() == [0, 1]
    return session


def out(session: Session) -> list[bool]:
    assert session.table
    return [seat.out for seat in session.table.seats]


@story
async def test_the_wall_clock_ends_nothing(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        session = await clocked(house, 600.0)
        real = time.time
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(time, "time", lambda: real() + HOUR)
            await house.server.news.sweep()
            assert out(session) == [False, False]
            assert session.table
            text = session.table.match.legal_texts(0)[0]
            ear = house.connect(session, 0)
            await house.seated(session, ear)
            await ear.ask(type="move", seat=1, turn=0, text=text)
            told = session.table.clocks(house.server.sessions.uptime.now())
        assert told
        assert min(told) > 500


@story
async def test_clocks_stand_still_while_the_store_is_away(tmp_path: Path) -> None:
    watch = Watch()
    async with House(tmp_path, watch) as house:
        session = await clocked(house, 12.0)
        server = house.server

        async def away(_: Note) -> Answer:
            raise Away("test")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.store, "note", away)
            for _ in range(4):
                watch.seconds += 30.0
                with contextlib.suppress(Away):
                    await server.presence.beat()
                await server.news.sweep()
        assert out(session) == [False, False]
        for _ in range(6):  # it is back
            watch.seconds += 2.0
            await server.presence.beat()
        await server.news.sweep()
        assert out(session) == [True, True]


def turn_back(folder: Path, seconds: float) -> None:
    """The server has been down for so long: all that it wrote is older by now."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        store.execute("UPDATE entries SET at = at - ?", (seconds,))
        for column in ("created", "touched", "due"):
            store.execute(f"UPDATE tables SET {column} = {column} - ?", (seconds,))
        store.commit()


@pytest.mark.parametrize("kill", [True, False])
def test_a_server_that_was_down_ends_no_clock(tmp_path: Path, kill: bool) -> None:
    server = Running(tmp_path, *QUIET)
    server.start()

    async def begin(anna: Guest, boris: Guest) -> str:
        table_id, invite = await anna.table("railroad-ink", ["me", "open"], clock=HOUR // 2)
        await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
        return table_id

    async def run() -> None:
        async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
            table_id = await begin(anna, boris)
            await asyncio.to_thread(server.kill if kill else server.stop)
            turn_back(tmp_path, HOUR)
            await asyncio.to_thread(server.start)
            sitting = await anna.sit(table_id)
            state = await sitting.until("state")
            assert min(state["clocks"]) > HOUR / 4
            answer = await sitting.play(state["legal"][0])
            assert answer["type"] == "done"
            server.run_on(HOUR)  # but where the service runs, time does
            await sitting.until_table(
                lambda table: all(seat["stand_in"] for seat in table["seats"])
            )

    try:
        asyncio.run(asyncio.wait_for(run(), 120))
    finally:
        server.stop()


def test_a_journal_from_before_the_service_counted_is_folded_by_the_wall_clock() -> None:
    table = a_table()
    began = [Entry(e.number, e.text, e.message, 100.0) for e in table.take_fresh()]
    twin = Table.new(table.facts)
    for entry in began:
        twin.fold(entry)
    text = twin.match.legal_texts(0)[0]
    twin.fold(Entry(len(began) + 1, f"1 {text}", "m", 107.0))
    assert twin.clocks(107.0) == [53.0, 53.0]
    text = twin.match.legal_texts(0)[0]
    twin.fold(Entry(len(began) + 2, f"1 {text}", "n", 9000.0, ran=109.0))  # the service counts now
    assert twin.clocks(109.0) == [51.0, 51.0]


def test_what_a_slower_process_writes_is_not_counted_twice() -> None:
    table = a_table()
    twin = Table.new(table.facts)
    for entry in table.take_fresh():
        twin.fold(entry)
    start = twin.number
    for number, ran in enumerate((11.0, 9.0, 12.0), 1):
        text = twin.match.legal_texts(0)[0]
        twin.fold(Entry(start + number, f"1 {text}", f"m{number}", 0.0, ran))
    assert twin.clocks(12.0) == [49.0, 49.0]
    assert twin.clocks(5.0) == [49.0, 49.0]


def test_processes_on_one_store_count_the_same(database: str) -> None:
    async def work(one: Store, two: Store) -> None:
        def note(process: str, ran: float, *places: tuple[str, str], lease: float = 10.0) -> Note:
            return Note(process, ran, set(places), {}, lease)

        assert await one.note(note("a", 100.0)) == Answer(100.0, True, False)
        assert await two.note(note("b", 3.0, ("t", "p"))) == Answer(100.0, True, False)
        assert await one.note(note("a", 102.0)) == Answer(102.0, False, False)
        assert await two.note(note("b", 101.0)) == Answer(102.0, False, False)
        assert await one.presence(["t", "u"]) == {"t": {"p": Seen("b", None)}}
        # The second says nothing any more: who was there is away since its last word.
        assert await one.note(note("a", 113.0)) == Answer(113.0, False, True)
        assert await one.presence(["t"]) == {"t": {"p": Seen(None, 102.0)}}
        # It only slept: it is told that it must say everything again.
        assert (await two.note(note("b", 90.0, ("t", "p")))).new
        assert await one.presence(["t"]) == {"t": {"p": Seen("b", None)}}

    with_store(database, work, 2)  # type: ignore[arg-type]


def test_whoever_has_moved_on_to_another_process_has_not_left(database: str) -> None:
    async def work(one: Store, two: Store) -> None:
        place = ("t", "p")
        await one.note(Note("a", 1.0, {place}, {}, 10.0))
        await two.note(Note("b", 2.0, {place}, {}, 10.0))
        await one.note(Note("a", 3.0, set(), {place: 1.5}, 10.0))
        assert await one.presence(["t"]) == {"t": {"p": Seen("b", None)}}
        await two.note(Note("b", 4.0, set(), {place: 3.5}, 10.0))
        assert await one.presence(["t"]) == {"t": {"p": Seen(None, 3.5)}}

    with_store(database, work, 2)  # type: ignore[arg-type]
