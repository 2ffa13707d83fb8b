"""The action after which its own score is highest, as far as it can be told; between equals, any.

What it may not know it fills in at random, a few times over.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tinkertable.backends import PLAIN, Backend
from tinkertable.backends.memory import Memory, numbers, stored_box
from tinkertable.core.game import Game
from tinkertable.core.position import Position

from .binding import compile_driver, ready
from .drivers import greedy as driver

WORLDS = 6  # samples of what is hidden, where the other seats matter


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    yield from compile_driver(backend, game, driver)


def choose(position: Position, seat: int, seed: int, backend: Backend = PLAIN) -> int:
    actions = position.legal(seat)
    if len(actions) == 1:
        return actions[0]
    totals = _totals(position, seat, seed, actions, backend)
    best = max(totals)
    return Random(seed).choice(
        [action for action, total in zip(actions, totals, strict=True) if total == best]
    )


def _totals(
    position: Position, seat: int, seed: int, actions: list[int], backend: Backend
) -> list[int]:
    game = position.game
    samples = 1 if game.independent else WORLDS
    worlds = backend.rows(game.State, samples + 1)
    for i in range(samples):
        backend.store(worlds, i, position.redealt(seat, seed + i).state)
    totals, memory = backend.ints(len(actions)), Memory(game, backend)
    ready(backend, game, driver).add_scores(
        stored_box(backend, position), worlds, seat, numbers(backend, actions), totals,
        memory.works, memory.sheets,
    )  # fmt: skip
    return [int(total) for total in totals]
