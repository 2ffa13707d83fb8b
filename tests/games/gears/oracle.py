"""The table of the tests over the oracle."""

from __future__ import annotations

from tests.oracle.gears import Oracle as Game

from .table import Board, Table
from .words import CODES, GEARS, in_order

# Windows in which all gears may be up already.
BEFORE_JUDGING = {"use tuning", "use pendulum", "use ability"}


class Oracle(Table):
    def __init__(self, seats: int, **options: str) -> None:
        super().__init__(seats)
        self.game = Game(seats, options)

    @property
    def acting(self) -> str:
        return " ".join(sorted(self.game.acting()))

    def legal(self, who: str) -> set[str]:
        return self.game.legal(who)

    def move(self, who: str, text: str) -> None:
        self.game.play(who, text)

    def board(self, seat: int) -> Board:
        board = self.game.table()["seats"][seat - 1]
        gear, _, side = board["play"].partition(" ")
        return Board(
            open=in_order(board["open"], CODES),
            check=in_order(board["check"], CODES),
            entered=in_order(board["entered"], CODES),
            discard=in_order(board["discard"], GEARS),
            gear=None if gear == "-" else gear,
            side=int(side) if side else None,
            up=board["up"],
            value=self._value(seat) if board["up"] else None,
            character=None if board["character"] == "-" else board["character"],
            character_side=None if board["character"] == "-" else board["character_side"],
        )

    def _value(self, seat: int) -> int:
        if self._judged:
            return self.game.values_after_swap()[seat]
        return self.game.value(self.game.players[seat])

    @property
    def _judged(self) -> bool:
        all_up = all(player.up for player in self.game.players.values())
        return all_up and not self.offers() & BEFORE_JUDGING

    def arrange(self, seat: int, open: str = "", check: str = "", entered: str = "") -> None:
        player = self.game.players[seat]
        player.open, player.check, player.entered = open.split(), check.split(), entered.split()

    def empty_discard(self, seat: int) -> None:
        self.game.players[seat].discard = []

    @property
    def token(self) -> int:
        return self.game.table()["token"]

    @property
    def round(self) -> int:
        return self.game.table()["round"]

    @property
    def card(self) -> str | None:
        card = self.game.table()["card"]
        return None if card == "-" else card

    @property
    def effect(self) -> str | None:
        return (self.game._effect() if self.card else "") or None

    @property
    def round_winners(self) -> list[int]:
        if not self._judged:
            return []
        return sorted(self.game.round_winners())

    @property
    def winners(self) -> list[int]:
        return self.game.winners()

    def score(self, seat: int) -> dict[str, int | float]:
        return {**self.game.score(seat)}
