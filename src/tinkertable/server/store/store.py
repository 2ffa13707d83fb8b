"""The store: what was acknowledged is on disk. All that the server remembers goes through here."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json
from sqlalchemy.dialects import postgresql, sqlite

from tinkertable.core.edition import Edition, edition_file
from tinkertable.server.figures import Figures
from tinkertable.server.tables.journal import Batch, Entry

from . import expiry, forgetting
from .counts import count_by_status, count_hosted
from .engines import ABSENT, PATIENCE, T, Work, open_engine
from .errors import Away
from .expiry import Thing
from .journal import JournalWriter, read_journal
from .notices import after, newest
from .presence import Answer, Note, PresenceNotes, Seen, read_presence
from .probe import Probe
from .schema import (
    bans,
    chat,
    editions,
    entries,
    mutes,
    people,
    presence,
    recoveries,
    seated,
    tables,
)
from .upgrades import migrate
from .watch import Watch

log = logging.getLogger(__name__)

LISTED = 60  # tables in a list
LOT = 500  # tables looked through at once

Due = tuple[float, str]  # when, and which table


class Store:
    def __init__(
        self, url: str, patience: float | None = PATIENCE, figures: Figures | None = None
    ) -> None:
        """`patience`: seconds that a statement may take where others run the store."""
        self.engine = open_engine(url, patience)
        upsert = postgresql.insert if self.engine.name == "postgresql" else sqlite.insert
        figures = figures or Figures()
        self.watch = Watch(figures)
        self._probe = Probe(self.engine, self.watch, upsert)
        self._journal = JournalWriter(self.engine, upsert, self.watch, figures.commits)
        self._presence = PresenceNotes(upsert)
        self._keep_edition = upsert(editions).on_conflict_do_update(
            index_elements=["hash"],
            set_={"goes": None, "used": None},  # it counts anew
        )
        self._mute = upsert(mutes).on_conflict_do_nothing()
        self._say = upsert(chat).on_conflict_do_nothing().returning(chat.c.number)

    async def prepare(self) -> None:
        """Bring the schema up to date."""
        await self._change(migrate)

    async def start(self) -> None:
        """Begin to write. A store that is away now was prepared before the server began."""
        try:
            await self.prepare()
        except Away as error:
            log.warning("store is away", extra={"reason": str(error)})
        await self.begin()

    async def begin(self) -> None:
        self._journal.start()

    async def stop(self) -> None:
        await self._probe.stop()
        await self._journal.stop()
        await self.engine.stop()

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.engine.read(work)
        except ABSENT as error:
            raise self.watch.failed("read", error) from error

    async def _change(self, work: Work[T]) -> T:
        try:
            return await self.engine.change(work)
        except ABSENT as error:
            raise self.watch.failed("commit", error) from error

    async def _rows(self, wanted: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        return await self._read(lambda connection: connection.execute(wanted).all())

    async def _do(self, *statements: sa.Executable) -> None:
        def work(connection: sa.Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._change(work)

    async def fault(self) -> str | None:
        """What is wrong with the store: it is written to and read."""
        return await self._probe.ask()

    async def count_tables(self) -> dict[str, int]:
        """How many there are, by status."""
        return await self._read(count_by_status)

    # Tables

    async def create(self, row: dict[str, Any], batch: Batch) -> None:
        """A new table with its first entries."""
        await self._change(lambda connection: self._journal.create(connection, row, batch))

    async def append(self, batch: Batch) -> None:
        """Returns when the batch is durably on disk."""
        await self._journal.append(batch)

    async def table(self, table_id: str) -> dict[str, Any] | None:
        """All of a table but its journal."""
        found = await self._rows(tables.select().where(tables.c.id == table_id))
        return found[0]._asdict() if found else None

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """The next page of a table's journal: `PAGE` entries, and fewer at its end."""
        return await self._read(lambda connection: read_journal(connection, table_id, after))

    async def every_entry(self, table_id: str) -> list[Entry]:
        """A table's whole journal, page by page."""
        found: list[Entry] = []
        while page := await self.entries(table_id, found[-1].number if found else 0):
            found += page
        return found

    async def seated(self, table_id: str) -> dict[str, int]:
        """By person the bit set of the seats they play."""
        here = seated.c.table_id == table_id
        wanted = sa.select(seated.c.person, seated.c.seats).where(here)
        return {row.person: row.seats for row in await self._rows(wanted)}

    async def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """How many entries each table has."""
        wanted = sa.select(tables.c.id, tables.c.number).where(tables.c.id.in_(list(ids)))
        return {row.id: row.number for row in await self._rows(wanted)}

    async def due(self, now: float, after: Due = (0.0, "")) -> list[Due]:
        """The next `LOT` of the tables where a bot or a clock should have acted, in their
        order; after so many seconds of service."""
        due, id_ = tables.c.due, tables.c.id
        later = (due > after[0]) | (due == after[0]) & (id_ > after[1])
        wanted = sa.select(due, id_).where(due <= now, later).order_by(due, id_).limit(LOT)
        return [(row.due, row.id) for row in await self._rows(wanted)]

    async def mine(self, person: str, waiting: bool = False) -> list[str]:
        """Tables this person sits at or is the host of, or those that wait for this person; first
        those that are soon to go."""
        here = (seated.c.table_id == tables.c.id) & (seated.c.person == person)
        ours = tables.c.acting.bitwise_and(seated.c.seats) != 0
        if waiting:
            mine = (tables.c.status == "playing") & ours
        else:
            mine = seated.c.person.is_not(None) | (tables.c.host == person)
        wanted = (
            sa.select(tables.c.id)
            .outerjoin(seated, here)
            .where(mine)
            .order_by(tables.c.goes.is_(None), tables.c.touched.desc())
            .limit(LISTED)
        )
        return [row.id for row in await self._rows(wanted)]

    async def every_table_of(self, person: str) -> list[str]:
        """Every table this person sits at or is the host of."""
        sits = sa.select(seated.c.table_id).where(seated.c.person == person)
        hosts = sa.select(tables.c.id).where(tables.c.host == person)
        return [row[0] for row in await self._rows(sa.select(sits.union(hosts).subquery()))]

    async def hosted(self, person: str) -> tuple[int, int, int]:
        """How many tables this person is the host of: `count_hosted`."""
        return await self._read(lambda connection: count_hosted(connection, person))

    async def public(self) -> list[str]:
        wanted = (
            sa.select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(("open", "playing")))
            .order_by(tables.c.touched.desc())
            .limit(LISTED)
        )
        return [row.id for row in await self._rows(wanted)]

    async def note(self, note: Note) -> Answer:
        """What a process knows of the time and of people; what the others have noted."""
        return await self._change(lambda connection: self._presence.write(connection, note))

    async def presence(self, ids: Iterable[str]) -> dict[str, dict[str, Seen]]:
        """Who is at these tables or was, by table and person."""
        return await self._read(lambda connection: read_presence(connection, ids))

    async def set_invite(self, table_id: str, digest: str) -> None:
        await self._do(tables.update().where(tables.c.id == table_id).values(invite=digest))

    async def invite(self, table_id: str) -> str | None:
        found = await self._rows(sa.select(tables.c.invite).where(tables.c.id == table_id))
        return found[0].invite if found else None

    async def forget_table(self, table_id: str) -> None:
        parts = (entries, seated, presence, chat)
        await self._do(
            tables.delete().where(tables.c.id == table_id),
            *(part.delete().where(part.c.table_id == table_id) for part in parts),
        )
        await self.wipe()

    # What nobody uses

    async def lot(self, shelf: str, after: str) -> list[Thing]:
        """The next `expiry.LOT` things of a shelf."""
        return await self._read(lambda connection: expiry.lot(connection, shelf, after))

    async def use_of(self, shelf: str, keys: Collection[str]) -> dict[str, Thing]:
        found = await self._read(lambda connection: expiry.use_of(connection, shelf, keys))
        return {thing.key: thing for thing in found}

    async def note_used(self, shelf: str, keys: Iterable[str], ran: float) -> None:
        await self._change(lambda connection: expiry.note_used(connection, shelf, keys, ran))

    async def settle(
        self,
        shelf: str,
        ran: float,
        counted: Sequence[str],
        recalled: Sequence[str],
        announced: Mapping[str, tuple[float, float]],
    ) -> None:
        await self._change(
            lambda connection: expiry.settle(connection, shelf, ran, counted, recalled, announced)
        )

    async def take_table(self, table_id: str, ran: float) -> bool:
        return await self._change(lambda connection: expiry.take_table(connection, table_id, ran))

    async def take_edition(self, hash_: str, ran: float) -> bool:
        return await self._change(lambda connection: expiry.take_edition(connection, hash_, ran))

    async def take_person(self, person: str, ran: float) -> bool:
        """Nobody is this person any more, if that was to be by now: as `begin_forgetting`."""
        return await self._change(lambda connection: expiry.take_person(connection, person, ran))

    async def note_policy(self, days: Mapping[str, float]) -> None:
        await self._change(lambda connection: expiry.note_policy(connection, days))

    async def policy(self) -> dict[str, float]:
        return await self._read(expiry.read_policy)

    # People

    async def add_person(self, person: str, name: str, now: float) -> None:
        await self._do(people.insert().values(id=person, name=name, created=now))

    async def rename(self, person: str, name: str) -> None:
        await self._do(people.update().where(people.c.id == person).values(name=name))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        known = (people.c.id.in_(list(ids)), people.c.name != forgetting.NOBODY)
        wanted = sa.select(people.c.id, people.c.name).where(*known)
        return {row.id: row.name for row in await self._rows(wanted)}

    async def person(self, person: str) -> dict[str, Any]:
        found = await self._rows(people.select().where(people.c.id == person))
        return found[0]._asdict() if found else {"name": "", "created": 0.0}

    async def recovery(self, person: str) -> float | None:
        """Until when this person has a recovery link."""
        wanted = sa.select(recoveries.c.expires).where(recoveries.c.person == person)
        found = await self._rows(wanted)
        return found[0].expires if found else None

    async def begin_forgetting(self, person: str) -> None:
        """Nobody is this person any more; `leaving` tells of them until `forget_people`."""
        await self._change(lambda connection: forgetting.begin(connection, person))

    async def leaving(self) -> list[str]:
        return await self._read(forgetting.leaving)

    async def mentions(self, people: Collection[str]) -> AsyncIterator[tuple[str, str]]:
        """Every table that names one of these people anywhere, with whom it names; a lot at a
        time."""
        after = ""

        def look(connection: sa.Connection) -> tuple[list[tuple[str, str]], str]:
            return forgetting.mentioned(connection, people, after)

        while True:
            found, after = await self._read(look)
            for mention in found:
                yield mention
            if not after:
                return

    async def strike(self, table_id: str, person: str) -> None:
        """Take a person out of a table's journal and facts."""
        await self._change(lambda connection: forgetting.strike(connection, table_id, person))

    async def forget_people(self, people: Collection[str]) -> None:
        def work(connection: sa.Connection) -> None:
            for person in people:
                forgetting.finish(connection, person)

        await self._change(work)
        await self.wipe()

    async def wipe(self) -> None:
        """What was deleted is nowhere any more."""
        try:
            await self.engine.wipe()
        except ABSENT as error:
            raise self.watch.failed("commit", error) from error

    async def add_recovery(self, digest: str, person: str, expires: float) -> None:
        await self._do(
            recoveries.delete().where(recoveries.c.person == person),  # one link at a time
            recoveries.insert().values(digest=digest, person=person, expires=expires),
        )

    async def use_recovery(self, digest: str, now: float) -> str | None:
        """Whose recovery link it was; it does not work again."""
        gone = (
            recoveries.delete()
            .where(recoveries.c.digest == digest, recoveries.c.expires > now)
            .returning(recoveries.c.person)
        )
        return await self._change(lambda connection: connection.scalar(gone))

    async def set_muted(self, person: str, muted: str, on: bool) -> None:
        if on:
            await self._do(self._mute.values(person=person, muted=muted))
        else:
            both = (mutes.c.person == person, mutes.c.muted == muted)
            await self._do(mutes.delete().where(*both))

    async def muted(self, person: str) -> set[str]:
        wanted = sa.select(mutes.c.muted).where(mutes.c.person == person)
        return {row.muted for row in await self._rows(wanted)}

    # Bans, and notices of what was done from outside

    async def banned(self) -> set[str]:
        """Everybody who may not be here."""
        return {row.person for row in await self._rows(sa.select(bans.c.person))}

    async def newest_notice(self) -> int:
        return await self._read(newest)

    async def notices(self, number: int) -> list[tuple[int, dict[str, Any]]]:
        """Those that came later than one, with their numbers."""
        return await self._read(lambda connection: after(connection, number))

    # Chat and editions

    async def say(self, table_id: str, person: str, message: str, text: str, at: float) -> int:
        """The number of the line; 0 if this message was stored before."""
        line = {"table_id": table_id, "person": person, "message": message, "text": text, "at": at}
        number = await self._change(lambda connection: connection.scalar(self._say, line))
        return number or 0

    async def chat(self, table_id: str, most: int = 100) -> list[dict[str, Any]]:
        wanted = (
            sa.select(chat.c.number, chat.c.person, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        return [row._asdict() for row in reversed(await self._rows(wanted))]

    async def lines_of(self, person: str, after: int) -> list[dict[str, Any]]:
        """The next lines of chat that a person wrote, after so many."""
        wanted = (
            sa.select(chat.c.table_id.label("table"), chat.c.number, chat.c.text, chat.c.at)
            .where(chat.c.person == person, chat.c.number > after)
            .order_by(chat.c.number)
            .limit(LOT)
        )
        return [row._asdict() for row in await self._rows(wanted)]

    async def add_edition(self, edition: Edition) -> None:
        """By what its file states; and by what is played with, as a log names it, unless there is
        one that plays alike."""
        file = to_json(edition_file(edition)).decode()
        row = {"game": edition.game, "name": edition.name, "data": file}
        hashes = (edition.file_hash, edition.hash)
        await self._do(*(self._keep_edition.values(row | {"hash": one}) for one in sorted(hashes)))

    async def edition(self, hash_: str) -> dict[str, Any] | None:
        found = await self._rows(editions.select().where(editions.c.hash == hash_))
        return found[0]._asdict() if found else None
