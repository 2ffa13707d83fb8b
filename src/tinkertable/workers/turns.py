"""Whose question is thought about next: that of the person for whom least was thought so far."""

from __future__ import annotations

import heapq
import itertools
from asyncio import Future
from dataclasses import dataclass, field
from typing import NamedTuple

from .worker import Worker

HINT, MOVE, ALONE = range(3)  # what comes first among one's own: ALONE is where only bots play
LEARNING = 0.1  # how much one question says about what the next will cost
KEPT = 1000  # accounts, before those that say nothing any more are dropped


class Asker(NamedTuple):
    """Who a question is asked for; they share what it costs."""

    people: tuple[str, ...]
    rank: int


@dataclass(eq=False, slots=True)
class Asked:
    """A question that waits; its place gets the worker that will think about it."""

    asker: Asker
    place: Future[Worker]
    foretold: float = field(default=0.0)  # seconds, paid in advance


class Turns:
    """Questions that wait, by person.

    Fair queueing by start times: everybody has an account of the seconds that were thought for
    them, and the lowest is next. Who was away comes back level with whoever is served now: time
    in which one asked nothing is not saved up.
    """

    def __init__(self) -> None:
        self._lines: dict[str, list[tuple[int, int, Asked]]] = {}  # heaps, none empty
        self._spent: dict[str, float] = {}  # seconds by person; who is not here is level
        self._level = 0.0  # the account of whoever was served last
        self._usual = 0.0  # seconds that a question costs
        self._numbers = itertools.count()
        self._taken = 0  # questions that are being thought about

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken."""
        return sum(map(len, self._lines.values()))

    def join(self, asked: Asked) -> None:
        """To the line of the one who has used least of those it is for."""
        person = min(asked.asker.people, key=self._account)
        line = self._lines.setdefault(person, [])
        heapq.heappush(line, (asked.asker.rank, next(self._numbers), asked))

    def take(self) -> Asked | None:
        """The next question that still wants an answer."""
        while self._lines:
            person = min(self._lines, key=self._account)
            line = self._lines[person]
            asked = heapq.heappop(line)[-1]
            if not line:
                del self._lines[person]
            if not asked.place.done():
                self._level = self._account(person)
                self._taken += 1
                asked.foretold = self._usual
                self._charge(asked.asker.people, asked.foretold)
                return asked
        return None

    def settle(self, asked: Asked, seconds: float) -> None:
        """What it really cost."""
        self._charge(asked.asker.people, seconds - asked.foretold)
        self._usual += LEARNING * (seconds - self._usual)
        self._taken -= 1
        if not self._taken and not self._lines:  # nobody has kept anybody waiting
            self._spent.clear()
            self._level = 0.0
        elif len(self._spent) > KEPT:
            level = self._level
            self._spent = {who: spent for who, spent in self._spent.items() if spent > level}

    def forget(self, person: str) -> None:
        self._spent.pop(person, None)

    def _account(self, person: str) -> float:
        return max(self._spent.get(person, 0.0), self._level)

    def _charge(self, people: tuple[str, ...], seconds: float) -> None:
        for person in people:
            self._spent[person] = self._account(person) + seconds / len(people)
