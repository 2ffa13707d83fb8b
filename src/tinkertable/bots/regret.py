"""Regret matching over a round; `regret_driver.py` is its compiled part.

First it learns, for all seats, what is best to commit to and to do after that. If it has come to
its own decision often enough on the way, it plays as it did there: so that nobody can gain much by
knowing how it plays. Otherwise what seats would have committed themselves to is what it believes of
what lies hidden, and it learns on from where it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Advice, Judgement
from .budget import spend
from .informed import bound, ready

DRIVER = "regret_driver"
ASKED = ("infoset", "rewind", "committed", "commit", "signal")
INFOSETS = 1 << 14  # 6 MiB
A_LOOK = 64  # infosets an iteration may come to, about
CANDIDATES = 5
MIXES = True
ENOUGH = 60  # visits on the way to a decision after which it is played as it was learned
ATTEMPTS = 50  # where nothing is to be learned, only looked at
THOUSAND = 1000


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    yield from warm(f"{game.name}-{DRIVER}", bound(game, DRIVER, *ASKED).ENTRIES)


@dataclass(frozen=True, slots=True)
class Strategy:
    """How often each action would be played, and what it is worth."""

    actions: list[int]
    shares: list[float]
    values: list[float]


def strategy(
    position: Position,
    seat: int,
    seed: int,
    *,
    simulations: int,
    seconds: float = 1.0,
    least: float = 0.05,
) -> Strategy:
    """`simulations` are iterations of learning, every one a look at all actions of every seat;
    actions that have less than the `least` share of what was learned are not played."""
    actions = position.legal(seat)
    if len(actions) == 1:
        return Strategy(actions, [1.0], [0.0])
    game = position.game
    driver = ready(game, DRIVER, *ASKED)
    settings = ints(driver.SETTINGS)
    settings[driver.SEATS], settings[driver.SEED] = position.seats, seed
    room = min(INFOSETS, 1 << (simulations * A_LOOK).bit_length())
    keys, body = ints(room), ints(room * driver.CELL)
    values = ints(2 * len(actions))
    worlds, memory = position.room(driver.ROWS), scratch_here(game)
    arrays = (settings, keys, body, values, ints(3 * driver.WIDTH))
    scratch = (memory.out, memory.work, memory.lines, memory.rng)

    def solve(stage: int, count: int) -> int:
        settings[driver.STAGE] = stage
        return int(driver.solve(position.box, worlds, seat, count, *arrays, *scratch))

    solve(driver.FROM_COMMITTING, 0)  # looks at the position
    if settings[driver.ROOT] == 0:
        spend(min(simulations, ATTEMPTS), seconds, partial(solve, driver.TRYING))
        means = _means(values)
        best = means.index(max(means))
        return Strategy(actions, [float(j == best) for j in range(len(actions))], means)
    if settings[driver.HIDDEN] or settings[driver.COMMITS]:
        spend(simulations, seconds / 2, partial(solve, driver.FROM_COMMITTING))
    if settings[driver.VISITS] < ENOUGH:
        spend(simulations, seconds / 2, partial(solve, driver.FROM_POSITION))
    place = solve(driver.FROM_POSITION, 0)
    at = place * driver.CELL + driver.PLAYED
    played = [int(body[at + j]) if place >= 0 else 1 for j in range(len(actions))]
    return Strategy(actions, _kept(played, least), _means(values))


def advise(
    position: Position, seat: int, seed: int, *, simulations: int, **more: float
) -> list[Advice]:
    """What it would play, drawn from its strategy, and then the likeliest besides."""
    found = strategy(position, seat, seed, simulations=simulations, **more)
    indices = range(len(found.actions))
    first = Random(seed).choices(indices, found.shares)[0]
    order = sorted(indices, key=lambda j: (j != first, -found.shares[j], -found.values[j], j))
    return [Advice(found.actions[j], found.values[j], found.shares[j]) for j in order[:CANDIDATES]]


def judge(
    position: Position,
    seat: int,
    seed: int,
    played: int,
    after: Position | None,
    *,
    simulations: int,
    **more: float,
) -> Judgement:
    """All actions are looked at anyhow; what it would play most often stands for its strategy."""
    found = strategy(position, seat, seed, simulations=simulations, **more)
    indices = range(len(found.actions))
    best = max(indices, key=lambda j: (found.shares[j], found.values[j], -j))
    value = found.values[found.actions.index(played)]
    return Judgement(found.actions[best], found.values[best], value)


def _means(values: Ints) -> list[float]:
    return [
        int(values[j]) / max(1, int(values[j + 1])) / THOUSAND for j in range(0, len(values), 2)
    ]


def _kept(played: list[int], least: float) -> list[float]:
    """Shares, without those that are mere remains of the first attempts."""
    enough = [share if share >= least * sum(played) else 0 for share in played]
    enough = enough if sum(enough) else [1] * len(played)
    return [share / sum(enough) for share in enough]
