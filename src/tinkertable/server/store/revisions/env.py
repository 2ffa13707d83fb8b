"""What Alembic runs to bring a store from one revision to another, in the caller's transaction."""

from __future__ import annotations

from alembic import context

from tinkertable.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    compare_server_default=True,
)
context.run_migrations()
