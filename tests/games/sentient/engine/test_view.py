"""What is shown of Sentient, to whom, and what earned each point: R4, R9, R23."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.sentient.engines import GAME, EngineTable
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY


def test_r04_everybody_sees_everything() -> None:
    table = EngineTable.begin("2 1 3", dice="65341 12345 11111")
    table.turns("0+2>1 pass")
    table.play("3 buy 2+1")
    match = table.match
    views = [match.view(viewer) for viewer in (NOBODY, 0, 1, 2)]
    for view in views:
        view.pop("you")
    assert views[1:] == views[:1] * 3
    for viewer in (NOBODY, 0, 1, 2):
        assert match.position.hidden(viewer) == match.position
        assert match.position.redealt(viewer, 1) == match.position
        assert match.move_texts(viewer) == match.move_texts()


def test_r09_all_draws_and_throws_are_equally_likely() -> None:
    table = EngineTable(3)
    while table.acting() == "*":
        odds = table.position.odds()
        assert len(odds) == len(table.offers())
        assert {weight for _, weight in odds} == {1}
        table.nature(max(table.offers()))


def test_r23_every_point_is_explained() -> None:
    table = EngineTable.begin("2 1 3", dice="43111 34444 65656")
    while True:
        for seat, lines in enumerate(table.scores()):
            items = GAME.explain(table.position, seat)
            assert lines["total"] == lines["bots"] + lines["seconds"] + lines["investors"]
            for name in ("bots", "seconds", "investors"):
                assert sum(item.points for item in items if item.line == name) == lines[name]
        who = table.acting()
        if not who:
            break
        table.move(who, max(table.offers()) if who == "*" else min(table.offers()))


@pytest.mark.parametrize("seats", [2, 4])
def test_r23_what_the_bots_earn_adds_up_to_their_line(seats: int) -> None:
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
