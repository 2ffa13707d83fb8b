"""The tables of the store, as they are now; `revisions` says how older ones became so."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

# What programs from before the revisions look for: here they find that the store is too new.
schema_version = sa.Table("schema_version", metadata, sa.Column("version", sa.Integer))

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(26), primary_key=True),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float),  # when they were here last, as `ran` counts; none: not counted yet
    sa.Column("goes", sa.Float),  # when they are forgotten, if they do not come before
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
    sa.Column("used", sa.Float),  # as for people
    sa.Column("goes", sa.Float),
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
    sa.Column("used", sa.Float),  # as for people
    sa.Column("goes", sa.Float),
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

# Who may not be here any more.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("person", sa.String(26), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

# What was done to the store from outside and its processes must hear of.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("news", sa.Text, nullable=False),  # JSON, as the bus carries it
)

# What each process writes and reads back to learn whether it can.
probes = sa.Table(
    "probes",
    metadata,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# For how many days things are kept that nobody uses, as the server that ran last had it.
keeping = sa.Table(
    "keeping",
    metadata,
    sa.Column("kind", sa.String(20), primary_key=True),
    sa.Column("days", sa.Float, nullable=False),
)
