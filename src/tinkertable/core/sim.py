"""Simulation: the drivers of a game, bound once, and batches of random games on every core."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from .bind import drivers_of
from .game import Game
from .record import Ints, ints, rows, warm

DEEPEST = 16  # levels of a perft, which keeps its place in `lines`
CHUNK = 1024  # games a thread takes at a time


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    """Compile the game's drivers or load them, telling each function and its CPU seconds."""
    yield from warm(game.name, drivers_of(game).ENTRIES)


@cache
def drivers(game: Game) -> ModuleType:
    """The game's drivers, ready to run."""
    for _ in warm_up(game):
        pass
    return drivers_of(game)


class Scratch:
    """The memory a game's rules work in; one for each thread that plays."""

    def __init__(self, game: Game) -> None:
        self.options = ints(max(1, len(game.options)))
        self.out = ints(2 * game.groups + 2)
        self.work = ints(game.work)
        self.lines = ints(max(len(game.lines), DEEPEST))
        self.rng = ints(drivers_of(game).RNG)
        self.results = ints(0)

    @property
    def arrays(self) -> tuple[Ints, ...]:
        """In the order `drivers.call` takes them."""
        return self.options, self.out, self.work, self.lines, self.rng, self.results

    def set_options(self, game: Game, options: Mapping[str, str]) -> None:
        """The options as the rules read them: the index of each value."""
        for i, (name, values) in enumerate(game.options.items()):
            self.options[i] = values.index(options[name])


class _Thread(threading.local):
    def __init__(self) -> None:
        self.scratch: dict[Game, Scratch] = {}


_thread = _Thread()


def scratch_here(game: Game) -> Scratch:
    """This thread's memory for a game: what one thread asks never disturbs another's answer."""
    found = _thread.scratch
    if game not in found:
        found[game] = Scratch(game)
    return found[game]


@cache
def default_box(game: Game) -> list[Any]:
    """The game's own components."""
    return game.make_box(game.components, {})


class RandomGame(NamedTuple):
    """What a random game came to."""

    moves: int
    total: int  # the sum of the seats' scores
    checksum: int  # over every action and score


def raw_random_games(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    count: int,
    threads: int = 1,
    box: list[Any] | None = None,
) -> list[Ints]:
    """The first `count` random games of a seed, in chunks of flat results, RESULTS numbers each.

    The same whatever the number of threads; compiled drivers let go of the interpreter lock.
    """
    settled = game.settle_options(options)
    ready = drivers(game)
    box = box if box is not None else default_box(game)

    def chunk(first: int) -> Ints:
        scratch = Scratch(game)
        scratch.set_options(game, settled)
        scratch.results = ints(ready.RESULTS * min(CHUNK, count - first))
        row = rows(game.State, 1)
        ready.call(ready.RANDOM_GAMES, box, row, first, seats, seed, *scratch.arrays)
        return scratch.results

    starts = range(0, count, CHUNK)
    if threads == 1:
        return [chunk(first) for first in starts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(chunk, starts))


def random_games(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    count: int,
    threads: int = 1,
    box: list[Any] | None = None,
) -> list[RandomGame]:
    """The first `count` random games of a seed."""
    width = drivers(game).RESULTS
    return [
        RandomGame(*(int(x) for x in chunk[i : i + width]))
        for chunk in raw_random_games(game, seats, options, seed, count, threads, box)
        for i in range(0, len(chunk), width)
    ]
