"""Many more pairs of worlds that differ in what a seat may not know than the tests have."""

from __future__ import annotations

import pytest

from tests.soak.two_worlds import live_through
from tinkertable.games import GAMES

pytestmark = pytest.mark.soak

MATCHES = {"small": 12, "full": 400}  # pairs, for each game on the table


@pytest.mark.parametrize("name", GAMES)
def test_everybody_else_is_sent_the_same(name: str, size: str) -> None:
    faults, tally = live_through(name, MATCHES[size])
    compared = sum(tally.values()) - tally["secrets"]
    print(f"{MATCHES[size]} pairs, {tally['secrets']} secret moves, {compared} messages compared")
    assert compared
    assert faults[:5] == []
