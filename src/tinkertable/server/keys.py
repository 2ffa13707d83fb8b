"""Signing keys: a file beside the store, never in it. The first signs, every one is accepted."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

BYTES = 32


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
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            pass
        else:
            with os.fdopen(file, "w") as fresh:
                fresh.write(secrets.token_hex(BYTES) + "\n")
        self._keys = [bytes.fromhex(line) for line in path.read_text().split()]
        if not self._keys or min(map(len, self._keys)) < BYTES:
            raise ValueError(f"expected keys of {2 * BYTES} hex digits, one a line, in {path}")

    def sign(self, text: str) -> str:
        return f"{text}.{self._mark(self._keys[0], text)}"

    def read(self, signed: str) -> str | None:
        """The text, if one of our keys signed it."""
        text, _, mark = signed.rpartition(".")
        found = [hmac.compare_digest(self._mark(key, text), mark) for key in self._keys]
        return text if any(found) and text else None

    @staticmethod
    def _mark(key: bytes, text: str) -> str:
        mark = hmac.digest(key, text.encode(), "sha256")
        return base64.urlsafe_b64encode(mark).rstrip(b"=").decode()
