"""The tables in play: every change is checked, put on disk, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import astuple
from typing import Any

from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.server.bans import Bans
from tinkertable.server.bus import Bus
from tinkertable.server.keeping import FOR_EVER, Keeping
from tinkertable.server.names import Names
from tinkertable.server.refusal import Refusal, not_saved, refusal_for
from tinkertable.server.store.errors import Away, Conflict
from tinkertable.server.store.journal import PAGE
from tinkertable.server.store.store import Store
from tinkertable.server.tables import bots, commands
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.journal import Entry
from tinkertable.server.tables.models import Advice
from tinkertable.server.tables.table import Table
from tinkertable.server.tables.unreadable import Unreadable
from tinkertable.server.uptime import Uptime
from tinkertable.workers.pool import Pool
from tinkertable.workers.turns import Asker

from .broadcast import Broadcast
from .connection import MISSING
from .outgoing import error_message
from .reader import Reader
from .session import Session
from .tasks import Tasks

log = logging.getLogger(__name__)


Command = Callable[[Table], object]
KEPT = 4000  # tables in memory without anybody connected
TRIES = 12  # against other processes that append to the same table


class Sessions:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        workers: Pool,
        uptime: Uptime,
        keeping: Keeping = FOR_EVER,
    ) -> None:
        self.store = store
        self.reader = Reader(store)
        self.bus = bus
        self.workers = workers
        self.uptime = uptime
        self.by_table: OrderedDict[str, Session] = OrderedDict()
        self.names = Names(store)
        self.bans = Bans()
        self.broadcast = Broadcast(self.names, uptime, keeping)
        self.tasks = Tasks()
        self.appended = 0  # entries
        self._replaying = asyncio.Lock()  # one log at a time

    async def stop(self) -> None:
        for session in self.by_table.values():
            if session.alarm:
                session.alarm.cancel()
        await self.tasks.stop()

    # Reading; `read`, `read_current` and `read_on` are called with the session's lock held.

    def open(self, table_id: str) -> Session:
        """The table's session; those that nobody needs any more make room."""
        session = self.by_table.pop(table_id, None) or Session(table_id)
        self.by_table[table_id] = session
        while len(self.by_table) > KEPT:
            idle = next((one for one in self.by_table.values() if one.idle), None)
            if idle is None or idle is session:
                break
            del self.by_table[idle.id]
        return session

    async def look(self, table_id: str, question: Callable[[Table, Session], Any]) -> Any:
        """Ask a table something; nothing unsaved is ever seen."""
        session = self.open(table_id)
        async with session.lock:
            followed = bool(session.connections)  # the sweep sees to it that no news is missed
            table = await (self.read(session) if followed else self.read_current(session))
            return question(table, session)

    async def read(self, session: Session) -> Table:
        """The table in memory, or as the store has it."""
        try:
            return session.table or await self._load(session)
        except Away:
            raise not_saved() from None

    async def read_current(self, session: Session) -> Table:
        """The table with all that is in the store, whether or not we heard of it."""
        if session.table:
            await self.read_on(session)
        return await self.read(session)

    async def read_on(self, session: Session) -> bool:
        """Take in what other processes have appended; was there anything?"""
        if session.table is None or not self.bus.shared:
            return False
        news = False
        try:
            while entries := await self.store.entries(session.id, session.table.number):
                news = True
                await self.take_in(session, session.table, entries)
                if len(entries) < PAGE or session.table is None:
                    break
        except Away:
            raise not_saved() from None
        return news

    def read_anew(self, wanted: Callable[[Table], bool]) -> None:
        """The store knows better about these tables than we do."""
        for session in list(self.by_table.values()):
            if session.table is not None and wanted(session.table):
                self.tasks.begin(self._read_anew(session))

    async def _read_anew(self, session: Session) -> None:
        async with session.lock:
            session.table = None
            if session.connections:
                await self.read(session)

    async def take_in(self, session: Session, table: Table, entries: list[Entry]) -> None:
        try:
            await self.reader.take_in(table, entries)
        except Unreadable:
            session.table = None
            await self.read(session)  # what the store has counts
            return
        try:
            await self.names.learn(table.holders())
        except Away:
            log.info("names unknown", extra={"table": session.id})
        self.announce(session)

    async def _load(self, session: Session) -> Table:
        try:
            table = await self.reader.table(session.id)
        except Unreadable as fault:
            self.part(session, fault)
            raise
        except Refusal:  # there is no such table
            self.by_table.pop(session.id, None)
            raise
        await self.names.learn(table.holders())
        session.table = table
        if session.connections:  # whatever made us read again, they may not have seen
            self.announce(session)
        return table

    def part(self, session: Session, why: Refusal) -> None:
        """There is nothing more to see for those who are connected."""
        for connection in session.connections:
            connection.tell(error_message(None, why))
            connection.close(MISSING)

    async def edition(self, hash_: str | None) -> Edition | None:
        """An edition somebody gave us or an earlier version had, by either hash."""
        return await self.reader.edition(hash_)

    # Changing

    async def create(self, facts: Facts, edition: Edition | None, moves: list[str] | None) -> Table:
        ran = self.uptime.now()
        if moves is None:
            table = _new_table(facts, edition, None, ran)
        else:  # a long log takes a while: meanwhile the others are served
            async with self._replaying:
                table = await asyncio.to_thread(_new_table, facts, edition, moves, ran)
        try:
            if edition is not None:  # of a table of an earlier version it may not be kept yet
                await self.store.add_edition(edition)
            await self.store.create(facts.to_row(), table.batch(table.take_fresh()))
        except Away:
            raise not_saved() from None
        session = self.open(facts.id)
        session.table = table
        await self.names.learn(table.holders())
        self.announce(session)
        return table

    async def act(self, table_id: str, command: Command) -> Session:
        """Carry out a command; when this returns, it is on disk and everybody is told."""
        task = self.tasks.begin(self._act(table_id, command))
        return await asyncio.shield(task)  # who hangs up in the middle changes nothing

    async def try_act(self, table_id: str, command: Command) -> bool:
        """For what nobody asked for: a refusal is nobody's business."""
        try:
            await self.act(table_id, command)
        except Refusal as refusal:
            log.info("not now", extra={"table": table_id, "code": refusal.code})
            return False
        return True

    async def _act(self, table_id: str, command: Command) -> Session:
        session = self.open(table_id)
        async with session.lock:
            for _ in range(TRIES):
                table = await self.read(session)
                try:
                    if not await self._save(session, table, command):
                        return session
                    break
                except Conflict:
                    session.table = None  # read on, then try again
                except Refusal:
                    if not await self.read_on(session):  # was it for what we had not heard of?
                        raise
            else:
                raise Refusal("not-saved", "others-quicker")
            self.announce(session)
        return session

    async def _save(self, session: Session, table: Table, command: Command) -> bool:
        """Did the command change anything?"""
        table.now, table.ran = time.time(), self.uptime.now()
        before = table.number
        try:
            command(table)
            fresh = table.take_fresh()
            if not fresh:
                return False
            await self.store.append(table.batch(fresh))
        except Refusal:
            if table.number != before:
                session.table = None
            raise
        except Away:
            session.table = None  # it may be there or not: the store will tell
            raise not_saved() from None
        except BaseException:
            session.table = None
            raise
        self.appended += len(fresh)
        if self.bus.shared:
            rows = [astuple(entry) for entry in fresh]
            self.bus.publish({"table": session.id, "entries": rows})
        return True

    async def forget(self, table_id: str, check: Command | None) -> None:
        """Delete a table, unless the check refuses; without a check one that cannot be read too."""
        session = self.open(table_id)
        async with session.lock:
            if check is not None:
                check(await self.read(session))
            await self.store.forget_table(table_id)
            self._drop(session)
        self.bus.publish({"table": table_id, "gone": True})

    async def let_go(self, table_id: str, ran: float) -> bool:
        """Delete a table that was to go by now; False: somebody has used it meanwhile."""
        session = self.open(table_id)
        async with session.lock:
            if not await self.store.take_table(table_id, ran):
                return False
            self._drop(session)
        self.bus.publish({"table": table_id, "gone": True})
        return True

    async def drop(self, session: Session) -> None:
        """Its table is gone from the store."""
        async with session.lock:
            self._drop(session)

    def _drop(self, session: Session) -> None:
        session.table = None
        if self.by_table.get(session.id) is session:
            del self.by_table[session.id]
        self.reader.forget(session.id)
        self.part(session, Refusal("not-found", "no-table"))

    # What follows from a change

    def announce(self, session: Session) -> None:
        """Tell everybody connected here, wake the bots, set the clock."""
        self.broadcast.show(session)
        table = session.table
        assert table
        for at in table.bots_to_move():
            key = (at, table.turns[at])
            if key not in session.thinking:
                session.thinking.add(key)
                asker = bots.asker(table)
                self.tasks.begin(self._think(session, at, table.turns[at], asker))
        if session.alarm:
            session.alarm.cancel()
            session.alarm = None
        if table.facts.clock is not None and (deadline := table.deadline()):
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - self.uptime.now()) + 0.01
            session.alarm = loop.call_later(
                wait, lambda: self.tasks.begin(self.check_clock(session))
            )

    async def check_clock(self, session: Session) -> None:
        late: list[int] = []
        if await self.try_act(session.id, lambda table: late.extend(commands.run_out(table))):
            for at in sorted(set(late)):
                self.broadcast.notice(session, "clock-out", at)

    async def _think(self, session: Session, at: int, turn: int, asker: Asker) -> None:
        try:
            async with self.workers.room(asker):
                asked = await self.look(session.id, lambda t, _: bots.bot_question(t, at, turn))
                if asked is None:
                    return
                action, notice = await bots.bot_answer(self.workers, asker, *asked)
            if notice:
                self.broadcast.notice(session, notice, at)
            session.thinking.discard((at, turn))
            await self.try_act(session.id, lambda table: commands.bot_move(table, at, turn, action))
        except Refusal as refusal:
            log.warning("bot cannot move", extra={"table": session.id, "code": refusal.code})
        finally:
            session.thinking.discard((at, turn))

    async def hint(self, table_id: str, person: str, at: int) -> Advice:
        """What an adviser would do in a seat's place, from what the seat may see."""
        await self.act(table_id, lambda table: commands.hint(table, person, at))
        asked = await self.look(table_id, lambda table, _: bots.hint_question(table, at))
        return await bots.advice(self.workers, person, *asked)


def _new_table(facts: Facts, edition: Edition | None, moves: list[str] | None, ran: float) -> Table:
    table = Table.new(facts, edition)
    table.now, table.ran = facts.created, ran
    try:
        if moves is None:
            commands.begin(table)
        else:
            commands.import_moves(table, moves)
    except InputError as error:
        raise refusal_for(error, "bad-log") from None
    return table
