"""Revision 3: what an operator does: bans, notices to the server, probes of the store.

From here on Alembic counts. Programs that counted by hand are told that the store is too new.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("person", sa.String(26), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("news", sa.Text, nullable=False),
    )
    op.create_table(
        "probes",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("DELETE FROM schema_version")
    op.execute("INSERT INTO schema_version (version) VALUES (3)")
