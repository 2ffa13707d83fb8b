"""R34 where there is hardly anything to compare: too rare to be played."""

from __future__ import annotations

from tests.games.sentient.engines import GAME
from tinkertable.core.position import Position
from tinkertable.games.sentient.rules.state import OVER


def test_r34_seats_with_nothing_share_the_win() -> None:
    position = Position(GAME, 3, {})
    assert list(position.winners()) == []
    position.state.phase = OVER
    assert [position.score(seat)["total"] for seat in range(3)] == [0, 0, 0]
    assert list(position.winners()) == [0, 1, 2]
    position.state.first[0] = 1  # an investor without a bot of its type
    assert list(position.winners()) == [1]
