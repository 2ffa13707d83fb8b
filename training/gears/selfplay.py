"""Games of Gears between seats that learn every round together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tinkertable.bots import regret
from tinkertable.bots.informed import bound
from tinkertable.core.bind import bind
from tinkertable.core.record import ints, rows, warm
from tinkertable.core.sim import Scratch, default_box
from tinkertable.games.gears import GAME
from tinkertable.games.gears.data import ROUNDS
from tinkertable.games.gears.marks import MARKS

PARTS = (
    "settled", "nature_choice", "drawn", "find", "key_of", "mean_strategy", "outcome", "play_on",
    "walk",
)  # fmt: skip
NAME = "selfplay_driver"


def driver() -> tuple[Any, Any]:
    """This driver, compiled, and the search it is made of."""
    search = bound(GAME, regret.DRIVER, *regret.ASKED)
    parts = {name: getattr(search, name) for name in PARTS}
    found = bind(GAME, Path(__file__).with_name(f"{NAME}.py"), parts)
    for _ in warm(f"{GAME.name}-training-{NAME}", found.ENTRIES):
        pass
    return found, search


def self_play(
    seats: int, games: int, iterations: int, seed: int, naive: bool
) -> tuple[Any, Any, float]:
    """How many of each mark every seat has, when rounds are over; what came of each (shares of
    the win by seat); and the share of games that somebody won."""
    play, search = driver()
    memory = Scratch(GAME)
    room = 1 << (iterations * regret.A_LOOK).bit_length()
    settings = ints(search.SETTINGS)
    settings[search.SEATS], settings[search.NAIVE] = seats, int(naive)
    keys, body, chances = ints(room), ints(room * search.CELL), ints(3 * search.WIDTH)
    told = ints(play.TOLD + ROUNDS * seats * play.SEAT_TOLD)
    state = rows(GAME.State, search.ROWS + 1)
    counts, shares, decided = [], [], 0
    for game in range(games):
        times = play.play(
            default_box(GAME), state, seed, game, iterations, memory.options, settings, keys, body,
            chances, told, memory.out, memory.work, memory.lines, memory.rng,
        )  # fmt: skip
        winners = int(told[play.WINNERS])
        share = [(winners >> seat & 1) if winners else 1 / seats for seat in range(seats)]
        decided += winners != 0
        told_of = told[play.TOLD :][: times * seats * play.SEAT_TOLD]
        for seat_told in told_of.reshape(-1, play.SEAT_TOLD):
            marks = seat_told[1 : 1 + seat_told[0]]
            counts.append(np.bincount(marks, minlength=MARKS).astype(np.int8))
        shares += [share] * times
    found = np.array(counts).reshape(-1, seats, MARKS)
    return found, np.array(shares), decided / games
