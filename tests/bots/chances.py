"""Decisions in matches played at random, to ask for chances at."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.conformance.cases import Case, games
from tests.conformance.play import start, walk
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE

CASES = {
    case.name: case
    for game in games()
    if not game.independent
    for case in (Case(game, seats, {}) for seats in range(game.seats[0], game.seats[1] + 1))
}


def choices(case: Case, match: int = 0) -> Iterator[tuple[Position, int]]:
    """The same position before every choice of a seat; in fact, not as the seat sees it."""
    position = start(case)
    for seat, _ in walk(position, random.Random(f"{case.name} {match}")):
        if seat != NATURE and len(position.legal(seat)) > 1:
            yield position, seat


def some_choices(every: int) -> Iterator[tuple[Position, int, int]]:
    """Some choices of a match of every game and number of seats, as their seats see them; each with
    a number."""
    for case in CASES.values():
        for number, (position, seat) in enumerate(choices(case)):
            if number % every == every // 2:
                yield position.hidden(seat), seat, number
