"""What Expert thinks of moves that were made: the same each time, and no better than its own."""

from __future__ import annotations

import pytest

from tests.bots.test_levels import opening
from tinkertable.bots import judge
from tinkertable.bots.chances import Chances
from tinkertable.bots.judgement import lighter
from tinkertable.core.position import Position
from tinkertable.games import GAMES, load


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few simulations that no cap is met."""
    parts = {"tree": 0.004, "regret": 0.008, "rounds": 0.03}
    monkeypatch.setattr("tinkertable.bots.judgement.PARTS", parts)
    monkeypatch.setattr("tinkertable.bots.judgement.SECONDS", 1e9)
    monkeypatch.setattr("tinkertable.bots.judgement.MATCHES", 4)
    monkeypatch.setattr("tinkertable.bots.judgement.MORE", 4)
    monkeypatch.setattr("tinkertable.bots.judgement.SIMULATING", 1e9)
    monkeypatch.setattr("tinkertable.bots.judgement.SIMULATING_MORE", 1e9)


def after(position: Position, seat: int, action: int) -> Position:
    trial = position.copy()
    trial.play(seat, action)
    return trial.hidden(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_the_same_each_time(name: str) -> None:
    position, seat = opening(name)
    legal = position.legal(seat)
    played = legal[-1]
    led_to = after(position, seat, played)
    found = judge(position, seat, 3, played, led_to)
    assert found == judge(position, seat, 3, played, led_to)
    assert found.best in legal
    assert found.played_value is not None
    if not position.game.independent:
        assert 0 <= found.best_value <= 1
        assert 0 <= found.played_value <= 1


@pytest.mark.parametrize("name", [name for name in GAMES if not load(name).independent])
def test_it_has_everybodys_chances(name: str) -> None:
    """Before and after, they are one together; what was played is never better than the best."""
    position, seat = opening(name)
    for played in position.legal(seat)[::3][:4]:
        found = judge(position, seat, 3, played, None)
        assert found.values
        assert found.played_values
        assert len(found.values) == len(found.played_values) == position.seats + 1
        assert sum(found.values) == pytest.approx(1)
        assert sum(found.played_values) == pytest.approx(1)
        assert found.best_value == found.values[seat]
        assert found.played_value == found.played_values[seat]
        assert found.played_value <= found.best_value
        assert found.error is not None


@pytest.mark.parametrize("name", ["railroad-ink", "gears"])
def test_its_own_move_is_worth_what_it_is_worth(name: str) -> None:
    position, seat = opening(name)
    best = judge(position, seat, 3, position.legal(seat)[0], None).best
    found = judge(position, seat, 3, best, after(position, seat, best))
    assert found.best == best
    assert found.played_value == found.best_value


def test_to_end_a_round_is_judged_by_the_board_it_leaves() -> None:
    position, seat = opening("railroad-ink")
    codec = position.game.codec
    while codec.number("done") not in position.legal(seat):
        position.play(seat, position.legal(seat)[0])
    done = codec.number("done")
    found = judge(position, seat, 3, done, after(position, seat, done))
    assert found.played_value is not None
    assert abs(found.played_value - found.best_value) < 20  # points of one match


def test_a_part_of_everything_that_is_counted() -> None:
    assert lighter("tree", {"simulations": 5000})["simulations"] == 20
    stages = ((100, 4), (40, 8), (20, 20), (4, 50))
    less = lighter("rounds", {"width": 100, "plans": 70, "stages": stages, "ahead": 2})
    assert less["width"] == 3
    assert less["plans"] == 2
    assert less["stages"] == ((3, 4), (1, 8))
    assert less["ahead"] == 2


def test_what_seems_to_have_cost_something_is_looked_at_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    simulated: list[int] = []
    real = Chances.simulate

    def noted(chances: Chances, matches: int, seconds: float) -> None:
        simulated.append(matches)
        real(chances, matches, seconds)

    monkeypatch.setattr(Chances, "simulate", noted)
    monkeypatch.setattr("tinkertable.bots.judgement.MORE", 9)
    position, seat = opening("gears")
    best = judge(position, seat, 3, position.legal(seat)[0], None).best
    simulated.clear()
    judge(position, seat, 3, best, None)
    assert simulated == [4]
    monkeypatch.setattr("tinkertable.bots.judgement.COSTLY", -1.0)
    judge(position, seat, 3, best, None)
    assert simulated == [4, 4, 9]
    monkeypatch.setattr("tinkertable.bots.judgement.SIMULATING", 0.0)  # a machine so slow
    judge(position, seat, 3, best, None)
    assert simulated == [4, 4, 9, 4]
