"""The table of the rule tests, played by the rules."""

from __future__ import annotations

from tinkertable.core.errors import InputError
from tinkertable.core.match import Match
from tinkertable.core.record import copy_row
from tinkertable.core.seats import NATURE as NATURE_SEAT
from tinkertable.core.seats import members, seat_text
from tinkertable.games import load
from tinkertable.games.railroad_ink.rules.board import unused_specials
from tinkertable.games.railroad_ink.rules.state import State
from tinkertable.games.railroad_ink.rules.tiles import CELL_NAMES, SHAPES
from tinkertable.games.railroad_ink.view.notation import board_text, read_board

from .table import NATURE, Refused, Table

GAME = load("railroad-ink")


class EngineTable(Table):
    def __init__(self, seats: int = 1, **options: str) -> None:
        super().__init__()
        try:
            self.match = Match(GAME, seats, options)
        except InputError as error:
            raise Refused(str(error)) from error

    @staticmethod
    def score_text(cells: str, **options: str) -> dict[str, int]:
        assert GAME.score_text
        return GAME.score_text(cells, options)

    @property
    def _state(self) -> State:
        state: State = self.match.position.state
        return state

    def put(self, cells: str, seat: int = 1) -> None:
        position, s = self.match.position, self._state
        read_board(position.box[0], s.board[seat - 1], cells, position.options["expansion"])
        copy_row(s.shown, seat - 1, s.board, seat - 1)

    def move(self, who: str, text: str) -> None:
        try:
            self.match.play_text(f"{who} {text}")
        except InputError as error:
            raise Refused(str(error)) from error

    def acting(self) -> list[str]:
        return [seat_text(seat) for seat in members(self.match.position.acting())]

    def offers(self, who: int | str = 1) -> set[str]:
        seat = NATURE_SEAT if who == NATURE else int(who) - 1
        return set(self.match.legal_texts(seat))

    @property
    def round(self) -> int:
        return min(self._state.round_now, self._state.rounds)

    def board(self, seat: int = 1) -> str:
        return board_text(self._state.board[seat - 1])

    def rounds_of(self, seat: int = 1) -> dict[str, int]:
        numbers = self._state.board[seat - 1].round_of
        return {name: n for name, n in zip(CELL_NAMES, numbers, strict=True) if n}

    def unused_specials(self, seat: int = 1) -> list[str]:
        unused = unused_specials(self.match.position.box[0], self._state.board[seat - 1])
        return [SHAPES[shape] for shape in members(unused)]

    def specials_used(self, seat: int = 1) -> int:
        return self._state.board[seat - 1].specials

    def score(self, seat: int = 1) -> dict[str, int]:
        return self.match.position.score(seat - 1)

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.match.position.winners()]

    def snapshot(self) -> object:
        return self.match.position.to_json()
