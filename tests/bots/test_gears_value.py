"""What a round that is over is worth in Gears: by marks, and at a glance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.record import rows
from tinkertable.core.seats import NATURE
from tinkertable.games.gears import GAME
from tinkertable.games.gears.bot.evaluation import glance, worth
from tinkertable.games.gears.bot.features import CHECKED, ENTERED, MARKS, TO_COME, mark_seat
from tinkertable.games.gears.bot.knowledge import settled
from tinkertable.games.gears.bot.mind import MOST_MARKS, Mind
from tinkertable.games.gears.bot.weights import LEARNED
from tinkertable.games.gears.rules.data import CODES_A_SEAT, ROUNDS

SEATS = range(GAME.seats[0], GAME.seats[1] + 1)


def rounds_over(seats: int, seed: str) -> Iterator[Position]:
    """Every position of a random game in which a round has just ended."""
    match = Match(GAME, seats, {}, Chance(seed))
    while waiting := match.waiting_for():
        if waiting == [NATURE]:
            match.draw()
            continue
        legal = match.position.legal(waiting[0])
        match.play(waiting[0], legal[Chance(seed).below(9, len(match.moves), len(legal))])
        if settled(match.position.box[0], match.position.state):
            yield match.position


def weights(seats: int) -> tuple[int, ...]:
    first = (seats - GAME.seats[0]) * MARKS
    return LEARNED[first : first + MARKS]


@pytest.mark.parametrize("seats", SEATS)
def test_marks_are_few_and_known(seats: int) -> None:
    seen = 0
    for game in range(4):
        for position in rounds_over(seats, f"marks-{game}"):
            for seat in range(seats):
                mind = rows(Mind, 1)[0]
                mark_seat(position.box[0], position.state, seat, mind)
                assert 0 < mind.marked <= MOST_MARKS == len(mind.marks)
                assert all(0 <= mark < MARKS for mark in mind.marks[: mind.marked])
                seen += 1
    assert seen >= 4 * seats * (ROUNDS // 2)


@pytest.mark.parametrize("judge", [worth, glance])
@pytest.mark.parametrize("seats", SEATS)
def test_chances_add_up(seats: int, judge: object) -> None:
    assert callable(judge)
    for position in rounds_over(seats, "chances"):
        mind, work, sheet = (rows(each, 1)[0] for each in (Mind, GAME.Work, GAME.Sheet))
        chances = [
            judge(position.box[0], position.state, seat, seats, mind, work, sheet)
            for seat in range(seats)
        ]
        assert all(0 <= chance <= 1000 for chance in chances)
        assert 1000 - seats < sum(chances) <= 1000


def test_every_mark_has_a_weight() -> None:
    assert len(LEARNED) == len(SEATS) * MARKS


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_learned_is_no_nonsense(seats: int) -> None:
    """Another card entered is worth something, and so is one on check, whenever that was common:
    nobody enters more than one a round by day, and hardly anybody none in nine."""
    found = weights(seats)
    for to_come in range(1, TO_COME + 1):
        at = ENTERED + (to_come - 1) * CODES_A_SEAT
        entered = found[at + 1 : at + min(CODES_A_SEAT, ROUNDS - to_come + 1)]
        assert list(entered) == sorted(set(entered)), f"{to_come} rounds to come"
        assert found[CHECKED + to_come - 1] > 0
