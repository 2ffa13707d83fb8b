"""The tables of the store, and how an older store becomes the present one."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from tinkertable.core.errors import InputError

metadata = sa.MetaData()

schema_version = sa.Table("schema_version", metadata, sa.Column("version", sa.Integer))

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(26), primary_key=True),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

recoveries = sa.Table(
    "recoveries",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(26), nullable=False, index=True),
    sa.Column("expires", sa.Float, nullable=False),
)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.String(26), primary_key=True),
    sa.Column("muted", sa.String(26), primary_key=True),
)

editions = sa.Table(
    "editions",
    metadata,
    sa.Column("hash", sa.String(80), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

# A table's facts from its creation, then what lists need of its present state.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(26), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),  # JSON: see table.Facts
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("invite", sa.String(64)),  # digest
    sa.Column("host", sa.String(26), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of entries
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("acting", sa.Integer, nullable=False),  # bit set of seats
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("due", sa.Float),  # when a bot or a clock must have acted, as `ran` counts
    sa.Index("tables_due", "due"),
    sa.Index("tables_public", "public", "status", "touched"),
)

# The journal: append-only, numbered per table.
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(26), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message", sa.String(60)),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("ran", sa.Float),  # seconds that the service had run; none in the oldest journals
)

# Who plays where; which tables wait for somebody follows from `tables.acting`.
seated = sa.Table(
    "seated",
    metadata,
    sa.Column("table_id", sa.String(26), primary_key=True),
    sa.Column("person", sa.String(26), primary_key=True),
    sa.Column("seats", sa.Integer, nullable=False),  # bit set of those no bot plays
    sa.Index("seated_person", "person"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(26), nullable=False, index=True),
    sa.Column("person", sa.String(26), nullable=False, index=True),
    sa.Column("message", sa.String(60), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "person", "message"),
)

# The processes on this store, and how long the service has run as far as each has noted.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("ran", sa.Float, nullable=False),
)

# Who is at which table: through which process, or since when away.
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(26), primary_key=True),
    sa.Column("person", sa.String(26), primary_key=True),
    sa.Column("process", sa.String(32)),
    sa.Column("away", sa.Float),
    sa.Index("presence_process", "process"),
)

Step = Callable[[sa.Connection], None]


def _first(connection: sa.Connection) -> None:
    """Version 1: everything above, as it is now; what later steps say is there already."""
    metadata.create_all(connection)


def _second(connection: sa.Connection) -> None:
    """Version 2: the time of the service. It goes on from the last entry of the journals that were
    written by the wall clock."""
    if not any(one["name"] == "ran" for one in sa.inspect(connection).get_columns("entries")):
        connection.execute(sa.text("ALTER TABLE entries ADD COLUMN ran FLOAT"))
    for table in (processes, presence):
        table.create(connection, checkfirst=True)
    last = "SELECT 'before', max(at) FROM entries HAVING count(*) > 0"
    connection.execute(sa.text(f"INSERT INTO processes (id, ran) {last}"))


# The n-th step makes version n of what version n - 1 left. Steps never change once released: a
# later one says in its own words what it alters.
STEPS: tuple[Step, ...] = (_first, _second)


def migrate(connection: sa.Connection, steps: tuple[Step, ...] = STEPS) -> int:
    """Bring the store to the present version; returns the version it had."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7116)"))
    schema_version.create(connection, checkfirst=True)
    had = connection.scalar(sa.select(sa.func.max(schema_version.c.version))) or 0
    if had > len(steps):
        raise InputError(
            f"the store is of version {had}, this program knows {len(steps)}: run a newer program"
        )
    for step in steps[had:]:
        step(connection)
    if had < len(steps):
        connection.execute(schema_version.delete())
        connection.execute(schema_version.insert().values(version=len(steps)))
    return had
