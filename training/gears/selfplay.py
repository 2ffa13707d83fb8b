"""Games of Gears between seats that learn every round together."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tinkertable.bots import regret
from tinkertable.bots.informed import bound
from tinkertable.core.bind import bind
from tinkertable.core.record import ints, rows, warm
from tinkertable.core.sim import Scratch, default_box
from tinkertable.games.gears import GAME
from tinkertable.games.gears.bot.features import MARKS
from tinkertable.games.gears.rules.data import ROUNDS

PARTS = (
    "SEATS", "ITERATION", "WORLD", "COMMITTING", "TRIAL", "ROWS",
    "nature_choice", "drawn", "find", "key_of", "mean_strategy", "outcome", "play_on", "walk",
)  # fmt: skip
NAME = "selfplay_driver"


@dataclass(frozen=True)
class Told:
    """A game: bit sets of its winners and of those of every round, with the round's card."""

    winners: int
    rounds: list[tuple[int, int]]
    characters: list[int]
    marks: Any  # [round over, seat, mark]: how many


def driver() -> tuple[Any, Any]:
    """This driver, compiled, and the search it is made of."""
    search = bound(GAME, regret.DRIVER, *regret.ASKED)
    parts = {name: getattr(search, name) for name in PARTS}
    source = Path(__file__).with_name(f"{NAME}.py")
    found = bind(GAME, source, parts)
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:8]  # the cache looks at no training
    for _ in warm(f"{GAME.name}-{NAME}-{digest}", found.ENTRIES):
        pass
    return found, search


def self_play(
    seats: int, games: int, iterations: int, seed: int, naive: bool = False
) -> Iterator[Told]:
    """So many games; in each round everybody plays by the same so many iterations of learning."""
    play, search = driver()
    memory = Scratch(GAME)
    room = 1 << (iterations * regret.A_LOOK).bit_length()
    settings = ints(search.SETTINGS)
    settings[search.SEATS], settings[search.NAIVE] = seats, int(naive)
    keys, body, chances = ints(room), ints(room * search.CELL), ints(3 * search.WIDTH)
    told: Any = np.zeros(play.MARKED + ROUNDS * seats * play.SEAT_TOLD, np.int64)
    state = rows(GAME.State, search.ROWS + 1)
    for game in range(games):
        over = play.play(
            default_box(GAME), state, seed, game, iterations, memory.options, settings, keys, body,
            chances, told, memory.out, memory.work, memory.lines, memory.rng,
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
