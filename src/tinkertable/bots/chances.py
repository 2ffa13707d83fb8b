"""The chance to win: the share of simulated matches that a seat wins, played to their end.

The matches begin with a position as a seat sees it; what is hidden is imagined anew for each
(`drivers/chances.py`). Victories that are shared count in parts, so that all
seats and nobody have one together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from tinkertable.backends import PLAIN, Backend
from tinkertable.backends.memory import numbers, stored, stored_box
from tinkertable.core.game import Game
from tinkertable.core.layout import Ints
from tinkertable.core.position import Position
from tinkertable.core.record import rows

from .advice import Learned
from .binding import compile_driver, ready, scratch
from .budget import spend
from .drivers import beliefs
from .drivers import chances as driver


class Chances:
    """What follows if `seat`, as which we see the position, plays each of some actions. All of them
    meet the same luck, so that they differ by what they do."""

    def __init__(
        self,
        position: Position,
        seat: int,
        seed: int,
        actions: Sequence[int],
        learned: Learned | None = None,
        backend: Backend = PLAIN,
    ) -> None:
        self.matches = 0  # simulated with each action
        game = position.game
        self._play_matches = ready(backend, game, driver).play_matches
        self._seat, self._width = seat, position.seats + driver.BESIDES
        self._actions = list(actions)
        self._sums = backend.ints(len(actions) * self._width)
        told = rows(driver.Settings, 1)[0]
        told.seats, told.seed = position.seats, seed
        keys, body = backend.ints(1), backend.ints(driver.CELL)
        if learned:  # others rely on it: what is drawn from may be scaled down
            keys, body = learned.keys, learned.body.copy()
        self._place = (
            stored_box(backend, position),
            stored(backend, game.State, position.state, beliefs.ROWS),
        )
        self._arrays = (
            stored(backend, driver.Settings, told), numbers(backend, self._actions), self._sums,
            keys, body, backend.ints(driver.WIDTH), *scratch(backend, game),
        )  # fmt: skip

    def simulate(self, matches: int, seconds: float) -> None:
        """So many matches more with each action, or as many as fit into the time; one at least."""
        self.matches += spend(matches, seconds, self._play)

    def _play(self, matches: int) -> None:
        self._play_matches(*self._place, self._seat, matches, *self._arrays)

    def after(self, action: int) -> tuple[float, ...]:
        """The share of the matches that each seat wins, and behind them nobody's: one in all."""
        shares = self._of(action)[: self._width - 1]
        return tuple(int(won) / driver.WHOLE / self.matches for won in shares)

    def error(self, action: int) -> float:
        """The standard error of the difference that an action makes for its seat, compared with the
        first one."""
        n = self.matches
        first, own = (self.after(one)[self._seat] for one in (self._actions[0], action))
        squares = int(self._of(action)[-1]) / driver.UNIT**2 / n
        return sqrt(max(0.0, squares - (own - first) ** 2) / n)

    def _of(self, action: int) -> Ints:
        at = self._actions.index(action) * self._width
        return self._sums[at : at + self._width]


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    yield from compile_driver(backend, game, driver)
