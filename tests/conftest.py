"""What all tests share: few examples of a property, assertions that explain themselves."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite(
    "tests.conformance.checks", "tests.conformance.secrets", "tests.properties"
)

EXAMPLES = {None: 20, "small": 100, "full": 3_000}  # by size; a property may try more or fewer


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", choices=("small", "full"), help="the size of soak tests and properties"
    )
    parser.addoption(
        "--soak-count", type=int, metavar="N", help="kills, messages, pairs or seconds of one part"
    )
    parser.addoption(
        "--soak-seed", type=int, default=0, metavar="N", help="another one does other things"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile(
        "tinkertable",
        max_examples=EXAMPLES[config.getoption("--soak")],
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],  # a busy machine is slow
    )
    settings.load_profile("tinkertable")
