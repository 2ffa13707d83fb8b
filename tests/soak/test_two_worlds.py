"""Many more pairs of worlds that differ in what a seat may not know than the tests have."""

from __future__ import annotations

import pytest

from tests.soak.conftest import Extent
from tests.soak.two_worlds import live_through
from tinkertable.games import GAMES

pytestmark = pytest.mark.soak

MATCHES = {"small": 12, "full": 2_500}  # pairs, for each game on the table


@pytest.mark.parametrize("name", GAMES)
def test_everybody_else_is_sent_the_same(name: str, extent: Extent) -> None:
    pairs = extent.of(MATCHES)
    faults, tally = live_through(name, pairs, extent.seed * pairs)
    compared = sum(tally.values()) - tally["secrets"]
    print(f"{pairs} pairs, {tally['secrets']} secret moves, {compared} messages compared")
    assert compared
    assert faults[:5] == []
