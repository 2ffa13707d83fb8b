"""Logs from files and from standard input, as matches."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tinkertable.core.edition import Edition
from tinkertable.core.errors import BadLog, InputError
from tinkertable.core.log import MOST_BYTES, read_log
from tinkertable.core.match import Match
from tinkertable.games import load

from .lines import read_lines

Editions = Mapping[str, Edition]  # by hash: those at hand


def match_of(text: str | bytes, editions: Editions) -> Match:
    """The match a log tells."""
    log = read_log(text)
    try:
        game = load(log.game)
    except InputError as error:
        raise BadLog(error.reason, **error.facts) from None
    return Match.replay(game, log, editions.get(log.edition or ""))


def read_file(name: str) -> bytes:
    """The log in a file or, for -, on standard input: never more than a log may have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"cannot read {name}: {error.strerror}") from None


def matches_in(name: str, editions: Editions) -> Iterator[Match]:
    """The matches of a file: one log, or one a line as `match --log` writes them."""
    text = read_file(name)
    lines = text.splitlines()
    try:
        several = len(lines) > 1 and isinstance(json.loads(lines[0]), dict)
    except (ValueError, RecursionError):
        several = False
    if not several:
        yield _of_file(name, text, editions)
        return
    with Path(name).open("rb") as file:
        for number, line in enumerate(read_lines(file), 1):
            if isinstance(line, InputError):
                raise InputError(f"{name}, log {number}: {line}")
            yield _of_file(f"{name}, log {number}", line, editions)


def _of_file(name: str, text: str | bytes, editions: Editions) -> Match:
    try:
        return match_of(text, editions)
    except BadLog as error:
        raise InputError(f"{name}: {error}") from None
