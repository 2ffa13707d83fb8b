"""Regret matching over a round; `drivers/regret.py` is the search itself.

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

from tinkertable.backends import PLAIN, Backend
from tinkertable.backends.memory import stored, stored_box
from tinkertable.core.game import Game
from tinkertable.core.layout import Ints
from tinkertable.core.position import Position
from tinkertable.core.record import image, rows

from .advice import Advice, Findings, Learned
from .binding import compile_driver, ready, scratch
from .budget import spend
from .drivers import beliefs
from .drivers import regret as driver

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


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    yield from compile_driver(backend, game, driver, *ASKED)


@dataclass(frozen=True, slots=True)
class Strategy:
    """How often each action would be played, and what it is worth."""

    actions: list[int]
    shares: list[float]
    values: list[float]
    learned: Learned | None = field(default=None, compare=False)


class Search:
    """One seat's decision: the search with its memory."""

    def __init__(
        self,
        position: Position,
        seat: int,
        backend: Backend,
        actions: int,
        *,
        naive: int,
        errs: int,
    ) -> None:
        game = position.game
        self.seat, self.backend = seat, backend
        told = rows(driver.Settings, 1)[0]
        told.seats, told.naive, told.errs = position.seats, naive, errs
        self._solve = ready(backend, game, driver, *ASKED).solve
        self._box = stored_box(backend, position)
        self._settings = stored(backend, driver.Settings, told)
        self._state, self._worlds = game.State, backend.rows(game.State, beliefs.ROWS)
        backend.store(self._worlds, beliefs.POSITION, position.state)
        self.keys, self.body = backend.ints(1), backend.ints(driver.CELL)
        self.values = backend.ints(2 * actions)
        self._scratch = (backend.ints(3 * driver.WIDTH), *scratch(backend, game))

    @property
    def settings(self) -> driver.Settings:
        """As they are now: a copy."""
        found: driver.Settings = self.backend.read(self._settings, 0, driver.Settings)
        return found

    def _set(self, **values: int) -> None:
        changed = self.settings
        for name, value in values.items():
            setattr(changed, name, value)
        self.backend.store(self._settings, 0, changed)

    def begin(self, seed: int) -> None:
        """Look at the position; luck comes from the seed from here on."""
        self._set(seed=seed, started=0)
        self.solve(driver.FROM_COMMITTING, 0)

    def solve(self, stage: int, iterations: int) -> int:
        self._set(stage=stage)
        arrays = (self._settings, self.keys, self.body, self.values)
        return int(
            self._solve(self._box, self._worlds, self.seat, iterations, *arrays, *self._scratch)
        )

    def committing(self) -> bytes:
        """The position when seats committed themselves."""
        return image(self.backend.read(self._worlds, beliefs.COMMITTING, self._state))

    def take(self, learned: Learned) -> None:
        """Know what was learned."""
        self.keys, self.body = learned.keys, learned.body
        self._set(iteration=learned.iterations)

    def learn_on(self) -> None:
        """What was learned serves others too: leave it as it is from here on."""
        self.keys, self.body = self.keys.copy(), self.body.copy()

    @property
    def learned(self) -> Learned:
        return Learned(self.keys, self.body, self.settings.iteration)


_remembered: dict[object, Learned] = {}


def strategy(
    position: Position,
    seat: int,
    seed: int,
    backend: Backend = PLAIN,
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
    search = Search(position, seat, backend, len(actions), naive=naive, errs=errs)
    search.begin(seed)
    told = search.settings
    if told.root == 0:
        spend(min(simulations, ATTEMPTS), seconds, partial(search.solve, driver.TRYING))
        means = _means(search.values)
        best = means.index(max(means))
        return Strategy(actions, [float(j == best) for j in range(len(actions))], means)
    if told.hidden or told.commits:
        learned = _learned(position, search, simulations, seconds / 2)
    else:
        learned = _nothing(backend, simulations)
    search.take(learned)
    at = search.solve(driver.FROM_POSITION, 0) * driver.CELL
    if not told.commits and (at < 0 or search.body[at + driver.VISITS] < ENOUGH):
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
    told, backend = search.settings, search.backend
    traits = {"naive": told.naive, "errs": told.errs}
    known = (position.game.name, image(position.box[0]), search.committing())
    key = (*known, simulations, *traits.values(), backend.name)
    if key in _remembered:
        return _remembered[key]
    learner = Search(position, search.seat, backend, 0, **traits)
    learner.take(_nothing(backend, simulations))
    learner.begin(EVERYBODY)
    done = spend(simulations, seconds, partial(learner.solve, driver.FROM_COMMITTING))
    found = Learned(learner.keys, learner.body, done)
    _remembered[key] = found
    for old in list(_remembered)[:-KEPT]:
        _remembered.pop(old, None)
    return found


def _nothing(backend: Backend, simulations: int) -> Learned:
    room = min(INFOSETS, 1 << (simulations * A_LOOK).bit_length())
    return Learned(backend.ints(room), backend.ints(room * driver.CELL), 0)


def think(
    position: Position, seat: int, seed: int, backend: Backend = PLAIN, **parameters: Any
) -> Findings:
    """What it would play, drawn from its strategy, and then the likeliest besides."""
    found = strategy(position, seat, seed, backend, **parameters)
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
