"""The peers' own suites, and what else every environment of a kind of match is held to.

PettingZoo's tests are its own words; `pytest` makes every warning an error.
"""

from __future__ import annotations

import io
import unittest
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from open_spiel.integration_tests import api_test as spiel_api
from open_spiel.python.tests.games_sim_test import GamesSimTest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import tinkertable.env.gymnasium as ours
from tests.conformance.cases import Case, games, some_cases
from tests.core.toy import TOY
from tinkertable.core.game import Game
from tinkertable.env.openspiel import SpielState, register, short_name
from tinkertable.env.pettingzoo import RENDER_MODES, AtOnce, InTurns

CYCLES = 25  # a suite goes on for so many turns of every seat
STATES = 30  # of a match
WORLDS = 10  # of a match, for two players each
SAMPLES = 3  # kinds of match of a game
# To whoever sees a dictionary PettingZoo says this, unless it is an environment of its own.
DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)


def sample(game: Game) -> list[Case]:
    """Of all kinds of match some that lie apart, the defaults first."""
    cases = some_cases(game)
    return cases[:: -(-len(cases) // SAMPLES)]


SAMPLE = {case.name: case for game in games() for case in sample(game)}


def how(case: Case, backend: str) -> dict[str, Any]:
    return {
        "game": case.game, "seats": case.seats, "options": case.options, "backend": backend,
    }  # fmt: skip


@contextmanager
def said(masks: str) -> Iterator[None]:
    """What PettingZoo says about dictionaries is no fault; what it prints is not wanted."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        for text in DICTIONARIES if masks == "observation" else ():
            warnings.filterwarnings("ignore", text)
        yield


def check_pettingzoo(case: Case, masks: str, backend: str = "plain") -> None:
    given = {**how(case, backend), "masks": masks}
    with said(masks):
        api_test(InTurns(**given), num_cycles=CYCLES)
        seed_test(lambda: InTurns(**given), num_cycles=CYCLES)
        parallel_api_test(AtOnce(**given), num_cycles=CYCLES)
        parallel_seed_test(lambda: AtOnce(**given), num_cycles=CYCLES)


def check_pettingzoo_pictures(case: Case) -> None:
    """PettingZoo's test asks environments in turns; those that act at once are asked here."""
    with redirect_stdout(io.StringIO()):
        render_test(lambda render_mode=None: InTurns(**how(case, "plain"), render_mode=render_mode))
        for mode in RENDER_MODES:
            env = AtOnce(**how(case, "plain"), render_mode=mode)
            env.reset(seed=1)
            kinds = {"ansi": str, "rgb_array": np.ndarray, "human": type(None)}
            assert isinstance(env.render(), kinds[mode])


def check_whole_matches(case: Case, backend: str = "plain") -> None:
    """Legal actions at once: one seat's never spoils another's, and the match ends by the rules."""
    env = AtOnce(**how(case, backend))
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])
        seen, rewards, over, cut, infos = env.step(
            {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}
        )
    assert all(over.values())
    assert not any(cut.values())
    winners = [agent for agent in rewards if rewards[agent] > 0]
    for agent in rewards:
        assert infos[agent]["ended"] == "over"
        assert [f"seat_{seat}" for seat in infos[agent]["winners"]] == winners


class Legal(spaces.Discrete):
    """PettingZoo's test of cycles plays anything at random: here anything that is legal."""

    def __init__(self, env: InTurns | AtOnce, seat: int) -> None:
        super().__init__(env._width, seed=seat)
        self._env, self._seat = env, seat

    def sample(self, *_masks: Any) -> Any:
        match = self._env.match
        _, (mask,) = match.look(self._seat, self._seat + 1)
        waits = [not (match.acting >> self._seat) & 1] * (int(self.n) - len(mask))
        return super().sample(np.append(mask, np.array(waits, np.int8)))


class LegalInTurns(InTurns):
    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self._does = {agent: Legal(self, seat) for agent, seat in self._numbers.items()}


class LegalAtOnce(AtOnce):
    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self._does = {agent: Legal(self, seat) for agent, seat in self._numbers.items()}


def make_known(game: Game) -> None:
    """To Gymnasium and to OpenSpiel, where it is not one of ours."""
    if ours.ids(game)[0] not in gymnasium.registry:
        ours.register(game)
    if short_name(game) not in pyspiel.registered_names():
        register(game)


def check_gymnasium(case: Case, bots: str = "random", backend: str = "plain") -> None:
    given = {key: value for key, value in how(case, backend).items() if key != "game"}
    name, _ = ours.ids(case.game)

    def made(mode: str) -> Any:
        return gymnasium.make(name, bots=bots, render_mode=mode, **given)

    with redirect_stdout(io.StringIO()):
        check_env(made("rgb_array").unwrapped)
    check_environments_match(made("ansi"), made("ansi"), num_steps=3)


def spiel_name(case: Case, reward: str = "win") -> str:
    given = {"players": case.seats, "reward": reward, **case.options}
    return f"{short_name(case.game)}({','.join(f'{k}={v}' for k, v in given.items())})"


class OnPartialTree(spiel_api.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's, on states of a whole match: its own sample stays near the start."""

    game: Any
    game_name: str

    @classmethod
    def setUpClass(cls) -> None:
        path = list(states(cls.game, 1))
        cls.some_states = path[:: -(-len(path) // STATES)]
        cls.game_type = cls.game.get_type()


class OnFullTree(spiel_api.EnforceAPIOnFullTreeBase):
    game: Any
    game_name: str


def states(game: Any, seed: int) -> Iterator[Any]:
    """A match at random, state by state."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while True:
        yield state.clone()
        if state.is_terminal():
            return
        actions = state.legal_actions()
        state.apply_action(int(actions[rng.integers(len(actions))]))


def run_cases(kind: type[unittest.TestCase], game: Any, name: str) -> None:
    """OpenSpiel's cases as one test."""
    made = type(kind.__name__, (kind,), {"game": game, "game_name": name})
    told = unittest.TextTestRunner(stream=io.StringIO()).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(made)
    )
    assert told.testsRun
    assert [text for _, text in (*told.errors, *told.failures)] == []


def check_openspiel(case: Case, reward: str = "win") -> None:
    make_known(case.game)
    name = spiel_name(case, reward)
    game = pyspiel.load_game(name)
    run_cases(OnPartialTree, game, name)
    with redirect_stdout(io.StringIO()):
        GamesSimTest().sim_game(game)


def check_resampling(case: Case, seed: int = 1) -> None:
    """A world that every player could be in instead: it looks the same, and nobody else acts."""
    make_known(case.game)
    game = pyspiel.load_game(spiel_name(case))
    rng = np.random.default_rng(seed)
    path = [state for state in states(game, seed) if state.is_player_node()]
    for state in path[:: -(-len(path) // WORLDS)]:
        for player in {state.current_player(), int(rng.integers(case.seats))}:
            twin: SpielState = state.resample_from_infostate(player, rng.random)
            mine = state.information_state_string(player)
            assert twin.information_state_string(player) == mine
            assert twin.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert twin.current_player() == player
                assert twin.legal_actions() == state.legal_actions()


KNOWN = [TOY, *games()]
