"""Our core: random games inside, many games in step, one game from Python, PettingZoo's loop."""

from __future__ import annotations

import random
from importlib import import_module

from tinkertable.backends import backend_named
from tinkertable.backends.simulation import CHUNK, raw_random_games
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.games import GAMES, load

from .clock import Batch

CHUNKS = 16  # of a batch of whole games
SAMPLE = 30  # games, to see how many moves are nature's
BATCH = 50  # games, from Python
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
