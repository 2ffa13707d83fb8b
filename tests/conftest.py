"""What all tests share: assertions that explain themselves in helpers too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrets")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", choices=("small", "full"), help="the size of the soak tests")
