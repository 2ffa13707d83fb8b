"""Many matches in lockstep on the processor's cores: actions in, arrays out."""

from __future__ import annotations

import os
from collections.abc import Mapping
from itertools import count
from typing import Any, NamedTuple, cast

import numpy as np

from tinkertable.backends import Backend, backend_named
from tinkertable.backends.drivers import step as driver
from tinkertable.backends.memory import Memory, stored
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import image
from tinkertable.games import load

from .actions import SeatActions
from .crew import Crew
from .saved import pack, unpack
from .setting import Setting, check_seed, settle

CHUNK = 256  # lanes a thread takes at a time
MOST_LANES = 1 << driver.EPISODE
# How an episode has ended, in `done`; 0 while it runs.
OVER, CUT, REFUSED = driver.OVER, driver.CUT, driver.REFUSED


class Step(NamedTuple):
    """What a step tells of every lane. The arrays are the environment's, or the caller's; the next
    step writes into them again."""

    seat: Any  # int64: who is asked next; NATURE where her turns are handed out
    obs: Any  # what that seat sees, a row of numbers a lane
    mask: Any  # its legal actions: uint64, 64 a word from bit 0 on; or bool, an action each
    reward: Any  # float32 [lane, seat]: 0 but at the end of an episode
    done: Any  # int64: 0, or how the episode of this step has ended: OVER, CUT or REFUSED
    winners: Any  # int64: the bit set of the seats that have won it


class VectorEnv:
    """Lanes on the processor. A lane's luck comes from (seed, lane, episode) alone: neither the
    number of threads nor what other lanes do changes it."""

    def __init__(
        self, setting: Setting, lanes: int, seed: int, threads: int, backend: Backend
    ) -> None:
        self.setting = setting
        self.lanes = lanes
        self.seed = seed
        self._backend = backend
        self._driver = backend.ready(setting.driver)
        self._crew = Crew(min(threads, -(-lanes // CHUNK)))
        self._memories = [Memory(setting.game, backend) for _ in range(self._crew.size)]
        self._scratch = [
            (memory.out, memory.works, memory.sheets, memory.rng) for memory in self._memories
        ]
        self._boxes = stored(backend, setting.game.Box, setting.box[0])
        self._setups: Any = setting.setup(backend, seed)
        self._options = np.array(setting.game.option_numbers(setting.options))
        self._numbers, self._dense, self._spans = setting.tables()
        self._worth = setting.worth()
        self._blanks = backend.rows(setting.game.State, 1)
        self._rows = backend.rows(setting.game.State, lanes)
        self._lanes = cast(Any, backend.rows(driver.Lane, lanes))
        self._lanes["episode"] = -1
        self._unseen = backend.rows(setting.driver.Observation, 1)
        self._seen: Any = backend.rows(setting.driver.Observation, lanes)
        self._masks = np.zeros((lanes, setting.words), np.int64)  # legality is read from these
        self._actions = np.zeros(lanes, np.int64)
        self._all = np.ones(lanes, np.bool_)
        self.told = self._own_arrays()
        self._into = self.told, self._flat(self.told)
        self._begun = False

    @property
    def actions(self) -> SeatActions:
        """What the numbers of actions mean."""
        return self.setting.actions

    def arrays(self) -> Step:
        """Fresh arrays that `step` can write into."""
        n, setting = self.lanes, self.setting
        packed = setting.mask == "packed"
        shape, kind = setting.observed
        return Step(
            seat=np.zeros(n, np.int64),
            obs=np.zeros((n, shape), kind),
            mask=np.zeros((n, setting.words if packed else self.actions.count), setting.mask_type),
            reward=np.zeros((n, setting.seats), np.float32),
            done=np.zeros(n, np.int64),
            winners=np.zeros(n, np.int64),
        )

    def _own_arrays(self) -> Step:
        """The environment's: its packed masks can be read only."""
        own = self.arrays()
        if self.setting.mask == "bytes":
            return own
        masks = self._masks.view(np.uint64)
        masks.flags.writeable = False
        return own._replace(mask=masks)

    def reset(self, seed: int | None = None, which: Any = None) -> Step:
        """Begin the next episode in every lane, or in some of them (`which`: a bool each); with a
        seed, the first episode of that seed."""
        chosen = self._all
        if which is not None and self._begun:
            chosen = np.ascontiguousarray(which, np.bool_)
            if chosen.shape != self._all.shape:
                raise InputError(f"expected a bool for each of {self.lanes} lanes")
        if seed is not None:
            self.seed = check_seed(seed)
            self._setups["seed"] = self.seed
            self._lanes["episode"][chosen] = -1
        self._clear(chosen)
        self._begun = True
        return self._advance(driver.START, self.told, which=chosen)

    def step(self, actions: Any, into: Step | None = None) -> Step:
        """Play an action in every lane. One that is not legal ends its episode; a lane that waits
        to be reset stays as it is."""
        self._check_begun()
        told = self.told if into is None else into
        self._advance(driver.STEP, told, self._given(actions))
        if into is not None and self.setting.mask == "packed":
            np.copyto(into.mask, self.told.mask)
        return told

    def sample(self) -> Any:
        """A random legal action for every lane, from a stream of luck of its own; the next call
        writes into the same array. Nature's, where her turns are handed out, come by weight."""
        self._check_begun()
        self._run(self._driver.sample, (
            self._boxes, self._setups, self._rows, self._lanes, self._numbers,
            self._masks.reshape(-1), self._actions,
        ), [(memory.rng,) for memory in self._memories])  # fmt: skip
        return self._actions

    def odds(self, lane: int) -> list[tuple[int, int]]:
        """Nature's actions in a lane where her turn is handed out, each with its weight."""
        dense = self.actions.dense
        return [(dense[number], weight) for number, weight in self.position(lane).odds()]

    def position(self, lane: int) -> Position:
        """What lies on the table of a lane, nothing hidden: a copy."""
        self._check_begun()
        setting = self.setting
        found = Position(setting.game, setting.seats, setting.options, setting.box)
        found.state = self._backend.read(self._rows, self._numbered(lane), setting.game.State)
        return found

    def put(self, lane: int, position: Position) -> Step:
        """Go on in a lane from another position, with the luck that the lane has."""
        self._check_begun()
        setting, i = self.setting, self._numbered(lane)
        theirs = position.game, position.seats, position.options, image(position.box[0])
        if theirs != (setting.game, setting.seats, setting.options, image(setting.box[0])):
            raise InputError("expected a position of the same game, seats, options and components")
        self._backend.store(self._rows, i, position.state)
        for name in ("moves", "ended", "waits"):
            self._lanes[name][i] = 0
        self._clear(i)
        return self._advance(driver.RESUME, self.told, only=i)

    def save(self) -> bytes:
        """All that is needed to go on from here in an environment made alike."""
        self._check_begun()
        return pack(self.setting, self.seed, self._rows, self._lanes)

    def load(self, saved: bytes) -> Step:
        """Go on from where another environment was saved."""
        self.seed = unpack(saved, self.setting, self._rows, self._lanes)
        self._setups["seed"] = self.seed
        self._begun = True
        self._clear(self._all)
        return self._advance(driver.SHOW, self.told)

    def _clear(self, which: Any) -> None:
        """Nothing has ended there."""
        for array in (self.told.reward, self.told.done, self.told.winners):
            array[which] = 0

    def _advance(
        self, task: int, told: Step, actions: Any = None, which: Any = None, only: int = -1
    ) -> Step:
        if self._into[0] is not told:
            self._into = told, self._flat(told)
        flags, seen, seat, reward, done, winners = self._into[1]
        self._run(self._driver.advance, (
            task, self._boxes, self._setups, self._blanks, self._rows, self._lanes, self._options,
            self._numbers, self._dense, self._spans, self._worth,
            self._all if which is None else which, self._actions if actions is None else actions,
            self._masks.reshape(-1), flags, self._unseen, seen, seat, reward, done, winners,
        ), self._scratch, only)  # fmt: skip
        return told

    def _run(
        self, entry: Any, given: tuple[Any, ...], scratch: list[tuple[Any, ...]], only: int = -1
    ) -> None:
        """Call an entry of the driver for all lanes, a chunk at a time, on all threads; or for
        only one lane."""
        if only >= 0:
            entry(*given, only, only + 1, *scratch[0])
            return
        starts = count(0, CHUNK)

        def work(number: int) -> None:
            for first in starts:
                if first >= self.lanes:
                    return
                entry(*given, first, min(first + CHUNK, self.lanes), *scratch[number])

        self._crew.run(work)

    def _check_begun(self) -> None:
        if not self._begun:
            raise InputError("an environment begins with reset()")

    def _numbered(self, lane: int) -> int:
        if not 0 <= lane < self.lanes:
            raise InputError(f"expected a lane from 0 to {self.lanes - 1}, got {lane}")
        return lane

    def _given(self, actions: Any) -> Any:
        """Actions as the driver reads them: the caller's own array where it is one of int64."""
        given = np.asarray(actions)
        if given.shape != (self.lanes,):
            raise InputError(f"expected {self.lanes} actions, got an array of {given.shape}")
        if given.dtype.kind not in "iu":
            raise InputError(f"expected whole numbers as actions, got {given.dtype}")
        if given.dtype == np.int64 and given.flags.c_contiguous:
            return given
        np.copyto(self._actions, given, casting="unsafe")
        return self._actions

    def _flat(self, told: Step) -> tuple[Any, ...]:
        """Arrays to be written into, as the driver takes them."""
        for name, like, got in zip(Step._fields, self.arrays(), told, strict=True):
            if got.shape != like.shape or got.dtype != like.dtype or not got.flags.c_contiguous:
                raise InputError(f"expected {name} to be {like.dtype} {like.shape}, in C order")
        setting = self.setting
        flags = told.mask.reshape(-1) if setting.mask == "bytes" else np.zeros(1, np.bool_)
        seen = self._seen
        if setting.observing:
            seen = told.obs.reshape(-1).view(self._seen.dtype)
        return flags, seen, told.seat, told.reward.reshape(-1), told.done, told.winners


def make_vec(
    game: Game | str,
    num_envs: int,
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    seed: int = 0,
    obs: bool | str = True,
    mask: str = "packed",
    reward: str = "win",
    device: str = "cpu",
    threads: int | None = None,
    autoreset: bool = True,
    chance: str = "inside",
    edition: Edition | None = None,
    backend: str = "native",
) -> VectorEnv:
    """Matches of a game in lockstep; docs/research.md says what its arrays hold."""
    if isinstance(num_envs, bool) or not 1 <= num_envs < MOST_LANES:
        raise InputError(f"expected num_envs from 1 to {MOST_LANES - 1}, got {shown(num_envs)}")
    setting = settle(
        load(game) if isinstance(game, str) else game,
        seats, options or {}, edition, obs, mask, reward, chance, autoreset,
    )  # fmt: skip
    check_seed(seed)
    threads = threads or len(os.sched_getaffinity(0))
    return VectorEnv(setting, num_envs, seed, threads, backend_named(backend))
