"""How often thousands of random games of Railroad Ink reach each rule."""

from __future__ import annotations

import pytest

from tests.differential.reach import REACHED, TABLE, count_games, count_ties, table
from tests.differential.test_railroad_ink_reach import RUNS, SELDOM

pytestmark = pytest.mark.soak

TIMES = 25  # what the test plays, so many times over


def test_every_rule_is_reached(size: str) -> None:
    if size == "small":
        pytest.skip("at full size only; `make test` plays it once")
    for options, games in RUNS:
        count_games(options, games * TIMES)
    count_ties(seats=12, games=60 * TIMES)
    print("\n".join(["", *table()]))
    expected = {name for names in REACHED.values() for name in names} - {SELDOM}
    assert sorted(expected - set(TABLE)) == []
