"""Signing keys: a file beside the store, never in it. The first signs, every one is accepted."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from itsdangerous import BadSignature, Signer

BYTES = 32
LONGEST = 200  # characters of a seat's token

Purpose = Literal["person", "seat"]
"""What a signature is for. One for a seat says nothing about a person."""


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
        keys = [bytes.fromhex(line) for line in path.read_text().split()]
        if not keys or min(map(len, keys)) < BYTES:
            raise ValueError(f"expected keys of {2 * BYTES} hex digits, one a line, in {path}")
        keys.reverse()  # a signer signs with the last one
        self._signers = {
            purpose: Signer(keys, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
            for purpose in get_args(Purpose)
        }
        self._unsalted = Signer(keys, key_derivation="none", digest_method=hashlib.sha256)

    def sign(self, text: str, purpose: Purpose) -> str:
        return self._signers[purpose].sign(text).decode()

    def read(self, signed: str, purpose: Purpose) -> str | None:
        """The text, if one of our keys signed it for this purpose.

        Cookies were signed without a purpose once, and a cookie lives for a year.
        """
        for signer in (self._signers[purpose], self._unsalted):
            with contextlib.suppress(BadSignature):
                return signer.unsign(signed).decode() or None
        return None


class SeatToken(NamedTuple):
    """What a seat's token says: whose seat it is, and which."""

    person: str
    seat: int  # from 0


def seat_token(keys: Keys, table_id: str, seat: int, person: str) -> str:
    """For a program that plays a person's seat, as long as it is theirs."""
    return keys.sign(f"seat-{table_id}-{seat}-{person}", "seat")


def read_seat_token(keys: Keys, given: str, table_id: str) -> SeatToken | None:
    """The seat of this table a token is for, if it is one of ours."""
    parts = (keys.read(given, "seat") or "").split("-")
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
