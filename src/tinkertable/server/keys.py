"""Signing keys: a file beside the store, never in it. The first signs, every one is accepted."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import NamedTuple

BYTES = 32
LONGEST = 200  # characters of a seat's token


def token() -> str:
    """An unguessable text for a link; the store keeps only its digest."""
    return secrets.token_urlsafe(24)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def same(text: str, kept: str | None) -> bool:
    """Does a text have the digest that was kept? Takes as long whether it does or not."""
    return hmac.compare_digest(digest(text), kept or digest(""))


class Keys:
    """One key a line, the newest first. Rotate: put a new line on top, drop the last one later."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            _make(path)
        self._keys = [bytes.fromhex(line) for line in path.read_text().split()]
        if not self._keys or min(map(len, self._keys)) < BYTES:
            raise ValueError(f"expected keys of {2 * BYTES} hex digits, one a line, in {path}")

    def sign(self, text: str) -> str:
        return f"{text}.{self._mark(self._keys[0], text)}"

    def read(self, signed: str) -> str | None:
        """The text, if one of our keys signed it."""
        text, _, mark = signed.rpartition(".")
        given = mark.encode()  # texts are compared only if they are ASCII
        found = [hmac.compare_digest(self._mark(key, text).encode(), given) for key in self._keys]
        return text if any(found) and text else None

    @staticmethod
    def _mark(key: bytes, text: str) -> str:
        mark = hmac.digest(key, text.encode(), "sha256")
        return base64.urlsafe_b64encode(mark).rstrip(b"=").decode()


class SeatToken(NamedTuple):
    """What a seat's token says: whose seat it is, and which."""

    person: str
    seat: int  # from 0


def seat_token(keys: Keys, table_id: str, seat: int, person: str) -> str:
    """For a program that plays a person's seat, as long as it is theirs."""
    return keys.sign(f"seat-{table_id}-{seat}-{person}")


def read_seat_token(keys: Keys, given: str, table_id: str) -> SeatToken | None:
    """The seat of this table a token is for, if it is one of ours."""
    parts = (keys.read(given) or "").split("-")
    if len(given) > LONGEST or len(parts) != 4 or parts[:2] != ["seat", table_id]:
        return None
    return SeatToken(parts[3], int(parts[2]))


def _make(path: Path) -> None:
    """A file with one key. Several processes may start at once: the first one's is everybody's."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=path.parent, prefix=".keys-") as fresh:  # mode 600
        fresh.write(secrets.token_hex(BYTES) + "\n")
        fresh.flush()
        os.fsync(fresh.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(fresh.name, path)
