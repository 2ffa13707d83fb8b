"""Why a store did not do what it should, in a word for logs and health, and in the driver's own."""

from __future__ import annotations

import errno
import sqlite3

import sqlalchemy as sa

# By SQLite's primary error code, PostgreSQL's state (or its class), and the system's number.
OF_SQLITE = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "away",
}
OF_POSTGRES = {
    "53100": "disk-full", "58030": "disk-error", "XX001": "damaged", "XX002": "damaged",
    "25006": "read-only", "55P03": "busy", "57014": "late",
}  # fmt: skip
OF_SYSTEM = {errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EFBIG: "disk-full"}
AWAY = "away"


def cause(error: BaseException) -> BaseException:
    """What the driver or the system said."""
    inner = getattr(error, "orig", None) or error.__cause__
    return cause(inner) if inner is not None and inner is not error else error


def reason(error: BaseException) -> str:
    first: BaseException | None = error
    while first is not None:
        code = getattr(first, "sqlite_errorcode", None)
        if code is not None:
            return OF_SQLITE.get(code & 0xFF, AWAY)
        state = getattr(first, "sqlstate", None)
        if state is not None:
            return OF_POSTGRES.get(state, AWAY)
        number = getattr(first, "errno", None)
        if number in OF_SYSTEM:
            return OF_SYSTEM[number]
        if isinstance(first, (TimeoutError, sa.exc.TimeoutError)):  # an answer, or a connection
            return "late"
        first = getattr(first, "orig", None) or first.__cause__
    return AWAY


def words(error: BaseException) -> str:
    """In a line."""
    said = cause(error)
    return str(said).partition("\n")[0] or type(said).__name__
