"""A single match, for those who step one: any seat's action in, what each seat sees and may do out.

What the adapters for one match have in common; `make_vec` is for many. An episode is the one that
the first lane of `make_vec` would play with the same seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import copy, deepcopy
from functools import cache
from operator import index
from types import ModuleType
from typing import Any

import numpy as np

from tinkertable.backends import Backend, backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.drivers import single as driver
from tinkertable.backends.memory import Memory, numbers, stored
from tinkertable.backends.simulation import playouts_of
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.observing import Observing, observation_of
from tinkertable.core.position import Position, default_box
from tinkertable.core.record import lowest
from tinkertable.core.seats import members
from tinkertable.games import load

from .actions import SeatActions, seat_actions
from .returns import in_points, refused, shares
from .setting import MOST_SEED, REWARDS, check_seed
from .vector import CUT, OVER, REFUSED

ENDS = {OVER: "over", CUT: "cut", REFUSED: "refused"}


class Single:
    """One match at a time, with the luck of (seed, episode)."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        edition: Edition | None = None,
        backend: str = "native",
    ) -> None:
        self.game = game = load(game) if isinstance(game, str) else game
        self.seats = seats = usual_seats(game) if seats is None else game.check_seats(seats)
        self.options = game.settle_options(options or {})
        if reward not in REWARDS:
            known = ", ".join(REWARDS)
            raise InputError(f"expected reward to be one of {known}, got {shown(reward)}")
        if edition is not None and edition.game != game.name:
            raise InputError("edition-game", game=game.name, got=edition.game)
        self.reward = reward
        self.box = edition.box if edition is not None else default_box(game)
        self.actions: SeatActions = seat_actions(game, seats, self.options, edition is not None)
        self.observing = observation_of(game, seats)
        self.acting = 0  # bit set of the seats that may act
        self.ended = 0  # 0 while an episode runs, else OVER, CUT or REFUSED
        self.rewards = [0.0] * seats
        self.winners: list[int] = []
        self._seed: int | None = None
        self._episode = -1
        self._set_up(backend_named(backend))

    def _set_up(self, backend: Backend) -> None:
        """The memory that the driver works in."""
        game = self.game
        bound = _driver(game, self.observing)
        self._backend = backend
        self._call_play, self._call_look, self._call_count = (
            backend.trusting(bound, entry) for entry in driver.ENTRIES
        )
        self._boxes = stored(backend, game.Box, self.box[0])
        self._rows, self._blanks = backend.rows(game.State, 1), backend.rows(game.State, 1)
        self._memory = Memory(game, backend)
        self._settings = numbers(backend, game.option_numbers(self.options))
        self._dense = numbers(backend, self.actions.dense)
        self._points = backend.ints(self.seats + game.rivals.get(self.seats, 0))
        self._course = backend.ints(driver.COURSE)
        self._course[driver.MOST_MOVES] = game.most_moves(self.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Single:
        """For searches: it goes on from here with luck of its own, the same as here."""
        twin = copy(self)
        twin._rows, twin._course = deepcopy(self._rows), deepcopy(self._course)
        twin._memory, twin._points = Memory(self.game, self._backend), deepcopy(self._points)
        twin._memory.rng = deepcopy(self._memory.rng)
        return twin

    @property
    def moves(self) -> int:
        """How many there were in this episode, nature's too."""
        return int(self._course[driver.MOVES])

    @property
    def seed(self) -> tuple[int, int]:
        """The luck of this episode: a seed, and which of its episodes it is."""
        return self._seed or 0, self._episode

    def begin(self, seed: int | None = None) -> None:
        """The first episode of a seed; without one the next, of a seed drawn where none was."""
        if seed is None and self._seed is None:
            seed = secrets.randbelow(MOST_SEED)
        if seed is not None:
            self._seed, self._episode = check_seed(index(seed)), -1
        self._episode += 1
        self.ended, self.rewards, self.winners = 0, [0.0] * self.seats, []
        self._follow(-1, self._play(driver.BEGIN))

    def act(self, seat: int, action: Any) -> None:
        """Play an action of a seat; one that is not legal ends the episode."""
        self.check_runs()
        at = index(action)
        number = self.actions.numbers[at] if 0 <= at < self.actions.count else -1
        self._follow(seat, self._play(driver.ACT, seat, number))

    def check_runs(self) -> None:
        if not self.acting:
            raise InputError("this episode has ended; the next begins with reset()")

    def draw(self, seat: int) -> int:
        """A random legal action of a seat that may act, from a stream of luck of its own."""
        return self.actions.dense[self._play(driver.DRAW, seat)]

    def _play(self, task: int, seat: int = -1, number: int = -1) -> int:
        memory = self._memory
        told: int = self._call_play(
            task, self._boxes, self._blanks, self._rows, self._course, self.seats, self._settings,
            self._seed, self._episode, seat, number, memory.out, memory.works, memory.rng,
        )  # fmt: skip
        return told

    def cut(self) -> None:
        """End the episode here, where it runs."""
        if self.acting:
            self._follow(-1, driver.CUT)

    def _follow(self, seat: int, told: int) -> None:
        """What the driver has told: who may act now, or that the episode has ended."""
        if told > 0:
            self.acting = told
            return
        self.acting = 0
        if told == driver.REFUSED:
            self.ended = REFUSED
            self.rewards = refused(self.seats, seat, self.reward)
            return
        self.ended = CUT if told == driver.CUT else OVER
        memory = self._memory
        won = int(self._call_count(
            self._boxes, self._rows, self._points, memory.works, memory.sheets
        ))  # fmt: skip
        if self.ended == OVER:
            self.winners = list(members(won))
        if self.reward != "win":
            point = 0.5 if self.seats in self.game.halves else 1.0
            points = [point * int(scored) for scored in self._points]
            self.rewards = in_points(self.seats, points, self.reward)
        elif self.ended == OVER:
            self.rewards = shares(self.seats, self.winners)

    def look(self, first: int, end: int) -> tuple[Any, Any]:
        """What the seats from first to end see, and what they may do: fresh arrays, a row each.

        Once the episode has ended every action is flagged: none is played any more, and a
        distribution over what is flagged is never empty.
        """
        seats, width = end - first, self.actions.count
        seen: Any = self._backend.rows(self.observing.record, seats)
        flags: Any = [False] * (seats * width) if self._plain else np.zeros(seats * width, np.bool_)
        memory = self._memory
        self._call_look(
            self._boxes, self._rows, first, end, self._dense, width, flags, seen,
            memory.out, memory.works,
        )  # fmt: skip
        if self._plain:
            flags = np.array(flags)
            seen = np.array([one._flat() for one in seen], self.observing.width.code)
        masks = flags.view(np.int8).reshape(seats, width)
        if self.ended:
            masks[:] = 1
        return seen.view(self.observing.width.code).reshape(seats, self.observing.size), masks

    @property
    def _plain(self) -> bool:
        return self._backend.name == "plain"

    def position(self) -> Position:
        """What lies on the table, nothing hidden: a copy."""
        found = Position(self.game, self.seats, self.options, self.box)
        found.state = self._backend.read(self._rows, 0, self.game.State)
        return found

    def asked(self) -> int:
        """Whose turn it is where seats act one after the other: the lowest that may."""
        return lowest(self.acting)

    def told_of_end(self) -> dict[str, Any]:
        """How the episode has ended, and the numbers of the seats that have won, from 1; nothing
        while it runs."""
        if not self.ended:
            return {}
        return {"ended": ENDS[self.ended], "winners": [seat + 1 for seat in self.winners]}


def usual_seats(game: Game) -> int:
    """How many play where nobody says: two, if so few can."""
    return max(2, game.seats[0])


@cache
def _driver(game: Game, observing: Observing) -> ModuleType:
    playouts = playouts_of(game)
    luck = {"nature_choice": playouts.nature_choice, "choose": playouts.choose}
    return bind_driver(driver, game, {**luck, **observing.names})
