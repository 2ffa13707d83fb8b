"""One server process for all tests whose people do not meet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running

HURRIED = ("--rate", "1000000", "--burst", "1000000")  # tests are quicker than people


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), "--bot-workers", "0", *HURRIED) as one:
        yield one
