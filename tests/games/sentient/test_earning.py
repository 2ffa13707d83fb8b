"""What a view says that each bot earns is what the score counts."""

from __future__ import annotations

from random import Random

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.games.sentient import GAME


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_bots_earn_adds_up_to_their_line(seats: int) -> None:
    rng, compared = Random(seats), 0
    for number in range(6):
        match = Match(GAME, seats, {}, Chance(f"earning {number}"))
        before = [0] * seats  # what earlier rounds earned
        round_now = 0
        while not match.over:
            view = match.view()
            if view["round"] != round_now:
                before = [match.position.score(seat)["bots"] for seat in range(seats)]
                round_now = view["round"]
            for seat, board in enumerate(view["boards"]):
                earned = sum(points or 0 for points in board["earning"])
                compared += bool(earned)
                assert before[seat] + earned == board["score"]["bots"], match.move_texts()
            (seat, *_) = match.waiting_for()
            if seat == NATURE:
                match.draw()
            else:
                match.play(seat, rng.choice(match.position.legal(seat)))
    assert compared > 500
