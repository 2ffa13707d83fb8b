"""The chance to win: the share of simulated matches that a seat wins, played to their end.

The matches begin with a position as a seat sees it; what is hidden is imagined anew for each
(`chances_driver.py` is the compiled part). Victories that are shared count in parts, so that all
seats and nobody have one together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Learned
from .budget import spend
from .informed import bound, ready

DRIVER = "chances_driver"


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
    ) -> None:
        self.matches = 0  # simulated with each action
        self._driver = driver = ready(position.game, DRIVER)
        self._box, self._seat, self._width = position.box, seat, position.seats + driver.BESIDES
        self._actions = list(actions)
        settings = ints(driver.SETTINGS)
        settings[driver.SEATS], settings[driver.SEED] = position.seats, seed
        tried = ints(len(actions))
        for k, action in enumerate(actions):
            tried[k] = action
        self._sums = ints(len(actions) * self._width)
        keys, body = ints(1), ints(driver.CELL)
        if learned:  # others rely on it: what is drawn from may be scaled down
            keys, body = learned.keys, learned.body.copy()
        rows, memory = position.room(driver.ROWS), scratch_here(position.game)
        self._arrays = (settings, tried, self._sums, keys, body, ints(driver.WIDTH))
        self._scratch = (memory.out, memory.work, memory.lines, memory.rng)
        self._rows = rows

    def simulate(self, matches: int, seconds: float) -> None:
        """So many matches more with each action, or as many as fit into the time; one at least."""
        self.matches += spend(matches, seconds, self._play)

    def _play(self, matches: int) -> None:
        self._driver.play_matches(
            self._box, self._rows, self._seat, matches, *self._arrays, *self._scratch
        )

    def after(self, action: int) -> tuple[float, ...]:
        """The share of the matches that each seat wins, and behind them nobody's: one in all."""
        shares = self._of(action)[: self._width - 1]
        return tuple(int(won) / self._driver.WHOLE / self.matches for won in shares)

    def error(self, action: int) -> float:
        """The standard error of the difference that an action makes for its seat, compared with the
        first one."""
        driver, n = self._driver, self.matches
        first, own = (self.after(one)[self._seat] for one in (self._actions[0], action))
        squares = int(self._of(action)[-1]) / driver.UNIT**2 / n
        return sqrt(max(0.0, squares - (own - first) ** 2) / n)

    def _of(self, action: int) -> Ints:
        at = self._actions.index(action) * self._width
        return self._sums[at : at + self._width]


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    yield from warm(f"{game.name}-{DRIVER}", bound(game, DRIVER).ENTRIES)
