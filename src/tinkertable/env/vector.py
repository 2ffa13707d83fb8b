"""Many matches in lockstep: actions in, arrays out, on the processor's cores or on a GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np

from tinkertable.backends import backend_named
from tinkertable.backends.drivers import step as driver
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import from_image, image
from tinkertable.games import load

from .actions import SeatActions
from .host import Host
from .saved import pack, unpack
from .setting import Setting, check_seed, settle

MOST_LANES = 1 << driver.EPISODE
DEVICES = ("cpu", "cuda")
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


class Place(Protocol):
    """Where lanes are: its memory, and what runs the driver there. `Host` says what each does."""

    def rows(self, record: type[Any], count: int) -> Any: ...
    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any: ...
    def put(self, values: Any) -> Any: ...
    def fetch(self, array: Any) -> Any: ...
    def write(self, rows: Any, i: int, values: Any) -> None: ...
    def shown(self, array: Any) -> Any: ...
    def sealed(self, array: Any) -> Any: ...
    def own(self, array: Any, kind: Any, shape: tuple[int, ...]) -> Any: ...
    def copy(self, target: Any, source: Any) -> None: ...
    def given(self, actions: Any, into: Any) -> Any: ...
    def chosen(self, which: Any) -> Any: ...
    def run(self, entry: str, given: tuple[Any, ...], only: int = -1) -> None: ...


class VectorEnv:
    """A lane's luck comes from (seed, lane, episode) alone: neither the place, nor the number of
    threads, nor what other lanes do changes it."""

    def __init__(self, setting: Setting, lanes: int, seed: int, place: Place) -> None:
        self.setting = setting
        self.lanes = lanes
        self._at = place
        self._boxes = place.rows(setting.game.Box, 1)
        self._store(self._boxes, 0, setting.box[0])
        self._setups = place.rows(driver.Setup, 1)
        self._set_seed(seed)
        numbers = np.array(setting.game.option_numbers(setting.options), np.int64)
        self._options = place.put(numbers)
        self._numbers, self._dense, self._spans = map(place.put, setting.tables())
        self._worth = place.put(setting.worth())
        self._blanks = place.rows(setting.game.State, 1)
        self._rows = place.rows(setting.game.State, lanes)
        self._lanes = place.rows(driver.Lane, lanes)
        self._unseen = place.rows(setting.driver.Observation, 1)
        self._unasked = place.rows(setting.driver.Observation, 1 if setting.observing else lanes)
        self._no_flags = place.zeros(1, np.bool_)
        self._masks = place.zeros((lanes, setting.words), np.int64)  # legality is read from these
        self._each_mask = self._masks.reshape(-1)
        self._actions = place.zeros(lanes, np.int64)
        self._all = place.put(np.ones(lanes, np.bool_))
        self.told = self._own_arrays()
        self._into = self.told, self._flat(self.told)
        self._begun = False

    @property
    def actions(self) -> SeatActions:
        """What the numbers of actions mean."""
        return self.setting.actions

    def arrays(self) -> Step:
        """Fresh arrays that `step` can write into."""
        kinds = self._kinds()
        return Step(*(self._at.shown(self._at.zeros(shape, kind)) for shape, kind in kinds))

    def _kinds(self) -> list[tuple[tuple[int, ...], Any]]:
        """Of what shape and type each array is."""
        n, setting = self.lanes, self.setting
        size, kind = setting.observed
        width = setting.words if setting.mask == "packed" else self.actions.count
        return [
            ((n,), np.dtype(np.int64)),
            ((n, size), np.dtype(kind)),
            ((n, width), np.dtype(setting.mask_type)),
            ((n, setting.seats), np.dtype(np.float32)),
            ((n,), np.dtype(np.int64)),
            ((n,), np.dtype(np.int64)),
        ]

    def _own_arrays(self) -> Step:
        """The environment's: its packed masks can be read only."""
        own = self.arrays()
        if self.setting.mask == "bytes":
            return own
        return own._replace(mask=self._at.sealed(self._masks.view(np.uint64)))

    def _set_seed(self, seed: int) -> None:
        self.seed = check_seed(seed)
        self._store(self._setups, 0, self.setting.setup(seed))

    def _store(self, rows: Any, i: int, record: Any) -> None:
        self._at.write(rows, i, np.frombuffer(image(record), rows.dtype))

    def reset(self, seed: int | None = None, which: Any = None) -> Step:
        """Begin the next episode in every lane, or in some of them (`which`: a bool each); with a
        seed, the first episode of that seed."""
        chosen = self._all
        if which is not None and self._begun:
            chosen = self._at.chosen(which)
        task = driver.START
        if seed is not None:
            self._set_seed(seed)
        if seed is not None or not self._begun:
            task = driver.AFRESH
        self._begun = True
        return self._advance(task, self.told, which=chosen)

    def step(self, actions: Any, into: Step | None = None) -> Step:
        """Play an action in every lane. One that is not legal ends its episode; a lane that waits
        to be reset stays as it is."""
        self._check_begun()
        told = self.told if into is None else into
        self._advance(driver.STEP, told, self._at.given(actions, self._actions))
        if into is not None and self.setting.mask == "packed":
            self._at.copy(into.mask, self._masks)
        return told

    def sample(self) -> Any:
        """A random legal action for every lane, from a stream of luck of its own; the next call
        writes into the same array. Nature's, where her turns are handed out, come by weight."""
        self._check_begun()
        self._at.run("sample", (
            self._boxes, self._setups, self._rows, self._lanes, self._numbers,
            self._each_mask, self._actions,
        ))  # fmt: skip
        return self._at.shown(self._actions)

    def odds(self, lane: int) -> list[tuple[int, int]]:
        """Nature's actions in a lane where her turn is handed out, each with its weight."""
        dense = self.actions.dense
        return [(dense[number], weight) for number, weight in self.position(lane).odds()]

    def position(self, lane: int) -> Position:
        """What lies on the table of a lane, nothing hidden: a copy."""
        self._check_begun()
        setting, i = self.setting, self._numbered(lane)
        found = Position(setting.game, setting.seats, setting.options, setting.box)
        row = self._at.fetch(self._rows[i : i + 1])
        found.state = from_image(setting.game.State, row.tobytes())
        return found

    def put(self, lane: int, position: Position) -> Step:
        """Go on in a lane from another position, with the luck that the lane has."""
        self._check_begun()
        setting, i = self.setting, self._numbered(lane)
        theirs = position.game, position.seats, position.options, image(position.box[0])
        if theirs != (setting.game, setting.seats, setting.options, image(setting.box[0])):
            raise InputError("expected a position of the same game, seats, options and components")
        self._store(self._rows, i, position.state)
        return self._advance(driver.RESUME, self.told, only=i)

    def save(self) -> bytes:
        """All that is needed to go on from here in an environment made alike, wherever it is."""
        self._check_begun()
        rows, lanes = self._at.fetch(self._rows), self._at.fetch(self._lanes)
        return pack(self.setting, self.seed, rows, lanes)

    def load(self, saved: bytes) -> Step:
        """Go on from where another environment was saved."""
        kinds = self._rows.dtype, self._lanes.dtype
        seed, rows, lanes = unpack(saved, self.setting, self.lanes, kinds)
        self._at.write(self._rows, 0, rows)
        self._at.write(self._lanes, 0, lanes)
        self._set_seed(seed)
        self._begun = True
        return self._advance(driver.SHOW, self.told)

    def _advance(
        self, task: int, told: Step, actions: Any = None, which: Any = None, only: int = -1
    ) -> Step:
        if self._into[0] is not told:
            self._into = told, self._flat(told)
        flags, seen, seat, reward, done, winners = self._into[1]
        self._at.run("advance", (
            task, self._boxes, self._setups, self._blanks, self._rows, self._lanes, self._options,
            self._numbers, self._dense, self._spans, self._worth,
            self._all if which is None else which, self._actions if actions is None else actions,
            self._each_mask, flags, self._unseen, seen, seat, reward, done, winners,
        ), only)  # fmt: skip
        return told

    def _check_begun(self) -> None:
        if not self._begun:
            raise InputError("an environment begins with reset()")

    def _numbered(self, lane: int) -> int:
        if not 0 <= lane < self.lanes:
            raise InputError(f"expected a lane from 0 to {self.lanes - 1}, got {lane}")
        return lane

    def _flat(self, told: Step) -> tuple[Any, ...]:
        """Arrays to be written into, as the driver takes them."""
        own = []
        for name, (shape, kind), array in zip(Step._fields, self._kinds(), told, strict=True):
            own.append(self._at.own(array, kind, shape))
            if own[-1] is None:
                raise InputError(f"expected {name} to be {kind} {shape}, in C order")
        seat, obs, mask, reward, done, winners = own
        flags = mask.reshape(-1) if self.setting.mask == "bytes" else self._no_flags
        seen = self._unasked
        if self.setting.observing:
            seen = obs.reshape(-1).view(self._unseen.dtype)
        return flags, seen, seat, reward.reshape(-1), done, winners


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
    if device not in DEVICES:
        raise InputError(f"expected device to be one of {', '.join(DEVICES)}, got {shown(device)}")
    setting = settle(
        load(game) if isinstance(game, str) else game,
        seats, options or {}, edition, obs, mask, reward, chance, autoreset,
    )  # fmt: skip
    check_seed(seed)
    place: Place
    if device == "cuda":
        from .device import Device

        place = Device(setting, num_envs)
    else:
        threads = threads or len(os.sched_getaffinity(0))
        place = Host(setting, num_envs, threads, backend_named(backend))
    return VectorEnv(setting, num_envs, seed, place)
