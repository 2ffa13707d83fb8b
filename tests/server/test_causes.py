"""Why a store failed, in a word, however deep the driver's own error is wrapped."""

from __future__ import annotations

import errno
import sqlite3

import pytest
from sqlalchemy.exc import DBAPIError, TimeoutError

from tinkertable.server.store import causes
from tinkertable.server.store.errors import Away


def of_sqlite(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("it does not work\nat all")
    error.sqlite_errorcode = code
    return error


def of_postgres(state: str) -> Exception:
    error = Exception("it does not work")
    error.sqlstate = state  # type: ignore[attr-defined]
    return error


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (of_sqlite(sqlite3.SQLITE_FULL), "disk-full"),
        (of_sqlite(sqlite3.SQLITE_IOERR_WRITE), "disk-error"),
        (of_sqlite(sqlite3.SQLITE_CORRUPT), "damaged"),
        (of_sqlite(sqlite3.SQLITE_BUSY), "busy"),
        (of_sqlite(sqlite3.SQLITE_ERROR), "away"),
        (of_postgres("53100"), "disk-full"),
        (of_postgres("25006"), "read-only"),
        (of_postgres("57014"), "late"),
        (of_postgres("08006"), "away"),
        (OSError(errno.ENOSPC, "no room"), "disk-full"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "nobody there"), "away"),
        (TimeoutError("no connection was free"), "late"),
    ],
)
def test_the_reason_is_found_however_it_is_wrapped(error: Exception, reason: str) -> None:
    assert causes.reason(error) == reason
    wrapped = DBAPIError("SELECT secret", {}, error)
    assert causes.reason(wrapped) == reason
    away = Away("x")
    away.__cause__ = wrapped
    assert causes.reason(away) == reason
    assert causes.words(away) == causes.words(error)
    assert "\n" not in causes.words(wrapped)
    assert "secret" not in causes.words(wrapped)
