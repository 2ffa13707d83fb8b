"""Our core: random games inside, many games in step, one game from Python, PettingZoo's loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from tinkertable import __version__
from tinkertable.backends import backend_named
from tinkertable.backends.position import NativePosition
from tinkertable.backends.simulation import CHUNK, raw_random_games
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.env import make_vec
from tinkertable.games import GAMES, load

from . import zoo
from .clock import Batch, asked, tell

CHUNKS = 16  # of a batch of whole games
SAMPLE = 30  # games, to see how many moves are nature's
GAMES_OF_A_BATCH = 20  # from Python
LANES, LANES_ON_GPU = 1024, 65_536
STEPS = 64  # of a batch, in step
LUCK = 1 << 32
RNG = random.Random(1)


def game_named(name: str) -> Game:
    if name in GAMES:
        return load(name)
    found: Game = import_module(f"examples.games.{name.replace('-', '_')}").GAME
    return found


def whole(game: Game, threads: int) -> Batch:
    share = decisions_a_move(game)
    native = backend_named("native")
    seeds = iter(range(1 << 32))

    def batch() -> tuple[int, int]:
        games = CHUNK * CHUNKS * threads
        chunks = raw_random_games(
            game, game.seats[0], {}, next(seeds), games, threads, backend=native
        )
        moves = sum(int(sum(chunk[::3])) for chunk in chunks)
        return round(moves * share), games

    return batch


def decisions_a_move(game: Game) -> float:
    """What share of the moves are not nature's."""
    moves = decisions = 0
    for _ in range(SAMPLE):
        position = Position(game, game.seats[0], {})
        while acting := position.acting():
            seat = (acting & -acting).bit_length() - 1
            legal = position.legal(seat)
            position.play(seat, legal[RNG.randrange(len(legal))])
            decisions += seat != NATURE
            moves += 1
    return decisions / moves


def in_step(lanes: int, obs: bool, device: str = "cpu") -> Callable[[Game, int], Batch]:
    """Many games in step: a random action for each, and the step that plays them."""

    def made(game: Game, threads: int) -> Batch:
        env: Any = make_vec(
            game, lanes, game.seats[0], seed=1, obs=obs, device=device, threads=threads
        )
        env.reset()

        def batch() -> tuple[int, int]:
            ended = 0
            for _ in range(STEPS):
                done = env.step(env.sample()).done
                if device == "cpu":
                    ended += int(np.count_nonzero(done))
            if device != "cpu":  # once, which also waits for the GPU: as many in every step
                ended = int(np.count_nonzero(done.memory.copy_to_host())) * STEPS
            return lanes * STEPS, int(ended)

        return batch

    return made


def one_game(game: Game, new: Callable[[], Position]) -> Batch:
    """One game after another, a call a question."""

    def batch() -> tuple[int, int]:
        steps = 0
        for _ in range(GAMES_OF_A_BATCH):
            position = new()
            acting = position.acting()
            while acting:
                if acting == 1 << NATURE:
                    acting = position.draw(int(RNG.random() * LUCK))
                    continue
                seat = (acting & -acting).bit_length() - 1
                legal = position.legal(seat)
                acting = position.play(seat, legal[int(RNG.random() * len(legal))])
                steps += 1
        return steps, GAMES_OF_A_BATCH

    return batch


def single(kind: type[Position]) -> Callable[[Game, int], Batch]:
    return lambda game, _threads: one_game(game, lambda: kind(game, game.seats[0], {}))


def in_turns(game: Game, _threads: int) -> Batch:
    from tinkertable.env.pettingzoo import env

    return zoo.loop(env(game, game.seats[0]))


HOWS: dict[str, Callable[[Game, int], Batch]] = {
    "whole": whole,
    "vector": in_step(LANES, obs=False),
    "vector-seen": in_step(LANES, obs=True),
    "one-seen": in_step(1, obs=True),
    "cuda": in_step(LANES_ON_GPU, obs=False, device="cuda"),
    "cuda-seen": in_step(LANES_ON_GPU, obs=True, device="cuda"),
    "native": single(NativePosition),
    "plain": single(Position),
    "zoo": in_turns,
}


def main() -> None:
    told = asked()
    batch = HOWS[told.how](game_named(told.game), told.threads)
    tell(batch, told.seconds, f"Tinkertable {__version__}")


if __name__ == "__main__":
    main()
