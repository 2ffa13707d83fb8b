"""What goes because nobody uses it: the policy of the server that ran last, and what is next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import sqlalchemy as sa

from tinkertable.server.keeping import DAY, FOR_EVER, Keeping, going, kind_of
from tinkertable.server.store.expiry import SHELVES, Shelf, read_policy
from tinkertable.server.store.schema import processes, tables
from tinkertable.server.store.store import Store

SHELF_OF = {"guests": "people", "editions": "editions"}  # the others are tables


class Kind(NamedTuple):
    """How much there is of one kind, how much of it is said to go, and after how many days."""

    kind: str
    days: float  # 0: for ever
    kept: int
    announced: int


class Next(NamedTuple):
    """Something that goes if nobody uses it, in so many days for which the service runs."""

    kind: str
    id: str
    days: float
    announced: bool


def _here(connection: sa.Connection) -> Iterator[tuple[str, Shelf, sa.ColumnElement[bool]]]:
    """By kind where its things are, and which of those that are there."""
    statuses: dict[str, list[str]] = {}
    for status in connection.scalars(sa.select(tables.c.status).distinct()):
        statuses.setdefault(kind_of(status), []).append(status)
    for kind in Keeping().days():
        of = SHELVES[SHELF_OF.get(kind, "tables")]
        known = of.there if kind in SHELF_OF else tables.c.status.in_(statuses.get(kind, []))
        yield kind, of, known


async def policy(store: Store) -> list[Kind]:
    def work(connection: sa.Connection) -> list[Kind]:
        days = read_policy(connection)
        found = []
        for kind, of, these in _here(connection):
            counts = sa.select(sa.func.count(), sa.func.count(of.table.c.goes))
            there, announced = connection.execute(counts.select_from(of.table).where(these)).one()
            found.append(Kind(kind, days.get(kind, 0.0), there, announced))
        return found

    return await store.engine.read(work)


async def upcoming(store: Store, most: int) -> list[Next]:
    """What goes first, if nobody uses it."""

    def work(connection: sa.Connection) -> list[Next]:
        keeping = replace(FOR_EVER, **read_policy(connection))
        ran = connection.scalar(sa.select(sa.func.max(processes.c.ran))) or 0.0
        found = []
        for kind, of, these in _here(connection):
            period = keeping.seconds(kind)
            if period is None:
                continue
            used, goes = of.table.c.used, of.table.c.goes
            wanted = sa.select(of.key, used, goes).where(these, used.is_not(None))
            wanted = wanted.order_by(goes.is_(None), goes, used).limit(most)
            for id_, then, said in connection.execute(wanted):
                at = going(period, then, ran) if said is None else said
                left = round(max(0.0, at - ran) / DAY, 1)
                found.append(Next(kind, id_, left, said is not None))
        return sorted(found, key=lambda one: one.days)[:most]

    return await store.engine.read(work)
