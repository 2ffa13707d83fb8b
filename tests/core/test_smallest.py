"""A game outside the package, with as little as a game can say: it is held to the same contract."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest

from tests.conformance.cases import Case
from tests.conformance.checks import EVERYWHERE, WHILE_RUNNING, check_end, check_playing_on
from tests.conformance.play import advance, match_of
from tests.conformance.secrets import check_log, check_secrets, check_undo, check_undo_last
from tinkertable.arena.play import play_match
from tinkertable.backends import PLAIN, backend_named
from tinkertable.backends.simulation import EndlessGame, random_games
from tinkertable.bots import BOTS, load
from tinkertable.core.edition import read_edition
from tinkertable.core.errors import BadEdition
from tinkertable.core.game import MOST_MOVES, Game, gather

from . import smallest
from .smallest import SMALLEST
from .toy import TOY

SEATS = {TOY: (1, 2, 4), SMALLEST: (2, 3)}
CASES = [Case(game, seats, {}) for game, counts in SEATS.items() for seats in counts]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_conforms(case: Case) -> None:
    rng = random.Random(case.name)
    match = match_of(case)
    while not match.position.over:
        for check in (*EVERYWHERE, *WHILE_RUNNING, check_playing_on):
            check(match.position, rng)
        for check_match in (check_secrets, check_undo, check_undo_last):
            check_match(match, rng)
        advance(match, rng)
    check_log(match, rng)
    for check in (*EVERYWHERE, check_end):
        check(match.position, rng)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("backend", ["native", "checked"])
def test_backends_agree(case: Case, backend: str) -> None:
    play = partial(random_games, case.game, case.seats, {}, 3, 50)
    assert play(backend=backend_named(backend)) == play()


def test_no_points_are_left_from_the_game_before() -> None:
    """A row is zeroed before a match is set up in it: three rounds, a point for each at most."""
    for backend in (PLAIN, backend_named("native")):
        totals = [game.total for game in random_games(TOY, 2, {}, 1, 200, backend=backend)]
        assert max(totals) <= 6
        assert min(totals) == 0


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_it(bot: str) -> None:
    name = "tree:simulations=20" if bot in ("hard", "expert") else bot
    match = play_match(SMALLEST, [load(name, SMALLEST), load("random", SMALLEST)], {}, "seed")
    assert match.over
    assert sum(score["total"] for score in match.scores()) == 1


def test_it_has_nothing_to_replace() -> None:
    with pytest.raises(BadEdition, match="nothing that an edition could replace"):
        read_edition(SMALLEST, '{"game": "smallest"}')


def test_a_game_without_a_bound_has_one() -> None:
    assert SMALLEST.most_moves(3) == MOST_MOVES


@pytest.mark.parametrize("backend", ["plain", "native"])
def test_a_game_that_does_not_end_is_stopped(backend: str) -> None:
    endless = replace(SMALLEST, longest=(3, 0))
    with pytest.raises(EndlessGame, match="smallest: random game 0 is not over by move 3"):
        random_games(endless, 2, {}, 1, 5, backend=backend_named(backend))


def test_what_a_game_lacks_is_named() -> None:
    found = gather(smallest)
    assert "hide" not in found
    with pytest.raises(TypeError, match="a game needs `State`"):
        gather(random)
    assert isinstance(SMALLEST, Game)
