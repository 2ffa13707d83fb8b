"""Fair shares: how much of what all use one person may have at once, and one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from weakref import WeakValueDictionary

from .rate_limit import RateLimit
from .refusal import Refusal
from .settings import Settings
from .tables.facts import Facts

NEW = 1.0  # what a new table or a new guest costs of `new`
NEW_IN_LOBBY = 5.0  # a table that all see
SPARE, HOARD = 0.01, 0.5  # `new`, in parts of the rate and of the burst of messages
NETWORK = 64  # bits of an IPv6 address that say whose it is: nobody is given less


class Share(NamedTuple):
    """How many at once."""

    person: int
    address: int


# By what is counted: the message `why-most-<name>` of the catalogue says it.
SHARES = {
    "analyses": Share(2, 8),
    "exports": Share(1, 4),  # of all that is kept of a person
    "hints": Share(3, 12),
    "imports": Share(2, 4),  # and matches played on from a position: moves that are played again
}
# Of the unfinished tables that one may have: every tenth may be public, at every twentieth nobody
# needs to play but bots.
IN_LOBBY, ALONE = 10, 20


@lru_cache(10_000)
def network(address: str) -> str:
    """Whose address it is, as far as limits go: IPv4 whole, IPv6 by its first 64 bits."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a socket of the file system, or a test
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"


class Places:
    """How many of one thing everybody has at this moment."""

    def __init__(self, name: str, share: Share) -> None:
        self.name = name
        self.share = share
        self._taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, person: str, address: str) -> Iterator[None]:
        self.take(person, address)
        try:
            yield
        finally:
            self.leave(person, address)

    def take(self, person: str, address: str) -> None:
        places = {person: self.share.person, f"at {network(address)}": self.share.address}
        for name, most in places.items():
            if self._taken[name] >= most:
                raise Refusal("over-limit", f"most-{self.name}", most=most)
        self._taken.update(places.keys())

    def leave(self, person: str, address: str) -> None:
        for name in (person, f"at {network(address)}"):
            self._taken[name] -= 1
            if not self._taken[name]:
                del self._taken[name]


class Shares:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.messages = RateLimit(settings.rate, settings.burst)
        self._new = RateLimit(settings.rate * SPARE, settings.burst * HOARD)
        self.sockets = Places("sockets", Share(settings.sockets, settings.connections))
        self.analyses = Places("analyses", SHARES["analyses"])
        self.exports = Places("exports", SHARES["exports"])
        self.hints = Places("hints", SHARES["hints"])
        self.imports = Places("imports", SHARES["imports"])
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def forget(self, person: str) -> None:
        self.messages.forget(person)

    def opening(self, person: str) -> asyncio.Lock:
        """To be held while a person opens a table: one after the other they are counted right."""
        return self._opening.setdefault(person, asyncio.Lock())

    def check_newcomer(self, address: str) -> None:
        """May one more guest come from there?"""
        self._take_new(address, NEW)

    def check_table(self, facts: Facts, hosted: tuple[int, int, int], address: str) -> None:
        """May its host have this table besides the others: all, public ones, bots' own?"""
        most = self._settings.tables
        unfinished, public, alone = hosted
        if unfinished >= most:
            raise Refusal("over-limit", "most-tables", most=most)
        if facts.public and public >= most // IN_LOBBY:
            raise Refusal("over-limit", "most-public", most=most // IN_LOBBY)
        played = any(seat["kind"] == "human" for seat in facts.seats)
        if not played and alone >= most // ALONE:
            raise Refusal("over-limit", "most-alone", most=most // ALONE)
        self._take_new(address, NEW_IN_LOBBY if facts.public else NEW)

    def _take_new(self, address: str, cost: float) -> None:
        name = network(address)
        if not self._new.take(name, cost):
            raise Refusal("too-many", "too-much-new", seconds=self._new.wait(name, cost))
