"""Many live tables for a long time: nothing fails, memory stays what it is, moves are quick.

What is measured is the server of an idle machine with two cores, so a busy one fails here.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.load import many_tables

from tests.server.running import QUIET, running
from tests.soak.conftest import Extent

pytestmark = pytest.mark.soak

SECONDS = {"small": 8, "full": 3600}
TABLES = {"small": 20, "full": 1000}
EVERY = 4.0  # seconds between a table's moves
GROWTH, P99 = 0.05, 25.0  # as part of what it was; milliseconds


def test_live_tables(extent: Extent, tmp_path: Path) -> None:
    seconds = extent.of(SECONDS)
    with running(tmp_path, *QUIET) as server:
        found = many_tables(server, "sentient", TABLES[extent.size], 1, EVERY, seconds)
        print(found)
        log = server.log()
    assert '"level": "error"' not in log
    assert found["moves"] > 0
    assert (found["errors"], found["unseen"]) == ([], 0)
    if extent.size == "full":
        assert abs(found["growth"]) <= GROWTH
        assert found["p99_ms"] <= P99
