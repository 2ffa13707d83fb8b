"""Gears against the oracle, move by move: who acts, legal sets, the table, scores, winners."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.games.gears.engine import Engine
from tests.games.gears.oracle import Oracle
from tests.games.gears.other_box import OTHER_BOX
from tests.games.gears.table import Table
from tests.oracle.gears import OPTIONS
from tests.oracle.gears import Oracle as Game
from tinkertable.core.match import Match
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules.data import NIGHT_EFFECTS

GAMES_A_CASE = 6
OTHER_GAMES = 24
FULL_GAMES = 60  # for each number of seats, with all that is optional
Uses = set[tuple[str, str]]  # an effect and an ability used under it
CASES = [
    (seats, dict(zip(OPTIONS, values, strict=True)))
    for seats in (2, 3, 4)
    for values in product(*OPTIONS.values())
]


class Pair:
    """One match at two tables."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.engine = Engine(seats, **options)
        self.oracle = Oracle(seats, **options)

    def compare(self) -> None:
        one, two = self.engine, self.oracle
        assert one.acting == two.acting
        for who in one.acting.split():
            assert one.legal(who) == two.legal(who)
        assert everything(one) == everything(two)

    def advance(self, rng: random.Random, eager: float) -> str:
        """Some move of some seat; its text."""
        who = rng.choice(self.engine.acting.split())
        texts = sorted(self.engine.legal(who))
        if "pass" in texts and rng.random() > eager:
            texts = ["pass"]
        text = rng.choice(texts)
        self.engine.play_text(who, text)
        self.oracle.play_text(who, text)
        return text


def everything(table: Table) -> tuple[object, ...]:
    """All that lies on a table, and what it is worth."""
    scores = [table.score(seat) for seat in range(1, table.seats + 1)]
    outcome = table.round_winners, scores, table.winners
    return table.boards, table.token, table.round, table.card, table.effect, *outcome


def play(seats: int, options: dict[str, str], number: int, rng: random.Random) -> Uses:
    """A game to its end, comparing; which night abilities were used under which effects."""
    uses: Uses = set()
    pair = Pair(seats, options)
    pair.compare()
    while pair.engine.acting:
        effect = pair.engine.effect
        # Abilities used at once are never used late: some games hold them back.
        text = pair.advance(rng, eager=(1, 0.5, 0.15)[number % 3])
        if text.startswith("use") and effect:
            uses.add((effect, text.split()[1]))
        pair.compare()
    return uses


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_with_a_wholly_different_box(seats: int) -> None:
    """Other numbers, round cards, abilities and nights; a match of ours goes on beside it."""
    rng = random.Random(f"other box {seats}")
    uses: Uses = set()
    for number in range(OTHER_GAMES):
        other, ours = Pair(seats, {}), Pair(seats, {})
        other.engine.match = Match(GAME, seats, edition=OTHER_BOX)
        other.oracle.game = Game(seats, {}, dict(OTHER_BOX.data))
        while playing := [pair for pair in (other, ours) if pair.engine.acting]:
            pair = rng.choice(playing)
            effect = pair.engine.effect
            pair.compare()
            text = pair.advance(rng, eager=(1, 0.5, 0.15)[number % 3])
            if text.startswith("use") and pair is other:
                uses.add((effect or "", text.split()[1]))
        for pair in (other, ours):
            pair.compare()
    found = {name for _, name in uses}
    assert found == {"ability", "solution", "check", "oil"}


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_every_move(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{seats} {options}")
    for number in range(GAMES_A_CASE):
        play(seats, options, number, rng)


def test_every_move_until_every_ability_met_every_effect() -> None:
    rng = random.Random("abilities and effects")
    uses: Uses = set()
    for number in range(FULL_GAMES):
        for seats in (2, 3, 4):
            uses |= play(seats, {}, number, rng)
    off = {("rust", "tuning"), ("rust", "pendulum")}
    everything = set(product(NIGHT_EFFECTS.values(), ("tuning", "pendulum", "swapout", "solution")))
    assert uses == everything - off
