"""Positions and matches can be copied, deep-copied and pickled, and go their own ways."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.cases import games
from tests.conformance.play import advance
from tinkertable.core.chance import Chance
from tinkertable.core.edition import read_edition, template
from tinkertable.core.game import Game
from tinkertable.core.match import Match

from .smallest import SMALLEST
from .toy import TOY

GAMES = [TOY, SMALLEST, *games()]
MOVES = 40


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def begun(game: Game) -> Match:
    edition = read_edition(game, json.dumps(template(game))) if game.components else None
    match, rng = Match(game, game.seats[0], {}, Chance("copies"), edition), random.Random(1)
    for _ in range(MOVES):
        if not match.over:
            advance(match, rng)
    return match


DUPLICATES = pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"]
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@DUPLICATES
def test_a_match(game: Game, duplicate: Callable[[Match], Match]) -> None:
    match = begun(game)
    twin, log = duplicate(match), match.log()
    assert twin.game is game
    assert twin.log() == log
    assert twin.position == match.position
    rng, again = random.Random(2), random.Random(2)
    while not twin.over:
        advance(twin, rng)
    assert match.log() == log  # the one does not move with the other
    while not match.over:
        advance(match, again)
    assert twin.log() == match.log()
    assert twin.scores() == match.scores()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@DUPLICATES
def test_a_position(game: Game, duplicate: Callable[[Any], Any]) -> None:
    position = begun(game).position
    before, twin = position.to_json(), duplicate(position)
    assert twin == position
    assert (twin.game, twin.seats, twin.options) == (game, position.seats, position.options)
    assert twin.legal(0) == position.legal(0)
    for seat in range(position.seats):
        assert twin.score(seat) == position.score(seat)
        for action in twin.legal(seat)[:1]:
            twin.play(seat, action)
    assert position.to_json() == before


def test_a_game_that_does_not_say_where_it_stands() -> None:
    from dataclasses import replace

    with pytest.raises(TypeError, match=r"toy does not say where it is defined \(Game.home\)"):
        pickle.dumps(replace(TOY, home=""))
