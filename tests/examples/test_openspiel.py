"""The example games against OpenSpiel's: the same legal moves and the same results."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from examples.games import backgammon, connect_four, tic_tac_toe
from examples.games.backgammon.actions import BAR, DIFFERENT, MOVE, OPEN, PASS, ROLL, ROLLS

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

GAMES = 300
LONG_GAMES = 40

PASSED, ON_THE_BAR, PLACES = -1, 100, 24  # as OpenSpiel counts

Half = tuple[int, int]  # a point and a die


def some(rng: random.Random, actions: list[int]) -> int:
    return actions[rng.randrange(len(actions))]


@pytest.mark.parametrize(
    ("game", "theirs"), [(tic_tac_toe.GAME, "tic_tac_toe"), (connect_four.GAME, "connect_four")]
)
def test_the_same_moves_and_results(game: Game, theirs: str) -> None:
    rng = random.Random(theirs)
    their_game = pyspiel.load_game(theirs)
    for _ in range(GAMES):
        position, state = Position(game, 2, {}), their_game.new_initial_state()
        while not state.is_terminal():
            seat = state.current_player()
            assert list(members(position.acting())) == [seat]
            assert position.legal(seat) == state.legal_actions()
            action = some(rng, state.legal_actions())
            position.play(seat, action)
            state.apply_action(action)
        assert position.over
        assert [points(position, seat) for seat in range(2)] == state.returns()


def points(position: Position, seat: int) -> int:
    """What a seat has won or, below zero, lost."""
    return position.total(seat) - position.total(1 - seat)


def halves(state: Any, action: int) -> tuple[Half, ...]:
    """An action of OpenSpiel's as the moves of single checkers that it stands for."""
    seat = state.current_player()
    found = state.spiel_move_to_checker_moves(seat, action)
    return tuple((point_of(seat, half.pos), half.num) for half in found if half.pos != PASSED)


def point_of(seat: int, place: int) -> int:
    if place == ON_THE_BAR:
        return BAR
    return place + 1 if seat else PLACES - place


def number_of(half: Half) -> int:
    point, die = half
    return MOVE + (die - 1) * BAR + point - 1


def pairs(position: Position, seat: int, most: int = 2) -> Iterator[tuple[int, ...]]:
    """The actions that a seat may play in a row, two at most, without those that pass."""
    if most == 0 or position.acting() != 1 << seat or position.legal(seat) == [PASS]:
        yield ()
        return
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        for more in pairs(after, seat, most - 1):
            yield (action, *more)


def roll_of(state: Any, outcome: int) -> int:
    """One of OpenSpiel's outcomes as our action; it tells apart which die is which."""
    text = state.action_to_string(pyspiel.PlayerId.CHANCE, outcome)
    low, high = sorted(map(int, text.rpartition("oll: ")[2][:2]))
    if "starts" in text:
        return OPEN + DIFFERENT.index((high, low) if "X starts" in text else (low, high))
    return ROLL + ROLLS.index((low, high))


def throw(position: Position, state: Any, rng: random.Random) -> None:
    odds = dict(position.odds())
    theirs = dict.fromkeys(odds, 0.0)
    for outcome, chance in state.chance_outcomes():
        theirs[roll_of(state, outcome)] += chance
    assert theirs == pytest.approx({a: w / sum(odds.values()) for a, w in odds.items()})
    outcome = some(rng, state.legal_actions())
    position.play(NATURE, roll_of(state, outcome))
    state.apply_action(outcome)


def test_the_same_backgammon() -> None:
    rng = random.Random("backgammon")
    game = pyspiel.load_game("backgammon(scoring_type=full_scoring)")
    for _ in range(LONG_GAMES):
        position, state = Position(backgammon.GAME, 2, {}), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                throw(position, state, rng)
                continue
            seat = state.current_player()
            theirs = {action: halves(state, action) for action in state.legal_actions()}
            ours = set(pairs(position, seat))
            assert {tuple(map(number_of, moves)) for moves in theirs.values()} == ours
            action = some(rng, list(theirs))
            for half in theirs[action]:
                position.play(seat, number_of(half))
            state.apply_action(action)
            if state.current_player() != seat and position.legal(seat) == [PASS]:
                position.play(seat, PASS)
        assert position.over
        assert [points(position, seat) for seat in range(2)] == state.returns()
