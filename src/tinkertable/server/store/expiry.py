"""What the store knows of the use of things, and how they go when nobody has used them for long.

Whatever is changed here holds only if it is still so: others may use the thing meanwhile. Rows of
several tables are changed in the order in which journals are written, so that nobody waits for
somebody who waits for them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from . import forgetting
from .schema import chat, editions, entries, keeping, people, presence, seated, tables

LOT = 200  # things looked at at once
ALL = sa.true()


@dataclass(frozen=True)
class Shelf:
    """Things of one sort; `use` and `goes` are columns of each."""

    key: sa.Column[str]
    shown: tuple[sa.ColumnElement[Any], ...] = ()  # what else must be known of one
    there: sa.ColumnElement[bool] = ALL

    @property
    def table(self) -> sa.Table:
        return self.key.table

    def one(self) -> sa.ColumnElement[bool]:
        """The thing whose key is given."""
        return self.key == sa.bindparam("k")


SHELVES = {
    "tables": Shelf(tables.c.id, (tables.c.status, tables.c.facts)),
    "editions": Shelf(editions.c.hash),
    "people": Shelf(people.c.id, (), people.c.name != forgetting.NOBODY),
}


class Thing(NamedTuple):
    key: str
    used: float | None
    goes: float | None
    status: str = ""  # of a table
    facts: str = ""


def lot(connection: sa.Connection, shelf: str, after: str) -> list[Thing]:
    """The next `LOT` things of a shelf; fewer: those were all."""
    of = SHELVES[shelf]
    wanted = sa.select(of.key, of.table.c.used, of.table.c.goes, *of.shown)
    wanted = wanted.where(of.key > after, of.there).order_by(of.key).limit(LOT)
    return [Thing(*row) for row in connection.execute(wanted)]


def use_of(connection: sa.Connection, shelf: str, keys: Collection[str]) -> list[Thing]:
    of = SHELVES[shelf]
    wanted = sa.select(of.key, of.table.c.used, of.table.c.goes).where(of.key.in_(keys))
    return [Thing(*row) for row in connection.execute(wanted)]


def note_used(connection: sa.Connection, shelf: str, keys: Iterable[str], ran: float) -> None:
    """They are used now: whatever was said of their going counts no more."""
    of = SHELVES[shelf]
    before = of.table.c.used.is_(None) | (of.table.c.used < ran)
    used = of.table.update().where(of.one(), before).values(used=ran, goes=None)
    _each(connection, used, [{"k": key} for key in keys])


def settle(
    connection: sa.Connection,
    shelf: str,
    ran: float,
    counted: Sequence[str],
    recalled: Sequence[str],
    announced: Mapping[str, tuple[float, float]],
) -> None:
    """From now on it is counted for how long nobody uses these; those stay after all; those will
    go: by key when they were used last, and when they go."""
    of = SHELVES[shelf]
    update, used, goes = of.table.update(), of.table.c.used, of.table.c.goes
    start = update.where(of.one()).values(used=ran, goes=None)
    _each(connection, start, [{"k": key} for key in counted])
    stay = update.where(of.one()).values(goes=None)
    _each(connection, stay, [{"k": key} for key in recalled])
    go = update.where(of.one(), used == sa.bindparam("u"), goes.is_(None))
    rows = [{"k": key, "u": when, "g": at} for key, (when, at) in announced.items()]
    _each(connection, go.values(goes=sa.bindparam("g")), rows)


def _each(connection: sa.Connection, change: sa.Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(change, sorted(rows, key=lambda row: row["k"]))


def _due(shelf: str, key: str, ran: float) -> tuple[sa.ColumnElement[bool], ...]:
    """It was said to go by now, and nobody has used it since."""
    of = SHELVES[shelf]
    return of.key == key, of.table.c.goes <= ran


def take_table(connection: sa.Connection, table_id: str, ran: float) -> bool:
    """Delete a table that was to go by now; was it there still, and unused?"""
    if not connection.execute(tables.delete().where(*_due("tables", table_id, ran))).rowcount:
        return False
    for part in (entries, seated, presence, chat):
        connection.execute(part.delete().where(part.c.table_id == table_id))
    return True


def take_edition(connection: sa.Connection, hash_: str, ran: float) -> bool:
    gone = editions.delete().where(*_due("editions", hash_, ran))
    return connection.execute(gone).rowcount > 0


def take_person(connection: sa.Connection, person: str, ran: float) -> bool:
    """Begin to forget a guest who was to go by now."""
    here = sa.select(people.c.id).where(*_due("people", person, ran), SHELVES["people"].there)
    if connection.scalar(here.with_for_update()) is None:
        return False
    forgetting.begin(connection, person)
    return True


# The policy, for those who look at the store from outside


def note_policy(connection: sa.Connection, days: Mapping[str, float]) -> None:
    if read_policy(connection) != days:
        connection.execute(keeping.delete())
        connection.execute(keeping.insert(), [{"kind": k, "days": n} for k, n in days.items()])


def read_policy(connection: sa.Connection) -> dict[str, float]:
    return {row.kind: row.days for row in connection.execute(keeping.select())}
