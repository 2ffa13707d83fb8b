"""What a seat sees as numbers: only what it may know, within bounds, the same on all backends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from types import ModuleType

import pytest

from tests.core.toy import TOY
from tinkertable.backends import PLAIN, Backend, backend_named
from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.drivers import observe as driver
from tinkertable.backends.memory import numbers
from tinkertable.core.game import Game
from tinkertable.core.observation import Part
from tinkertable.core.observed import observe
from tinkertable.core.observing import observation_of
from tinkertable.core.position import Position
from tinkertable.core.record import image

from .cases import SOME, Case, seat_counts, usual_moves
from .play import some_action, some_seat, start

LOOKS = 16  # at positions, in a game
VIEWERS = 2  # that look at one
CHANGES = 300  # moves of a game
TOYS = {f"toy-{seats}": Case(TOY, seats, {}) for seats in (2, 4)}
CASES = {**SOME, **TOYS}
Look = tuple[Position, int]  # a position, and who looks at it


def looks(case: Case) -> list[Look]:
    """Some positions of a random game, the first and the last too."""
    rng, position = random.Random(case.name), start(case)
    often = 1.0 if case.name in TOYS else LOOKS / usual_moves(case.name)
    viewers = range(case.seats)
    found = [(position.copy(), 0)]
    while not position.over:
        seat = some_seat(rng, position)
        position.play(seat, some_action(rng, case.game, position.legal(seat)))
        if position.over or rng.random() < often:
            chosen = rng.sample(viewers, min(VIEWERS, case.seats))
            found += ((position.copy(), viewer) for viewer in chosen)
    return found


@cache
def observer(game: Game, seats: int) -> ModuleType:
    return bind_driver(driver, game, observation_of(game, seats).names)


def seen(looks: list[Look], backend: Backend = PLAIN) -> list[bytes]:
    """What viewers see of positions, as bytes."""
    first, count = looks[0][0], len(looks)
    game, record = first.game, observation_of(first.game, first.seats).record
    boxes, rows = backend.rows(game.Box, 1), backend.rows(game.State, count)
    found = backend.rows(record, count)
    backend.store(boxes, 0, first.box[0])
    for i, (position, _) in enumerate(looks):
        backend.store(rows, i, position.state)
    viewers = numbers(backend, [viewer for _, viewer in looks])
    backend.ready(observer(game, first.seats)).observations(
        boxes, rows, viewers, backend.rows(game.Work, 1), backend.rows(record, 1), found
    )
    return [image(backend.read(found, i, record)) for i in range(count)]


@pytest.mark.parametrize("name", CASES)
def test_observations(name: str) -> None:
    looked = looks(CASES[name])
    before = [image(position.state) for position, _ in looked]
    plain = seen(looked)
    assert [image(position.state) for position, _ in looked] == before
    hidden = [(position.hidden(viewer), viewer) for position, viewer in looked]
    assert seen(hidden) == plain, "something in it is hidden"
    for compiled in ("native", "checked"):
        assert seen(looked, backend_named(compiled)) == plain, compiled
    check_bounds(CASES[name], plain)


def check_bounds(case: Case, rows: list[bytes]) -> None:
    observing = observation_of(case.game, case.seats)
    for row in rows:
        values = observing.record.STRUCT.unpack(row)
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


GAMES = {case.game.name: case.game for case in CASES.values()}


@pytest.mark.parametrize("name", GAMES)
def test_what_changes_for_a_seat_is_seen(name: str) -> None:
    """Whenever a move changes what a seat may know, it changes what it sees."""
    seats, rng = seat_counts(GAMES[name])[1], random.Random(name)
    position = Position(GAMES[name], seats, {})
    viewer = rng.randrange(seats)
    knows, sees = position.hidden(viewer), observe(position, viewer)
    for _ in range(CHANGES):
        if position.over:
            break
        seat = some_seat(rng, position)
        action = some_action(rng, position.game, position.legal(seat))
        position.play(seat, action)
        knew, knows = knows, position.hidden(viewer)
        saw, sees = sees, observe(position, viewer)
        assert knew == knows or saw != sees, position.game.codec.text(action)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_belongs_to_one_part(name: str) -> None:
    for seats in seat_counts(GAMES[name]):
        observing = observation_of(GAMES[name], seats)
        found = sorted(i for part in observing.parts for i in places(part))
        assert found == list(range(observing.size))
