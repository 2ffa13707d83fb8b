"""Environments on the GPU: equal to the CPU lane by lane, and how many steps a second.

usage: python -m benchmarks.gpu_steps [--only GAME…] [--lanes N] [--seconds S]
    (needs numba-cuda and a device; with PyTorch or JAX there, what they see is compared too)
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from tinkertable.backends.cuda import cuda_target
from tinkertable.core.game import Game
from tinkertable.env import Step, VectorEnv, make_vec
from tinkertable.games import GAMES, load

cuda = cuda_target()
COMPARED = 1000  # lanes
STEPS = 250  # in each; episodes end in between
FOUL = 17  # every so many steps some lanes are given an action that is not legal
SEED = 5


def kinds(game: Game) -> list[tuple[int, dict[str, str]]]:
    """The fewest seats and more, the defaults and the first option's other values."""
    name, values = next(iter(game.options.items()), ("", ("",)))
    more = [(game.seats[0], {name: value}) for value in values[1:]]
    return [(game.seats[0], {}), (min(4, game.seats[1]), {}), *more]


def compare(game: Game, seats: int, options: dict[str, str], reward: str, mask: str) -> float:
    """Seconds that compiling and the first step took; an error if anything is not the same."""
    how: dict[str, Any] = {"seed": SEED, "reward": reward, "mask": mask, "obs": True}
    begun = time.perf_counter()
    there = make_vec(game, COMPARED, seats, options, device="cuda", **how)
    same(there.reset(), there.reset(seed=SEED))
    cuda.synchronize()
    compiled = time.perf_counter() - begun
    here = make_vec(game, COMPARED, seats, options, **how)
    equal(here.reset(), there.told)
    for at in range(STEPS):
        actions = here.sample().copy()
        np.testing.assert_array_equal(actions, there.sample().copy_to_host())
        if at % FOUL == FOUL - 1:
            actions[at::FOUL] = -1 - at
        if at == STEPS // 2:  # goes on from what was saved, wherever that was
            saved = there.save()
            assert saved == here.save()
            there.load(saved)
            here.load(saved)
        equal(here.step(actions), there.step(actions))
    which = np.arange(COMPARED) % 3 == 0
    equal(here.reset(which=which), there.reset(which=which))
    for lane in range(5):
        assert here.position(lane) == there.position(lane)
        there.put(lane, here.position(lane + 7))
        here.put(lane, here.position(lane + 7))
    equal(here.told, there.told)
    return compiled


def same(one: Any, two: Any) -> None:
    assert one is two


def equal(here: Step, there: Step) -> None:
    for name, one, two in zip(Step._fields, here, there, strict=True):
        np.testing.assert_array_equal(one, two.copy_to_host(), name)


def others_see(env: VectorEnv) -> list[str]:
    """Which libraries take the arrays as they are, without a copy."""
    obs = env.told.obs
    takers: dict[str, Callable[[], Any]] = {
        "PyTorch by DLPack": lambda: import_module("torch").from_dlpack(obs).cpu().numpy(),
        "PyTorch": lambda: import_module("torch").as_tensor(obs, device="cuda").cpu().numpy(),
        "JAX by DLPack": lambda: np.asarray(import_module("jax.dlpack").from_dlpack(obs)),
        "CuPy by DLPack": lambda: import_module("cupy").from_dlpack(obs).get(),
        "CuPy": lambda: import_module("cupy").asarray(obs).get(),
    }
    found = []
    for name, take in takers.items():
        try:
            seen = take()
        except ImportError:
            continue
        np.testing.assert_array_equal(obs.copy_to_host(), seen, name)
        found.append(name)
    return found


def speed(game: Game, seats: int, lanes: int, seconds: float, **how: Any) -> str:
    env = make_vec(game, lanes, seats, device="cuda", seed=SEED, **how)
    env.reset()
    for _ in range(50):  # so that lanes are at different places of their matches
        env.step(env.sample())
    cuda.synchronize()
    begun, steps = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        for _ in range(5):
            env.step(env.sample())
        cuda.synchronize()
        steps += 5
    both = (time.perf_counter() - begun) / steps
    begun = time.perf_counter()
    for _ in range(20):
        env.sample()
    cuda.synchronize()
    sampling = (time.perf_counter() - begun) / 20
    return (
        f"{lanes / both / 1e6:.1f} M steps/s, a random action included"
        f" ({lanes / (both - sampling) / 1e6:.1f} M without)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=list(GAMES))
    parser.add_argument("--no-comparing", action="store_true")
    parser.add_argument("--lanes", type=int, default=1 << 19)
    parser.add_argument("--seconds", type=float, default=2)
    told = parser.parse_args()
    print(f"{cuda.get_current_device().name}, NumPy {np.__version__}", flush=True)
    for name in told.only:
        game = load(name)
        for at, (seats, options) in enumerate([] if told.no_comparing else kinds(game)):
            reward, mask = (("win", "packed"), ("score", "bytes"), ("margin", "packed"))[at % 3]
            compiled = compare(game, seats, options, reward, mask)
            case = " ".join([name, f"{seats} seats", *(f"{k}={v}" for k, v in options.items())])
            print(
                f"{case}: {COMPARED} lanes, {STEPS} steps, all equal; compiled in {compiled:.1f} s"
            )
        least = game.seats[0]
        for how in ({"obs": False}, {"obs": True}):
            found = speed(game, least, told.lanes, told.seconds, **how)
            print(f"{name}, {least} seats, {told.lanes} lanes, {how}: {found}", flush=True)
    env = make_vec("gears", 1000, 2, device="cuda")
    env.reset()
    print("the same is seen by", ", ".join(others_see(env)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
