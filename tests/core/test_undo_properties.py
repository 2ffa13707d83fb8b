"""Taking back: a match with undos is the match in which what was taken back was never played."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.conformance.checks import assert_same
from tests.conformance.play import advance
from tests.core.toy import TOY
from tests.properties import examples
from tinkertable.core.chance import Chance
from tinkertable.core.errors import NotLegal
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.games import GAMES, load

MOST_SEATS = 4
AHEAD = 80  # moves at most before the first choice: more than two snapshots


class Undoing(RuleBasedStateMachine):
    """A match, and beside it the moves that should stand."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    @initialize(data=st.data(), ahead=st.integers(0, AHEAD), seed=st.integers(0, 99))
    def begin(self, data: st.DataObject, ahead: int, seed: int) -> None:
        least, most = self.game.seats
        self.seats = data.draw(st.integers(least, min(MOST_SEATS, most)))
        named = {name: st.sampled_from(values) for name, values in self.game.options.items()}
        self.options = data.draw(st.fixed_dictionaries(named))
        self.chance = Chance(str(seed))
        self.match = self.fresh()
        rng = Random(seed)
        for _ in range(ahead):
            if not self.match.over:
                advance(self.match, rng)
        self.standing = [(move.seat, move.action) for move in self.match.moves]

    def fresh(self) -> Match:
        return Match(self.game, self.seats, self.options, self.chance)

    def replayed(self) -> Match:
        """A match of the moves that stand, in which nobody ever took anything back."""
        match = self.fresh()
        for seat, action in self.standing:
            match.play(seat, action)
        return match

    @precondition(lambda self: self.match.acting not in (0, 1 << NATURE))
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.waiting_for()))
        by_verb: dict[str, list[int]] = {}
        for action in self.match.position.legal(seat):
            by_verb.setdefault(self.game.codec.named[action].verb, []).append(action)
        verb = data.draw(st.sampled_from(list(by_verb)))
        action = data.draw(st.sampled_from(by_verb[verb]))
        self.match.play(seat, action)
        self.standing.append((seat, action))

    @precondition(lambda self: self.match.acting == 1 << NATURE)
    @rule()
    def draw(self) -> None:
        """Nature draws what she would have drawn if nothing had been taken back."""
        twin = self.replayed()
        for match in (self.match, twin):
            match.draw()
        assert self.match.moves[-1] == twin.moves[-1]
        self.standing.append((NATURE, self.match.moves[-1].action))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.seats - 1))
        journal = list(self.match.journal)
        if self.match.undoable(seat) is None:
            with pytest.raises(NotLegal):
                self.match.undo(seat)
            assert self.match.journal == journal
            return
        self.match.undo(seat)
        own = [at for at, (who, _) in enumerate(self.standing) if who == seat]
        del self.standing[own[-1]]
        assert self.match.journal == [*journal, f"{seat + 1} undo"]

    @invariant()
    def what_was_taken_back_was_never_played(self) -> None:
        twin = self.replayed()
        assert_same(self.match.position, twin.position)
        assert self.match.acting == twin.acting
        assert self.match.moves == twin.moves
        for viewer in (NOBODY, *range(self.seats)):
            assert self.match.move_texts(viewer) == twin.move_texts(viewer)
        for seat in range(self.seats):
            assert self.match.undoable(seat) == twin.undoable(seat)


@pytest.mark.hypothesis
@pytest.mark.parametrize("game", [TOY, *map(load, GAMES)], ids=lambda game: game.name)
def test_what_was_taken_back_was_never_played(game: Game) -> None:
    machine = cast(type[RuleBasedStateMachine], lambda: Undoing(game))
    run_state_machine_as_test(machine, settings=examples(0.5))
