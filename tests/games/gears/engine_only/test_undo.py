"""What may be taken back in Gears: a gear set, until somebody has acted on all being set."""

from __future__ import annotations

from random import Random

from tests.conformance.play import advance
from tests.conformance.secrets import fork
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.games.gears import GAME


def test_a_window_that_followed_our_gear_is_a_barrier() -> None:
    """The others' windows open when all have set: what was done in them did need our gear."""
    match = Match(GAME, 2, {}, Chance("0"))
    match.settle()
    while not any(text.startswith("use") for text in match.legal_texts(1)):
        match = Match(GAME, 2, {}, Chance(match.chance.seed + "0" if match.chance else "0"))
        match.settle()
        for seat in (0, 1):
            match.play(seat, match.position.legal(seat)[0])
    assert match.undoable(0) is not None  # both gears lie face down
    match.play_text("2 pass")
    assert match.undoable(0) is None
    match.undo(1)
    match.undo(0)
    assert match.waiting_for() == [0]


def test_what_is_offered_can_be_taken_back() -> None:
    for number in range(12):
        rng = Random(number)
        match = Match(GAME, 2 + number % 3, {}, Chance(str(number)))
        while not match.position.over:
            advance(match, rng)
            for seat in range(match.seats):
                if match.undoable(seat) is not None:
                    fork(match).undo(seat)
