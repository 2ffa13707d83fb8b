"""PettingZoo's own classic games, in its loop of agents; `raw` without its wrappers of checks."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np

from .clock import Batch, asked, tell

MODULES = {"tic-tac-toe": "tictactoe_v3", "connect-four": "connect_four_v3"}
GAMES = 10  # of a batch
RNG = random.Random(1)


def loop(env: Any) -> Batch:
    """PettingZoo's loop, as its documentation has it."""

    def batch() -> tuple[int, int]:
        steps = 0
        for _ in range(GAMES):
            env.reset()
            for _agent in env.agent_iter():
                seen, _reward, ended, cut, _info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(RNG.random() * len(legal))]))
                steps += 1
        return steps, GAMES

    return batch


def main() -> None:
    told = asked()
    module = import_module(f"pettingzoo.classic.{MODULES[told.game]}")
    env = module.raw_env() if told.how == "raw" else module.env()
    env.reset(seed=1)
    tell(loop(env), told.seconds, f"PettingZoo {version('pettingzoo')}")


if __name__ == "__main__":
    main()
