"""PettingZoo: every game in turns (AEC) and at once (parallel), with all its seats and options.

    from tinkertable.env.pettingzoo import env, parallel_env

    table = env("gears", seats=3, options={"strict": "on"})
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        table.step(None if ended or cut else table.action_space(agent).sample(seen["action_mask"]))

Agents are the seats, `seat_1` and so on, as logs number them. What one sees is a dictionary of
`observation` (what the numbers mean: the table of the game's observation) and `action_mask`; with
`masks="info"` the observation alone, and the mask of who is to act in its `infos`. What the
actions are: `table.actions.names`.

**Order.** Nature plays inside. In turns, of seats that may act at once the lowest is asked first;
what it did is hidden from the others as long as the rules hide it. In the parallel environment all
who may act at once do so in one step. For the others there is one more action, the last, WAIT: it
is all that their mask allows, and whatever they send is ignored.

**Rewards** come at the end. `win`: 1 to the winner, shared by several, what one wins the others
lose; alone, 1 or -1. `score`: points. `margin`: points more than the best of the others.

**An action that is not legal** ends the episode: the seat gets -1, and the others share 1; where
rewards are points it gets -100 and they nothing. All are terminated. `infos` then say
`{"ended": "refused", "winners": []}`; of any other end "over", or "cut" where all are truncated: at
the most moves that a match can have, or at `max_cycles`. After the end masks are full, so that what
is computed from them stays defined; nothing is played any more.

**Luck.** A seed is a sequence of episodes: `reset(seed=1)` begins the first, `reset()` the next.
They are those of the first lane of `make_vec` with this seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game
from tinkertable.core.seats import members

from .single import Single
from .spaces import mask_space, seen_space
from .vector import CUT

MASKS = ("observation", "info")
RENDER_MODES = ["ansi", "rgb_array", "human"]
Info = dict[str, Any]


class Seats:
    """What both environments have: a match, its agents and their spaces."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # each environment has its own
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }
    agents: list[str]

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        masks: str = "observation",
        max_cycles: int | None = None,
        edition: Edition | None = None,
        backend: str = "native",
        render_mode: str | None = None,
    ) -> None:
        if masks not in MASKS:
            raise InputError(f"expected masks to be one of {', '.join(MASKS)}, got {shown(masks)}")
        if render_mode not in (None, *RENDER_MODES):
            known = ", ".join(RENDER_MODES)
            raise InputError(f"expected render_mode to be one of {known}, got {shown(render_mode)}")
        self.match = Single(game, seats, options, reward, edition, backend)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": self._name()}
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.match.seats)]
        self.agents = []
        self._in_info = masks == "info"
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._sees = {agent: self._seen_space() for agent in self.possible_agents}
        self._does = {agent: spaces.Discrete(self._width) for agent in self.possible_agents}

    def _name(self) -> str:
        return f"tinkertable_{self.match.game.name.replace('-', '_')}_v{self.match.game.version}"

    @property
    def _width(self) -> int:
        """Of a mask."""
        return self.match.actions.count

    @property
    def actions(self) -> Any:
        """What the numbers of actions mean."""
        return self.match.actions

    def _seen_space(self) -> spaces.Space[Any]:
        seen = seen_space(self.match.observing)
        if self._in_info:
            return seen
        return spaces.Dict({"observation": seen, "action_mask": mask_space(self._width)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sees[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._does[agent]

    def _told(self, seen: Any, mask: Any) -> Any:
        return seen if self._in_info else {"observation": seen, "action_mask": mask}

    def _end(self) -> dict[str, Info]:
        """What all are told of the end."""
        return {agent: self.match.told_of_end() for agent in self.possible_agents}

    def _by_agent(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def render(self) -> Any:
        """The table as the terminal draws it: text, a picture (height, width, 3), or printed."""
        if self.render_mode is None:
            return None
        from .picture import render

        return render(self.match.position(), self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


class InTurns(Seats, AECEnv[str, Any, int]):
    """A game in turns. `max_cycles`: cut when a seat would be asked once more than so often."""

    metadata = {**Seats.metadata, "is_parallelizable": False}  # noqa: RUF012
    agent_selection: str

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._asked = [0] * len(self.agents)
        self._skip_agent_selection = None
        self._seat = -1
        self._seen: Any = None  # by who is asked, where masks are in infos
        self._go_on()

    def step(self, action: int | None) -> None:
        match = self.match
        if match.ended:
            self._was_dead_step(action)
            return
        match.act(self._seat, action)
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next seat, or tell of the end."""
        match = self.match
        if self._in_info and self._seat >= 0:
            self.infos[self.agent_selection] = {}
        if match.acting:
            self._seat = seat = match.asked()
            self._asked[seat] += 1
            if self.max_cycles is not None and self._asked[seat] > self.max_cycles:
                match.cut()
        if match.ended:
            self._tell_of_end()
            return
        agent = self.agent_selection = self.possible_agents[seat]
        if self._in_info:
            (self._seen,), (mask,) = match.look(seat, seat + 1)
            self.infos[agent] = {"action_mask": mask}

    def _tell_of_end(self) -> None:
        match = self.match
        self.rewards = self._by_agent(match.rewards)
        self._cumulative_rewards = self.rewards.copy()
        ends = self.truncations if match.ended == CUT else self.terminations
        ends |= dict.fromkeys(self.agents, True)
        self.infos = self._end()
        self._seen = None
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        """What an agent sees now; its mask is empty while another is asked."""
        seat, match = self._numbers[agent], self.match
        if self._seen is not None and seat == self._seat:
            return self._seen
        seen, masks = match.look(seat, seat + 1)
        if not match.ended and seat != self._seat:
            masks[:] = 0
        return self._told(seen[0], masks[0])


class AtOnce(Seats, ParallelEnv[str, Any, int]):
    """A game in steps, in each of which all act who may. `max_cycles`: cut after so many steps."""

    @property
    def _width(self) -> int:
        """With WAIT, the last."""
        return self.match.actions.count + 1

    @property
    def wait(self) -> int:
        """The number of WAIT."""
        return self.match.actions.count

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Info]]:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._look()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        match = self.match
        match.check_runs()
        for seat in members(match.acting):
            action = self._chosen(actions, seat)
            if (match.acting >> seat) & 1:  # not where another's choice has ended the episode
                match.act(seat, action)
        self._steps += 1
        if self.max_cycles is not None and self._steps >= self.max_cycles:
            match.cut()
        seen, infos = self._look()
        everybody = self.agents
        if match.ended:
            infos = self._end()
            self.agents = []
        return (
            seen,
            self._by_agent(match.rewards),
            dict.fromkeys(everybody, match.ended not in (0, CUT)),
            dict.fromkeys(everybody, match.ended == CUT),
            infos,
        )

    def _chosen(self, actions: Mapping[str, int], seat: int) -> int:
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise InputError(f"expected an action of {agent}, who may act")
        return actions[agent]

    def _look(self) -> tuple[dict[str, Any], dict[str, Info]]:
        """What everybody sees, and the infos."""
        match = self.match
        seen, masks = match.look(0, match.seats)
        waits = [[int(not (match.acting >> seat) & 1)] for seat in range(match.seats)]
        masks = np.concatenate([masks, np.array(waits, np.int8)], axis=1)
        told = {
            agent: self._told(seen[seat], masks[seat])
            for seat, agent in enumerate(self.possible_agents)
        }
        infos: dict[str, Info] = {
            agent: {"action_mask": masks[seat]} if self._in_info else {}
            for seat, agent in enumerate(self.possible_agents)
        }
        return told, infos


env = raw_env = InTurns
parallel_env = AtOnce
