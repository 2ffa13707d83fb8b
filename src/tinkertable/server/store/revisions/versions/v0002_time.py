"""Revision 2: the time of the service, and who is at which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("ran", sa.Float))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("ran", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(26), primary_key=True),
        sa.Column("person", sa.String(26), primary_key=True),
        sa.Column("process", sa.String(32)),
        sa.Column("away", sa.Float),
    )
    op.create_index("presence_process", "presence", ["process"])
    # It goes on from the last entry of the journals that were written by the wall clock.
    last = "SELECT 'before', max(at) FROM entries HAVING count(*) > 0"
    op.execute(f"INSERT INTO processes (id, ran) {last}")
