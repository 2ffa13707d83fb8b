"""Gymnasium: one seat of any game against bots, and many games in step.

    import gymnasium
    import tinkertable.env.gymnasium  # registers them

    env = gymnasium.make("tinkertable/gears-v3", seats=3, bots=["easy", "greedy"], seat=2)
    envs = gymnasium.make_vec("tinkertable/gears-v3", num_envs=1024)             # others at random
    envs = gymnasium.make_vec("tinkertable/gears-self-play-v3", num_envs=1024)   # all seats asked

The number behind the name is that of the game's rules: `registered()` lists the ids.

**What is seen** is a row of numbers; what each means says the table of the game's observation. What
may be done: `info["action_mask"]` (int8), or `action_masks()` (bool), as stable-baselines3's
MaskablePPO asks for it; the names of actions are `actions.names`.

**Rewards** come at the end of an episode: `win`, `score` or `margin`, as said in
`tinkertable.env.pettingzoo`. An action that is not legal ends it: `info["ended"]` is then
"refused", else "over", or "cut" (truncated) at the most moves a match can have. `info["winners"]`
are seats, from 1. After the end masks are full.

**Luck.** A seed is a sequence of episodes: `reset(seed=1)` begins the first, `reset()` the next.
Bots draw theirs from seed, episode, seat and move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space

from tinkertable.backends import backend_named
from tinkertable.bots import Bot, best_backend
from tinkertable.bots import load as load_bot
from tinkertable.bots.seeds import arena_seed
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import members
from tinkertable.games import GAMES, load

from .others import with_random_others
from .single import ENDS, Single, usual_seats
from .spaces import seen_space
from .vector import CUT, make_vec

RENDER_MODES = ["ansi", "rgb_array", "human"]
RANDOM = "random"
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat against bots: `easy`, `normal`, `hard`, `expert`, `greedy`, `random`, or one with its
    parameters (`tree:simulations=50`); one name for all of them, or one for each other seat.

    `seat` counts from 1, as logs do; None is another in every episode.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = 1,
        bots: str | Sequence[str] = RANDOM,
        reward: str = "win",
        edition: Edition | None = None,
        backend: str = "native",
        render_mode: str | None = None,
    ) -> None:
        self.match = match = Single(game, seats, options, reward, edition, backend)
        self.render_mode = render_mode
        self.observation_space = seen_space(match.observing)
        self.action_space = spaces.Discrete(match.actions.count)
        self._wanted = None if seat is None else _checked(seat, match.seats)
        self._seat = self._wanted or 0
        self._names = _names(bots, match.seats - 1)
        plays = backend_named(best_backend(self._names))
        self._bots = {name: load_bot(name, match.game, plays) for name in self._names}

    @property
    def actions(self) -> Any:
        """What the numbers of actions mean."""
        return self.match.actions

    def reset(
        self,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Any, Info]:
        super().reset(seed=seed)
        if seed is None and self.match.seed[1] < 0:
            seed = int(self.np_random.integers(1 << 62))  # the first of all, of any luck
        self.match.begin(seed)
        if self._wanted is None:
            self._seat = int(self.np_random.integers(self.match.seats))
        self._await()
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        match = self.match
        match.act(self._seat, action)
        self._await()
        cut = match.ended == CUT
        seen, info = self._told()
        return seen, match.rewards[self._seat], bool(match.ended) and not cut, cut, info

    def action_masks(self) -> Any:
        """What the seat may do: a bool for each action."""
        return self._mask.astype(np.bool_)

    def _told(self) -> tuple[Any, Info]:
        (seen,), (mask,) = self.match.look(self._seat, self._seat + 1)
        self._mask = mask.copy()
        return seen, {"action_mask": mask, "seat": self._seat + 1, **self.match.told_of_end()}

    def _await(self) -> None:
        """The bots' turns, up to that of the seat."""
        match = self.match
        while match.acting and (seat := match.asked()) != self._seat:
            name = self._names[seat - (seat > self._seat)]
            match.act(seat, match.draw(seat) if name == RANDOM else self._chosen(name, seat))

    def _chosen(self, name: str, seat: int) -> int:
        """What a bot would do, who sees what its seat may see."""
        match = self.match
        bot: Bot = self._bots[name]
        seed = arena_seed("{}/{}".format(*match.seed), seat, match.moves)
        return match.actions.dense[bot.choose(match.position().hidden(seat), seat, seed)]

    def render(self) -> Any:
        """The table as the terminal draws it: text, a picture (height, width, 3), or printed."""
        return _rendered(self.match.position(), self.render_mode)


class SeatsVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games in step, on all cores: `make_vec` with Gymnasium's interface.

    In self-play (`bots=None`) whoever's turn it is is asked: what is told of a lane is for the seat
    in `info["seat"]` (from 1), its reward is that of the seat that acted in this step, and
    `info["rewards"]` has all of them, a row a lane. With `bots="random"` it is one seat's view, and
    the others' turns are played inside. Other bots: `gymnasium.make_vec(…, bots="easy")`, which
    steps single environments.

    Whatever is told is a copy, unless `copy` is False: then the next step writes into it again, and
    the masks of lanes that have ended are empty.
    `autoreset_mode`: of Gymnasium's three. A lane that has ended begins the next episode in the
    next step, which ignores its action; in the same step, with `final_obs` and `final_info` in
    `info`; or where `reset(options={"reset_mask": …})` says so.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        bots: str | None = None,
        seat: int = 1,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        edition: Edition | None = None,
        backend: str = "native",
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        seats = usual_seats(self.game) if seats is None else self.game.check_seats(seats)
        played = self.game
        self._seat: int | None = None
        if bots is not None:
            if bots != RANDOM:
                raise InputError(f"expected bots to be None or {RANDOM}, got {shown(bots)}")
            self._seat = _checked(seat, seats)
            played = with_random_others(self.game, self._seat)
            edition = replace(edition, game=played.name) if edition is not None else None
        self.lanes = make_vec(
            played, num_envs, seats, options, mask="bytes", reward=reward, threads=threads,
            autoreset=False, edition=edition, backend=backend,
        )  # fmt: skip
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": self.autoreset_mode}
        observing = self.lanes.setting.observing
        assert observing is not None
        self.single_observation_space = seen_space(observing)
        self.single_action_space = spaces.Discrete(self.actions.count)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.arange(num_envs)
        self._over = np.zeros(num_envs, np.bool_)  # lanes that wait for their next episode
        self._begun = False

    @property
    def actions(self) -> Any:
        """What the numbers of actions mean."""
        return self.lanes.actions

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """That of all lanes; large, so only made where it is asked for."""
        return batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, Info]:
        super().reset(seed=seed)
        which = (options or {}).get("reset_mask")
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(1 << 62))
        self._begun = True
        self.lanes.reset(seed, which)
        self._over[:] = False if which is None else self._over & ~np.asarray(which)
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        told = self.lanes.told
        actor = told.seat.copy()
        again = self._over.any() and self.autoreset_mode == AutoresetMode.NEXT_STEP
        self.lanes.step(actions)
        ended, cut = told.done != 0, told.done == CUT
        over = ended & ~self._over  # in this step
        # What a lane that waits was told before is not told again.
        rewards = np.where(over[:, None], told.reward, 0).astype(np.float32)
        stop = over & ~cut, over & cut
        info = self._end(over, rewards) if over.any() else {}
        if again:
            self.lanes.reset(which=self._over)
            self._over = over
        elif self.autoreset_mode == AutoresetMode.SAME_STEP:
            if over.any():
                info = self._begin_anew(over, info)
        else:
            self._over |= over
        mine = rewards[self._every, actor] if self._seat is None else rewards[:, self._seat]
        return self._seen(), mine.astype(np.float64), *stop, {**self._info(), **info}

    def _begin_anew(self, over: Any, end: Info) -> Info:
        """In the same step: what was told of the end comes in `info`."""
        final = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(over):
            final[lane] = self.lanes.told.obs[lane].copy()
        last = {**self._info(), **end}
        self.lanes.reset(which=over)
        return {"final_obs": final, "_final_obs": over, "final_info": last, "_final_info": over}

    def _end(self, over: Any, rewards: Any) -> Info:
        """How episodes have ended; a flag under `_name` says in which lanes."""
        done, won = self.lanes.told.done, self.lanes.told.winners
        ended, winners = (np.full(self.num_envs, None, object) for _ in range(2))
        for lane in np.flatnonzero(over):
            ended[lane] = ENDS[int(done[lane])]
            winners[lane] = [seat + 1 for seat in members(int(won[lane]))]
        found = {"ended": ended, "winners": winners, "rewards": rewards}
        return found | {f"_{name}": over for name in found}

    def _info(self) -> Info:
        told = self.lanes.told
        masks = told.mask.view(np.int8)
        seats = told.seat + 1
        if self.copy:
            masks = masks.copy()
            masks[told.done != 0] = 1
        return {"action_mask": masks, "seat": seats}

    def _seen(self) -> Any:
        return self.lanes.told.obs.copy() if self.copy else self.lanes.told.obs

    def action_masks(self) -> Any:
        """What the seats that are asked may do: a bool for each lane and action."""
        return self._info()["action_mask"].astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """The table of every lane, as `SeatEnv.render` gives one."""
        if self.render_mode is None:
            return None
        frames = tuple(_rendered(self.position(i), self.render_mode) for i in range(self.num_envs))
        return None if self.render_mode == "human" else frames

    def position(self, lane: int) -> Position:
        """What lies on the table of a lane, nothing hidden: a copy."""
        there = self.lanes.position(lane)
        found = Position(self.game, there.seats, there.options, there.box)
        found.state = there.state
        return found


def seat_envs(
    game: str, num_envs: int = 1, *, bots: str | Sequence[str] = RANDOM, **how: Any
) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Many of a seat against bots: in step where the others play at random, else one by one."""
    if bots == RANDOM and how.get("seat", 1) is not None:
        return SeatsVectorEnv(game, num_envs, bots=bots, **how)
    mode = how.pop("autoreset_mode", AutoresetMode.NEXT_STEP)
    made = [lambda: SeatEnv(game, bots=bots, **how)] * num_envs
    return SyncVectorEnv(made, autoreset_mode=mode)


def _names(bots: str | Sequence[str], others: int) -> list[str]:
    names = [bots] * others if isinstance(bots, str) else list(bots)
    if len(names) != others:
        raise InputError(f"expected a bot for each of {others} other seats, got {len(names)}")
    return names


def _checked(seat: object, seats: int) -> int:
    """The seat's number inside."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 1 <= seat <= seats:
        raise InputError(f"expected seat from 1 to {seats}, got {shown(seat)}")
    return seat - 1


def _rendered(position: Position, mode: str | None) -> Any:
    if mode is None:
        return None
    from .picture import render

    return render(position, mode)


def ids(game: Game) -> tuple[str, str]:
    """Under which a game is registered: a seat against bots, and self-play."""
    return tuple(  # type: ignore[return-value]
        f"tinkertable/{game.name}{kind}-v{game.version}" for kind in ("", "-self-play")
    )


def registered() -> list[str]:
    """All ids."""
    return [name for game in map(load, GAMES) for name in ids(game)]


def register(game: Game) -> None:
    """Make a game known to Gymnasium; ours are."""
    alone, together = ids(game)
    here = {"game": game if game.name not in GAMES else game.name}
    gymnasium.register(
        alone, f"{__name__}:SeatEnv", vector_entry_point=f"{__name__}:seat_envs", kwargs=here
    )
    gymnasium.register(together, vector_entry_point=f"{__name__}:SeatsVectorEnv", kwargs=here)


for _name in GAMES:
    register(load(_name))
