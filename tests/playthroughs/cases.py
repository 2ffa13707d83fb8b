"""Which playthroughs there are: each value of a game's first option, at three seat counts.

A game without options is played at every seat count, and so is the default value of one for a few.
"""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cases import Case, games

FOLDER = Path(__file__).parent
FEW, MANY = 4, 6  # seats


def cases() -> list[Case]:
    found = []
    for game in games():
        least, most = game.seats
        if not game.options:
            found += [Case(game, seats, {}) for seats in range(least, most + 1)]
            continue
        option, values = next(iter(game.options.items()))
        for value in values:
            counts = {least, max(least, min(2, most)), min(MANY, most)}
            if value == values[0] and most <= FEW:
                counts = set(range(least, most + 1))
            found += [Case(game, seats, {option: value}) for seats in sorted(counts)]
    return found


def path_of(case: Case) -> Path:
    name = "-".join([*case.options.values(), str(case.seats)])
    return FOLDER / case.game.name.replace("-", "_") / f"{name}.txt"
