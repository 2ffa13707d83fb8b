"""Reading what comes on standard input, line by line, however long or broken a line is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from tinkertable.core.errors import InputError
from tinkertable.core.log import MOST_BYTES


def read_lines(source: BinaryIO | None = None) -> Iterator[str | InputError]:
    """Every line that is not blank, or the error it is answered with."""
    stream = source or sys.stdin.buffer
    while line := stream.readline(MOST_BYTES):
        if len(line) == MOST_BYTES and not line.endswith(b"\n"):
            length = len(line) + _skip_line(stream)
            yield InputError(f"expected a line of at most {MOST_BYTES} bytes, got {length}")
            continue
        try:
            text = line.decode().strip()
        except UnicodeDecodeError as error:
            yield InputError(f"expected UTF-8, got byte 0x{line[error.start]:02x}")
            continue
        if text:
            yield text


def _skip_line(stream: BinaryIO) -> int:
    """Read past the end of the line without keeping it; returns its length."""
    length = 0
    while part := stream.readline(MOST_BYTES):
        length += len(part)
        if part.endswith(b"\n"):
            break
    return length
