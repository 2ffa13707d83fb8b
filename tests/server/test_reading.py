"""Tables are read from the store without keeping others waiting, whatever lies there."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from tests.properties import ANY_TEXT, examples, with_slips
from tests.server.test_tables import ANNA, facts, move, news, two_of_them, watched
from tests.server.worlds import Shelf
from tests.words.told import can_be_told
from tinkertable.core.seats import NOBODY
from tinkertable.games import GAMES
from tinkertable.server.refusal import Refusal
from tinkertable.server.socket import slices
from tinkertable.server.socket.connection import MISSING
from tinkertable.server.socket.outgoing import encode
from tinkertable.server.socket.reader import Reader
from tinkertable.server.socket.session import Session
from tinkertable.server.socket.sessions import Sessions
from tinkertable.server.store.store import LOT
from tinkertable.server.tables import commands, models, projection, unreadable
from tinkertable.server.tables.facts import Facts, new_id
from tinkertable.server.tables.journal import Batch, Entry
from tinkertable.server.tables.table import Table
from tinkertable.server.tables.unreadable import Unreadable

PAIRS = 700  # of a move and its undo: several pages of the store
TABLE: TypeAdapter[models.Table] = TypeAdapter(models.Table)


async def tried_out(tables: Sessions, pairs: int) -> Facts:
    """A table in the store at which a seat has tried the same move again and again."""
    its = facts()
    table = Table.new(its)
    commands.begin(table)
    text = table.match.legal_texts(0)[0]
    for _ in range(pairs):
        table.fold(Entry(table.number + 1, f"1 {text}", None, 2.0))
        table.fold(Entry(table.number + 1, "1 undo", None, 2.0))
    begun = table.take_fresh()
    texts = [f"1 {text}", "1 undo"] * pairs
    more = [Entry(number, one, None, 2.0) for number, one in enumerate(texts, len(begun) + 1)]
    batch = replace(table.batch([]), after=0, entries=[*begun, *more])
    await tables.store.create(its.to_row(), batch)
    return its


class Folding:
    """Counts the entries folded, a millisecond each, and the most while nobody else had a turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = self.most = 0
        fold = Table.fold

        def count(table: Table, entry: Entry) -> None:
            self.entries += 1
            fold(table, entry)

        monkeypatch.setattr(Table, "fold", count)
        monkeypatch.setattr(f"{slices.__name__}.perf_counter", lambda: self.entries / 1000)

    async def watch(self) -> None:
        """Somebody else, who would have a turn as often as there is one."""
        while True:
            before = self.entries
            await asyncio.sleep(0)
            self.most = max(self.most, self.entries - before)


def test_a_long_journal_is_read_a_little_at_a_time_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Sessions, _: Sessions) -> None:
        its = await tried_out(one, PAIRS)
        folding = Folding(monkeypatch)
        somebody = asyncio.create_task(folding.watch())
        looks = [one.look(its.id, lambda table, _: table.number) for _ in range(3)]
        numbers = await asyncio.gather(*looks)
        somebody.cancel()
        assert numbers == [folding.entries] * 3
        assert folding.entries > 2 * PAIRS
        assert folding.most <= 1000 * slices.SLICE + 1

    two_of_them(tmp_path, work)


def test_many_tables_that_cannot_be_read_do_not_starve_the_sweep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """More than one lot of them, all due before the one where a bot must move."""

    async def work(one: Sessions, two: Sessions) -> None:
        bot = {"kind": "bot", "bot": "greedy"}
        batch = Batch("", 0, [], "playing", 1, 1.0, 1.0)
        for _ in range(LOT + 20):
            old = facts("gears", bot, bot)
            row = old.to_row() | {"version": 999}
            await one.store.create(row, replace(batch, table_id=old.id))
        table = await one.create(facts("gears", {"kind": "human", "person": ANNA}, bot), None, None)
        if not table.bots_to_move():
            await move(one, table.id, 0, 0, "m0")
        caplog.set_level(logging.WARNING)
        two.uptime.confirm(one.uptime.now() + 60.0)  # long after `due`
        for _ in range(2):
            await news(two).sweep()
        session = two.by_table[table.id]
        assert session.thinking == {(1, table.turns[1])}
        said = [record for record in caplog.records if record.msg == "table cannot be read"]
        assert len({vars(record)["table"] for record in said}) == len(said) == LOT + 20

    two_of_them(tmp_path, work)


async def spoil(tables: Sessions, table_id: str, number: int) -> None:
    """The next entry of the table makes no sense."""
    entry = Entry(number + 1, "! explode", None, 3.0)
    await tables.store.append(Batch(table_id, number, [entry], "playing", 1, 3.0, 1.0))


def test_those_who_look_at_a_table_hear_that_it_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(one: Sessions, two: Sessions) -> None:
        table = await one.create(facts(), None, None)
        session, connection = await watched(two, table.id, 0)
        healthy = await one.create(facts(), None, None)
        caplog.set_level(logging.WARNING)
        await spoil(one, table.id, table.number)
        for _ in range(2):
            await news(two).sweep()
        assert session.table is None
        assert connection._closing == MISSING
        assert '"reason":"table-entry"' in "".join(connection._unsent)
        for _ in range(2):
            with pytest.raises(Unreadable):
                await two.look(table.id, lambda table, _: table)
        await two.look(healthy.id, lambda table, _: table)
        said = [record for record in caplog.records if record.msg == "table cannot be read"]
        assert [vars(record)["entry"] for record in said] == [table.number + 1]

    two_of_them(tmp_path, work)


def test_what_nobody_thought_of_is_said_once_and_keeps_the_sweep_from_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Sessions, two: Sessions) -> None:
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        odd, healthy = [await one.create(facts("gears", *bots), None, None) for _ in range(2)]
        announce = two.announce

        def stumble(session: Session) -> None:
            if session.id == odd.id:
                raise ZeroDivisionError
            announce(session)

        monkeypatch.setattr(two, "announce", stumble)
        caplog.set_level(logging.WARNING)
        two.uptime.confirm(one.uptime.now() + 60.0)  # long after `due`
        for _ in range(2):
            await news(two).sweep()
        assert two.by_table[healthy.id].thinking
        said = [record for record in caplog.records if record.msg == "table cannot be shown"]
        assert [vars(record)["table"] for record in said] == [odd.id]

    two_of_them(tmp_path, work)


def test_a_word_that_makes_no_sense_is_looked_up_in_the_store(tmp_path: Path) -> None:
    """What another process says may be anything; the store knows."""

    async def work(one: Sessions, two: Sessions) -> None:
        table = await one.create(facts(), None, None)
        session, connection = await watched(two, table.id, 0)
        await move(one, table.id, 0, 0, "m0")
        rows = [[table.number, "! explode", None, 3.0]]
        news(two).hear({"table": table.id, "entries": rows})
        async with asyncio.timeout(30):
            while session.lock.locked() or not session.table:
                await asyncio.sleep(0.01)
            while session.table.number < table.number:
                await asyncio.sleep(0.01)
        assert connection._closing is None
        assert session.table.match.move_texts() == table.match.move_texts()

    two_of_them(tmp_path, work)


# Whatever an entry of a journal has become


@cache
def kept(name: str) -> tuple[Facts, tuple[Entry, ...]]:
    """A table where much has happened, and its journal."""
    seats = [{"kind": "human", "person": who} for who in (ANNA, "pboris")]
    table = Table.new(replace(facts(name, *seats), id=new_id(), clock=600.0))
    commands.begin(table)
    for number in range(12):
        for at in table.people_to_move()[:1]:
            text = table.match.legal_texts(at)[number % len(table.match.legal_texts(at))]
            person = table.seats[at].person or ""
            commands.move(table, person, at, table.turns[at], text, f"m{number}")
            if number % 3 == 0 and table.match.undoable(at) is not None:
                commands.undo(table, person, at, table.turns[at], f"u{number}")
    commands.hint(table, *next(holder(table)))
    commands.vote(table, ANNA, 0, True)
    commands.stand_in(table, ANNA, 1, "greedy", table.facts.patience)
    commands.watch(table, "pclara")
    return table.facts, tuple(table.take_fresh())


def holder(table: Table) -> Iterator[tuple[str, int]]:
    for at in table.people_to_move():
        yield table.seats[at].person or "", at


TEXTS = [entry.text for name in GAMES for entry in kept(name)[1]]
ODD = st.none() | st.integers() | st.floats() | st.binary(max_size=6) | ANY_TEXT
FIELDS = {
    "text": with_slips(TEXTS) | st.sampled_from(TEXTS) | ODD,
    "message": ODD,
    "at": st.sampled_from([math.inf, math.nan]) | ODD,
    "number": st.integers(-1, 40) | ODD,
}


def shown(table: Table) -> None:
    """All that anybody is shown of it can be told."""
    described = projection.describe(table, ANNA, lambda person: person, set())
    assert TABLE.validate_json(TABLE.dump_json(described))
    for viewer in (NOBODY, *range(len(table.seats))):
        encode(projection.state(table, viewer, 5.0))
        projection.log(table, viewer)
    table.batch([])


def told(unread: Unreadable, entries: list[Entry]) -> None:
    """What is left of it can be told, too."""
    fault = unread.fault
    assert can_be_told({"reason": fault.reason, "facts": fault.facts})
    described = unreadable.describe(unread, ANNA, {ANNA: 1}, lambda person: person)
    assert TABLE.validate_json(TABLE.dump_json(described))
    log = unreadable.log(unread, entries)
    assert log["game"] == described.game
    assert all(isinstance(text, str) for text in log["moves"])


@pytest.mark.hypothesis
@pytest.mark.parametrize("name", GAMES)
def test_whatever_an_entry_has_become(name: str) -> None:
    its, entries = kept(name)
    row = its.to_row() | {"status": "playing", "touched": 5.0}

    @examples(5)
    @given(at=st.integers(0, len(entries) - 1), data=st.data())
    def check(at: int, data: st.DataObject) -> None:
        field = data.draw(st.sampled_from(list(FIELDS)))
        damaged = list(entries)
        change: dict[str, Any] = {field: data.draw(FIELDS[field])}
        damaged[at] = replace(damaged[at], **change)
        shelf = cast(Any, Shelf(row, damaged))
        try:
            table = asyncio.run(Reader(shelf).table(its.id))
        except Unreadable as fault:
            told(fault, damaged)
        else:
            shown(table)

    check()


@pytest.mark.parametrize("change", [lambda row: row | {"host": "pnobody"}, lambda row: row])
def test_a_table_that_cannot_be_read_is_told_to_those_who_know_of_it(
    change: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    its, _ = kept("gears")
    row = change(its.to_row() | {"public": False, "status": "playing", "touched": 5.0})
    fault = unreadable.damaged().at(row)
    seen = unreadable.describe(fault, ANNA, {ANNA: 1}, lambda person: person)
    assert (seen.host, seen.seats[0].you, seen.seats[1].kind) == (row["host"] == ANNA, True, "open")
    with pytest.raises(Refusal, match="no such table"):
        unreadable.describe(fault, "pclara", {ANNA: 1}, lambda person: person)
