"""What people are called: kept while they are about, read from the store when they are not."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from tinkertable.server.store.store import Store

KEPT = 16_000
LOT = 500  # asked for at once


class Names:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, str] = OrderedDict()  # by person

    def __contains__(self, person: str) -> bool:
        return person in self._known

    def of(self, person: str | None) -> str | None:
        return self._known.get(person) if person else None

    def put(self, person: str, name: str) -> None:
        self._known[person] = name
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def drop(self, person: str) -> None:
        self._known.pop(person, None)

    async def check(self) -> None:
        """Somebody may have another name by now, or have been forgotten."""
        people = list(self._known)
        for at in range(0, len(people), LOT):
            lot = people[at : at + LOT]
            names = await self._store.names(lot)
            for person in self._known.keys() & set(lot):
                if person in names:
                    self._known[person] = names[person]
                else:
                    self.drop(person)

    async def learn(self, people: Iterable[str]) -> None:
        unknown = [person for person in people if person not in self._known]
        if unknown:
            for person, name in (await self._store.names(unknown)).items():
                self.put(person, name)
