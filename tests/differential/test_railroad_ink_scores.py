"""Scores against the oracle's on thousands of boards: networks, longest paths, ends, lakes."""

from __future__ import annotations

import random

import pytest

from tests.conformance.cases import Case
from tests.conformance.play import start, walk
from tests.oracle.railroad_ink import score_board
from tests.oracle.railroad_ink_score import format_board
from tinkertable.games.railroad_ink.view.notation import board_text

from .fillings import filling
from .pair import GAME, seldom

FILLINGS, STOPPED = 700, 100
EXPANSIONS = GAME.options["expansion"]
WAYS = [
    {"stations": stations, "centre_counts": counts}
    for stations in GAME.options["stations"]
    for counts in GAME.options["centre_counts"]
]


def score_text(board: str, options: dict[str, str]) -> dict[str, int]:
    assert GAME.score_text is not None
    return GAME.score_text(board, options)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_fillings(expansion: str) -> None:
    rng = random.Random(expansion)
    for number in range(FILLINGS):
        board = format_board(filling(rng, expansion, rng.uniform(0.25, 1)))
        options = {"expansion": expansion, **WAYS[number % len(WAYS)]}
        assert score_text(board, options) == score_board(board, options), board


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_games_stopped_at_some_moment(expansion: str) -> None:
    rng = random.Random(expansion)
    for number in range(STOPPED):
        options = {"expansion": expansion, **WAYS[number % len(WAYS)]}
        position = start(Case(GAME, 1, options))
        moment = rng.randrange(10, 90)
        for made, _ in enumerate(walk(position, rng, seldom)):
            if made == moment:
                break
        board = board_text(position.state.board[0])
        expected = score_board(board, options)
        assert position.score(0) == expected, board
        assert score_text(board, options) == expected, board
