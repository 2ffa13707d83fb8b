"""Whether options do what their games declare, by random games: native ones, since some readings
of a rule show only once in many thousand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from tinkertable.backends import backend_named
from tinkertable.backends.simulation import RandomGame, random_games
from tinkertable.core.game import Game
from tinkertable.core.when import ALWAYS, When

from .cases import Settings, all_cases, named, seat_counts

SEED = 1926
ALIKE = 20  # games that must not differ
MIXED = 100  # settings of all options at once
FEW, MORE, MOST = 10, 4, 300_000  # games to find one that differs: at first, times, at most


def played(game: Game, seats: int, options: Settings, seed: int, count: int) -> list[RandomGame]:
    return random_games(game, seats, options, seed, count, backend=backend_named("native"))


def contexts(game: Game, when: When) -> Iterator[tuple[int, Settings]]:
    """The seat counts and the values of the named options for which a declaration holds."""
    for seats in when.seats or seat_counts(game):
        for values in product(*when.options.values()):
            yield seats, dict(zip(when.options, values, strict=True))


def first_difference(game: Game, seats: int, pairs: list[tuple[Settings, Settings]]) -> int | None:
    """The number of the first random game of a seed in which the two settings of a pair differ."""
    done, size = 0, FEW
    while done < MOST:
        for pair in pairs:
            both = [played(game, seats, settings, SEED + done, size) for settings in pair]
            for at, (a, b) in enumerate(zip(*both, strict=True)):
                if a != b:
                    return done + at
        done += size
        size *= MORE
    return None


def that_matter(game: Game) -> Iterator[tuple[str, bool]]:
    """Every value of an option against the default, wherever it is said to matter.

    A default may follow an option before it ("as the printing says") and be alike to a value until
    that one is another: so the same with the second values of the options before.
    """
    for option, values in game.options.items():
        names = list(game.options)
        before = {name: game.options[name][1] for name in names[: names.index(option)]}
        for seats, settings in contexts(game, game.option_when.get(option, ALWAYS)):
            for value in values[1:]:
                pairs = [
                    (given, {**given, option: value}) for given in (settings, before | settings)
                ]
                found = first_difference(game, seats, pairs)
                yield f"{seats} seats, {settings}, {option}={value}", found is not None


def that_do_nothing(game: Game) -> Iterator[tuple[str, bool]]:
    """Settings with values that are said to do nothing, against those without them."""
    rng = random.Random(SEED)
    asked = {name: (case.seats, case.options) for name, case in named(all_cases(game)).items()}
    for _ in range(MIXED if game.options else 0):
        mixed = {name: rng.choice(values) for name, values in game.options.items()}
        seats = rng.choice(seat_counts(game))
        asked[f"{seats} seats, {mixed}"] = (seats, mixed)
    for name, (seats, given) in asked.items():
        options = game.settle_options(given)
        effective = game.effective(options, seats)
        if effective != options:
            alike = [
                played(game, seats, settings, SEED, ALIKE) for settings in (options, effective)
            ]
            yield name, alike[0] == alike[1]
