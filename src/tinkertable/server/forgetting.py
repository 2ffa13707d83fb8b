"""Forgetting a person: nothing of them stays at a table, in the store, or in any process."""

from __future__ import annotations

from collections.abc import Iterable

from .refusal import Refusal
from .shares import Shares
from .socket.presence import Presence
from .socket.sessions import Sessions
from .tables import commands
from .tables.table import Table
from .tables.unreadable import Unreadable
from .visits import Visits


class Forgetting:
    """Whoever is to be forgotten is nobody from the first step on; the last one takes that away
    too. A process that ends in between leaves the rest to the next sweep, of any process."""

    def __init__(
        self, sessions: Sessions, presence: Presence, shares: Shares, visits: Visits
    ) -> None:
        self._sessions = sessions
        self._presence = presence
        self._shares = shares
        self._visits = visits
        self._under_way: set[str] = set()

    async def forget(self, person: str) -> None:
        await self._sessions.store.begin_forgetting(person)
        self._part_with(person)
        await self._finish([person])

    async def expire(self, people: Iterable[str], ran: float) -> int:
        """Forget those of these guests who were to go by now and have not come; how many."""
        store = self._sessions.store
        gone = [person for person in people if await store.take_person(person, ran)]
        for person in gone:
            self._part_with(person)
        await self._finish(gone)
        return len(gone)

    async def sweep(self) -> None:
        """Finish what was begun, here or elsewhere."""
        leaving = await self._sessions.store.leaving()
        await self._finish([person for person in leaving if person not in self._under_way])

    def hear(self, person: str) -> None:
        """Another process has forgotten somebody, or is about to."""
        self._presence.part_with(person)
        self._shares.forget(person)
        self._visits.forget(person)
        self._sessions.workers.forget(person)
        self._sessions.bans.forget(person)
        self._sessions.store.engine.forget_statements()
        self._sessions.read_anew(lambda table: table.names(person))

    def _part_with(self, person: str) -> None:
        self.hear(person)
        self._sessions.bus.publish({"forgotten": person})

    async def _finish(self, people: list[str]) -> None:
        """Together: to find out where they are named, all journals are looked through."""
        if not people:
            return
        store = self._sessions.store
        self._under_way.update(people)
        try:
            for person in people:
                for table_id in await store.every_table_of(person):
                    await self._leave(table_id, person)
            async for table_id, person in store.mentions(people):
                await store.strike(table_id, person)
            await store.forget_people(people)
            for person in people:
                self._part_with(person)
        finally:
            self._under_way.difference_update(people)

    async def _leave(self, table_id: str, person: str) -> None:
        """A table of theirs alone goes; at another a bot plays on."""

        def alone(table: Table) -> None:
            if not table.holders() <= {person}:
                raise Refusal("taken", "others-play")

        try:
            await self._sessions.forget(table_id, alone)
        except Unreadable:  # nobody can say there that somebody is gone
            if (await self._sessions.store.seated(table_id)).keys() <= {person}:
                await self._sessions.forget(table_id, None)
        except Refusal as refusal:
            if refusal.code == "taken":
                await self._sessions.act(table_id, lambda table: commands.forget(table, person))
            elif refusal.code != "not-found":
                raise
