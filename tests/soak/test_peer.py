"""Against boardgame.io in one run: ahead in the mean and at the 99th percentile, with both stores.

It fetches the peer by npm, and measures: for an idle machine, and at full size only.
"""

from __future__ import annotations

import pytest
from benchmarks.peer import compare, measure

from tests.soak.conftest import Extent

pytestmark = pytest.mark.soak

SECONDS = {"small": 0, "full": 10}  # of each of a round's measurements
ROUNDS = 3


def test_ahead_of_boardgame_io(extent: Extent) -> None:
    seconds = extent.of(SECONDS)
    if not seconds:
        pytest.skip("only at full size")
    for where, figures in compare(measure(ROUNDS, seconds, None)).items():
        for name, (ours, theirs) in figures.items():
            print(f"{where}, {name}: ours {ours:.2f}, boardgame.io {theirs:.2f}")
            assert ours < theirs, f"{where}, {name}"
