"""Legal lists as groups of bits."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.offers import GROUP, count, expand, offer, offer_range, offered, pick
from tinkertable.core.record import Ints, ints


def groups_of(actions: list[int], out: Ints) -> int:
    """Write a sorted list as groups, each from its first action on."""
    n = 0
    while actions:
        base = actions[0]
        here = [action for action in actions if action < base + GROUP]
        n = offer(out, n, base, sum(1 << action - base for action in here))
        actions = actions[len(here) :]
    return n


def test_lists_come_back() -> None:
    rng = random.Random(1)
    for _ in range(50):
        actions = sorted(rng.sample(range(2000), rng.randrange(1, 60)))
        out = ints(2 * len(actions) + 2)
        n = groups_of(actions, out)
        assert expand(out, n) == actions
        assert count(out, n) == len(actions)
        assert [pick(out, n, k) for k in range(len(actions))] == actions
        assert [a for a in range(2100) if offered(out, n, a)] == actions


def test_nothing_offered() -> None:
    out = ints(2)
    assert offer(out, 0, 5, 0) == 0
    assert expand(out, 0) == []
    assert count(out, 0) == 0
    assert not offered(out, 0, 5)


def test_an_empty_set_leaves_no_group() -> None:
    out = ints(8)
    n = offer(out, 0, 10, 0b101)
    n = offer(out, n, 100, 0)
    n = offer(out, n, 200, 1)
    assert n == 2
    assert expand(out, n) == [10, 12, 200]


def test_a_group_holds_63() -> None:
    out = ints(4)
    n = offer(out, 0, 7, (1 << GROUP) - 1)
    assert expand(out, n) == list(range(7, 7 + GROUP))
    assert pick(out, n, GROUP - 1) == 7 + GROUP - 1
    assert not offered(out, n, 7 + GROUP)
    assert not offered(out, n, 6)
    assert not offered(out, n, -1)


@pytest.mark.parametrize("many", [0, 1, GROUP, GROUP + 1, 3 * GROUP, 200])
def test_a_range_takes_as_many_groups_as_it_needs(many: int) -> None:
    out = ints(2 * 5 + 2)
    n = offer_range(out, 0, 40, many)
    assert n == -(-many // GROUP)
    assert expand(out, n) == list(range(40, 40 + many))
