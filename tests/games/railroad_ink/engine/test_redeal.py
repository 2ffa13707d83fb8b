"""R6: what a seat cannot see is filled again with what may be there."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.games.railroad_ink import GAME


def played(expansion: str, seed: int, moves: int) -> Match:
    """A match of two after some random moves."""
    rng = random.Random(seed)
    match = Match(GAME, 2, {"expansion": expansion})
    while len(match.moves) < moves:
        seat = rng.choice(match.waiting_for())
        match.play(seat, rng.choice(match.position.legal(seat)))
    return match


@pytest.mark.parametrize("expansion", GAME.options["expansion"])
def test_r06_redealt_boards_could_have_been_drawn(expansion: str) -> None:
    finished = unfinished = 0
    for seed in range(12):
        match = played(expansion, seed, 30 + seed)
        if match.waiting_for() == [NATURE]:
            continue
        for viewer in (0, 1, NOBODY):
            hidden = match.position.hidden(viewer)
            for sample in range(6):
                world = hidden.redealt(viewer, sample)
                assert world.hidden(viewer) == hidden
                for seat in {0, 1} - {viewer}:
                    done = not (world.acting() >> seat) & 1
                    finished += done
                    unfinished += not done
                    if not done:  # it goes on from there by the rules
                        assert world.legal(seat)
    assert finished
    assert unfinished


def test_r06_nothing_is_redealt_before_the_dice_or_alone() -> None:
    fresh = Match(GAME, 2).position
    assert fresh.redealt(0, 1) == fresh
    alone = Match(GAME, 1)
    for text in ("roll H.H.", "roll RR..", "roll HHH.", "roll HR.."):
        alone.play_text(f"* {text}")
    alone.play_text("1 place A2H.H.")
    assert alone.position.hidden(NOBODY) == alone.position
    assert alone.position.redealt(NOBODY, 1) == alone.position
    assert alone.move_texts(NOBODY)[-1] == "1 place A2H.H."
