"""The table of the tests over the rules, with all that only they have: views, secrets, logs."""

from __future__ import annotations

import json

from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY, seat_text
from tinkertable.core.values import to_plain
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules.actions import CODE_NAMES
from tinkertable.games.gears.rules.state import State
from tinkertable.games.gears.view import table
from tinkertable.games.gears.view.table import View, view

from .table import Board, Table
from .words import CODES, GEARS, in_order


class Engine(Table):
    def __init__(self, seats: int, **options: str) -> None:
        super().__init__(seats)
        self.match = Match(GAME, seats, options)
        self._facts: View | None = None

    @property
    def acting(self) -> str:
        return " ".join(seat_text(seat) for seat in self.match.waiting_for())

    def legal(self, who: str) -> set[str]:
        listed = self.match.legal_texts(NATURE if who == "*" else int(who) - 1)
        assert len(listed) == len(set(listed))
        return set(listed)

    def move(self, who: str, text: str) -> None:
        self.match.play_text(f"{who} {text}")
        self._facts = None

    @property
    def facts(self) -> View:
        """The view with nothing hidden, made once a move."""
        if self._facts is None:
            self._facts = view(self.match.position, NOBODY)
        return self._facts

    def board(self, seat: int) -> Board:
        board = self.facts.boards[seat - 1]

        def cards(state: str) -> str:
            return in_order([card.name for card in board.code if card.state == state], CODES)

        return Board(
            open=cards("open"),
            check=cards("check"),
            entered=cards("entered"),
            discard=in_order(board.discard, GEARS),
            gear=board.gear,
            side=board.side,
            up=board.up,
            value=board.value,
            character=board.character,
            character_side=board.character_side,
        )

    def arrange(self, seat: int, open: str = "", check: str = "", entered: str = "") -> None:
        s: State = self.match.position.state
        b = s.board[seat - 1]
        b.codes_open, b.codes_checked, b.codes_entered = (
            sum(1 << CODE_NAMES.index(code) for code in codes.split())
            for codes in (open, check, entered)
        )
        self._facts = None

    def empty_discard(self, seat: int) -> None:
        s: State = self.match.position.state
        s.board[seat - 1].discard = 0
        self._facts = None

    @property
    def token(self) -> int:
        return self.facts.token or 0

    @property
    def round(self) -> int:
        return self.facts.round

    @property
    def card(self) -> str | None:
        return self.facts.card

    @property
    def effect(self) -> str | None:
        return self.facts.effect

    @property
    def round_winners(self) -> list[int]:
        return list(self.facts.winners_of_round)

    @property
    def winners(self) -> list[int]:
        return list(self.facts.winners)

    def score(self, seat: int) -> dict[str, int | float]:
        return self.match.scores()[seat - 1]

    # What only the engine knows; a viewer is a seat from 1, or 0 for a spectator.

    def view(self, viewer: int = 0) -> View:
        seen: View = self.match.view(viewer - 1)
        return seen

    def shown(self, seat: int, viewer: int = 0) -> table.Board:
        """A seat's board as a viewer sees it."""
        return self.view(viewer).boards[seat - 1]

    def moves(self, viewer: int) -> list[str]:
        """The log as a viewer may read it."""
        return self.match.move_texts(viewer - 1)

    def seen(self, viewer: int) -> tuple[str, list[str], list[str]]:
        """Everything a viewer gets to see, to the letter."""
        legal = self.match.legal_texts(viewer - 1) if viewer else []
        return json.dumps(to_plain(self.view(viewer))), legal, self.moves(viewer)
