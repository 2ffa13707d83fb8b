"""The example games: held to the contract like any game, and their rules by number."""

from __future__ import annotations

import pickle
import random
from functools import partial

import pytest
from examples.games import backgammon, connect_four, tic_tac_toe

from tests.conformance.cases import Case
from tests.conformance.checks import EVERYWHERE, WHILE_RUNNING, check_end, check_playing_on
from tests.conformance.play import advance, match_of, some_seat
from tests.conformance.secrets import check_log, check_secrets, check_undo, check_undo_last
from tinkertable.backends import backend_named
from tinkertable.backends.simulation import random_games
from tinkertable.core.errors import NotLegal
from tinkertable.core.game import Game
from tinkertable.core.observing import observation_of
from tinkertable.core.position import Position
from tinkertable.core.record import rows
from tinkertable.core.seats import NATURE

GAMES = [tic_tac_toe.GAME, connect_four.GAME, backgammon.GAME]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
CLOSE_LOOKS, LONG_LOOKS, USUAL_MOVES = 12, 4, 300


@named
def test_it_conforms(game: Game) -> None:
    case = Case(game, 2, {})
    rng = random.Random(case.name)
    match = match_of(case)
    while not match.position.over:
        luck = rng.random() * min(USUAL_MOVES, game.most_moves(2))
        if luck < CLOSE_LOOKS:
            for check in (*EVERYWHERE, *WHILE_RUNNING, check_playing_on):
                check(match.position, rng)
        if luck < LONG_LOOKS:
            for check_match in (check_secrets, check_undo, check_undo_last):
                check_match(match, rng)
        advance(match, rng)
    check_log(match, rng)
    for check in (*EVERYWHERE, check_end):
        check(match.position, rng)


@named
@pytest.mark.parametrize("backend", ["native", "checked"])
def test_backends_agree(game: Game, backend: str) -> None:
    play = partial(random_games, game, 2, {}, 3, 50)
    assert play(backend=backend_named(backend)) == play()


@named
def test_a_pickle_finds_it_again(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game


def after(game: Game, moves: str) -> Position:
    """A match after moves of seats and, with a star, of nature: `1 mark a1, * roll 3-1`."""
    position = Position(game, 2, {})
    for move in moves.split(", "):
        who, text = move.split(" ", 1)
        position.play(NATURE if who == "*" else int(who) - 1, game.codec.number(text))
    return position


def texts(position: Position, seat: int) -> list[str]:
    return [position.game.codec.text(action) for action in position.legal(seat)]


def test_r1_only_empty_cells_are_marked() -> None:
    position = after(tic_tac_toe.GAME, "1 mark b2")
    assert len(position.legal(1)) == 8
    with pytest.raises(NotLegal):
        position.play(1, tic_tac_toe.GAME.codec.number("mark b2"))


def test_r2_three_in_a_line_win_and_a_full_board_is_a_draw() -> None:
    row = "1 mark a1, 2 mark a2, 1 mark b1, 2 mark b2, 1 mark c1"
    assert after(tic_tac_toe.GAME, row).winners() == [0]
    slanting = "1 mark a1, 2 mark c1, 1 mark a2, 2 mark b2, 1 mark b1, 2 mark a3"
    assert after(tic_tac_toe.GAME, slanting).winners() == [1]
    draw = ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"]
    moves = ", ".join(f"{turn % 2 + 1} mark {cell}" for turn, cell in enumerate(draw))
    position = after(tic_tac_toe.GAME, moves)
    assert position.over
    assert position.winners() == []


@pytest.mark.parametrize(
    "columns", ["abababa", "aabbccd", "abbccdcddad", "dccbbabaada"], ids=["up", "across", "/", "\\"]
)
def test_r2_four_in_a_line_win(columns: str) -> None:
    moves = ", ".join(f"{turn % 2 + 1} drop {column}" for turn, column in enumerate(columns))
    position = after(connect_four.GAME, moves)
    assert position.winners() == [0]
    assert position.over


def test_r1_a_column_holds_six() -> None:
    position = after(connect_four.GAME, ", ".join(f"{turn % 2 + 1} drop a" for turn in range(6)))
    assert texts(position, 0) == [f"drop {column}" for column in "bcdefg"]


def test_r2_the_higher_die_begins_with_both() -> None:
    position = after(backgammon.GAME, "* open 3-5")
    assert position.acting() == 1 << 1
    assert {text.split()[1] for text in texts(position, 1)} == {"3", "5"}


def test_r3_a_double_is_played_four_times() -> None:
    opening = "* open 2-1, 1 move 1 from 6, 1 move 2 from 6, * roll 2-2"
    double = ", 2 move 2 from 24" * 2 + ", 2 move 2 from 13" * 2
    assert after(backgammon.GAME, opening + double).acting() == 1 << NATURE
    assert after(backgammon.GAME, opening + double[: double.rindex(",")]).acting() == 1 << 1


def test_r5_a_single_checker_is_hit_and_must_come_in_first() -> None:
    opening = "* open 2-1, 1 move 1 from 6, 1 move 2 from 8"  # leaves one on 8 and on 5
    position = after(backgammon.GAME, opening + ", * roll 3-4, 2 move 4 from 24")
    assert position.state.sides[0].checkers[backgammon.actions.BAR] == 1
    position = after(
        backgammon.GAME, opening + ", * roll 3-4, 2 move 4 from 24, 2 move 3 from 24, * roll 2-5"
    )
    assert {text.rpartition(" ")[2] for text in texts(position, 0)} == {"bar"}


def bare(first: dict[int, int], second: dict[int, int], low: int, high: int) -> Position:
    """A match in which seat 1 has thrown these dice and only these checkers are left."""
    position = Position(backgammon.GAME, 2, {})
    s = position.state
    s.opened, s.low, s.high = 1, low, high
    for side in s.sides:
        side.checkers = [0] * (backgammon.actions.BAR + 1)
        side.held = side.blocked = 0
    for seat, points in enumerate((first, second)):
        s.sides[seat].checkers[0] = backgammon.rules.CHECKERS - sum(points.values())
        for point, many in points.items():
            for _ in range(many):
                backgammon.rules.put(s, seat, point)
    return position


def test_r6_the_highest_point_may_be_lower_than_the_die() -> None:
    assert texts(bare({4: 1, 2: 1}, {24: 1}, 0, 6), 0) == ["move 6 from 4"]
    assert texts(bare({7: 1, 6: 1}, {24: 1}, 0, 6), 0) == ["move 6 from 7"]
    assert texts(bare({6: 1, 2: 1}, {24: 1}, 0, 5), 0) == ["move 5 from 6"]


def test_r7_both_dice_must_be_played_and_else_the_higher_one() -> None:
    # Point 10 is blocked: from 16 the 6 cannot be played first, from 13 only the 2 keeps the 6.
    both = bare({16: 1, 8: 1}, {15: 2}, 1, 6)
    assert texts(both, 0) == ["move 1 from 8", "move 1 from 16", "move 6 from 8"]
    either = bare({16: 1}, {16: 2}, 1, 6)  # both lead to 9, which is blocked
    assert texts(either, 0) == ["move 6 from 16"]
    neither = bare({16: 1}, {15: 2, 10: 2}, 1, 6)
    assert texts(neither, 0) == ["pass"]


@pytest.mark.parametrize(
    ("second", "points"), [({24: 14}, 1), ({1: 15}, 2), ({24: 15}, 3), ({25: 1, 1: 14}, 3)]
)
def test_r8_what_the_winner_has_won(second: dict[int, int], points: int) -> None:
    position = bare({1: 1}, second, 0, 6)
    position.play(0, backgammon.GAME.codec.number("move 6 from 1"))
    assert position.winners() == [0]
    assert [position.total(seat) for seat in range(2)] == [points, 0]


@named
def test_what_a_seat_sees(game: Game) -> None:
    """Every cell, or every checker, once; and one's own where the other sees the other's."""
    rng = random.Random(game.name)
    record, observe = observation_of(game, 2).record, observation_of(game, 2).rule
    position = Position(game, 2, {})
    while not position.over:
        seat = some_seat(rng, position)
        position.play(seat, rng.choice(position.legal(seat)))
        first, second = rows(record, 2)
        for viewer, seen in enumerate((first, second)):
            observe(position.box[0], position.state, viewer, None, seen)
        if game is backgammon.GAME:
            half = len(first.checkers) // 2
            assert sum(first.checkers) == 2 * backgammon.rules.CHECKERS
            assert second.checkers == first.checkers[half:] + first.checkers[:half]
            assert first.dice == second.dice
            assert first.acting + second.acting == any(first.dice)
        else:
            cells = len(first.board) // 3
            empty, own, other = (first.board[i * cells : (i + 1) * cells] for i in range(3))
            assert [sum(planes) for planes in zip(empty, own, other, strict=True)] == [1] * cells
            assert second.board == empty + other + own
