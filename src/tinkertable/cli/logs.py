"""Logs from files and from standard input, as matches."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.errors import BadLog, InputError
from tinkertable.core.log import MOST_BYTES, read_log
from tinkertable.core.match import Match
from tinkertable.games import load


def match_of(text: str | bytes) -> Match:
    """The match a log tells."""
    log = read_log(text)
    try:
        game = load(log.game)
    except InputError as error:
        raise BadLog(str(error)) from None
    return Match.replay(game, log)


def read_file(name: str) -> bytes:
    """A log file's bytes, never more than a log may have."""
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"cannot read {name}: {error.strerror}") from None
