"""The tables in play: every change is checked, put on disk, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.errors import InputError
from tinkertable.games import load
from tinkertable.server.bus import Bus
from tinkertable.server.names import Names
from tinkertable.server.refusal import Refusal, not_saved, refused
from tinkertable.server.store.store import Away, Conflict, Entry, Store
from tinkertable.server.tables.bots import advice, bot_answer, bot_question, hint_question
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.table import Table
from tinkertable.workers.pool import Workers

from .broadcast import Teller, warming
from .chat import Chat
from .connection import MISSING, NOBODY_KNOWN, Connection
from .session import Live

log = logging.getLogger(__name__)


Command = Callable[[Table], object]
KEPT = 4000  # tables in memory without anybody connected
TRIES = 12  # against other processes that append to the same table
PRESENT = 30.0  # seconds that a word about who is here holds, from another process


class Tables:
    def __init__(self, store: Store, bus: Bus, workers: Workers) -> None:
        self.store = store
        self.bus = bus
        self.workers = workers
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.names = Names(store)
        self.teller = Teller(self.names)
        self.chat = Chat(store, bus, self.teller)
        self.moves = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._replaying = asyncio.Lock()  # one log at a time

    # Reading and keeping

    def _live(self, table_id: str) -> Live:
        live = self.live.pop(table_id, None) or Live(table_id)
        self.live[table_id] = live
        while len(self.live) > KEPT:
            idle = next((one for one in self.live.values() if one.idle), None)
            if idle is None or idle is live:
                break
            del self.live[idle.id]
        return live

    async def _read(self, live: Live) -> Table:
        """The table as the store has it; asked with the lock held."""
        if live.table is None:
            found = await self.store.table(live.id)
            if found is None:
                self.live.pop(live.id, None)
                raise Refusal("not-found", "there is no such table")
            table = await self._fold(*found)
            await self.names.learn(table.holders())
            live.table = table
            if live.connections:  # whatever made us read again, they may not have seen
                self._after(live)
        return live.table

    async def _read_on(self, live: Live) -> bool:
        """Take in what other processes have appended; was there anything? The lock is held."""
        if live.table is None or not self.bus.shared:
            return False
        try:
            entries = await self.store.entries(live.id, live.table.number)
        except Away:
            raise not_saved() from None
        if entries:
            await self._take_in(live, live.table, entries)
        return bool(entries)

    async def _take_in(self, live: Live, table: Table, entries: list[Entry]) -> None:
        for entry in entries:
            table.fold(entry)
        table.batch([])
        try:
            await self.names.learn(table.holders())
        except Away:
            log.info("names unknown", extra={"table": live.id})
        self._after(live)

    async def _fold(self, row: dict[str, Any], entries: list[Entry]) -> Table:
        facts = Facts.from_row(row)
        table = Table.new(facts, await self.edition(facts.edition))
        for entry in entries:
            table.fold(entry)
        table.batch([])  # the marks are as the store has them
        return table

    async def edition(self, hash_: str | None) -> Edition | None:
        """An edition somebody gave us, by its hash."""
        if hash_ is None:
            return None
        row = await self.store.edition(hash_)
        if row is None:
            raise Refusal("not-found", "there is no edition with this hash here")
        return read_edition(load(row["game"]), row["data"])

    async def look(self, table_id: str, question: Callable[[Table, Live], Any]) -> Any:
        """Ask a table something; nothing unsaved is ever seen."""
        live = self._live(table_id)
        async with live.lock:
            followed = bool(live.connections)  # the sweep sees to it that no news is missed
            table = await (self._reading(live) if followed else self._current(live))
            return question(table, live)

    async def _reading(self, live: Live) -> Table:
        try:
            return await self._read(live)
        except Away:
            raise not_saved() from None

    async def _current(self, live: Live) -> Table:
        """The table with all that is in the store, whether or not we heard of it."""
        if live.table:
            await self._read_on(live)
        return await self._reading(live)

    # Changing

    async def create(self, facts: Facts, edition: Edition | None, moves: list[str] | None) -> Table:
        if moves is None:
            table = _begun(facts, edition, None)
        else:  # a long log takes a while: meanwhile the others are served
            async with self._replaying:
                table = await asyncio.to_thread(_begun, facts, edition, moves)
        try:
            await self.store.create(facts.to_row(), table.batch(table.take()))
        except Away:
            raise not_saved() from None
        live = self._live(facts.id)
        live.table = table
        await self.names.learn(table.holders())
        self._after(live)
        return table

    async def act(self, table_id: str, command: Command) -> Live:
        """Carry out a command; when this returns, it is on disk and everybody is told."""
        task = asyncio.create_task(self._act(table_id, command))
        self._keep(task)
        return await asyncio.shield(task)  # who hangs up in the middle changes nothing

    async def _act(self, table_id: str, command: Command) -> Live:
        live = self._live(table_id)
        async with live.lock:
            for _ in range(TRIES):
                table = await self._reading(live)
                try:
                    if not await self._save(live, table, command):
                        return live
                    break
                except Conflict:
                    live.table = None  # read on, then try again
                except Refusal:
                    if not await self._read_on(live):  # was it for what we had not heard of?
                        raise
            else:
                raise Refusal("not-saved", "others were quicker each time; try again")
            self._after(live)
        return live

    async def _save(self, live: Live, table: Table, command: Command) -> bool:
        """Did the command change anything?"""
        table.now = time.time()
        before = table.number
        try:
            command(table)
            fresh = table.take()
            if not fresh:
                return False
            await self.store.append(table.batch(fresh))
        except Refusal:
            if table.number != before:
                live.table = None
            raise
        except Away:
            live.table = None  # it may be there or not: the store will tell
            raise not_saved() from None
        except BaseException:
            live.table = None
            raise
        self.moves += len(fresh)
        if self.bus.shared:
            rows = [[entry.number, entry.text, entry.message, entry.at] for entry in fresh]
            self.bus.publish({"table": live.id, "entries": rows})
        return True

    def _after(self, live: Live) -> None:
        """Tell everybody here, wake the bots, set the clock."""
        self.teller.show(live)
        table = live.table
        assert table
        for at in table.bots_to_move():
            key = (at, table.turns[at])
            if key not in live.thinking:
                live.thinking.add(key)
                self.begin(self._think(live, at, table.turns[at]))
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if table.facts.clock is not None and (deadline := table.deadline()):
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - time.time()) + 0.01
            live.alarm = loop.call_later(wait, lambda: self.begin(self._clock(live)))

    async def _clock(self, live: Live) -> None:
        late: list[int] = []
        if await self._try(live.id, lambda table: late.extend(table.run_out())):
            for at in sorted(set(late)):
                self.teller.notice(live, "clock-out", at)

    async def _try(self, table_id: str, command: Command) -> bool:
        """For what nobody asked for: a refusal is nobody's business."""
        try:
            await self.act(table_id, command)
        except Refusal as refusal:
            log.info("not now", extra={"table": table_id, "code": refusal.code})
            return False
        return True

    # Bots

    async def _think(self, live: Live, at: int, turn: int) -> None:
        try:
            asked = await self.look(live.id, lambda table, _: bot_question(table, at, turn))
            if asked is None:
                return
            action, notice = await bot_answer(self.workers, *asked)
            if notice:
                self.teller.notice(live, notice, at)
            live.thinking.discard((at, turn))
            await self._try(live.id, lambda table: table.bot_move(at, turn, action))
        except Refusal as refusal:
            log.warning("bot cannot move", extra={"table": live.id, "code": refusal.code})
        finally:
            live.thinking.discard((at, turn))

    async def hint(self, table_id: str, person: str, at: int) -> dict[str, Any]:
        """What an adviser would do in a seat's place, from what the seat may see."""
        await self.act(table_id, lambda table: table.hint(person, at))
        asked = await self.look(table_id, lambda table, _: hint_question(table, at))
        return await advice(self.workers, *asked)

    # From other processes

    def hear(self, news: dict[str, Any]) -> None:
        """Something happened elsewhere."""
        if "forgotten" in news:
            self.part_with(news["forgotten"])
        if "muted" in news:
            self.chat.set_muted(self.live.values(), news["person"], news["muted"], news["on"])
        if "name" in news:
            self.names.put(news["person"], news["name"])
        live = self.live.get(news.get("table", ""))
        if live is None:
            return
        if "entries" in news:
            self.begin(self._follow(live, [Entry(*row) for row in news["entries"]]))
        elif "chat" in news:
            self.chat.tell(live, news["chat"])
        elif "here" in news:
            until = time.monotonic() + (PRESENT if news["on"] else 0)
            before = live.online()
            live.elsewhere |= dict.fromkeys(news["here"], until)
            if live.online() != before:
                self.teller.tell_presence(live)

    async def _follow(self, live: Live, entries: list[Entry]) -> None:
        async with live.lock:
            if live.table is None or entries[-1].number <= live.table.number:
                return
            if entries[0].number != live.table.number + 1:  # a gap: the store has it all
                try:
                    entries = await self.store.entries(live.id, live.table.number)
                except Away:
                    return
            await self._take_in(live, live.table, entries)

    async def sweep(self) -> None:
        """What was left lying: bots nobody asked, clocks nobody watches, news that got lost."""
        for table_id in await self.store.due(time.time()):
            live = self._live(table_id)
            async with live.lock:
                try:
                    await self._current(live)
                except Refusal:
                    continue
                self._after(live)
            await self._clock(live)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Compare what is shown here with the store, and say who is here."""
        watched = {live.id: live for live in self.live.values() if live.connections}
        behind = [live for live in watched.values() if live.table is None]
        if self.bus.shared and watched:
            for live in watched.values():
                self.bus.publish({"table": live.id, "here": sorted(live.here()), "on": True})
            numbers = await self.store.numbers(watched)
            behind += [
                live
                for table_id, number in numbers.items()
                if (live := watched[table_id]).table and live.table.number < number
            ]
        for live in behind:
            async with live.lock:
                try:
                    await self._current(live)
                except Refusal as refusal:
                    log.info("not now", extra={"table": live.id, "code": refusal.code})

    async def say(self, live: Live, person: str, message: str, text: str) -> None:
        async with live.lock:
            table = await self._reading(live)
            try:
                await self.chat.say(live, table, person, message, text)
            except Away:
                raise not_saved() from None

    def set_muted(self, person: str, muted: str, on: bool) -> None:
        self.chat.set_muted(self.live.values(), person, muted, on)
        self.bus.publish({"person": person, "muted": muted, "on": on})

    async def forget(self, table_id: str, check: Command) -> None:
        """Delete a table, unless the check refuses."""
        live = self._live(table_id)
        async with live.lock:
            check(await self._reading(live))
            await self.store.forget_table(table_id)
            live.table = None
            self.live.pop(table_id, None)
            for connection in live.connections:
                connection.tell(
                    {"type": "error", "id": None, "code": "not-found", "message": "gone"}
                )
                connection.close(MISSING)

    def part_with(self, person: str) -> None:
        """Somebody was forgotten: there is no such person any more, here or on a socket."""
        self.names.drop(person)
        for live in self.live.values():
            for connection in live.connections:
                if connection.person == person:
                    connection.close(NOBODY_KNOWN)

    # Coming and going

    async def connect(self, live: Live, connection: Connection) -> None:
        async with live.lock:
            table = await self._current(live)
            said = await self.chat.said(live, table, connection)
            live.connections.add(connection)
            self.teller.greet(live, table, connection, said)
            if self.workers.progress < 1:
                connection.tell(warming(self.workers.progress))
            self._after(live)
        self._presence(live, connection, True)

    def disconnect(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        if connection.analysis:  # nobody is there to read it
            connection.analysis.cancel()
        self._presence(live, connection, False)

    def _presence(self, live: Live, connection: Connection, on: bool) -> None:
        twins = [c for c in live.connections if c.person == connection.person]
        if len(twins) == (1 if on else 0):
            self.teller.tell_presence(live, but=connection)
            self.bus.publish({"table": live.id, "here": [connection.person], "on": on})

    def tell_progress(self, progress: float) -> None:
        for live in self.live.values():
            for connection in live.connections:
                connection.tell(warming(progress))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something on the side."""
        task = asyncio.create_task(work)
        self._keep(task)
        return task

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            log.error("task failed", exc_info=error)

    async def stop(self) -> None:
        for live in self.live.values():
            if live.alarm:
                live.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _begun(facts: Facts, edition: Edition | None, moves: list[str] | None) -> Table:
    table = Table.new(facts, edition)
    table.now = facts.created
    try:
        if moves is None:
            table.begin()
        else:
            table.take_over(moves)
    except InputError as error:
        raise refused(error, "bad-log") from None
    return table
