"""The language of the cases: a table is set up by hand, played in notation, and looked at.

Engine and oracle both speak it, so a case runs over either.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Self

COLOURS, ROBOTS, SLOTS = "WYBG", "YBGR", (4, 3, 3, 2)
RESOURCES = (*COLOURS, "E")
SPACES = 14
NATURE = "*"
HARVEY = 2  # as a player of the solo game
SETS = {1: "ABC EFG", 2: "AB EF", 3: "ABC EFG", 4: "ABCD EFGH"}
DEALS = ("SI3 SI8", "SI4 SI9", "SI5 SI6", "SI1 SI2")
DISPLAY = (("A1", "E1"), ("A2", "E2"), ("A4", "E5"), ("B7", "F7"))  # positions 1 to 4
TOPS = ("P01", "P02", "P03", "P04")
HAND = "TY TB TL1"
# Tiles that do nothing, to use up slots with.
FILLING_ITEMS = ("X1", "X2", "X3", "D1", "D2", "D3")
FILLING_IDEAS = ("E7", "H7", "F6", "H6")


def setup_moves(
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


class AnyTable(ABC):
    """A match, by default after its set-up with seat 1 to move."""

    @abstractmethod
    def __init__(
        self,
        seats: int = 2,
        options: dict[str, str] | None = None,
        *,
        moves: int | None = None,
        **setup: Any,
    ) -> None:
        """`moves`: how many of the set-up are made; `setup`: what `setup_moves` takes."""

    @classmethod
    def at_action(cls, space: int, stock: str = "WYBG 4E", **setup: Any) -> Self:
        """The yellow robot has just come to a space, the others stand out of its way."""
        others = [(space + steps) % SPACES for steps in (3, 6, 9)]
        table = cls(**setup).robots_at((space - 1) % SPACES, *others)
        return table.stock(stock).move()

    # Playing.

    @property
    @abstractmethod
    def acting(self) -> str:
        """A seat, NATURE, or nothing when the match is over."""

    @abstractmethod
    def legal(self, verb: str = "") -> list[str]:
        """What whoever acts may do, in the order of the notation."""

    @abstractmethod
    def play(self, *texts: str) -> Self:
        """Moves of whoever acts; Harvey's steps, which are forced, are not said."""

    @abstractmethod
    def weights(self) -> dict[str, int]:
        """Nature's texts, and how likely each is beside the others."""

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.legal()}

    def let_nature(self) -> Self:
        """Nature takes the first of what she may draw, until a seat must move."""
        while self.acting == NATURE:
            self.play(self.legal()[0])
        return self

    def move(self, card: str = "TY", robot: str = "Y", steps: int = 1) -> Self:
        """A card played and the robot moved: the action comes next."""
        return self.play(f"card {card} {robot}", f"go {steps}")

    def pass_turn(self) -> Self:
        """A turn in which nothing is done."""
        return self.play(self.legal("card")[0], "go 1", "skip", "end").let_nature()

    @abstractmethod
    def finish(self) -> Self:
        """The match is over as it stands."""

    # Setting things up by hand.

    @abstractmethod
    def robots_at(self, yellow: int, blue: int, green: int, red: int) -> Self: ...

    @abstractmethod
    def stock(self, text: str, seat: int = 1) -> Self:
        """All a seat has: "WWY 5E"."""

    @abstractmethod
    def pool(self, text: str) -> Self:
        """All that lies on the board, alone: "WWY 5E"."""

    @abstractmethod
    def clear(self, seat: int = 1) -> Self:
        """No tiles on a seat's board."""

    @abstractmethod
    def idea(self, column: str, *names: str, seat: int = 1) -> Self: ...

    @abstractmethod
    def item(self, column: str, *names: str, seat: int = 1) -> Self: ...

    def leave_free(self, *slots: int, seat: int = 1) -> Self:
        """Only so many slots by column, the others taken by tiles that do nothing."""
        self.clear(seat)
        items, ideas = list(FILLING_ITEMS), list(FILLING_IDEAS)
        for column, all_slots, free in zip(ROBOTS, SLOTS, slots, strict=True):
            pairs, single = divmod(all_slots - free, 2)
            self.item(column, *(items.pop() for _ in range(pairs)), seat=seat)
            self.idea(column, *(ideas.pop() for _ in range(single)), seat=seat)
        return self

    @abstractmethod
    def holds(self, *names: str, seat: int = 1) -> Self:
        """Forest cards, out of nowhere."""

    @abstractmethod
    def hand_of(self, seat: int, text: str) -> Self:
        """Exactly these transmission cards in hand, the others undrawn."""

    @abstractmethod
    def forest(self, deck: str, discard: str) -> Self:
        """Both piles, the discard from bottom to top."""

    @abstractmethod
    def gap(self, position: int) -> Self:
        """Neither item nor idea at a display position."""

    @abstractmethod
    def no_new_pairs(self) -> Self:
        """The stacks of items and of ideas are empty."""

    @abstractmethod
    def top(self, stack: int, pipe: str | None) -> Self: ...

    @abstractmethod
    def under(self, *counts: int) -> Self:
        """How many pipes lie under the top of each stack."""

    @abstractmethod
    def connect(self, pipe: str, place: str, seat: int = 1) -> Self:
        """A pipe out of nowhere, at a place such as "0E r1"."""

    @abstractmethod
    def start_with(self, pipe: str) -> Self:
        """Another pipe in place of the starting one of seat 1."""

    @abstractmethod
    def flip(self, *pipes: str, seat: int = 1) -> Self:
        """Flipped pipes out of nowhere; those of Harvey lie face up."""

    @abstractmethod
    def harvey_draws_only(self, card: str) -> Self:
        """One card is left in Harvey's deck; he has had all others."""

    # Asking.

    @abstractmethod
    def look(self) -> dict[str, Any]:
        """The whole table, in the words of tests/differential/transmissions_table.py."""

    @abstractmethod
    def score(self, seat: int = 1) -> dict[str, Any]: ...

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won."""

    def before(self, seat: int = 1) -> dict[str, Any]:
        """What lies before a seat, or before Harvey."""
        look = self.look()
        boards: list[dict[str, Any]] = [*look["boards"], look["harvey"]]
        return boards[seat - 1]

    def has(self, seat: int = 1) -> str:
        """All a seat has: "WWY 5E"."""
        return resources_text(self.before(seat)["stock"])

    def in_pool(self) -> str:
        return resources_text(self.look()["pool"])

    def spaces(self) -> dict[str, int]:
        return dict(self.look()["robots"])

    def reach(self) -> dict[int, int]:
        """By steps: where the robot on its way would come to stand."""
        return dict(self.look()["reach"])

    def held(self, seat: int = 1) -> list[str]:
        return cards_list(self.before(seat)["held"])

    def spent(self, seat: int = 1) -> list[str]:
        return cards_list(self.before(seat)["spent"])

    def hand(self, seat: int = 1) -> set[str]:
        return set(self.before(seat)["hand"])

    def turns(self, seat: int = 1) -> int:
        return int(self.before(seat)["turns"])

    def columns(self, seat: int = 1) -> list[set[str]]:
        columns = self.before(seat)["columns"]
        return [{*columns[robot][0], *columns[robot][1]} for robot in ROBOTS]

    def free(self, seat: int = 1) -> list[int]:
        return [self.before(seat)["columns"][robot][2] for robot in ROBOTS]

    def discard(self) -> list[str]:
        return list(self.look()["discard"])

    def draw_pile(self) -> list[str]:
        return cards_list(self.look()["draw"])

    def display(self) -> list[tuple[str | None, str | None]]:
        return list(self.look()["display"])

    def stacks(self) -> list[tuple[str | None, int]]:
        """The top of each stack, and how many lie under it."""
        return list(self.look()["stacks"])

    def tops(self) -> list[str | None]:
        return [top for top, _ in self.stacks()]

    def flipped(self, seat: int = 1) -> list[str]:
        return list(self.before(seat)["flipped"])

    def harveys_pipes(self) -> list[str]:
        return list(self.before(HARVEY)["pipes"])

    def pipes(self, seat: int = 1) -> list[tuple[str, tuple[int, int], str, dict[str, int]]]:
        """Connected pipes: name, cell, joints N E S W, and by side the pipes they are joined to."""
        return [
            (name, (x, y), edges, links)
            for name, x, y, _, edges, links in self.before(seat)["pipes"]
        ]

    def end(self) -> tuple[int, str] | None:
        """Who has ended the match, and why."""
        end = self.look()["end"]
        return (end["side"], end["reason"]) if end else None


def counts_of(text: str) -> dict[str, int]:
    """Of "WWY 5E"."""
    engrams, _, volts = text.partition(" ")
    return {c: engrams.count(c) for c in COLOURS} | {"E": int(volts.rstrip("E") or 0)}


def resources_text(counts: dict[str, int]) -> str:
    return "".join(c * counts[c] for c in COLOURS) + f" {counts['E']}E"


def cards_list(counts: dict[str, int]) -> list[str]:
    return [name for name, n in sorted(counts.items()) for _ in range(n)]
