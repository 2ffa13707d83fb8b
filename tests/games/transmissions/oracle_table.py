"""The oracle's table: its whole moves taken apart into the small decisions of the notation."""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from tests.differential.transmissions_table import oracle_table
from tests.oracle.transmissions import Oracle
from tests.oracle.transmissions_data import CARDS
from tests.oracle.transmissions_notation import (
    LINES,
    Parts,
    oracle_options,
    parts_of,
    removed_cards,
)
from tests.oracle.transmissions_pipes import Placed
from tests.oracle.transmissions_table import Board, Offers
from tests.oracle.transmissions_turn import Turn
from tinkertable.games import load

from .any_table import HARVEY, ROBOTS, AnyTable, counts_of, setup_moves

GAME = load("transmissions")
LOOK_AGAIN = "look again"


class PatientOracle(Oracle):
    """It may be told to look again at a table that was changed by hand."""

    def _offers(self, turn: Turn) -> Offers:
        return super()._offers(turn) | {LOOK_AGAIN: lambda: None}

    def look_again(self) -> None:
        text = f"{self.acting()} {LOOK_AGAIN}"
        if text in super().legal():
            self.play(text)

    def legal(self) -> list[str]:
        return [text for text in super().legal() if not text.endswith(LOOK_AGAIN)]


class OracleTable(AnyTable):
    def __init__(
        self,
        seats: int = 2,
        options: dict[str, str] | None = None,
        *,
        moves: int | None = None,
        **setup: Any,
    ) -> None:
        chosen = GAME.settle_options(options or {})
        self.oracle = PatientOracle(seats, oracle_options(chosen, seats), removed_cards(chosen))
        self._said: Parts = ()  # of a move that is not whole yet
        for move in setup_moves(seats, **setup)[:moves]:
            who, text = move.split(" ", 1)
            assert who == self.acting
            self.play(text)

    # Playing.

    @property
    def acting(self) -> str:
        return str(self.oracle.acting() or "")

    def _moves(self) -> dict[Parts, str]:
        """By its parts, every whole move that goes on from what was said."""
        self.oracle.look_again()
        texts = [text.split(" ", 1)[1] for text in self.oracle.legal()]
        paired = {text.split(" +")[0] for text in texts if "+FC10" in text}
        found: dict[Parts, str] = {}
        for text in texts:
            also = any(text.startswith(purchase) for purchase in paired)
            for parts in parts_of(text, also=also):
                assert parts not in found, f"{text} and {found[parts]} are said alike"
                found[parts] = text
        said = self._said
        return {parts: text for parts, text in found.items() if parts[: len(said)] == said}

    def legal(self, verb: str = "") -> list[str]:
        texts = {parts[len(self._said)] for parts in self._moves()}
        texts = {text for text in texts if text.split()[0] == verb or not verb}
        return sorted(texts, key=GAME.codec.number)

    def play(self, *texts: str) -> Self:
        for text in texts:
            moves = self._moves()
            self._said = (*self._said, text)
            if self._said in moves:
                self.oracle.play(f"{self.acting} {moves[self._said]}")
                self._said = ()
            else:
                size = len(self._said)
                assert any(parts[:size] == self._said for parts in moves), f"{text} is not legal"
        return self

    def weights(self) -> dict[str, int]:
        return {text.split(" ", 1)[1]: n for text, n in self.oracle.weights().items()}

    def finish(self) -> Self:
        self.oracle.ask = None
        return self

    # Setting things up by hand.

    def _board(self, seat: int) -> Board:
        return self.oracle.players.get(seat) or self.oracle.harvey

    def robots_at(self, yellow: int, blue: int, green: int, red: int) -> Self:
        self.oracle.robots = dict(zip(ROBOTS, (yellow, blue, green, red), strict=True))
        return self

    def stock(self, text: str, seat: int = 1) -> Self:
        self.oracle.players[seat].owns = +Counter(counts_of(text))
        return self

    def pool(self, text: str) -> Self:
        self.oracle.pool = +Counter(counts_of(text))
        return self

    def clear(self, seat: int = 1) -> Self:
        self._board(seat).columns = {robot: [] for robot in ROBOTS}
        return self

    def idea(self, column: str, *names: str, seat: int = 1) -> Self:
        self._board(seat).columns[column] += names
        return self

    item = idea

    def holds(self, *names: str, seat: int = 1) -> Self:
        player = self.oracle.players.get(seat)
        cards = player.forest_open if player else self.oracle.harvey.forest
        cards += names
        return self

    def hand_of(self, seat: int, text: str) -> Self:
        player = self.oracle.players[seat]
        player.hand = text.split()
        player.undrawn = [card for card in CARDS if card not in player.hand]
        player.played = []
        return self

    def forest(self, deck: str, discard: str) -> Self:
        self.oracle.forest_draw = Counter(deck.split())
        self.oracle.forest_discard = discard.split()
        return self

    def gap(self, position: int) -> Self:
        self.oracle.display[position] = None
        return self

    def no_new_pairs(self) -> Self:
        self.oracle.item_stack, self.oracle.idea_stack = [], []
        return self

    def top(self, stack: int, pipe: str | None) -> Self:
        self.oracle.tops[stack] = pipe
        return self

    def under(self, *counts: int) -> Self:
        for stack, count in enumerate(counts, 1):
            self.oracle.stack_left[stack] = count + (self.oracle.tops[stack] is not None)
        return self

    def connect(self, pipe: str, place: str, seat: int = 1) -> Self:
        network = self.oracle.players[seat].network
        network.tiles.append(network.fitting(pipe, self.oracle.box.pipes[pipe])[place])
        return self

    def start_with(self, pipe: str) -> Self:
        start = Placed(pipe, self.oracle.box.pipes[pipe], (0, 0), 0)
        self.oracle.players[1].network.tiles[0] = start
        return self

    def flip(self, *pipes: str, seat: int = 1) -> Self:
        player = self.oracle.players.get(seat)
        tiles = player.flipped if player else self.oracle.harvey.pipes
        tiles += pipes
        return self

    def harvey_draws_only(self, card: str) -> Self:
        harvey = self.oracle.harvey
        harvey.discard = [*(harvey.deck - Counter([card])).elements()]
        harvey.deck = Counter([card])
        return self

    # Asking.

    def look(self) -> dict[str, Any]:
        assert not self._said, "the oracle changes the table when a move is whole"
        self.oracle.look_again()
        return oracle_table(self.oracle)

    def score(self, seat: int = 1) -> dict[str, Any]:
        lines = {"pool": 0} | self.oracle.scores()[seat]
        return {LINES.get(line, line): points for line, points in lines.items()}

    def winners(self) -> list[int]:
        """R64: alone, a win that is shared with Harvey is nobody's."""
        winners = self.oracle.winners()
        if self.oracle.solo and HARVEY in winners:
            return []
        return winners
