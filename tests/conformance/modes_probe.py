"""What the rules of this process's mode do: one line of JSON for each thing asked.

Run as `TINKERTABLE_RULES=… python -m tests.conformance.modes_probe`; test_modes.py compares.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tests.perft.counts import openings
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import MODE
from tinkertable.core.seats import NOBODY
from tinkertable.core.sim import default_box, random_games

from .cases import ALL, SOME, Case, Settings, games, settings
from .editions import second_edition
from .play import start, walk

STATES = 8  # looked at whole, in a game
MOVES_IN_BULK = 400  # for each case, at least one game
SEED = 1789


class Digest:
    """A running hash of JSON values."""

    def __init__(self, *values: Any) -> None:
        self._hash = hashlib.sha256()
        self.add(*values)

    def add(self, *values: Any) -> None:
        self._hash.update(json.dumps(values).encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def step_by_step(case: Case) -> dict[str, Any]:
    """A random game through `Position`: actions, lists, states, scores, views, redeals."""
    rng, position = random.Random(case.name), start(case)
    moves, states, ends = Digest(), Digest(), Digest()
    most = case.game.most_moves(case.seats)
    for seat, action in walk(position, rng):
        moves.add(seat, action, position.legal(seat))
        if rng.random() * most < 2 * STATES:
            look(position, rng, states)
    for seat in range(case.seats):
        items = case.game.explain(position, seat)
        ends.add(position.score(seat), [repr(item) for item in items])
    ends.add(position.winners(), position.to_json())
    return {"moves": str(moves), "states": str(states), "ends": str(ends)}


def look(position: Position, rng: random.Random, digest: Digest) -> None:
    viewer = rng.choice([*range(position.seats), NOBODY])
    hidden = position.hidden(viewer)
    digest.add(position.to_json(), hidden.to_json())
    digest.add(hidden.redealt(viewer, rng.getrandbits(62)).to_json())
    digest.add(position.game.view(hidden, viewer), position.copy().to_json())


def in_bulk(case: Case) -> list[list[int]]:
    """Random games through the driver."""
    count = 1 + MOVES_IN_BULK // case.game.most_moves(case.seats)
    return [
        list(played) for played in random_games(case.game, case.seats, case.options, SEED, count)
    ]


def two_editions(game: Game, options: Settings) -> dict[str, Any]:
    """A match with each of two boxes: by itself, then both in turn."""
    boxes = [default_box(game), second_edition(game)]
    alone = [play_with(game, options, [box])[0] for box in boxes]
    return {"alone": alone, "in turn": play_with(game, options, boxes)}


def play_with(game: Game, options: Settings, boxes: list[Any]) -> list[Any]:
    """What random matches with these boxes come to, the calls taking turns after every move."""
    positions = [Position(game, game.seats[0], options, box) for box in boxes]
    walks = [walk(position, random.Random(game.name)) for position in positions]
    moves: list[list[Any]] = [[] for _ in boxes]
    while not all(position.over for position in positions):
        for position, steps, made in zip(positions, walks, moves, strict=True):
            made += islice(steps, 1)
            position.score(0)
    return [
        [str(Digest(made)), [position.score(seat) for seat in range(position.seats)]]
        for position, made in zip(positions, moves, strict=True)
    ]


def layouts(game: Game) -> str:
    """How the records lie in memory; plain objects do not."""
    return f"{game.Box.DTYPE} {game.State.DTYPE}"


def perft(game: Game) -> Iterator[tuple[str, int]]:
    """The depths this mode is for; test_perft.py counts the plain ones."""
    for opening in openings(game):
        depths = {"plain": {}, "checked": opening.plain, "compiled": opening.compiled}[MODE]
        for depth in depths:
            yield f"{game.name} perft {opening.name} {depth}", opening.count(depth)


def answers() -> Iterator[tuple[str, Any]]:
    for game in games():
        for options in settings(game):
            if len(options) < 2:
                name = Case(game, game.seats[0], options).name
                yield f"{name} editions", two_editions(game, options)
        yield from perft(game)
        if MODE != "plain":
            yield f"{game.name} layout", layouts(game)
    for name, case in SOME.items():
        yield f"{name} steps", step_by_step(case)
    for name, case in ALL.items():
        yield f"{name} bulk", in_bulk(case)


if __name__ == "__main__":
    for asked, answer in answers():
        print(json.dumps([asked, answer]), flush=True)
