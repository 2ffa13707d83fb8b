"""The search over whole rounds: exact at the end, no board twice, reproducible, every table."""

from __future__ import annotations

from typing import Any

import pytest

from tinkertable.backends import PLAIN, Backend, backend_named
from tinkertable.bots import rounds
from tinkertable.bots.drivers import rounds as driver
from tinkertable.core.position import Position
from tinkertable.games.railroad_ink import GAME

from .railroad_ink import EXPANSIONS, all_ends, at_round, board, seats_acting, walk

WIDE = 400
LAST = {"none": 7, "meteor": 6, "lava": 6}
WIDER: dict[str, Any] = {"width": 2, "plans": 12, "every": 2000}
QUICK: dict[str, Any] = {"width": 1, "plans": 3, "stages": ((3, 1), (2, 1)), "every": 50}


def after(position: Position, actions: tuple[int, ...]) -> Position:
    twin = position.copy()
    for action in actions:
        twin.play(0, action)
    return twin


@pytest.mark.parametrize("expansion", ["none", "meteor"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_round_is_exact(expansion: str, seed: int) -> None:
    position = at_round(expansion, seed, LAST[expansion], drawn=3)
    ends = all_ends(position)
    search = rounds.Search(GAME, PLAIN, 64, 1)
    search.start(position, 0)
    assert search.ask(driver.EXHAUST, c=100_000) >= 0
    (plan,) = search.plans()
    assert plan.value == max(ends.values())
    assert after(position, plan.actions).total(0) == plan.value


def test_too_many_boards_are_not_tried() -> None:
    search = rounds.Search(GAME, PLAIN, 64, 1)
    search.start(at_round("none", 1, 7), 0)
    assert search.ask(driver.EXHAUST, c=3) < 0


@pytest.mark.parametrize("seed", [4, 5])
def test_a_wide_search_finds_every_end_once(seed: int) -> None:
    position = at_round("none", seed, 5, drawn=3)
    ends = all_ends(position)
    assert 1 < len(ends) < WIDE
    search = rounds.Search(GAME, PLAIN, WIDE, WIDE)
    search.beams[driver.MAIN].margin = 1000 * search.known.POINT
    search.start(position, 0)
    search.ask(driver.PLAN)
    boards = [board(after(position, plan.actions)) for plan in search.plans()]
    assert len(boards) == len(set(boards))
    assert set(boards) == set(ends)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_same_position_the_same_advice(expansion: str) -> None:
    position = at_round(expansion, 6, 5, drawn=2)
    found = []
    for seed in (1, 2):
        rounds.forget_plans()
        found.append(rounds.advise(position, 0, seed, **QUICK))
    assert found[0] == found[1]
    assert {advice.action for advice in found[0]} <= set(position.legal(0))
    assert abs(sum(advice.share for advice in found[0])) <= 1 + 1e-9


@pytest.mark.parametrize(("expansion", "seats"), [("none", 2), ("meteor", 12), ("lava", 3)])
def test_every_table(expansion: str, seats: int) -> None:
    """A seat gets a hidden position and plays its plan to the end of the round."""
    for position in walk(expansion, 7, seats):
        if position.state.round_now == LAST[expansion]:
            break
    while seats_acting(position) and position.acting():
        seat = max(seat for seat in range(seats) if position.acting() >> seat & 1)
        advice = rounds.advise(position.hidden(seat), seat, 1, width=1, plans=1)
        position.play(seat, advice[0].action)
        if seat < seats - 1:
            return
    raise AssertionError("only one seat was asked")


def test_a_plan_is_followed_without_searching_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds.forget_plans()
    position = at_round("none", 8, 6)
    first = rounds.advise(position, 0, 1, width=1, plans=1)[0]
    monkeypatch.setattr(rounds, "_found", None)
    position.play(0, first.action)
    while seats_acting(position) and position.acting():
        advice = rounds.advise(position, 0, 99, width=1, plans=1)
        assert [a.value for a in advice] == [first.value]
        position.play(0, advice[0].action)


def found_on(backend: Backend) -> list[Any]:
    """Estimates, plans and looking ahead."""
    found: list[Any] = []
    for expansion in EXPANSIONS:
        search = rounds.Search(GAME, backend, 2, 2)
        for i, position in enumerate(walk(expansion, 11)):
            if i % 6 == 0:
                search.start(position, 0)
                found.append(search.ask(driver.ESTIMATE))
        for number, drawn, more in ((12, 5, {"width": 1, "stages": ((2, 1),)}), (13, 6, WIDER)):
            rounds.forget_plans()
            position = at_round(expansion, number, drawn, drawn=4)
            found.append(rounds.advise(position, 0, 1, backend, **{"plans": 2, **more}))
    return found


def test_backends_agree() -> None:
    """To the last digit."""
    plain = found_on(PLAIN)
    assert len(plain) > 20
    for name in ("native", "checked"):
        assert found_on(backend_named(name)) == plain
