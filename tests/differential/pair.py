"""Railroad Ink twice: the rules and the slow oracle, held side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.conformance.play import some_action, some_seat
from tests.oracle.railroad_ink import Oracle
from tests.oracle.railroad_ink_board import Board
from tinkertable.core.position import Position
from tinkertable.core.record import copy_row
from tinkertable.core.seats import members, seat_text
from tinkertable.games import load
from tinkertable.games.railroad_ink.rules import tiles
from tinkertable.games.railroad_ink.rules.board import draw
from tinkertable.games.railroad_ink.view.notation import board_text

from .fillings import SPECIAL_DRAWINGS, filling

GAME = load("railroad-ink")


def seldom(text: str) -> bool:
    """Volcanoes, else a random lava board is full of them; specials, else they are soon gone."""
    return text.startswith("volcano") or text[len("place A1") :] in SPECIAL_DRAWINGS


def put(position: Position, seat: int, board: Board) -> None:
    """Draw on a seat's sheet as if it had been drawn in the first round."""
    s = position.state
    for cell, text in board.drawn.items():
        draw(s.board[seat], tiles.CELL_NAMES.index(cell), tiles.DRAWINGS.index(text), 1)
    for cell in board.craters:
        s.board[seat].craters |= 1 << tiles.CELL_NAMES.index(cell)
    copy_row(s.shown, seat, s.board, seat)


def crowded(rng: random.Random, expansion: str) -> Board:
    """A sheet with little room left, so that much fits nowhere; D4 keeps what it begins with."""
    board = filling(rng, expansion, rng.uniform(0.75, 1))
    board.drawn.pop("D4", None)
    board.craters.discard("D4")
    board.dot = None
    return board


class Pair:
    """One match in both engines."""

    def __init__(self, seats: int, options: dict[str, str], box: list[Any] | None = None) -> None:
        self.position = Position(GAME, seats, options, box)
        self.oracle = Oracle(seats, options)

    def put(self, seat: int, board: Board) -> None:
        put(self.position, seat, board)
        sheet = self.oracle.seats[seat + 1]
        sheet.board.drawn |= board.drawn
        sheet.board.craters |= board.craters
        sheet.rounds = dict.fromkeys(board.drawn, 1)

    def advance(self, rng: random.Random) -> None:
        """Compare what a seat may do, then do some of it."""
        seat = some_seat(rng, self.position)
        legal = self.position.legal(seat)
        assert {GAME.codec.text(action) for action in legal} == self.oracle.legal(seat_text(seat))
        action = some_action(rng, GAME, legal, seldom)
        self.position.play(seat, action)
        self.oracle.play(seat_text(seat), GAME.codec.text(action))
        acting = {seat_text(other) for other in members(self.position.acting())}
        assert acting == self.oracle.acting()
        if seat < self.position.seats:
            self.compare_board(seat)

    def compare_board(self, seat: int) -> None:
        board = self.position.state.board[seat]
        assert board_text(board) == self.oracle.board(seat + 1)
        names = tiles.CELL_NAMES
        rounds = {name: n for name, n in zip(names, board.round_of, strict=True) if n}
        assert rounds == self.oracle.rounds(seat + 1)

    def compare_scores(self) -> None:
        for seat in range(self.position.seats):
            assert self.position.score(seat) == self.oracle.score(seat + 1)
        if self.position.over:
            assert [seat + 1 for seat in self.position.winners()] == self.oracle.winners()
