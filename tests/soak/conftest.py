"""What the soak tests share: their size, and another one if that is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest


@dataclass(frozen=True)
class Extent:
    """How much of something is done, and which of it."""

    size: str
    count: int | None
    seed: int

    def of(self, usual: Mapping[str, int]) -> int:
        """As many as is asked for, or as belong to the size."""
        return usual[self.size] if self.count is None else self.count


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> str:
    """What `--soak` says: small, for every change, or full."""
    return str(pytestconfig.getoption("--soak") or "small")


@pytest.fixture(scope="session")
def extent(pytestconfig: pytest.Config, size: str) -> Extent:
    """What `--soak`, `--soak-count` and `--soak-seed` say together."""
    count, seed = (pytestconfig.getoption(f"--soak-{name}") for name in ("count", "seed"))
    return Extent(size, count, seed)
