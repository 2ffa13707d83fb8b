"""Bring a store to the present schema. Alembic is imported only if there is something to do."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tinkertable.core.errors import InputError

from .schema import schema_version

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "revisions"
VERSIONS = FOLDER / "versions"
LOCK = 7116  # any number: whoever upgrades a PostgreSQL holds the lock of this name

revision_row = sa.table("alembic_version", sa.column("version_num", sa.String))


def head(versions: Path = VERSIONS) -> int:
    """The newest version of the schema that this program knows."""
    return max(int(path.stem[1:5]) for path in versions.glob("v[0-9]*.py"))


def version_of(connection: sa.Connection) -> int:
    """Which version of the schema the store has; 0: none."""
    there = set(sa.inspect(connection).get_table_names())
    if "alembic_version" in there:
        return int(connection.scalar(sa.select(revision_row.c.version_num)) or 0)
    if "schema_version" in there:  # from before the revisions, when versions were counted by hand
        return connection.scalar(sa.select(sa.func.max(schema_version.c.version))) or 0
    return 0


def check_version(had: int, versions: Path = VERSIONS) -> None:
    """Refuse a store that is newer than the program."""
    if had > head(versions):
        raise InputError(
            f"the store is of version {had}, this program knows {head(versions)}:"
            " run a newer program"
        )


def migrate(connection: sa.Connection, versions: Path = VERSIONS) -> int:
    """Bring the store to the present version; returns the version it had. Called in a transaction:
    all of it happens, or nothing."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    had = version_of(connection)
    check_version(had, versions)
    if had < head(versions):
        begun = time.monotonic()
        _upgrade(connection, had, versions)
        taken = round(time.monotonic() - begun, 3)
        log.info("store upgraded", extra={"had": had, "has": head(versions), "seconds": taken})
    return had


def _upgrade(connection: sa.Connection, had: int, versions: Path) -> None:
    logging.getLogger("alembic").setLevel("WARNING")  # we say what was done
    from alembic import command

    config = _config(connection, versions)
    if had and "alembic_version" not in sa.inspect(connection).get_table_names():
        command.stamp(config, f"{had:04}")
    command.upgrade(config, "head")


def _config(connection: sa.Connection, versions: Path) -> Any:
    from alembic.config import Config

    config = Config()
    for name, path in (("script_location", FOLDER), ("version_locations", versions)):
        config.set_main_option(name, str(path).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")  # of which paths have none
    config.attributes["connection"] = connection
    return config
