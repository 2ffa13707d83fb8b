"""One seed, one match: whatever else the process does, and one deal whatever the players do."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE

from .cases import Case
from .play import finish, match_of
from .processes import outputs_of, start_module
from .seeds_probe import in_turn, lines, played, small_cases

Draws = dict[int, list[tuple[list[tuple[int, int]], str]]]


def test_same_seed_same_log_in_other_processes() -> None:
    outputs = outputs_of(
        start_module("tests.conformance.seeds_probe", hash_seed=seed) for seed in (1, 4321)
    )
    expected = list(lines())
    assert [output.splitlines() for output in outputs] == [expected, expected]


def test_same_seed_same_log_among_other_matches() -> None:
    assert in_turn(small_cases()) == [played(case) for case in small_cases()]


def draws(match: Match) -> Draws:
    """By bag, in order: what nature might have drawn, and what she drew."""
    found: Draws = {}
    twin = Match(match.game, match.seats, match.position.options)
    for move in match.moves:
        if move.seat == NATURE:
            draw = (twin.position.odds(), match.game.codec.text(move.action))
            found.setdefault(twin.position.bag(), []).append(draw)
        twin.play(move.seat, move.action)
    return found


def assert_one_deal(one: Draws, two: Draws) -> int:
    """As long as a bag holds the same, the k-th draw from it is the same; how many there were."""
    compared = 0
    for bag in set(one) & set(two):
        for (odds, text), (other_odds, other_text) in zip(one[bag], two[bag], strict=False):
            if odds != other_odds:
                break
            assert text == other_text
            compared += 1
    return compared


@pytest.mark.parametrize("case", small_cases(), ids=lambda case: case.name)
def test_one_seed_is_one_deal_whatever_the_players_do(case: Case) -> None:
    first, *others = (draws(finish(match_of(case, "deal"), random.Random(n))) for n in range(3))
    for other in others:
        assert (assert_one_deal(first, other) > 0) == bool(first)
    another = draws(finish(match_of(case, "another deal"), random.Random(0)))
    assert (first != another) == bool(first)  # a game without nature has no deals


def test_one_seed_is_one_deal_whatever_the_options() -> None:
    first: dict[str, Draws] = {}
    for case in small_cases():
        found = draws(finish(match_of(case, "options"), random.Random(1)))
        compared = assert_one_deal(first.setdefault(case.game.name, found), found)
        assert (compared > 0) == bool(found)


def test_the_order_of_bags_does_not_matter() -> None:
    chance, again = Chance("order"), Chance("order")
    asked = [(bag, k) for bag in range(5) for k in range(20)]
    first = {(bag, k): chance.below(bag, k, 1000) for bag, k in asked}
    second = {(bag, k): again.below(bag, k, 1000) for bag, k in reversed(asked)}
    assert first == second
    assert len(set(first.values())) > len(asked) * 0.9
