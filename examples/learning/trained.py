"""A network that `ppo.py` has trained, as a bot: in matches, tournaments and the benchmark.

    NETWORK=out/ppo-gears-cpu.pt python -m benchmarks.suite gears \\
        --bot python:examples.learning.trained --against normal
"""

from __future__ import annotations

import os
from functools import cache

import numpy as np
import torch

from tinkertable.core.position import Position
from tinkertable.core.record import rows
from tinkertable.env import VectorEnv, make_vec

from .ppo import Network


@cache
def trained(game: str, seats: int) -> tuple[VectorEnv, Network]:
    """An environment, for what it says of numbers, and the network."""
    env = make_vec(game, 1, seats)
    network = Network(env)
    network.load_state_dict(torch.load(os.environ["NETWORK"], map_location="cpu"))
    return env, network


def choose(position: Position, seat: int, seed: int) -> int:
    """An action by the network's distribution; the position is what the seat may see."""
    env, network = trained(position.game.name, position.seats)
    observing = env.setting.observing
    assert observing is not None
    seen, work = rows(observing.record, 1)[0], rows(position.game.Work, 1)[0]
    observing.rule(position.box[0], position.state, seat, work, seen)
    legal = position.legal(seat)
    mask = np.zeros(env.actions.count, np.bool_)
    mask[[env.actions.dense[action] for action in legal]] = True
    with torch.no_grad():
        numbers = torch.tensor([seen._flat()], dtype=torch.int8)
        shares = network(numbers, torch.from_numpy(mask[None]))[0].exp()[0]
    drawn = shares.multinomial(1, generator=torch.Generator().manual_seed(seed))
    return env.actions.numbers[int(drawn)]
