"""The seeds of bots never change: logs of matches between bots are played again with them."""

from __future__ import annotations

from tinkertable.bots.seeds import arena_seed, judge_seed, table_seed


def test_the_numbers_stay_what_they_are() -> None:
    assert arena_seed("x-0", 1, 7) == 2589568733
    assert table_seed("x", 1, 7) == 1100704698
    assert judge_seed(1, 7) == 1253884409
