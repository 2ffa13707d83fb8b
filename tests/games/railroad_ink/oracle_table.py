"""The table of the rule tests, played by the slow oracle."""

from __future__ import annotations

from tests.oracle.railroad_ink import Oracle, score_board
from tests.oracle.railroad_ink_board import SPECIALS
from tests.oracle.railroad_ink_score import parse_board

from .table import Refused, Table


class OracleTable(Table):
    def __init__(self, seats: int = 1, **options: str) -> None:
        super().__init__()
        try:
            self.oracle = Oracle(seats, options)
        except ValueError as error:
            raise Refused(str(error)) from error

    @staticmethod
    def score_text(cells: str, **options: str) -> dict[str, int]:
        return score_board(cells, options)

    def put(self, cells: str, seat: int = 1) -> None:
        self.oracle.seats[seat].board = parse_board(cells)
        self.oracle.seats[seat].rounds = {}

    def move(self, who: str, text: str) -> None:
        try:
            self.oracle.play(who, text)
        except ValueError as error:
            raise Refused(str(error)) from error

    def acting(self) -> list[str]:
        return sorted(self.oracle.acting(), key=lambda who: (len(who), who))

    def offers(self, who: int | str = 1) -> set[str]:
        return self.oracle.legal(str(who))

    @property
    def round(self) -> int:
        return self.oracle.round

    def board(self, seat: int = 1) -> str:
        return self.oracle.board(seat)

    def rounds_of(self, seat: int = 1) -> dict[str, int]:
        return self.oracle.rounds(seat)

    def unused_specials(self, seat: int = 1) -> list[str]:
        return [name for name in SPECIALS if name not in self.oracle.seats[seat].gone]

    def specials_used(self, seat: int = 1) -> int:
        return self.oracle.seats[seat].used

    def score(self, seat: int = 1) -> dict[str, int]:
        return self.oracle.score(seat)

    def winners(self) -> list[int]:
        return self.oracle.winners()

    def snapshot(self) -> object:
        return self.oracle.seats, self.oracle.round, self.oracle.rolled, self.oracle.over
