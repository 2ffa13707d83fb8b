"""Sentient against the oracle, move by move: who acts, legal sets, the table, scores, winners."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from tests.games.sentient.engines import EngineTable, OracleTable
from tests.games.sentient.other_box import CORNERS_OF, HALVES, KIND_OF, OTHER_BOX
from tests.oracle.sentient import ROUNDS
from tests.oracle.sentient_bots import BOTS, CORNERS, points, turned
from tinkertable.core.position import Position

SEATS = (2, 3, 4)
GAMES = 8  # for each number of seats, everything compared after every move
ROUNDS_ONLY = 700  # for each number of seats, compared when a round is over
HASTE = (0.03, 0.3, 1.0)  # how likely a seat passes when it may


def other_bots(rng: random.Random) -> dict[str, str]:
    """Sixty bots of all conditions, some more often than others, with any corners."""
    names = [f"{condition}{letter}" for condition in CORNERS for letter in "abcdef"]
    return {name: rng.choice("+-=") + rng.choice("+-=") for name in rng.sample(names, len(BOTS))}


class Pair:
    """One match in both engines."""

    def __init__(self, seats: int, bots: dict[str, str] | None = None, other: bool = False) -> None:
        self.engine, self.oracle = EngineTable(seats, bots), OracleTable(seats, bots)
        if other:
            self.engine = EngineTable(seats, edition=OTHER_BOX)
            self.oracle = OracleTable(seats, CORNERS_OF, KIND_OF, HALVES)

    @property
    def position(self) -> Position:
        return self.engine.position

    def compare(self) -> None:
        assert self.engine.acting() == self.oracle.acting()
        assert self.engine.offers() == self.oracle.offers()
        self.compare_scores()
        found, expected = self.engine.look(), self.oracle.look()
        if self.engine.acting():
            assert found == expected
        else:  # what still lies on the table means nothing any more
            assert found["finished"] == expected["finished"]
            for mine, his in zip(found["boards"], expected["boards"], strict=True):
                assert (mine["bots"], mine["investors"]) == (his["bots"], his["investors"])

    def compare_scores(self) -> None:
        assert self.engine.scores() == self.oracle.scores()
        assert self.engine.winners() == self.oracle.winners()

    def advance(self, rng: random.Random, haste: float) -> None:
        """Some move."""
        who, texts = self.oracle.acting(), sorted(self.oracle.offers())
        if "pass" in texts and len(texts) > 1:
            texts = ["pass"] if rng.random() < haste else [t for t in texts if t != "pass"]
        text = rng.choice(texts)
        self.engine.move(who, text)
        self.oracle.move(who, text)


@pytest.mark.parametrize("haste", HASTE)
@pytest.mark.parametrize("seats", SEATS)
def test_every_move(seats: int, haste: float) -> None:
    rng = random.Random(f"{seats} {haste}")
    for _ in range(GAMES):
        pair = Pair(seats)
        pair.compare()
        while not pair.position.over:
            pair.advance(rng, haste)
            pair.compare()


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_with_other_bots(seats: int) -> None:
    """A box whose owner says that its bots have other corners, == among them."""
    rng = random.Random(f"other bots {seats}")
    for haste in HASTE:
        pair = Pair(seats, other_bots(rng))
        pair.compare()
        while not pair.position.over:
            pair.advance(rng, haste)
            pair.compare()


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_with_a_wholly_different_box(seats: int) -> None:
    """Nothing of ours; a match of our own bots goes on beside it in the same process."""
    rng = random.Random(f"other box {seats}")
    for haste in HASTE:
        pairs = [Pair(seats, other=True), Pair(seats)]
        while playing := [pair for pair in pairs if not pair.position.over]:
            pair = rng.choice(playing)
            pair.compare()
            pair.advance(rng, haste)
        for pair in pairs:
            pair.compare()


@pytest.mark.parametrize("seats", SEATS)
def test_every_round(seats: int) -> None:
    """What the bots earned, who took each investor and why, over many rounds and matches."""
    rng = random.Random(f"rounds {seats}")
    by: Counter[tuple[str, str]] = Counter()
    turned_over = 0
    for number in range(ROUNDS_ONLY // ROUNDS):
        pair = Pair(seats)
        referee = pair.oracle.oracle
        finished, deck = 0, len(BOTS)
        while not pair.position.over:
            pair.advance(rng, HASTE[number % len(HASTE)])
            turned_over += len(referee.deck) > deck
            deck = len(referee.deck)
            if len(referee.finished) > finished:
                finished += 1
                pair.compare_scores()
                assert pair.engine.look()["finished"] == referee.finished
                for row in referee.finished[-1]["investors"]:
                    by[row["first_by"], row["second_by"]] += 1
    reasons = ("influence", "agents", "order")
    everything = (
        set(product(reasons, reasons)) if seats > 2 else set(product(reasons, ["influence"]))
    )
    assert everything <= set(by)
    assert ("influence", "unclaimed") in by
    assert (turned_over > 0) == (seats > 2)  # two seats never need the discard


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_between_any_two_dice(bot: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    for left, right in product(range(1, 7), repeat=2):
        dice = f"{left}{right}111 11111"
        table = EngineTable.begin(factory=" ".join([bot, *others]), dice=dice)
        table.turns("0+0>0")
        after = [turned(left, BOTS[bot][0]), turned(right, BOTS[bot][1])]
        assert table.board(1)["dice"][:2] == after
        assert table.score(1)["bots"] == points(bot, *after), after
