"""Which playthroughs there are: each value of a game's first option, at three seat counts.

A game without options is played at every seat count.
"""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cases import Case, games

FOLDER = Path(__file__).parent
MANY = 6  # seats


def cases() -> list[Case]:
    found = []
    for game in games():
        least, most = game.seats
        if not game.options:
            found += [Case(game, seats, {}) for seats in range(least, most + 1)]
            continue
        option, values = next(iter(game.options.items()))
        for value in values:
            for seats in sorted({least, max(least, min(2, most)), min(MANY, most)}):
                found.append(Case(game, seats, {option: value}))
    return found


def path_of(case: Case) -> Path:
    name = "-".join([*case.options.values(), str(case.seats)])
    return FOLDER / case.game.name.replace("-", "_") / f"{name}.txt"
