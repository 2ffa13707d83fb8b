"""Backends do what the plain rules do: every function of the contract, state by state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from tests.perft.counts import Opening, openings
from tinkertable.backends import PLAIN, Backend, backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.memory import Memory, numbers, stored
from tinkertable.backends.simulation import random_games
from tinkertable.core.chance import STREAMS
from tinkertable.core.game import Game
from tinkertable.core.position import default_box
from tinkertable.core.record import image

from . import trace as driver
from .cases import ALL, SOME, Case, games, usual_moves
from .editions import second_edition, with_numbers

SEED = 1789
LOOKS = 8  # at states, in a game
MOVES_IN_BULK = 400  # for each case, at least one game
COMPILED = ("native", "checked")
OPENINGS = {
    f"{game.name} {opening.name}": opening for game in games() for opening in openings(game)
}


@cache
def tracer(game: Game) -> ModuleType:
    return bind_driver(driver, game)


def traced(case: Case, backend: Backend, box: list[Any] | None = None) -> tuple[Any, ...]:
    """Moves, a checksum of all answers, whether it has ended; score sheets and states seen."""
    game, most = case.game, case.game.most_moves(case.seats)
    rows = backend.rows(game.State, driver.FIRST_KEPT + LOOKS * driver.KEPT)
    options = game.option_numbers(game.settle_options(case.options))
    every = max(1, usual_moves(case.name) // LOOKS)
    memory, results = Memory(game, backend), backend.ints(driver.RESULTS)
    sheets = backend.rows(game.Sheet, len(rows))
    kept = backend.ready(tracer(game)).trace(
        stored(backend, game.Box, (box or default_box(game))[0]), rows, case.seats,
        numbers(backend, options), SEED, len(case.name), every, most,
        memory.out, memory.works, sheets, memory.rng, backend.ints(STREAMS), results,
    )  # fmt: skip
    states = [image(backend.read(rows, i, game.State)) for i in range(kept)]
    scores = [image(backend.read(sheets, i, game.Sheet)) for i in range(kept)]
    return *(int(x) for x in results), scores, states


@pytest.mark.parametrize("name", SOME)
def test_every_answer_and_state_is_the_same(name: str) -> None:
    case = SOME[name]
    plain = traced(case, PLAIN)
    assert plain[driver.ENDED]
    assert len(plain[-1]) > driver.KEPT
    for compiled in COMPILED:
        assert traced(case, backend_named(compiled)) == plain, compiled


@pytest.mark.parametrize("name", ALL)
def test_random_games_are_the_same(name: str) -> None:
    case = ALL[name]
    count = 1 + MOVES_IN_BULK // usual_moves(name)
    play = (case.game, case.seats, case.options, SEED, count)
    assert random_games(*play) == random_games(*play, backend=backend_named("native"))


@pytest.mark.parametrize("game", with_numbers(), ids=lambda game: game.name)
def test_two_editions_keep_apart(game: Game) -> None:
    """By themselves and in turn, on all backends."""
    case = Case(game, game.seats[0], {})
    boxes = [default_box(game), second_edition(game)]
    plain = [traced(case, PLAIN, box) for box in boxes]
    assert plain[0] != plain[1]
    for backend in map(backend_named, COMPILED):
        for _ in range(2):
            assert [traced(case, backend, box) for box in boxes] == plain


def deep_counts() -> Iterator[tuple[str, int]]:
    for name, opening in OPENINGS.items():
        yield from ((name, depth) for depth in opening.compiled)


@pytest.mark.parametrize(("name", "depth"), list(deep_counts()))
def test_deep_perft(name: str, depth: int) -> None:
    opening: Opening = OPENINGS[name]
    assert opening.count(depth, backend_named("native")) == opening.compiled[depth]
