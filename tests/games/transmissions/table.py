"""The engine's table: a match, whose record is changed by hand."""

from __future__ import annotations

from typing import Any, Self

from tests.differential.transmissions_table import shown_table
from tinkertable.core.edition import Edition
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, seat_text
from tinkertable.games import load
from tinkertable.games.transmissions.rules.actions import (
    CODEC,
    CONNECT,
    FOREST_NAMES,
    IDEA_NAMES,
    ITEM_NAMES,
    PIPE_NAMES,
)
from tinkertable.games.transmissions.rules.data import CARD_NAMES, COLOURS, ROBOTS
from tinkertable.games.transmissions.rules.state import CARDS, NONE, OVER, STEP, Board, State
from tinkertable.games.transmissions.rules.turn.pipes import connect_beside
from tinkertable.games.transmissions.view.table import View

from .any_table import RESOURCES, SLOTS, AnyTable, counts_of, setup_moves

GAME = load("transmissions")


class Table(AnyTable):
    def __init__(
        self,
        seats: int = 2,
        options: dict[str, str] | None = None,
        *,
        moves: int | None = None,
        edition: Edition | None = None,
        **setup: Any,
    ) -> None:
        self.match = Match(GAME, seats, options, edition=edition)
        for move in setup_moves(seats, **setup)[:moves]:
            self.match.play_text(move)

    @property
    def state(self) -> State:
        state: State = self.match.position.state
        return state

    def board(self, seat: int = 1) -> Board:
        return self.state.board[seat - 1]

    def view(self, viewer: int = 0) -> View:
        seen: View = self.match.view(viewer)
        return seen

    # Playing.

    @property
    def acting(self) -> str:
        return "".join(map(seat_text, self.match.waiting_for()))

    @property
    def _seat(self) -> int:
        (seat,) = self.match.waiting_for()
        return seat

    def legal(self, verb: str = "") -> list[str]:
        texts = self.match.legal_texts(self._seat)
        return [text for text in texts if text.split()[0] == verb or not verb]

    def play(self, *texts: str) -> Self:
        for text in texts:
            self.match.play_text(f"{self.acting} {text}")
            self._take_steps()
        return self

    def _take_steps(self) -> None:
        while self.state.phase == STEP:
            self.match.play(NATURE, self.match.position.legal(NATURE)[0])

    def steps(self) -> list[str]:
        """Which robots Harvey has moved."""
        return [text.split()[2] for text in self.match.move_texts() if " step " in text]

    def weights(self) -> dict[str, int]:
        return {CODEC.text(action): weight for action, weight in self.match.position.odds()}

    def finish(self) -> Self:
        self.state.phase = OVER
        return self

    # Setting things up by hand.

    def robots_at(self, yellow: int, blue: int, green: int, red: int) -> Self:
        self.state.robot_at[:] = [yellow, blue, green, red]
        return self

    def stock(self, text: str, seat: int = 1) -> Self:
        self.board(seat).stock[:] = [counts_of(text)[name] for name in RESOURCES]
        return self

    def pool(self, text: str) -> Self:
        self.state.pool[:] = [counts_of(text)[name] for name in RESOURCES]
        return self

    def clear(self, seat: int = 1) -> Self:
        b = self.board(seat)
        b.ideas[:] = b.items[:] = [0] * len(ROBOTS)
        b.free[:] = SLOTS
        return self

    def idea(self, column: str, *names: str, seat: int = 1) -> Self:
        b, c = self.board(seat), ROBOTS.index(column)
        for name in names:
            b.ideas[c] |= 1 << IDEA_NAMES.index(name)
            b.free[c] -= 1
        return self

    def item(self, column: str, *names: str, seat: int = 1) -> Self:
        b, c = self.board(seat), ROBOTS.index(column)
        for name in names:
            b.items[c] |= 1 << ITEM_NAMES.index(name)
            b.free[c] -= 2
        return self

    def holds(self, *names: str, seat: int = 1) -> Self:
        for name in names:
            self.board(seat).held[FOREST_NAMES.index(name)] += 1
        return self

    def hand_of(self, seat: int, text: str) -> Self:
        b = self.board(seat)
        b.hand = sum(1 << CARD_NAMES.index(name) for name in text.split())
        b.undrawn = (1 << CARDS) - 1 & ~b.hand
        b.cards = len(text.split())
        b.played[:] = [NONE] * len(b.played)
        b.queued = 0
        return self

    def forest(self, deck: str, discard: str) -> Self:
        s = self.state
        s.deck[:] = [deck.split().count(name) for name in FOREST_NAMES]
        s.decked = len(deck.split())
        kinds = [FOREST_NAMES.index(name) for name in discard.split()]
        s.discard[:] = kinds + [NONE] * (len(s.discard) - len(kinds))
        s.discarded = len(kinds)
        return self

    def gap(self, position: int) -> Self:
        self.state.item[position - 1] = self.state.idea[position - 1] = NONE
        return self

    def no_new_pairs(self) -> Self:
        self.state.items_left = self.state.ideas_left = 0
        return self

    def top(self, stack: int, pipe: str | None) -> Self:
        self.state.top[stack - 1] = NONE if pipe is None else PIPE_NAMES.index(pipe)
        return self

    def under(self, *counts: int) -> Self:
        self.state.under[:] = counts
        return self

    def connect(self, pipe: str, place: str, seat: int = 1) -> Self:
        where = CODEC.number(f"at {place}") - CONNECT
        box = self.match.position.box[0]
        connect_beside(box, self.board(seat), PIPE_NAMES.index(pipe), where)
        return self

    def start_with(self, pipe: str) -> Self:
        self.board().tile[0] = PIPE_NAMES.index(pipe)
        return self

    def flip(self, *pipes: str, seat: int = 1) -> Self:
        for pipe in pipes:
            self.board(seat).flipped |= 1 << PIPE_NAMES.index(pipe)
        return self

    def harvey_draws_only(self, card: str) -> Self:
        self.state.harvey[:] = [int(name == card) for name in CARD_NAMES]
        return self

    # Asking.

    def look(self) -> dict[str, Any]:
        seats = [seat for seat in self.match.waiting_for() if seat != NATURE]
        return shown_table(GAME.view(self.match.position, seats[0] if seats else 0))

    def score(self, seat: int = 1) -> dict[str, Any]:
        return self.match.position.score(seat - 1)

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.match.position.winners()]


__all__ = ["COLOURS", "GAME", "RESOURCES", "Table"]
