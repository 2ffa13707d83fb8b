"""What is shown of Sentient, to whom, and what earned each point: R4, R9, R23."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.sentient.engines import GAME, EngineTable
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.games.sentient.rules.data import TYPE_NAMES
from tinkertable.games.sentient.rules.printed import KIND_NAMES
from tinkertable.games.sentient.rules.state import FACTS
from tinkertable.games.sentient.view import cards


def test_r04_everybody_sees_everything() -> None:
    table = EngineTable.begin("2 1 3", dice="65341 12345 11111")
    table.turns("0+2>1 pass")
    table.play("3 buy 2+1")
    match = table.match
    views = [replace(match.view(viewer), you=None) for viewer in (NOBODY, 0, 1, 2)]
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
            if view.round != round_now:
                before = [match.position.score(seat)["bots"] for seat in range(seats)]
                round_now = view.round
            for seat, board in enumerate(view.boards):
                earned = sum(points or 0 for points in board.earning)
                compared += bool(earned)
                assert before[seat] + earned == board.score.bots, match.move_texts()
            (seat, *_) = match.waiting_for()
            if seat == NATURE:
                match.draw()
            else:
                match.play(seat, rng.choice(match.position.legal(seat)))
    assert compared > 500


def test_the_view_has_the_names_of_the_rules() -> None:
    assert cards.TYPES == TYPE_NAMES
    assert list(cards.CONDITIONS) == [*KIND_NAMES, "formulas"]
    assert cards.FACTS == FACTS


def test_what_a_placement_promises_comes_true() -> None:
    rng, compared = Random(5), 0
    for number in range(4):
        match = Match(GAME, 3, {}, Chance(f"placements {number}"))
        while not match.over:
            (seat, *_) = match.waiting_for()
            if seat == NATURE:
                match.draw()
                continue
            before = match.view()
            action = rng.choice(match.position.legal(seat))
            text = GAME.codec.text(action)
            match.play(seat, action)
            after = match.view()
            if text.startswith("block") and after.round == before.round:
                corners = tuple(text.removeprefix("block ").strip("-"))
                (promised,) = [one for one in before.placements if one.covered == corners]
                board = after.boards[seat]
                assert (promised.dice, promised.earning) == (board.dice, board.earning)
                assert promised.total == board.score.total
                assert board.covered[promised.slot] == corners
                compared += 1
            elif text.startswith("plug"):
                slots = {one.slot for one in before.placements}
                assert int(text[-1]) in slots
    assert compared > 50
