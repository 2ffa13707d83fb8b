"""Checkers of libraries that are too heavy to be installed for every test: run by hand.

    pip install stable-baselines3 sb3-contrib 'ray[rllib]'
    python -m tests.env.learners [sb3] [rllib]

Stable-baselines3's checker on every game, and a few steps of its MaskablePPO; RLlib's checker.
Whatever they warn of is an error. Exit code 1 if something does not hold.
"""

from __future__ import annotations

import argparse
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO

from tests.conformance.cases import games
from tinkertable.core.game import Game
from tinkertable.env.gymnasium import SeatEnv
from tinkertable.env.pettingzoo import AtOnce, InTurns

STEPS = 64  # of learning
Check = tuple[str, Callable[[], None]]


def sb3(game: Game) -> Iterator[Check]:
    """Stable-baselines3: one seat against bots, which it asks for its masks."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env

    yield "check_env", lambda: check_env(SeatEnv(game, render_mode="rgb_array"), warn=True)

    def learn() -> None:
        env = SeatEnv(game)
        learner = MaskablePPO("MlpPolicy", env, n_steps=STEPS, batch_size=STEPS, seed=1)
        learner.learn(STEPS)
        seen, _ = env.reset(seed=1)
        action, _ = learner.predict(seen, action_masks=env.action_masks())
        assert env.action_masks()[int(action)]

    yield "MaskablePPO", learn


def rllib(game: Game) -> Iterator[Check]:
    """RLlib: all seats, in its own kind of environment for many agents."""
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments as check

    yield "in turns", lambda: check(PettingZooEnv(InTurns(game)))
    yield "at once", lambda: check(ParallelPettingZooEnv(AtOnce(game)))


LIBRARIES = {"sb3": sb3, "rllib": rllib}


def holds(name: str, check: Callable[[], None]) -> bool:
    try:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("error")
            check()
    except Exception:
        traceback.print_exc()
        print(f"{name}: does not hold")
        return False
    print(f"{name}: holds", flush=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("libraries", nargs="*", choices=[*LIBRARIES, []], default=[])
    asked = parser.parse_args().libraries or list(LIBRARIES)
    results = [
        holds(f"{library}: {game.name}: {name}", check)
        for library in asked
        for game in games()
        for name, check in LIBRARIES[library](game)
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
