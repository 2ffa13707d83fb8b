"""A random player for every game: the tests' only source of moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tinkertable.core.chance import Chance
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from .cases import Case

Seldom = Callable[[str], bool]  # texts of actions to leave out most of the time
HALF, MOSTLY = 0.5, 0.8


def some_seat(rng: random.Random, position: Position) -> int:
    """One of those that may act."""
    return rng.choice(list(members(position.acting())))


def some_action(
    rng: random.Random, game: Game, actions: list[int], seldom: Seldom | None = None
) -> int:
    """Any action, or any verb and then any of its actions: rare verbs get their chance."""
    if seldom is not None and rng.random() < MOSTLY:
        actions = [a for a in actions if not seldom(game.codec.text(a))] or actions
    if rng.random() < HALF:
        return rng.choice(actions)
    verbs: dict[str, list[int]] = {}
    for action in actions:
        verbs.setdefault(game.codec.named[action].verb, []).append(action)
    return rng.choice(verbs[rng.choice(list(verbs))])


def walk(
    position: Position, rng: random.Random, seldom: Seldom | None = None
) -> Iterator[tuple[int, int]]:
    """Play to the end; tells each move before it is made."""
    while not position.over:
        seat = some_seat(rng, position)
        action = some_action(rng, position.game, position.legal(seat), seldom)
        yield seat, action
        position.play(seat, action)


def start(case: Case) -> Position:
    return Position(case.game, case.seats, case.options)


def match_of(case: Case, seed: str = "") -> Match:
    return Match(case.game, case.seats, case.options, Chance(seed or case.name))


def advance(match: Match, rng: random.Random) -> tuple[int, int]:
    """One move: nature's from the seed, a seat's at random."""
    seat = some_seat(rng, match.position)
    if seat == NATURE:
        match.draw()
    else:
        match.play(seat, some_action(rng, match.game, match.position.legal(seat)))
    return match.moves[-1][:2]


def finish(match: Match, rng: random.Random) -> Match:
    while not match.position.over:
        advance(match, rng)
    return match
