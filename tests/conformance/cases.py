"""The cases every game is held to: seat counts, option values, pairs of values."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from tinkertable.backends.simulation import random_games
from tinkertable.core.game import Game
from tinkertable.games import GAMES, load

Settings = dict[str, str]


class Case(NamedTuple):
    """A game with its seats and options."""

    game: Game
    seats: int
    options: Settings

    @property
    def name(self) -> str:
        """Also the seed of what is played at random in this case."""
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *options])


def games() -> list[Game]:
    return [load(name) for name in GAMES]


def seat_counts(game: Game) -> list[int]:
    """The least, one more, the middle, the most."""
    least, most = game.seats
    return sorted({least, min(least + 1, most), (least + most) // 2, most})


def settings(game: Game) -> list[Settings]:
    """The defaults, every other value alone, every pair of other values of two options."""
    found: list[Settings] = [{}]
    others = {name: values[1:] for name, values in game.options.items()}
    for name, values in others.items():
        found += ({name: value} for value in values)
    for one, two in combinations(others, 2):
        found += ({one: a, two: b} for a, b in product(others[one], others[two]))
    return found


def all_cases(game: Game) -> list[Case]:
    return [Case(game, seats, options) for options in settings(game) for seats in seat_counts(game)]


def matters(case: Case) -> bool:
    """Does every option of it make a difference? Else it is another case under a longer name."""
    settled = case.game.settle_options(case.options)
    return case.game.effective(settled, case.seats) == settled


def some_cases(game: Game) -> list[Case]:
    """Every setting once, the seat counts in which it matters in turn."""
    found = []
    for i, options in enumerate(settings(game)):
        cases = [Case(game, seats, options) for seats in seat_counts(game)]
        cases = [case for case in cases if matters(case)]
        found += cases[i % len(cases) :][:1] if cases else []
    return found


@cache
def usual_moves(case_name: str) -> int:
    """How many moves a match of such a case has, by a random one."""
    case = ALL[case_name]
    return random_games(case.game, case.seats, case.options, 0, 1)[0].moves


def named(cases: list[Case]) -> dict[str, Case]:
    return {case.name: case for case in cases}


ALL = named([case for game in games() for case in all_cases(game) if matters(case)])
SOME = named([case for game in games() for case in some_cases(game)])
