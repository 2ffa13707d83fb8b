"""A table to test at: a match that is set up, what lies on it changed by hand, moves as text."""

from __future__ import annotations

from typing import Any

from tinkertable.core.edition import Edition
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, seat_text
from tinkertable.games import load
from tinkertable.games.transmissions.rules.actions import (
    FOREST_NAMES,
    IDEA_NAMES,
    ITEM_NAMES,
    PIPE_NAMES,
)
from tinkertable.games.transmissions.rules.data import CARD_NAMES, COLOURS, ROBOTS

GAME = load("transmissions")
RESOURCES = (*COLOURS, "E")
HARVEY = 1
SETS = {1: "ABC EFG", 2: "AB EF", 3: "ABC EFG", 4: "ABCD EFGH"}
DEALS = ("SI3 SI8", "SI4 SI9", "SI5 SI6", "SI1 SI2")
DISPLAY = (("A1", "E1"), ("A2", "E2"), ("A4", "E5"), ("B7", "F7"))  # positions 1 to 4
TOPS = ("P01", "P02", "P03", "P04")
HAND = "TY TB TL1"


def nature_moves(
    seats: int = 2,
    start: int = 1,
    spots: str = "0 3 7 11",
    robots: str = "YBGR",
    sets: str = "",
    display: tuple[tuple[str, str], ...] = DISPLAY,
    tops: tuple[str, ...] = TOPS,
    forest: str = "FC02",
    hands: tuple[str, ...] = (HAND,) * 4,
) -> list[str]:
    """A whole set-up; every starting idea is put on the red robot, one beside the other."""
    order = [1] if seats == 1 else [(start - 1 + i) % seats + 1 for i in range(seats)]
    moves = [f"* start {start}", f"* spots {spots}", f"* robots {robots}"]
    moves += [f"* sets {sets or SETS[seats]}"]
    moves += [f"* deal {seat} {DEALS[seat - 1]}" for seat in order]
    moves += [f"{seat} put {idea} R" for seat in order for idea in DEALS[seat - 1].split()]
    for place in (4, 3, 2, 1):
        item, idea = display[place - 1]
        moves += [f"* pair {place} {item}", f"* with {idea}"]
    moves += [f"* top {stack} {pipe}" for stack, pipe in enumerate(tops, 1)]
    moves += [f"* draw {forest}"]
    return [*moves, *(f"* hand {seat} {hands[seat - 1]}" for seat in order)]


class Table:
    """A match after its set-up, seat 1 to move unless a test says otherwise."""

    def __init__(
        self,
        seats: int = 2,
        options: dict[str, str] | None = None,
        edition: Edition | None = None,
        **setup: Any,
    ) -> None:
        self.match = Match(GAME, seats, options, edition=edition)
        for move in nature_moves(seats, **setup):
            self.match.play_text(move)

    @property
    def state(self) -> Any:
        return self.match.position.state

    def board(self, seat: int = 1) -> Any:
        return self.state.board[seat - 1]

    @property
    def acting(self) -> int:
        (seat,) = self.match.waiting_for()
        return seat

    def play(self, *texts: str) -> Table:
        """Moves of whoever acts."""
        for text in texts:
            self.match.play_text(f"{seat_text(self.acting)} {text}")
        return self

    def let_nature(self, choose: int = 0) -> Table:
        """Nature moves until a seat must; of what she may draw she takes one by its place."""
        while self.match.waiting_for() == [NATURE]:
            legal = self.match.position.legal(NATURE)
            self.match.play(NATURE, legal[choose % len(legal)])
        return self

    def legal(self, verb: str = "") -> list[str]:
        texts = self.match.legal_texts(self.acting)
        return [text for text in texts if text.split()[0] == verb or not verb]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.legal()}

    def robots_at(self, yellow: int, blue: int, green: int, red: int) -> Table:
        self.state.robot_at[:] = [yellow, blue, green, red]
        return self

    def spaces(self) -> dict[str, int]:
        return dict(zip(ROBOTS, self.state.robot_at, strict=True))

    def stock(self, text: str, seat: int = 1) -> Table:
        """All a seat has: "WWY 5E"."""
        engrams, _, volts = text.partition(" ")
        counts = [engrams.count(colour) for colour in COLOURS]
        self.board(seat).stock[:] = [*counts, int(volts.rstrip("E") or 0)]
        return self

    def has(self, seat: int = 1) -> str:
        """The same, told."""
        counts = self.board(seat).stock
        engrams = "".join(c * n for c, n in zip(COLOURS, counts, strict=False))
        return f"{engrams} {counts[4]}E"

    def clear(self, seat: int = 1) -> Table:
        """No tiles on a seat's board."""
        b = self.board(seat)
        b.ideas[:] = [0] * 4
        b.items[:] = [0] * 4
        b.free[:] = [4, 3, 3, 2]
        return self

    def idea(self, column: str, *names: str, seat: int = 1) -> Table:
        b, c = self.board(seat), ROBOTS.index(column)
        for name in names:
            b.ideas[c] |= 1 << IDEA_NAMES.index(name)
            b.free[c] -= 1
        return self

    def item(self, column: str, *names: str, seat: int = 1) -> Table:
        b, c = self.board(seat), ROBOTS.index(column)
        for name in names:
            b.items[c] |= 1 << ITEM_NAMES.index(name)
            b.free[c] -= 2
        return self

    def holds(self, *names: str, seat: int = 1) -> Table:
        """Forest cards, out of nowhere."""
        for name in names:
            self.board(seat).held[FOREST_NAMES.index(name)] += 1
        return self

    def held(self, seat: int = 1) -> list[str]:
        return self._cards(self.board(seat).held)

    def spent(self, seat: int = 1) -> list[str]:
        return self._cards(self.board(seat).spent)

    def _cards(self, counts: list[int]) -> list[str]:
        return [name for name, n in zip(FOREST_NAMES, counts, strict=True) for _ in range(n)]

    def forest(self, deck: str, discard: str) -> Table:
        """Both piles, the discard from bottom to top."""
        s = self.state
        s.deck[:] = [deck.split().count(name) for name in FOREST_NAMES]
        s.decked = len(deck.split())
        kinds = [FOREST_NAMES.index(name) for name in discard.split()]
        s.discard[:] = kinds + [-1] * (28 - len(kinds))
        s.discarded = len(kinds)
        return self

    def discard(self) -> list[str]:
        return [FOREST_NAMES[kind] for kind in self.state.discard if kind >= 0]

    def display(self) -> list[tuple[str | None, str | None]]:
        s = self.state
        return [
            (
                ITEM_NAMES[item] if item >= 0 else None,
                IDEA_NAMES[idea] if idea >= 0 else None,
            )
            for item, idea in zip(s.item, s.idea, strict=True)
        ]

    def tops(self) -> list[str | None]:
        return [PIPE_NAMES[top] if top >= 0 else None for top in self.state.top]

    def hand(self, seat: int = 1) -> set[str]:
        hand = self.board(seat).hand
        return {name for card, name in enumerate(CARD_NAMES) if hand >> card & 1}

    def columns(self, seat: int = 1) -> list[set[str]]:
        b = self.board(seat)
        return [
            {name for i, name in enumerate(IDEA_NAMES) if b.ideas[c] >> i & 1}
            | {name for i, name in enumerate(ITEM_NAMES) if b.items[c] >> i & 1}
            for c in range(4)
        ]

    def view(self, viewer: int = 0) -> dict[str, Any]:
        return self.match.view(viewer)

    def score(self, seat: int = 1) -> dict[str, Any]:
        return self.match.position.score(seat - 1)

    def pool(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self.state.pool, strict=True))

    def moved(self, card: str = "TY", robot: str = "Y", steps: int = 1) -> Table:
        """A card played and the robot moved: the action comes next."""
        return self.play(f"card {card} {robot}", f"go {steps}")


def at_action(space: int, stock: str = "WYBG 4E", **setup: Any) -> Table:
    """The yellow robot has just come to a space, the others stand out of its way."""
    table = Table(**setup)
    before = (space - 1) % 14
    others = [(space + 3) % 14, (space + 6) % 14, (space + 9) % 14]
    return table.robots_at(before, *others).stock(stock).moved()
