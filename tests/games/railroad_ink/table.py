"""The language of the rule tests: a table that is set up, played and read in notation.

`engine_table.py` and `oracle_table.py` put the same few questions to the rules and to the slow
oracle; a test that takes the fixture `sit` or `score` runs over both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

NATURE = "*"
ROUTES = "H.H. R.R. HH.. HR.."  # for a round in which the roll does not matter
HIGHWAY_EXITS = {"A2", "A6", "D1", "D7", "G2", "G6"}
RAIL_EXITS = {"A4", "B1", "B7", "F1", "F7", "G4"}
CELLS = [row + column for row in "ABCDEFG" for column in "1234567"]
A_FACES = ["H.H.", "HH..", "HHH.", "R.R.", "RR..", "RRR."]
B_FACES = ["HRHRx", "H.R.", "HR.."]
SPECIALS = ["HHHR", "HRRR", "HHHH", "RRRR", "HHRR", "HRHR"]
MORE_DICE = {"none": "", "meteor": " N 1", "lava": " LL.. LL.."}  # for a round of an expansion


class Refused(Exception):
    """The table does not take this move, these seats or these options."""


class Table(ABC):
    """A match, its seats numbered from 1; what it is asked by default is asked of seat 1."""

    def __init__(self) -> None:
        self.log: list[str] = []

    @staticmethod
    @abstractmethod
    def score_text(cells: str, **options: str) -> dict[str, int]:
        """The score of a board given as text."""

    @abstractmethod
    def put(self, cells: str, seat: int = 1) -> None:
        """Let a seat's board show this and nothing else, as if drawn before the first round."""

    @abstractmethod
    def move(self, who: str, text: str) -> None:
        """Make a move, or be refused."""

    @abstractmethod
    def acting(self) -> list[str]:
        """Nature or seats, in order; none when the game is over."""

    @abstractmethod
    def offers(self, who: int | str = 1) -> set[str]:
        """What nature or a seat may do now."""

    @property
    @abstractmethod
    def round(self) -> int:
        """From 1; it stays at the last one when the game is over."""

    @abstractmethod
    def board(self, seat: int = 1) -> str:
        """A board as its own seat sees it."""

    @abstractmethod
    def rounds_of(self, seat: int = 1) -> dict[str, int]:
        """By cell: the number of the round it was drawn in."""

    @abstractmethod
    def unused_specials(self, seat: int = 1) -> list[str]:
        """Neither drawn nor crossed off."""

    @abstractmethod
    def specials_used(self, seat: int = 1) -> int:
        """Of the three of the game."""

    @abstractmethod
    def score(self, seat: int = 1) -> dict[str, int]:
        """The total and every line of the sheet."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Of a game that is over."""

    @abstractmethod
    def snapshot(self) -> object:
        """The whole state, to be compared."""

    @property
    def over(self) -> bool:
        return not self.acting()

    def play(self, text: str) -> None:
        """A move as a log has it, such as "* roll H.H." or "1 place A2H.H."."""
        self.move(*text.split(" ", 1))
        self.log.append(text)

    def roll(self, faces: str) -> None:
        """A whole roll, such as "H.H. H.H. RR.. HR.." and "any 2" behind it for a meteor."""
        for face in faces.split():
            aim = face in ("N", "E", "S", "W", "any")
            self.play(f"* {'fly' if face in '123' else 'aim' if aim else 'roll'} {face}")

    def say(self, *texts: str, seat: int = 1) -> None:
        for text in texts:
            self.play(f"{seat} {text}")

    def draw(self, cells: str, seat: int = 1) -> None:
        """Drawings such as "A2H.H. B2HR..", in that order; a cell alone is a volcano."""
        for cell in cells.split():
            self.say(f"volcano {cell}" if cell in CELLS else f"place {cell}", seat=seat)

    def places(self, seat: int = 1) -> set[str]:
        """What may be drawn, as cells: A2H.H., …"""
        return {text.split()[1] for text in self.offers(seat) if text.startswith("place ")}

    def dice(self, seat: int = 1) -> set[str]:
        """Of these, the routes of dice."""
        return {place for place in self.places(seat) - self.lava(seat) if not is_special(place)}

    def specials(self, seat: int = 1) -> set[str]:
        return {place for place in self.places(seat) if is_special(place)}

    def lava(self, seat: int = 1) -> set[str]:
        return {place for place in self.places(seat) if "L" in place}

    def volcanoes(self, seat: int = 1) -> set[str]:
        return {text.split()[1] for text in self.offers(seat) if text.startswith("volcano ")}

    def at(self, cell: str, seat: int = 1) -> set[str]:
        """The drawings offered in one cell."""
        return {place[2:] for place in self.places(seat) if place.startswith(cell)}

    def dot(self, seat: int = 1) -> str:
        """Where the meteor struck last, or nothing."""
        return "".join(word[:2] for word in self.board(seat).split() if word[2:] == "o")

    def craters(self, seat: int = 1) -> set[str]:
        return {word[:2] for word in self.board(seat).split() if word[2:] == "*"}

    def finish_round(self) -> None:
        """Every seat draws what it must, the first drawing offered each time."""
        now = self.round
        while not self.over and self.round == now and self.acting() != [NATURE]:
            seat = int(self.acting()[0])
            texts = self.offers(seat)
            self.say("done" if "done" in texts else min(texts), seat=seat)

    def play_out(self, faces: str) -> None:
        """The rest of the game, every round with the same roll."""
        while not self.over:
            self.roll(faces)
            self.finish_round()


Sit: TypeAlias = Callable[..., Table]  # (seats, **options)
Score: TypeAlias = Callable[..., dict[str, int]]  # (cells, **options): of a board as text


def is_special(place: str) -> bool:
    """A route on all four sides, joined in the middle."""
    return len(place) == 6 and set(place[2:]) <= {"H", "R"}


def drawings(face: str) -> set[str]:
    """A face turned and mirrored in every way."""
    sides, mark = face[:4], face[4:]
    turned = [sides[k:] + sides[:k] for k in range(4)]
    return {form + mark for s in turned for form in (s, s[0] + s[3] + s[2] + s[1])}


def end_with(sit: Sit, *boards: str, expansion: str = "none") -> Table:
    """A finished game whose seats have drawn the given boards."""
    table = sit(len(boards), expansion=expansion)
    table.play_out(ROUTES + MORE_DICE[expansion])
    for seat, cells in enumerate(boards, 1):
        table.put(cells, seat)
    return table
