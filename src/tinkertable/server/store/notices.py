"""Notices: what was done to the store from outside, for the processes that work on it.

Each looks for new ones as often as it sweeps. Numbers are times, so that those that are given after
a restore are greater than any from before.
"""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa

from .schema import notices

KEPT = 3600.0  # seconds: by then every process has looked


def post(connection: sa.Connection, news: dict[str, Any], above: int = 0) -> int:
    """Tell the processes something; the number of the notice, greater than `above`."""
    now = time.time()
    connection.execute(notices.delete().where(notices.c.at < now - KEPT))
    number = max(int(now * 1e6), newest(connection) + 1, above + 1)
    row = {"number": number, "at": now, "news": json.dumps(news)}
    connection.execute(notices.insert().values(row))
    return number


def newest(connection: sa.Connection) -> int:
    return connection.scalar(sa.select(sa.func.max(notices.c.number))) or 0


def after(connection: sa.Connection, number: int) -> list[tuple[int, dict[str, Any]]]:
    """The notices that came later than one, with their numbers."""
    wanted = sa.select(notices.c.number, notices.c.news).where(notices.c.number > number)
    rows = connection.execute(wanted.order_by(notices.c.number)).all()
    return [(row.number, json.loads(row.news)) for row in rows]
