"""Revision 4: when things were used last, and when they go if nobody uses them.

Nothing is counted for what is there already: it counts from the first look at it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table in ("people", "editions", "tables"):
        op.add_column(table, sa.Column("used", sa.Float))
        op.add_column(table, sa.Column("goes", sa.Float))
    op.create_table(
        "keeping",
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("days", sa.Float, nullable=False),
    )
