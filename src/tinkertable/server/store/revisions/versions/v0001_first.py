"""Revision 1: what version 0.1 began with. A store of that time may have all of it already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

PERSON, TABLE, DIGEST, MESSAGE = sa.String(26), sa.String(26), sa.String(64), sa.String(60)


def upgrade() -> None:
    _make("schema_version", sa.Column("version", sa.Integer))
    _make(
        "people",
        sa.Column("id", PERSON, primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    _make(
        "recoveries",
        sa.Column("digest", DIGEST, primary_key=True),
        sa.Column("person", PERSON, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    _make(
        "mutes",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("muted", PERSON, primary_key=True),
    )
    _make(
        "editions",
        sa.Column("hash", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    _make(
        "tables",
        sa.Column("id", TABLE, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("invite", DIGEST),
        sa.Column("host", PERSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("acting", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
    )
    _make(
        "entries",
        sa.Column("table_id", TABLE, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", MESSAGE),
        sa.Column("at", sa.Float, nullable=False),
    )
    _make(
        "seated",
        sa.Column("table_id", TABLE, primary_key=True),
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
    )
    _make(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", TABLE, nullable=False),
        sa.Column("person", PERSON, nullable=False),
        sa.Column("message", MESSAGE, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "message"),
    )
    _index("ix_recoveries_person", "recoveries", "person")
    _index("ix_tables_host", "tables", "host")
    _index("tables_due", "tables", "due")
    _index("tables_public", "tables", "public", "status", "touched")
    _index("seated_person", "seated", "person")
    _index("ix_chat_table_id", "chat", "table_id")
    _index("ix_chat_person", "chat", "person")


def _make(name: str, *columns: sa.Column[object] | sa.UniqueConstraint) -> None:
    op.create_table(name, *columns, if_not_exists=True)


def _index(name: str, table: str, *columns: str) -> None:
    op.create_index(name, table, columns, if_not_exists=True)
