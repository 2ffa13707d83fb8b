"""Regret matching over a round; `regret_driver.py` is its compiled part.

First it learns, for all seats, what is best to commit to. Once seats have committed themselves
that is what it believes of what lies hidden, and it learns on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from types import ModuleType

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Advice
from .budget import spend
from .informed import bound, ready

DRIVER = "regret_driver"
ASKED = ("infoset", "rewind", "committed", "commit")
INFOSETS = 1 << 14  # 6 MiB
CANDIDATES = 5
ATTEMPTS = 50  # where nothing is to be learned, only looked at
THOUSAND = 1000


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    yield from warm(f"{game.name}-{DRIVER}", bound(game, DRIVER, *ASKED).ENTRIES)


def advise(
    position: Position,
    seat: int,
    seed: int,
    *,
    simulations: int,
    seconds: float = 1.0,
    least: float = 0.05,
) -> list[Advice]:
    """What it would play, drawn from its strategy, and then the likeliest besides.

    `simulations` are iterations of learning, every one a look at all actions of every seat;
    actions that have less than the `least` share of the strategy are not played.
    """
    actions = position.legal(seat)
    if len(actions) == 1:
        return [Advice(actions[0], 0.0, 1.0)]
    game = position.game
    driver = ready(game, DRIVER, *ASKED)
    settings = ints(driver.SETTINGS)
    settings[driver.SEATS], settings[driver.SEED] = position.seats, seed
    keys, body = ints(INFOSETS), ints(INFOSETS * driver.CELL)
    values = ints(2 * len(actions))
    worlds, memory = position.room(driver.ROWS), scratch_here(game)
    arrays = (settings, keys, body, values, ints(3 * driver.WIDTH))
    scratch = (memory.out, memory.work, memory.lines, memory.rng)

    def solve(stage: int, count: int) -> int:
        settings[driver.STAGE] = stage
        return int(driver.solve(position.box, worlds, seat, count, *arrays, *scratch))

    solve(driver.FROM_COMMITTING, 0)
    if settings[driver.ROOT] == 0:
        spend(min(simulations, ATTEMPTS), seconds, partial(solve, driver.TRYING))
        return _best(actions, values)
    stages = [driver.FROM_COMMITTING] if settings[driver.HIDDEN] or settings[driver.COMMITS] else []
    stages += [] if settings[driver.COMMITS] else [driver.FROM_POSITION]
    for stage in stages:
        spend(simulations, seconds / len(stages), partial(solve, stage))
    place = solve(stages[-1], 0)
    return _drawn(driver, actions, body, place, values, least, seed)


def _best(actions: list[int], values: Ints) -> list[Advice]:
    """By value alone."""
    means = [int(values[2 * j]) / int(values[2 * j + 1]) / THOUSAND for j in range(len(actions))]
    order = sorted(range(len(actions)), key=lambda j: (-means[j], j))
    top = order[0]
    return [Advice(actions[j], min(1.0, means[j]), float(j == top)) for j in order[:CANDIDATES]]


def _drawn(
    driver: ModuleType,
    actions: list[int],
    body: Ints,
    place: int,
    values: Ints,
    least: float,
    seed: int,
) -> list[Advice]:
    at = place * driver.CELL + driver.PLAYED
    played = [int(body[at + j]) for j in range(len(actions))]
    total = sum(played)
    kept = [share if share >= least * total else 0 for share in played]
    kept = kept if sum(kept) else played
    means = [
        int(values[2 * j]) / max(1, int(values[2 * j + 1])) / THOUSAND for j in range(len(actions))
    ]
    first = Random(seed).choices(range(len(actions)), kept)[0]
    order = sorted(range(len(actions)), key=lambda j: (j != first, -kept[j], -means[j]))
    return [Advice(actions[j], means[j], kept[j] / sum(kept)) for j in order[:CANDIDATES]]
