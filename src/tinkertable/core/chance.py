"""Chance: the only place that makes random numbers."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from .record import Ints, rule

# Streams of the simulation generator: what the seats choose never shifts what nature draws.
SEATS_STREAM, NATURE_STREAM, STREAMS = 0, 1, 2
_LOW = (1 << 32) - 1
_CARRY = (1 << 29) - 1
_FACTOR = 698769069  # _FACTOR * 2**32 - 1 is a safe prime: a period near 2**60


class Chance:
    """The draws of one match: the k-th draw from a bag depends on seed, bag and k alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = seed.encode()

    @classmethod
    def secret(cls) -> Chance:
        """A fresh 128-bit seed for a live match."""
        return cls(secrets.token_hex(16))

    @property
    def commitment(self) -> str:
        """What is published at the start, so that the seed revealed at the end can be checked."""
        return hashlib.sha256(self._key).hexdigest()

    def below(self, bag: int, k: int, n: int) -> int:
        """A number in 0..n-1, every one equally likely."""
        limit = (1 << 64) - (1 << 64) % n  # beyond it low numbers would be favoured: draw again
        attempt = 0
        while True:
            text = f"{bag}/{k}/{attempt}".encode()
            x = int.from_bytes(hmac.digest(self._key, text, "sha256")[:8], "big")
            if x < limit:
                return x % n
            attempt += 1


@rule
def restart(rng: Ints, seed: int, index: int) -> None:
    """Set every stream to its start in the index-th game of a seed."""
    for stream in range(STREAMS):
        h = mixed(
            mixed(mixed(seed & _LOW, seed >> 32), index & _LOW), (index >> 32) * STREAMS + stream
        )
        rng[stream] = (mixed(h, 1) & _CARRY) << 32 | mixed(h, 2) | 1


@rule
def mixed(h: int, x: int) -> int:
    """Thirty-two bits that depend on every bit of both; no product leaves 63 bits."""
    h = ((h ^ (x & _LOW)) + 0x9E3779B9) & _LOW
    for _ in range(2):
        h = ((h ^ (h >> 16)) * 0x45D9F3B) & _LOW
    return h ^ (h >> 16)


@rule
def below(rng: Ints, stream: int, n: int) -> int:
    """A number in 0..n-1: multiply with carry, the carry kept above the low 32 bits.

    Numbers stay under 63 bits: compiled code may take signed overflow for impossible.
    """
    x = rng[stream]
    rng[stream] = (x & _LOW) * _FACTOR + (x >> 32)
    return ((x & _LOW) * n) >> 32
