"""Two processes' tables on one store, with a bus that says nothing: each must see for itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_store import with_store
from tinkertable.games import load
from tinkertable.server.bus import Listener
from tinkertable.server.refusal import Refusal
from tinkertable.server.socket.chat import Chat
from tinkertable.server.socket.connection import Connection
from tinkertable.server.socket.news import News
from tinkertable.server.socket.presence import Presence
from tinkertable.server.socket.session import Session
from tinkertable.server.socket.sessions import Sessions
from tinkertable.server.store.errors import Away
from tinkertable.server.store.store import Store
from tinkertable.server.tables import commands, projection
from tinkertable.server.tables.facts import Facts, new_id
from tinkertable.server.tables.journal import Batch
from tinkertable.server.tables.table import Table
from tinkertable.server.uptime import Uptime
from tinkertable.workers.pool import Pool

ANNA, BORIS = "panna", "pboris"


class Silent:
    """Other processes are there, and no word ever reaches them."""

    shared = True
    lost = 0
    ok = True

    async def start(self, listener: Listener, again: Callable[[], None]) -> None:
        pass

    def publish(self, news: dict[str, Any]) -> None:
        pass

    async def stop(self) -> None:
        pass


class Deaf(Connection):
    """A connection of which only the last thing shown is of interest."""

    def __init__(self, person: str, viewer: int) -> None:
        super().__init__(None, person, viewer, set())  # type: ignore[arg-type]


def facts(name: str = "railroad-ink", *players: dict[str, Any]) -> Facts:
    game = load(name)
    seats = players or tuple({"kind": "human", "person": who} for who in (ANNA, BORIS))
    return Facts(
        id=new_id(), game=game, version=game.version, seed="seed",
        options=game.settle_options({}), edition=None,
        seats=seats, public=True, clock=None, hurry=True, host=ANNA, created=1.0,
    )  # fmt: skip


def presence(tables: Sessions) -> Presence:
    return Presence(tables, Chat(tables))


def news(tables: Sessions) -> News:
    return News(tables, Chat(tables), lambda _person: None)


def two_of_them(folder: Path, work: Callable[[Sessions, Sessions], Awaitable[None]]) -> None:
    async def run(one: Store, two: Store) -> None:
        workers = Pool(0, 1.0, lambda _: None)
        both = [Sessions(store, Silent(), workers, Uptime()) for store in (one, two)]
        await work(*both)
        for tables in both:
            await tables.stop()

    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with_store(database, run, 2)  # type: ignore[arg-type]


async def move(tables: Sessions, table_id: str, at: int, turn: int, id_: str) -> Session:
    """The first legal move of a seat."""

    def command(table: Table) -> None:
        text = table.match.legal_texts(at)[0]
        commands.move(table, (ANNA, BORIS)[at], at, turn, text, id_)

    return await tables.act(table_id, command)


async def watched(tables: Sessions, table_id: str, viewer: int) -> tuple[Session, Deaf]:
    session: Session = await tables.look(table_id, lambda _, session: session)
    connection = Deaf((ANNA, BORIS)[viewer], viewer)
    await presence(tables).connect(session, connection)
    return session, connection


def up_to_date(session: Session, connection: Deaf, number: int) -> bool:
    table = session.table
    assert table
    return (table.number, connection.stamp) == (number, projection.stamp(table, connection.viewer))


def test_who_is_late_with_a_bot_sees_what_was_first(tmp_path: Path) -> None:
    """Nothing is left to do after a conflict, and those who are connected must be told why."""

    async def work(one: Sessions, two: Sessions) -> None:
        table = await one.create(facts(), None, None)
        session, connection = await watched(two, table.id, 1)
        await move(one, table.id, 1, 0, "elsewhere")
        number = table.number
        assert not up_to_date(session, connection, number)

        def late(table: Table) -> None:
            if table.turns[1] == 0:  # as a bot does: only while it is still its turn
                commands.move(table, BORIS, 1, 0, table.match.legal_texts(1)[0], "late")

        await two.act(table.id, late)
        assert up_to_date(session, connection, number)

    two_of_them(tmp_path, work)


def test_a_player_who_was_moved_here_is_not_refused_for_what_we_missed(tmp_path: Path) -> None:
    async def work(one: Sessions, two: Sessions) -> None:
        table = await one.create(facts(), None, None)
        await two.look(table.id, lambda table, _: table.number)  # both know it now
        await move(one, table.id, 0, 0, "m0")
        await move(two, table.id, 0, 1, "m1")
        await move(one, table.id, 0, 2, "m2")
        for tables in (one, two):  # sent again, to whichever process
            for turn in range(3):
                await move(tables, table.id, 0, turn, f"m{turn}")
        with pytest.raises(Refusal, match="is at turn 3, not 1"):
            await move(two, table.id, 0, 1, "another")
        sent = [entry.message for entry in await one.store.entries(table.id, 0) if entry.message]
        assert sent == ["m0", "m1", "m2"]

    two_of_them(tmp_path, work)


def test_who_comes_or_looks_sees_what_the_store_has(tmp_path: Path) -> None:
    async def work(one: Sessions, two: Sessions) -> None:
        table = await one.create(facts(), None, None)
        await two.look(table.id, lambda table, _: table.number)
        await move(one, table.id, 0, 0, "m0")
        assert await two.look(table.id, lambda table, _: table.turns[0]) == 1
        await move(one, table.id, 0, 1, "m1")
        session, connection = await watched(two, table.id, 0)
        assert up_to_date(session, connection, table.number)
        await move(one, table.id, 0, 2, "m2")
        assert not up_to_date(session, connection, table.number)
        await news(two).sweep()
        assert up_to_date(session, connection, table.number)

    two_of_them(tmp_path, work)


def test_a_bot_whose_process_ended_is_found_by_another(tmp_path: Path) -> None:
    """The other knows the table from before, and has not heard that a bot must move."""

    async def work(one: Sessions, two: Sessions) -> None:
        bot = {"kind": "bot", "bot": "greedy"}
        table = await one.create(facts("gears", {"kind": "human", "person": ANNA}, bot), None, None)
        await two.look(table.id, lambda table, _: table.number)
        if 0 in table.acting_seats() or not table.bots_to_move():
            await move(one, table.id, 0, 0, "m0")
        assert table.bots_to_move() == [1]
        two.uptime.confirm(one.uptime.now() + 60.0)  # long after `due`
        await news(two).sweep()
        session = two.by_table[table.id]
        assert session.table
        assert session.table.number == table.number
        assert session.thinking == {(1, table.turns[1])}

    two_of_them(tmp_path, work)


def test_a_move_that_was_stored_unknown_to_us_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit was made and its answer lost; the sender never comes back."""

    async def work(one: Sessions, _: Sessions) -> None:
        table = await one.create(facts(), None, None)
        session, connection = await watched(one, table.id, 0)
        append = one.store.append

        async def lost(batch: Batch) -> None:
            await append(batch)
            raise Away("lost")

        monkeypatch.setattr(one.store, "append", lost)
        with pytest.raises(Refusal, match="the store does not answer"):
            await move(one, table.id, 0, 0, "m0")
        presence(one).disconnect(
            session, Deaf(BORIS, 1)
        )  # somebody leaves meanwhile: nothing to tell yet
        assert session.table is None
        await news(one).sweep()
        assert up_to_date(session, connection, table.number)

    two_of_them(tmp_path, work)
