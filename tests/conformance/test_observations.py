"""What a seat sees as numbers: only what it may know, within bounds, the same on all backends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from tests.core.toy import TOY
from tinkertable.backends import PLAIN, Backend, backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.drivers import observe as driver
from tinkertable.backends.memory import numbers
from tinkertable.core.game import Game
from tinkertable.core.observation import Part
from tinkertable.core.observing import Observing, observation_of
from tinkertable.core.position import Position
from tinkertable.core.record import clone, image

from .cases import SOME, Case, usual_moves
from .play import some_action, some_seat, start

LOOKS = 20  # at positions, in a game
TOYS = {f"toy-{seats}": Case(TOY, seats, {}) for seats in (2, 4)}
CASES = {**SOME, **TOYS}


def looks(case: Case) -> Iterator[Position]:
    """Some positions of a random game, the first and the last too."""
    rng, position = random.Random(case.name), start(case)
    often = 1.0 if case.name in TOYS else LOOKS / usual_moves(case.name)
    yield position
    while not position.over:
        seat = some_seat(rng, position)
        position.play(seat, some_action(rng, case.game, position.legal(seat)))
        if position.over or rng.random() < often:
            yield position


@cache
def observer(game: Game, seats: int) -> ModuleType:
    return bind_driver(driver, game, observation_of(game, seats).names)


def seen(positions: list[tuple[Position, int]], backend: Backend = PLAIN) -> list[bytes]:
    """What viewers see of positions, as bytes."""
    first, _ = positions[0]
    game, record = first.game, observation_of(first.game, first.seats).record
    boxes = backend.rows(game.Box, 1)
    backend.store(boxes, 0, first.box[0])
    rows, found = backend.rows(game.State, len(positions)), backend.rows(record, len(positions))
    for i, (position, _) in enumerate(positions):
        backend.store(rows, i, position.state)
    viewers = numbers(backend, [viewer for _, viewer in positions])
    backend.ready(observer(game, first.seats)).observations(
        boxes, rows, viewers, backend.rows(game.Work, 1), backend.rows(record, 1), found
    )
    return [image(backend.read(found, i, record)) for i in range(len(positions))]


@pytest.mark.parametrize("name", CASES)
def test_it_tells_no_more_than_may_be_known(name: str) -> None:
    case = CASES[name]
    positions = [
        (position.copy(), viewer) for position in looks(case) for viewer in range(case.seats)
    ]
    hidden = [(position.hidden(viewer), viewer) for position, viewer in positions]
    before = [clone(position.state) for position, _ in positions]
    assert seen(positions) == seen(hidden)
    assert [position.state for position, _ in positions] == before


@pytest.mark.parametrize("name", CASES)
def test_backends_see_the_same(name: str) -> None:
    case = CASES[name]
    rng = random.Random(name)
    positions = [(position.copy(), rng.randrange(case.seats)) for position in looks(case)]
    plain = seen(positions)
    for compiled in ("native", "checked"):
        assert seen(positions, backend_named(compiled)) == plain, compiled


@pytest.mark.parametrize("name", CASES)
def test_numbers_keep_their_bounds(name: str) -> None:
    case = CASES[name]
    observing = observation_of(case.game, case.seats)
    positions = [
        (position.copy(), viewer) for position in looks(case) for viewer in range(case.seats)
    ]
    for row in seen(positions):
        values = observing.record.STRUCT.unpack(row)
        assert len(values) == observing.size
        for part in observing.parts:
            check(part, [values[i] for i in places(part)])


def places(part: Part) -> Iterator[int]:
    """The indices of a part's numbers, the last axis running fastest."""
    for at in product(*map(range, part.shape)):
        yield part.first + sum(i * stride for i, stride in zip(at, part.strides, strict=True))


def check(part: Part, values: list[int]) -> None:
    least, most = part.numbers.least, part.numbers.most
    assert all(least <= value <= most for value in values), part.name
    if part.numbers.kind == "one of":
        width = part.shape[-1]
        sums = [sum(values[i : i + width]) for i in range(0, len(values), width)]
        assert max(sums) <= 1, part.name


def test_every_number_belongs_to_one_part() -> None:
    for case in CASES.values():
        observing: Observing = observation_of(case.game, case.seats)
        found: list[Any] = sorted(i for part in observing.parts for i in places(part))
        assert found == list(range(observing.size)), case.name
