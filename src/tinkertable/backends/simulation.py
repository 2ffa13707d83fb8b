"""Simulation: batches of random games on any backend and every core, and perft."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from tinkertable.core.game import Game
from tinkertable.core.layout import Ints
from tinkertable.core.position import Position, default_box

from . import Backend
from .drivers import bind_driver, playout
from .drivers import perft as perft_driver
from .memory import Memory, numbers, stored, stored_box
from .plain import PLAIN

CHUNK = 1024  # games a thread takes at a time


class EndlessGame(RuntimeError):
    """A random game went on beyond the most moves its game says it can have."""


class RandomGame(NamedTuple):
    """What a random game came to."""

    moves: int
    total: int  # the sum of the seats' scores
    checksum: int  # over every action and score


@cache
def playouts_of(game: Game) -> ModuleType:
    """The driver of random games, bound to a game."""
    return bind_driver(playout, game)


@cache
def _perft_of(game: Game) -> ModuleType:
    return bind_driver(perft_driver, game)


def raw_random_games(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    count: int,
    threads: int = 1,
    box: list[Any] | None = None,
    backend: Backend = PLAIN,
) -> list[Ints]:
    """The first `count` random games of a seed, in chunks of flat results, RESULTS numbers each.

    The same whatever the number of threads; native code lets go of the interpreter lock.
    """
    settled = game.settle_options(options)
    driver = backend.ready(playouts_of(game))
    boxes = stored(backend, game.Box, (box or default_box(game))[0])
    most = game.most_moves(seats)

    def chunk(first: int) -> Ints:
        memory = Memory(game, backend)
        results = backend.ints(driver.RESULTS * min(CHUNK, count - first))
        driver.random_games(
            boxes, backend.rows(game.State, driver.ROWS), seats,
            numbers(backend, game.option_numbers(settled)), seed, first, most,
            memory.out, memory.works, memory.sheets, memory.rng, results,
        )  # fmt: skip
        check_ends(game, results, first, most)
        return results

    starts = range(0, count, CHUNK)
    if threads == 1:
        return [chunk(first) for first in starts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(chunk, starts))


def check_ends(game: Game, results: Ints, first: int, most: int) -> None:
    """Every game has ended by itself."""
    moves = results[:: playout.RESULTS]
    if playout.ENDLESS in moves:
        number = first + list(moves).index(playout.ENDLESS)
        raise EndlessGame(f"{game.name}: random game {number} is not over by move {most}")


def random_games(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    count: int,
    threads: int = 1,
    box: list[Any] | None = None,
    backend: Backend = PLAIN,
) -> list[RandomGame]:
    """The first `count` random games of a seed."""
    width = playout.RESULTS
    return [
        RandomGame(*(int(x) for x in chunk[i : i + width]))
        for chunk in raw_random_games(game, seats, options, seed, count, threads, box, backend)
        for i in range(0, len(chunk), width)
    ]


def perft(position: Position, depth: int, backend: Backend = PLAIN) -> int:
    """How many sequences of `depth` moves there are from a position."""
    game = position.game
    memory = Memory(game, backend)
    boxes = stored_box(backend, position)
    stack = stored(backend, game.State, position.state, depth)
    at = backend.ints(depth)
    driver = backend.ready(_perft_of(game))
    return int(driver.perft(boxes, stack, depth, memory.out, memory.works, at))
