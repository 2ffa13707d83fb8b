"""What the soak tests share: their size."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> str:
    """What `--soak` says: small, for every change, or full."""
    return str(pytestconfig.getoption("--soak") or "small")
