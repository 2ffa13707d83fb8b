"""How much somebody has in the store."""

from __future__ import annotations

import sqlalchemy as sa

from .schema import seated, tables

UNFINISHED = ("open", "playing", "paused")


def count_hosted(connection: sa.Connection, person: str) -> tuple[int, int, int]:
    """Tables this person is the host of: unfinished ones, public ones of them, and those at which
    no person plays."""
    played = sa.exists().where(seated.c.table_id == tables.c.id, seated.c.seats != 0)
    wanted = sa.select(
        sa.func.count(),
        sa.func.count().filter(tables.c.public),
        sa.func.count().filter(~played),
    ).where(tables.c.host == person, tables.c.status.in_(UNFINISHED))
    unfinished, public, alone = connection.execute(wanted).one()
    return unfinished, public, alone


def count_by_status(connection: sa.Connection) -> dict[str, int]:
    wanted = sa.select(tables.c.status, sa.func.count().label("number")).group_by(tables.c.status)
    return {row.status: row.number for row in connection.execute(wanted)}
