"""Regret matching: what is learned of a round is learned once, and whoever asks learns the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.reduced import VARIANTS, after, last_round, payoff
from tinkertable.bots import regret
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import members
from tinkertable.games import load


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    regret._remembered.clear()
    yield
    regret._remembered.clear()


def opening(seed: str = "regret") -> Match:
    match = Match(load("gears"), 2, {}, Chance(seed))
    match.settle()
    return match


def asked(match: Match, seat: int, seed: int = 3, **more: Any) -> regret.Strategy:
    hidden = match.position.hidden(seat)
    return regret.strategy(hidden, seat, seed, simulations=3, seconds=1e9, **more)


def test_a_round_is_learned_once() -> None:
    match = opening()
    for seat in (0, 1):
        found = asked(match, seat)
        match.play(seat, found.actions[found.shares.index(max(found.shares))])
    assert len(regret._remembered) == 1


def test_what_is_remembered_changes_nothing() -> None:
    match = opening()
    first = asked(match, 1)
    assert asked(match, 1) == first
    asked(match, 0)
    regret._remembered.clear()
    match.play(0, match.position.legal(0)[5])
    assert asked(match, 1) == first  # nor does what the other has set meanwhile


def test_only_so_many_rounds_are_remembered() -> None:
    for k in range(regret.KEPT + 2):
        asked(opening(f"round-{k}"), 0)
    assert len(regret._remembered) == regret.KEPT


def test_the_naive_learn_for_themselves() -> None:
    match = opening()
    assert asked(match, 0).values != asked(match, 0, naive=1).values
    assert len(regret._remembered) == 2


def test_who_expects_errors_learns_for_himself() -> None:
    match = opening()
    assert asked(match, 0).values != asked(match, 0, errs=60).values
    assert len(regret._remembered) == 2


def by_chance(position: Position, seat: int) -> float:
    """The chance to win if all go on at random; what nobody wins is half a win."""
    acting = list(members(position.acting()))
    if not acting:
        return (1 + payoff(position, seat)) / 2
    legal = position.legal(acting[0])
    return sum(by_chance(after(position, acting[0], a), seat) for a in legal) / len(legal)


def test_who_expects_nothing_but_errors_values_moves_by_chance() -> None:
    start = last_round(*VARIANTS[0])
    found = regret.strategy(start, 0, 1, simulations=400, seconds=1e9, errs=100)
    exact = [by_chance(after(start, 0, action), 0) for action in found.actions]
    assert found.values == pytest.approx(exact, abs=0.06)
    assert max(exact) - min(exact) > 0.12  # far enough apart to tell


def test_a_turn_is_learned_on_from_there() -> None:
    """Two seats hardly ever come to the very gears that lie there: it asks what they may be."""
    match = opening()
    for seat in (0, 1):
        match.play(seat, match.position.legal(seat)[seat])
    seat = match.waiting_for()[0]
    found = asked(match, seat)
    assert sum(found.shares) == pytest.approx(1)
    assert len(found.values) == len(match.position.legal(seat))
    assert asked(match, seat) == found
