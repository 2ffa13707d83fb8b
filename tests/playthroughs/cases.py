"""Which playthroughs there are: each value of a game's first option, at three seat counts."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cases import Case, games

FOLDER = Path(__file__).parent
MANY = 6  # seats


def cases() -> list[Case]:
    found = []
    for game in games():
        least, most = game.seats
        option, values = next(iter(game.options.items()), ("", ("",)))
        for value in values:
            for seats in sorted({least, max(least, min(2, most)), min(MANY, most)}):
                found.append(Case(game, seats, {option: value} if option else {}))
    return found


def path_of(case: Case) -> Path:
    name = "-".join([*case.options.values(), str(case.seats)])
    return FOLDER / case.game.name.replace("-", "_") / f"{name}.txt"
