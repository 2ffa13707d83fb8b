"""The tables in play: every change is checked, put on disk, and only then told."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Container, Iterable
from typing import Any

from tinkertable.bots import random as weakest
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition, edition_file, read_edition
from tinkertable.core.errors import InputError
from tinkertable.core.position import Position
from tinkertable.games import load

from .bus import Bus
from .connection import MISSING, NOBODY_KNOWN, Connection, dumps
from .refusal import Refusal, refused
from .store import Away, Conflict, Entry, Store
from .table import Facts, Table
from .workers import Workers

log = logging.getLogger(__name__)

ADVISER = "expert"  # who is asked for hints

Command = Callable[[Table], object]
KEPT = 4000  # tables in memory without anybody connected
TRIES = 12  # against other processes that append to the same table
PRESENT = 30.0  # seconds that a word about who is here holds, from another process


def new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


class Live:
    """A table in memory, with those who are connected to it here."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.table: Table | None = None  # None: to be read from the store
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, float] = {}  # people connected to other processes, until when
        self.thinking: set[tuple[int, int]] = set()  # seat and turn
        self.alarm: asyncio.TimerHandle | None = None

    def online(self) -> set[str]:
        now = time.monotonic()
        away = {person for person, until in self.elsewhere.items() if until > now}
        return {connection.person for connection in self.connections} | away


class Tables:
    def __init__(self, store: Store, bus: Bus, workers: Workers) -> None:
        self.store = store
        self.bus = bus
        self.workers = workers
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.names: OrderedDict[str, str] = OrderedDict()  # by person
        self.moves = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._replaying = asyncio.Lock()  # one log at a time

    # Reading and keeping

    def _live(self, table_id: str) -> Live:
        live = self.live.pop(table_id, None) or Live(table_id)
        self.live[table_id] = live
        while len(self.live) > KEPT:
            idle = next((one for one in self.live.values() if _idle(one)), None)
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
            await self._learn_names(table.holders())
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
            raise Refusal("not-saved", "the store does not answer; try again") from None
        if entries:
            await self._take_in(live, live.table, entries)
        return bool(entries)

    async def _take_in(self, live: Live, table: Table, entries: list[Entry]) -> None:
        for entry in entries:
            table.fold(entry)
        table.batch([])
        try:
            await self._learn_names(table.holders())
        except Away:
            log.info("names unknown", extra={"table": live.id})
        self._after(live)

    async def _fold(self, row: dict[str, Any], entries: list[Entry]) -> Table:
        table = await self._empty(row)
        for entry in entries:
            table.fold(entry)
        table.batch([])  # the marks are as the store has them
        return table

    async def _empty(self, row: dict[str, Any]) -> Table:
        game = load(row["game"])
        if row["version"] != game.version:
            raise Refusal(
                "wrong-version",
                f"the table was begun with {game.name} version {row['version']},"
                f" the server plays version {game.version}",
            )
        more = json.loads(row["facts"])
        facts = Facts(
            id=row["id"],
            game=game,
            seed=row["seed"],
            public=row["public"],
            host=row["host"],
            created=row["created"],
            **(more | {"seats": tuple(more["seats"])}),
        )
        return Table.new(facts, await self.edition(facts.edition))

    async def edition(self, hash_: str | None) -> Edition | None:
        """An edition somebody gave us, by its hash."""
        if hash_ is None:
            return None
        row = await self.store.edition(hash_)
        if row is None:
            raise Refusal("not-found", "there is no edition with this hash here")
        return read_edition(load(row["game"]), row["data"])

    async def _learn_names(self, people: Iterable[str]) -> None:
        unknown = [person for person in people if person not in self.names]
        if unknown:
            self.names.update(await self.store.names(unknown))
        while len(self.names) > 4 * KEPT:
            self.names.popitem(last=False)

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
            raise Refusal("not-saved", "the store does not answer; try again") from None

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
        row = {
            "id": facts.id,
            "game": facts.game.name,
            "version": facts.game.version,
            "facts": dumps(facts.to_json()),
            "seed": facts.seed,
            "host": facts.host,
            "public": facts.public,
            "created": facts.created,
        }
        try:
            await self.store.create(row, table.batch(table.take()))
        except Away:
            raise Refusal("not-saved", "the store does not answer; try again") from None
        live = self._live(facts.id)
        live.table = table
        await self._learn_names(table.holders())
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
            raise Refusal("not-saved", "the store does not answer; try again") from None
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
        self.show(live)
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
                self.notice(live, "clock-out", at)

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
            asked = await self.look(live.id, lambda table, _: self._question(table, at, turn))
            if asked is None:
                return
            question, position = asked
            answer = await self.workers.ask(question)
            action = answer.action
            if action is None:
                action = weakest.choose(position, at, question["seed"])
            if answer.notice:
                self.notice(live, answer.notice, at)
            live.thinking.discard((at, turn))
            await self._try(live.id, lambda table: table.bot_move(at, turn, action))
        except Refusal as refusal:
            log.warning("bot cannot move", extra={"table": live.id, "code": refusal.code})
        finally:
            live.thinking.discard((at, turn))

    @staticmethod
    def _question(table: Table, at: int, turn: int) -> tuple[dict[str, Any], Any] | None:
        if at not in table.bots_to_move() or table.turns[at] != turn:
            return None
        position, seed = table.question(at)
        return _asked(table, at, table.seats[at].player or "", position, seed), position

    async def hint(self, table_id: str, person: str, at: int) -> dict[str, Any]:
        """What an adviser would do in a seat's place, from what the seat may see."""
        await self.act(table_id, lambda table: table.hint(person, at))
        question = await self.look(
            table_id, lambda table, _: _asked(table, at, ADVISER, *table.question(at))
        )
        found = await self.workers.advise(question)
        if found is None:
            raise Refusal("no-hint", "nobody could think of one in time; try again")
        codec = load(question["game"]).codec
        moves = [
            {"text": codec.text(action), "value": round(value, 4), "share": round(share, 4)}
            for action, value, share in found
        ]
        return {"seat": at + 1, "points": load(question["game"]).independent, "moves": moves}

    def notice(self, live: Live, code: str, at: int) -> None:
        for connection in live.connections:
            connection.tell({"type": "notice", "code": code, "seat": at + 1})

    # Telling

    def show(self, live: Live) -> None:
        """Send the present state to whoever has not seen it; called with everything on disk."""
        table = live.table
        if table is None or not live.connections:
            return
        now = time.time()
        bodies: dict[int, tuple[str, list[str]]] = {}
        status = table_stamp(table)
        for connection in live.connections:
            if (viewer := table.viewer(connection.person, connection.viewer)) != connection.viewer:
                connection.turn_to(viewer)  # the seat is somebody else's now
            stamp = table.stamp(viewer)
            if connection.stamp != stamp:
                connection.stamp = stamp
                if viewer not in bodies:
                    bodies[viewer] = (dumps(table.state(viewer, now)), table.moves(viewer))
                connection.show(*bodies[viewer])
            if connection.table_stamp != status:
                connection.table_stamp = status
                self.tell_table(live, connection)

    def tell_table(self, live: Live, connection: Connection) -> None:
        if live.table is None:  # who reads it next will tell
            return
        shown = self.to_json(live.table, connection.person, live.online(), connection.muted)
        connection.tell({"type": "table", "table": shown})

    def tell_presence(self, live: Live) -> None:
        for connection in live.connections:
            self.tell_table(live, connection)

    def to_json(
        self, table: Table, person: str, online: set[str], muted: Container[str | None] = ()
    ) -> dict[str, Any]:
        """A table as a person may see it; see docs/protocol.md."""
        facts = table.facts
        chance = Chance(facts.seed)
        edition = table.match.edition
        return {
            "id": facts.id,
            "game": facts.game.name,
            "options": table.match.position.options,
            "edition": {"hash": edition.hash, "name": edition.name} if edition else None,
            "status": table.status,
            "visibility": "public" if facts.public else "invited",
            "clock": facts.clock,
            "hurry": facts.hurry,
            "hot_seat": table.hot_seat,
            "host": facts.host == person,
            "created": facts.created,
            "touched": table.seen,
            "seats": [
                {
                    "seat": at + 1,
                    "kind": seat.kind,
                    "name": self.names.get(seat.person) if seat.person else None,
                    "person": seat.person,
                    "bot": seat.bot,
                    "you": seat.person == person,
                    "online": seat.person in online,
                    "stand_in": seat.stand_in,
                    "resigned": seat.resigned,
                    "voted": seat.voted,
                    "muted": seat.person in muted,
                }
                for at, seat in enumerate(table.seats)
            ],
            "acting": table.acting_seats(),
            "commitment": chance.commitment,
            "seed": facts.seed if table.opened else None,
            "result": table.result(),
            "rematch": table.rematch,
        }

    # From other processes

    def hear(self, news: dict[str, Any]) -> None:
        """Something happened elsewhere."""
        if "forgotten" in news:
            self.part_with(news["forgotten"])
        if "name" in news:
            self.names[news["person"]] = news["name"]
        live = self.live.get(news.get("table", ""))
        if live is None:
            return
        if "entries" in news:
            self.begin(self._follow(live, [Entry(*row) for row in news["entries"]]))
        elif "chat" in news:
            self._tell_chat(live, news["chat"])
        elif "here" in news:
            until = time.monotonic() + (PRESENT if news["on"] else 0)
            before = live.online()
            live.elsewhere |= dict.fromkeys(news["here"], until)
            if live.online() != before:
                self.tell_presence(live)

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
                here = sorted({connection.person for connection in live.connections})
                self.bus.publish({"table": live.id, "here": here, "on": True})
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

    # Chat

    async def say(self, live: Live, person: str, message: str, text: str) -> None:
        async with live.lock:  # whoever arrives meanwhile hears it, once
            if not (await self._reading(live)).belongs(person):
                raise Refusal("not-yours", "expected somebody who was invited to this table")
            at = time.time()
            try:
                number = await self.store.say(live.id, person, message, text, at)
                await self._learn_names([person])
            except Away:
                raise Refusal("not-saved", "the store does not answer; try again") from None
            if number:
                line = {"number": number, "person": person, "text": text, "at": at}
                self._tell_chat(live, line)
                self.bus.publish({"table": live.id, "chat": line})

    def _tell_chat(self, live: Live, line: dict[str, Any]) -> None:
        for connection in live.connections:
            for told in self._chat_for(live, connection, [line]):
                connection.tell({"type": "chat", "chat": told})

    def _chat_for(
        self, live: Live, connection: Connection, lines: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """What this person is to hear of it."""
        if live.table is None or not live.table.belongs(connection.person):
            return []
        return [self.chat_line(live, x) for x in lines if x["person"] not in connection.muted]

    def chat_line(self, live: Live, line: dict[str, Any]) -> dict[str, Any]:
        seats = live.table.seats_of(line["person"]) if live.table else []
        return line | {
            "name": self.names.get(line["person"]),
            "seat": seats[0] + 1 if seats else None,
        }

    def set_muted(self, person: str, muted: str, on: bool) -> None:
        for live in self.live.values():
            for connection in live.connections:
                if connection.person == person:
                    (connection.muted.add if on else connection.muted.discard)(muted)
                    self.tell_table(live, connection)

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
        self.names.pop(person, None)
        for live in self.live.values():
            for connection in live.connections:
                if connection.person == person:
                    connection.close(NOBODY_KNOWN)

    # Coming and going

    async def connect(self, live: Live, connection: Connection) -> None:
        async with live.lock:
            table = await self._current(live)
            chat = await self.store.chat(live.id)
            await self._learn_names({line["person"] for line in chat})
            live.connections.add(connection)
            lines = self._chat_for(live, connection, chat)
            shown = self.to_json(table, connection.person, live.online(), connection.muted)
            connection.table_stamp = table_stamp(table)
            connection.tell({"type": "hello", "table": shown, "chat": lines})
            if self.workers.progress < 1:
                connection.tell(_warming(self.workers.progress))
            self.show(live)
            self._after(live)
        self._presence(live, connection, True)

    def disconnect(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        self._presence(live, connection, False)

    def _presence(self, live: Live, connection: Connection, on: bool) -> None:
        twins = [c for c in live.connections if c.person == connection.person]
        if len(twins) == (1 if on else 0):
            for other in live.connections:
                if other is not connection:
                    self.tell_table(live, other)
            self.bus.publish({"table": live.id, "here": [connection.person], "on": on})

    def tell_progress(self, progress: float) -> None:
        for live in self.live.values():
            for connection in live.connections:
                connection.tell(_warming(progress))

    def begin(self, work: Any) -> None:
        """Do something on the side."""
        self._keep(asyncio.create_task(work))

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


def table_stamp(table: Table) -> tuple[Any, ...]:
    """Changes with whatever `to_json` shows of seats and status."""
    seats = [(s.kind, s.person, s.bot, s.stand_in, s.resigned, s.voted) for s in table.seats]
    return table.status, table.rematch, tuple(seats)


def _warming(progress: float) -> dict[str, Any]:
    code = "bots-ready" if progress >= 1 else "bots-warming"
    return {"type": "notice", "code": code, "seat": None, "progress": progress}


def _asked(table: Table, at: int, bot: str, position: Position, seed: int) -> dict[str, Any]:
    """What a worker is asked."""
    edition = table.match.edition
    return {
        "game": table.facts.game.name,
        "seats": len(table.seats),
        "options": table.facts.options,
        "edition": edition_file(edition) if edition else None,
        "state": position.to_json(),
        "bot": bot,
        "seat": at,
        "seed": seed,
    }


def _idle(live: Live) -> bool:
    return not live.connections and not live.lock.locked() and not live.thinking and not live.alarm
