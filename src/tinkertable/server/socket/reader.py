"""Tables as the store has them. One that cannot be read harms nobody but itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from tinkertable.core.edition import Edition, read_kept
from tinkertable.core.errors import InputError
from tinkertable.core.past import printed_once
from tinkertable.games import GAMES, load
from tinkertable.server.refusal import Refusal
from tinkertable.server.store.errors import Away
from tinkertable.server.store.journal import PAGE
from tinkertable.server.store.store import Store
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.journal import Entry
from tinkertable.server.tables.table import Table
from tinkertable.server.tables.unreadable import Row, Unreadable, damaged

from .slices import Slices

log = logging.getLogger(__name__)


class Reader:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._slices = Slices()
        # By table: what is wrong, and how many entries it had when that was found.
        self._faults: dict[str, tuple[Unreadable, int]] = {}

    async def table(self, table_id: str) -> Table:
        """A table folded from its journal."""
        row = await self.store.table(table_id)
        if row is None:
            self.forget(table_id)
            raise Refusal("not-found", "no-table")
        known, number = self._faults.get(table_id, (None, 0))
        if known is not None and known.in_journal and number == row["number"]:
            raise known.at(row)  # it would take as long as the last time, to no other end
        try:
            table = await self._read(row)
        except Unreadable as fault:
            self._note(row, fault)
            raise fault.at(row) from None
        self.forget(table_id)
        return table

    @property
    def faulty(self) -> int:
        """How many tables could not be read."""
        return len(self._faults)

    def is_faulty(self, table_id: str) -> bool:
        """Could it not be read when it was tried last?"""
        return table_id in self._faults

    def set_aside(self, table_id: str) -> None:
        """Something went wrong with it that nobody thought of."""
        log.exception("table cannot be shown", extra={"table": table_id})
        self._faults[table_id] = damaged(), 0

    def forget(self, table_id: str) -> None:
        self._faults.pop(table_id, None)

    def forget_all(self) -> None:
        self._faults.clear()

    def _note(self, row: Row, fault: Unreadable) -> None:
        """Remember what is wrong, and say it once."""
        table_id = row["id"]
        if table_id not in self._faults:
            what = {"table": table_id, "code": fault.code, "reason": fault.error.reason}
            cause = {"error": type(fault.__cause__).__name__} if fault.__cause__ else {}
            log.warning("table cannot be read", extra=what | fault.error.facts | cause)
        self._faults[table_id] = fault.at({}), row["number"]

    async def _read(self, row: Row) -> Table:
        facts = Facts.from_row(row)
        try:
            table = Table.new(facts, await self._its_edition(facts))
        except (Away, Unreadable):
            raise
        except Exception:
            raise damaged() from None
        if facts.edition and table.facts.edition != facts.edition:
            await self._keep(table.match.edition)
        while await self.read_on(table) == PAGE:
            pass
        if table.number < row["number"]:
            raise damaged(table.number + 1)
        return table

    async def read_on(self, table: Table) -> int:
        """Take in a page of what the store has more of; how many entries."""
        entries = await self.store.entries(table.id, table.number)
        await self.take_in(table, entries)
        return len(entries)

    async def take_in(self, table: Table, entries: list[Entry]) -> None:
        """Fold more of its journal; if that cannot be, the table is not to be used any more."""
        await self._slices.do(_steps(table, entries))
        table.batch([])  # who sits where is as the store has it

    async def _its_edition(self, facts: Facts) -> Edition | None:
        try:
            return await self.edition(facts.edition_file or facts.edition)
        except (Refusal, InputError):
            raise Unreadable("unreadable", "table-edition") from None

    async def _keep(self, edition: Edition | None) -> None:
        """An edition with what an earlier version printed beside it: people will ask for it."""
        if edition is not None:
            await self.store.add_edition(edition)

    async def edition(self, hash_: str | None) -> Edition | None:
        """An edition somebody gave us or an earlier version had, by either hash."""
        if hash_ is None:
            return None
        row = await self.store.edition(hash_)
        if row is not None:
            return read_kept(load(row["game"]), row["data"])
        found = (printed_once(load(name), hash_) for name in GAMES)
        edition = next((one for one in found if one is not None), None)
        if edition is None:
            raise Refusal("not-found", "no-edition")
        return edition


def _steps(table: Table, entries: list[Entry]) -> Iterator[None]:
    for entry in entries:
        number = table.number + 1
        try:
            table.fold(entry)
        except Exception as error:  # a damaged journal may hold anything
            raise damaged(number) from error
        yield
