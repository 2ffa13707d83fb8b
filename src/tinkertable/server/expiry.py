"""Expiry: what nobody has used for long is said to go, and goes, as `keeping.py` has it.

A round looks at everything that is kept, a lot at a sweep. It may end anywhere, and several
processes may make theirs at once: each step holds only if it is still due when it is taken.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable

from .forgetting import Forgetting
from .keeping import DAY, Keeping, Step, Use, going, kind_of, next_step
from .refusal import Refusal, not_saved
from .socket.sessions import Sessions
from .store.errors import Away
from .store.expiry import LOT, Thing
from .visits import Visits

log = logging.getLogger(__name__)

PAUSE = 3600.0  # seconds of service from the beginning of a round to that of the next
EDITION = re.compile(r"sha256:[0-9a-f]{64}")


class Expiry:
    def __init__(
        self, sessions: Sessions, forgetting: Forgetting, keeping: Keeping, visits: Visits
    ) -> None:
        self._sessions = sessions
        self._store = sessions.store
        self._forgetting = forgetting
        self._keeping = keeping
        self._visits = visits
        self._round: AsyncIterator[None] | None = None
        self._next = 0.0  # when the next round begins, as the service counts
        self.gone: Counter[str] = Counter()  # by kind, since the start

    # Use

    async def opened(self, table_id: str) -> None:
        """One of its people looks at a table: it is kept for as long again."""
        uptime, visits = self._sessions.uptime, self._visits
        ran = uptime.now()
        if not uptime.confirmed or visits.is_noted("tables", table_id, ran):
            return
        try:
            one = (await self._store.use_of("tables", [table_id])).get(table_id)
            if one is None:
                raise Refusal("not-found", "no-table")
            if one.goes is not None or (one.used or 0.0) < ran - DAY:
                await self._store.note_used("tables", [table_id], ran)
        except Away:
            raise not_saved() from None
        visits.note("tables", [table_id], ran)

    def saw(self, person: str) -> None:
        self._visits.add("people", person)

    def uses(self, edition: str) -> None:
        self._visits.add("editions", edition)

    async def going(self, ids: Iterable[str]) -> dict[str, float]:
        """The tables that are soon to go, and in how many seconds of service."""
        ran = self._sessions.uptime.now()
        found = await self._store.use_of("tables", list(ids))
        return {
            thing.key: float(round(max(0.0, thing.goes - ran)))
            for thing in found.values()
            if thing.goes is not None
        }

    # Sweeps

    async def sweep(self) -> None:
        if not self._sessions.uptime.confirmed:
            return
        ran = self._sessions.uptime.now()
        await self._note(ran)
        if self._round is None:
            if ran < self._next:
                return
            self._round, self._next = self._look(), ran + PAUSE
        now, self._round = self._round, None  # an error ends the round
        try:
            await anext(now)
        except StopAsyncIteration:
            return
        self._round = now

    async def _note(self, ran: float) -> None:
        """Tell the store who is here and what is used."""
        sessions, visits = self._sessions, self._visits
        watched = [session for session in sessions.by_table.values() if session.connections]
        people = {person for one in watched for person in one.local() if person in sessions.names}
        there = [one.id for one in watched if one.table and one.table.people() & one.local()]
        for shelf, more in (("people", people), ("tables", there), ("editions", ())):
            if keys := visits.take(shelf, more, ran):
                await self._store.note_used(shelf, keys, ran)
                visits.note(shelf, keys, ran)

    async def _look(self) -> AsyncIterator[None]:
        """One round, in portions."""
        await self._store.note_policy(self._keeping.days())
        played: set[str] = set()  # the editions of all tables
        async for lot in self._lots("tables"):
            played.update(*(EDITION.findall(table.facts) for table in lot))
            await self._settle("tables", lot)
            yield
        async for lot in self._lots("editions"):
            ran = self._sessions.uptime.now()
            used = [one for one in lot if one.key in played]
            stale = [one.key for one in used if one.goes or (one.used or 0.0) < ran - DAY]
            await self._store.note_used("editions", stale, ran)
            await self._settle("editions", [one for one in lot if one.key not in played])
            yield
        async for lot in self._lots("people"):
            await self._settle("people", lot)
            yield

    async def _lots(self, shelf: str) -> AsyncIterator[list[Thing]]:
        lot = await self._store.lot(shelf, "")
        while lot:
            yield lot
            lot = await self._store.lot(shelf, lot[-1].key) if len(lot) == LOT else []

    async def _settle(self, shelf: str, lot: list[Thing]) -> None:
        ran = self._sessions.uptime.now()
        steps: dict[Step, list[Thing]] = {step: [] for step in Step}
        for one in lot:
            period = self._keeping.seconds(_kind(shelf, one))
            steps[next_step(period, Use(one.used, one.goes), ran)].append(one)
        announced = {
            one.key: (one.used, going(period, one.used, ran))
            for one in steps[Step.ANNOUNCE]
            if one.used is not None and (period := self._keeping.seconds(_kind(shelf, one)))
        }
        counted = [one.key for one in steps[Step.COUNT]]
        recalled = [one.key for one in steps[Step.RECALL]]
        if counted or recalled or announced:
            await self._store.settle(shelf, ran, counted, recalled, announced)
        if announced:
            kinds = Counter(_kind(shelf, one) for one in steps[Step.ANNOUNCE])
            log.info("expiry announced", extra=dict(kinds))
        if due := steps[Step.LET_GO]:
            await self._let_go(shelf, due, ran)

    async def _let_go(self, shelf: str, due: list[Thing], ran: float) -> None:
        gone: Counter[str] = Counter()
        try:
            if shelf == "people":
                count = await self._forgetting.expire([one.key for one in due], ran)
                gone["guests"] += count
            else:
                take = self._sessions.let_go if shelf == "tables" else self._store.take_edition
                for one in due:
                    gone[_kind(shelf, one)] += await take(one.key, ran)
                await self._store.wipe()
        finally:
            self.gone += gone
            if gone := +gone:
                log.info("expired", extra=dict(gone))


def _kind(shelf: str, one: Thing) -> str:
    """What the policy calls it."""
    if shelf == "tables":
        return kind_of(one.status)
    return "guests" if shelf == "people" else shelf
