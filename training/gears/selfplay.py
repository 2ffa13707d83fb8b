"""Games of Gears between seats that learn every round together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from tinkertable.backends import backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.memory import numbers, stored
from tinkertable.bots import regret
from tinkertable.bots.binding import bound, scratch
from tinkertable.bots.drivers import beliefs
from tinkertable.bots.drivers import regret as search
from tinkertable.core.position import default_box
from tinkertable.core.record import rows
from tinkertable.games.gears import GAME
from tinkertable.games.gears.bot.features import MARKS
from tinkertable.games.gears.rules.data import ROUNDS

from . import selfplay_driver

PARTS = (
    "WORLD", "COMMITTING", "TRIAL", "ROWS", "Settings",
    "nature_choice", "drawn", "find", "key_of", "mean_strategy", "outcome", "play_on", "walk",
)  # fmt: skip


@dataclass(frozen=True)
class Told:
    """A game: bit sets of its winners and of those of every round, with the round's card."""

    winners: int
    rounds: list[tuple[int, int]]
    characters: list[int]
    marks: Any  # [round over, seat, mark]: how many


def driver() -> ModuleType:
    """The driver, made of the parts of the search."""
    made_of = bound(GAME, search, *regret.ASKED)
    return bind_driver(selfplay_driver, GAME, {name: getattr(made_of, name) for name in PARTS})


def self_play(
    seats: int, games: int, iterations: int, seed: int, naive: bool = False
) -> Iterator[Told]:
    """So many games; in each round everybody plays by the same so many iterations of learning."""
    backend = backend_named("native")
    play = backend.ready(driver())
    room = 1 << (iterations * regret.A_LOOK).bit_length()
    told_settings = rows(search.Settings, 1)[0]
    told_settings.seats, told_settings.naive = seats, int(naive)
    settings = stored(backend, search.Settings, told_settings)
    keys, body = backend.ints(room), backend.ints(room * search.CELL)
    chances = backend.ints(3 * search.WIDTH)
    options = numbers(backend, GAME.option_numbers(GAME.settle_options({})))
    box = stored(backend, GAME.Box, default_box(GAME)[0])
    told: Any = np.zeros(play.MARKED + ROUNDS * seats * play.SEAT_TOLD, np.int64)
    state = backend.rows(GAME.State, beliefs.ROWS + 2)
    for game in range(games):
        over = play.play(
            box, state, seed, game, iterations, options, settings, keys, body, chances, told,
            *scratch(backend, GAME),
        )  # fmt: skip
        seat_marks = told[play.MARKED :][: over * seats * play.SEAT_TOLD]
        counts = [
            np.bincount(marks[1 : 1 + marks[0]], minlength=MARKS).astype(np.int8)
            for marks in seat_marks.reshape(-1, play.SEAT_TOLD)
        ]
        cards = told[play.CARDS : play.CARDS + 2 * (over + 1)].tolist()
        yield Told(
            int(told[play.WINNERS]),
            list(zip(cards[::2], cards[1::2], strict=True)),
            told[play.CHARACTERS : play.CHARACTERS + seats].tolist(),
            np.array(counts).reshape(over, seats, MARKS),
        )
