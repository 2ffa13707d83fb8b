"""What all tests share: plain rules, and assertions that explain themselves in helpers too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrets")

from tinkertable.core.record import MODE  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    if MODE != "plain":
        raise pytest.UsageError(
            f"the tests run plain rules and start the other modes themselves; got {MODE!r}"
        )
