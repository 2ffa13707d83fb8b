"""A position in native memory answers whatever a position does."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.conformance.cases import games
from tests.conformance.editions import second_edition
from tests.core.toy import TOY
from tinkertable.backends.position import KEPT_STARTS, NativePosition
from tinkertable.core.errors import InputError, NotActing, NotAnAction, NotLegal
from tinkertable.core.game import Game
from tinkertable.core.position import MOST_LUCK, Position
from tinkertable.core.record import image
from tinkertable.core.seats import NATURE, NOBODY, members

GAMES = [TOY, *games()]
LOOKS = 12  # at everything, in a match
REFUSALS = NotLegal, NotActing, NotAnAction
FAR = [10**30, -(10**30), 1 << 63, -(1 << 63)]
NATIVE = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def answers(position: Position, seed: int) -> dict[str, Any]:
    """To every question."""
    seats = range(position.seats)
    actors = [*members(position.acting())]
    return {
        "acting": position.acting(),
        "legal": [position.legal(seat) for seat in (*seats, NATURE, NOBODY + 32)],
        "odds": position.odds(),
        "bag": position.bag() if NATURE in actors else None,
        "revealed": position.revealed(),
        "reveals": [position.reveals(seat, position.legal(seat)[0]) for seat in actors],
        "secrecy": [position.secrecy(seat, position.legal(seat)[0]) for seat in actors],
        "score": [position.score(seat) for seat in seats],
        "sheet": [image(position.sheet(seat)) for seat in seats],
        "total": [position.total(seat) for seat in seats],
        "winners": position.winners(),
        "hidden": [image(position.hidden(seat).state) for seat in (*seats, NOBODY)],
        "redealt": [
            image(position.hidden(seat).redealt(seat, seed << 70).state)
            for seat in actors
            if seat != NATURE
        ],
        "state": image(position.state),
    }


def played(position: Position, rng: random.Random) -> None:
    """One move."""
    seat = rng.choice([*members(position.acting())])
    if seat == NATURE:
        position.draw(rng.getrandbits(32))
    else:
        position.play(seat, rng.choice(position.legal(seat)))


def longest(game: Game, seed: int) -> int:
    position, rng, moves = Position(game, game.seats[0], {}), random.Random(seed), 0
    while not position.over:
        played(position, rng)
        moves += 1
    return moves


@NATIVE
def test_it_answers_alike(game: Game) -> None:
    """All along a match, every index checked."""
    seats = min(game.seats[0] + 1, game.seats[1])
    plain = Position(game, seats, {})
    native = NativePosition(game, seats, {}, checked=True)
    one, other = random.Random(7), random.Random(7)
    every = max(1, longest(game, 7) // LOOKS)
    at = 0
    while not plain.over:
        if at % every == 0:
            assert answers(native, at) == answers(plain, at)
        played(plain, one)
        played(native, other)
        at += 1
    assert native.over
    assert native == plain
    assert answers(native, at) == answers(plain, at)


@NATIVE
def test_it_refuses_alike(game: Game) -> None:
    plain = Position(game, game.seats[0], {})
    native = NativePosition(game, game.seats[0], {}, checked=True)
    some, one, other = (random.Random(3) for _ in range(3))
    for _ in range(20):
        if plain.over:
            break
        seat = next(members(plain.acting()))
        legal = plain.legal(seat)
        free = [action for action in range(game.codec.actions) if action not in legal]
        wrong = [(seat, action) for action in (*some.sample(free, 3), -1)]
        idle = game.seats[1] if seat == NATURE else NATURE
        for who, action in (*wrong, (idle, legal[0])):
            told = []
            for position in (plain, native):
                with pytest.raises(REFUSALS) as caught:
                    position.play(who, action)
                told.append(str(caught.value))
            assert told[0] == told[1]
        played(plain, one)
        played(native, other)
        assert native == plain


@pytest.mark.parametrize("action", FAR)
def test_numbers_beyond_all_bounds_are_not_legal(action: int) -> None:
    position = NativePosition(TOY, 2, {}, checked=True)
    for seat in (NATURE, action):
        with pytest.raises(REFUSALS):
            position.play(seat, action)
    with pytest.raises(TypeError):
        position.play(NATURE, 0.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [Position, NativePosition])
def test_luck_falls_by_weight(kind: type[Position]) -> None:
    """The toy's bag holds three, two and one of its counters."""
    found = []
    for luck in (0, MOST_LUCK // 2, (MOST_LUCK // 2) + 1, MOST_LUCK // 6 * 5 + 4, MOST_LUCK, -1):
        position = kind(TOY, 2, {})
        drawn = dict(position.odds())
        acting = position.draw(luck)
        assert acting == position.acting() == 0b11
        after = [
            action
            for action in drawn
            if (trial := kind(TOY, 2, {})).play(NATURE, action) and trial == position
        ]
        found += after
    assert found == [0, 0, 1, 2, 2, 2]
    with pytest.raises(NotActing):
        position.draw(0)


@pytest.mark.parametrize(
    "duplicate",
    [copy.copy, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_duplicates_go_their_own_ways(duplicate: Callable[[NativePosition], Any]) -> None:
    position = NativePosition(TOY, 2, {})
    position.draw(0)
    twin = duplicate(position)
    assert type(twin) is NativePosition
    assert twin == position
    before = image(position.state)
    twin.play(0, twin.legal(0)[0])
    assert image(position.state) == before != image(twin.state)


def test_a_state_can_be_given_to_it() -> None:
    plain = Position(TOY, 3, {})
    plain.draw(12345)
    given, filled = NativePosition(TOY, 3, {}), NativePosition(TOY, 3, {})
    given.state = plain.state
    filled.fill(plain.to_json())
    assert given == filled == plain
    assert given.legal(0) == plain.legal(0)


def test_boxes_are_kept_apart() -> None:
    """Points are counted by the components of the box that is played with."""
    game = next(game for game in games() if game.components)
    totals = []
    for box in (None, second_edition(game)):
        plain = Position(game, game.seats[0], {}, box)
        native = NativePosition(game, game.seats[0], {}, box, checked=True)
        one, other = random.Random(5), random.Random(5)
        while not plain.over:
            played(plain, one)
            played(native, other)
        assert native.score(0) == plain.score(0)
        totals.append(native.total(0))
    assert totals[0] != totals[1]


def test_many_kinds_of_matches() -> None:
    for seats in (*range(*TOY.seats), TOY.seats[1]) * (KEPT_STARTS // 2):
        assert NativePosition(TOY, seats, {}) == Position(TOY, seats, {})
    with pytest.raises(InputError):
        NativePosition(TOY, TOY.seats[1] + 1, {})


def test_threads_do_not_disturb_each_other() -> None:
    def scores(seed: int) -> list[Any]:
        position, rng = NativePosition(TOY, 4, {}), random.Random(seed)
        while not position.over:
            played(position, rng)
        return [position.score(seat) for seat in range(4)]

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(scores, [1, 2, 3, 4] * 20))
    assert found == [scores(seed) for seed in (1, 2, 3, 4)] * 20
