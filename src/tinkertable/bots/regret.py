"""Regret matching over a round; `regret_driver.py` is its compiled part.

First it learns, for all seats, what is best to commit to and to do after that. If it has come to
its own decision often enough on the way, it plays as it did there: so that nobody can gain much by
knowing how it plays. Otherwise what seats would have committed themselves to is what it believes of
what lies hidden, and it learns on from where it is.

What is learned of a whole round follows from what all seats can see, so it is learned once a round
and serves every decision in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, frozen, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Advice, Findings, Learned
from .budget import spend
from .informed import bound, ready

DRIVER = "regret_driver"
ASKED = ("glance",)
INFOSETS = 1 << 14  # 9 MiB
A_LOOK = 16  # infosets an iteration may come to, about
KEPT = 4  # rounds that are remembered
EVERYBODY = 1  # the seed of what is learned of a round, whoever asks
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
    learned: Learned | None = field(default=None, compare=False)


class Search:
    """One seat's decision: the driver with its memory."""

    def __init__(
        self, position: Position, seat: int, actions: int, *, naive: int, errs: int
    ) -> None:
        game = position.game
        self.driver = driver = ready(game, DRIVER, *ASKED)
        self.box, self.seat = position.box, seat
        self.settings = ints(driver.SETTINGS)
        self.settings[driver.SEATS], self.settings[driver.NAIVE] = position.seats, naive
        self.settings[driver.ERRS] = errs
        self.worlds, memory = position.room(driver.ROWS), scratch_here(game)
        self.keys, self.body = ints(1), ints(driver.CELL)
        self.values, self.chances = ints(2 * actions), ints(3 * driver.WIDTH)
        self.scratch = (memory.out, memory.work, memory.lines, memory.rng)

    def begin(self, seed: int) -> None:
        """Look at the position; luck comes from the seed from here on."""
        self.settings[self.driver.SEED], self.settings[self.driver.STARTED] = seed, 0
        self.solve(self.driver.FROM_COMMITTING, 0)

    def solve(self, stage: int, iterations: int) -> int:
        self.settings[self.driver.STAGE] = stage
        arrays = (self.settings, self.keys, self.body, self.values, self.chances)
        return int(
            self.driver.solve(self.box, self.worlds, self.seat, iterations, *arrays, *self.scratch)
        )

    def take(self, learned: Learned) -> None:
        """Know what was learned."""
        self.keys, self.body = learned.keys, learned.body
        self.settings[self.driver.ITERATION] = learned.iterations

    def learn_on(self) -> None:
        """What was learned serves others too: leave it as it is from here on."""
        self.keys, self.body = self.keys.copy(), self.body.copy()

    @property
    def learned(self) -> Learned:
        return Learned(self.keys, self.body, self.known("ITERATION"))

    def known(self, name: str) -> int:
        return int(self.settings[getattr(self.driver, name)])


_remembered: dict[object, Learned] = {}


def strategy(
    position: Position,
    seat: int,
    seed: int,
    *,
    simulations: int,
    seconds: float = 1.0,
    least: float = 0.05,
    naive: int = 0,
    a_seat: int = 0,
    errs: int = 0,
) -> Strategy:
    """`simulations` are iterations of learning, every one a look at all actions of every seat, and
    `a_seat` are more of them for each seat beyond two, where chance tells less of an action;
    actions that have less than the `least` share of what was learned are not played. Who is
    `naive` judges what a round came to at a glance; who expects that seats err in `errs` of a
    hundred decisions gains more where they do, and is easier to see through."""
    actions = position.legal(seat)
    if len(actions) == 1:
        return Strategy(actions, [1.0], [0.0])
    simulations += a_seat * (position.seats - 2)
    search = Search(position, seat, len(actions), naive=naive, errs=errs)
    driver = search.driver
    search.begin(seed)
    if search.known("ROOT") == 0:
        spend(min(simulations, ATTEMPTS), seconds, partial(search.solve, driver.TRYING))
        means = _means(search.values)
        best = means.index(max(means))
        return Strategy(actions, [float(j == best) for j in range(len(actions))], means)
    if search.known("HIDDEN") or search.known("COMMITS"):
        learned = _learned(position, search, simulations, seconds / 2)
    else:
        learned = _nothing(driver.CELL, simulations)
    search.take(learned)
    at = search.solve(driver.FROM_POSITION, 0) * driver.CELL
    if not search.known("COMMITS") and (at < 0 or search.body[at + driver.VISITS] < ENOUGH):
        search.learn_on()
        search.begin(seed)
        spend(simulations, seconds / 2, partial(search.solve, driver.FROM_POSITION))
        at = search.solve(driver.FROM_POSITION, 0) * driver.CELL
    if at < 0:  # no room for it among so many
        return Strategy(actions, [1 / len(actions)] * len(actions), [0.0] * len(actions))
    played = [int(x) for x in search.body[at + driver.PLAYED :][: len(actions)]]
    sums = search.body[at + driver.VALUE :][: len(actions)]
    visits = max(1, int(search.body[at + driver.VISITS]))
    values = [int(x) / visits / THOUSAND for x in sums]
    return Strategy(actions, _kept(played, least), values, search.learned)


def _learned(position: Position, search: Search, simulations: int, seconds: float) -> Learned:
    """Of the whole round, by whoever asks first."""
    driver = search.driver
    traits = {"naive": search.known("NAIVE"), "errs": search.known("ERRS")}
    box, committing = frozen(position.box[0]), frozen(search.worlds[driver.COMMITTING])
    key = (position.game.name, box, committing, simulations, *traits.values())
    if key in _remembered:
        return _remembered[key]
    learner = Search(position, search.seat, 0, **traits)
    learner.take(_nothing(driver.CELL, simulations))
    learner.begin(EVERYBODY)
    done = spend(simulations, seconds, partial(learner.solve, driver.FROM_COMMITTING))
    found = Learned(learner.keys, learner.body, done)
    _remembered[key] = found
    for old in list(_remembered)[:-KEPT]:
        _remembered.pop(old, None)
    return found


def _nothing(cell: int, simulations: int) -> Learned:
    room = min(INFOSETS, 1 << (simulations * A_LOOK).bit_length())
    return Learned(ints(room), ints(room * cell), 0)


def think(position: Position, seat: int, seed: int, *, simulations: int, **more: Any) -> Findings:
    """What it would play, drawn from its strategy, and then the likeliest besides."""
    found = strategy(position, seat, seed, simulations=simulations, **more)
    indices = range(len(found.actions))
    first = Random(seed).choices(indices, found.shares)[0]
    order = sorted(indices, key=lambda j: (j != first, -found.shares[j], -found.values[j], j))
    advice = [Advice(found.actions[j], found.values[j], found.shares[j]) for j in order]
    return Findings(advice[:CANDIDATES], found.learned)


def _means(values: Ints) -> list[float]:
    return [
        int(values[j]) / max(1, int(values[j + 1])) / THOUSAND for j in range(0, len(values), 2)
    ]


def _kept(played: list[int], least: float) -> list[float]:
    """Shares, without those that are mere remains of the first attempts."""
    enough = [share if share >= least * sum(played) else 0 for share in played]
    enough = enough if sum(enough) else [1] * len(played)
    return [share / sum(enough) for share in enough]
