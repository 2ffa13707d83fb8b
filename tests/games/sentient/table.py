"""A table to test at: deals and turns go in as short notation, offers and boards come back.

The same cases run over the engine and over the oracle; `engines.py` has a table of each.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, Self

TYPES = ("INF", "SRV", "TRN", "MIL", "IND")
FACTORY = "TLTa TGTa TLEa TGEa"  # what is dealt unless a test says otherwise
ROW = "INF SRV TRN MIL IND"
TURN = re.compile(r"(?P<buy>\d\+\d)(:(?P<fill>\w+))?(>(?P<plug>\d)(?P<block>[LR]*))?")


class Table(ABC):
    """What the engine and the oracle are asked, and what is told with that."""

    seats: int

    @abstractmethod
    def __init__(self, seats: int, bots: dict[str, str] | None = None) -> None:
        """`bots`: by name the two corners, for a box with other bots than ours."""

    @abstractmethod
    def acting(self) -> str:
        """Who may act: a seat, "*", or nothing when all is over."""

    @abstractmethod
    def offers(self) -> set[str]:
        """What whoever is to act may do."""

    @abstractmethod
    def move(self, who: str, text: str) -> None:
        """A ValueError if it is not allowed."""

    @abstractmethod
    def look(self) -> dict[str, Any]:
        """What lies on the table; bots by name."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """The score sheet, seat by seat."""

    @abstractmethod
    def winners(self) -> list[int]: ...

    # Setting up.

    @classmethod
    def deal(
        cls, order: str, halves: str = "INF SRV TRN MIL", bots: dict[str, str] | None = None
    ) -> Self:
        """A match before its first round: "2 1 3" is three seats, the second begins."""
        match = cls(len(order.split()), bots)
        for seat, half in zip(range(1, match.seats + 1), halves.split(), strict=False):
            match.nature(f"half {seat} {half}")
        match.nature(f"order {order}")
        return match

    @classmethod
    def begin(
        cls,
        order: str = "1 2",
        factory: str = FACTORY,
        row: str = ROW,
        dice: str = "",
        halves: str = "INF SRV TRN MIL",
        bots: dict[str, str] | None = None,
    ) -> Self:
        """A match at the first turn of its first round."""
        match = cls.deal(order, halves, bots)
        match.open_round(factory, row, dice)
        return match

    def open_round(self, factory: str = "", row: str = ROW, dice: str = "") -> None:
        self.stock(factory)
        self.nature(f"investors {row}")
        self.roll(dice)

    def stock(self, factory: str = "") -> None:
        """Four bots into the factory; the first of the deck by name, unless told which."""
        bots = factory.split() or sorted(self.draws())[:4]
        self.nature(*(f"fill {slot} {bot}" for slot, bot in enumerate(bots)))

    def roll(self, dice: str = "") -> None:
        """Every seat's throw, "65341 11111"; ones without it."""
        for seat, faces in enumerate(dice.split() or ["11111"] * self.seats, start=1):
            self.nature(*(f"die {seat} {die} {face}" for die, face in enumerate(faces)))

    # Playing.

    def nature(self, *texts: str) -> None:
        for text in texts:
            self.move("*", text)

    def play(self, moves: str) -> None:
        """Moves such as "1 buy 0+0, * fill 0 TEQa"."""
        for move in moves.split(","):
            self.move(*move.strip().split(" ", 1))

    def refuses(self, move: str) -> bool:
        """Is a move not allowed? If it is, it has been made."""
        try:
            self.play(move)
        except ValueError:
            return True
        return False

    def turns(self, words: str) -> None:
        """Whole turns of the seats as they come: "0+2 pass 3+0:TEQa>1LR".

        A buy may say what fills the slot, where the bot is plugged in and which corners are
        covered. If it does not, the slot gets the last bot of the deck by name, the bot the first
        empty place, and nothing is covered.
        """
        for word in words.split():
            seat = self.acting()
            if word == "pass":
                self.move(seat, "pass")
                self.settle()
                continue
            said = TURN.fullmatch(word)
            assert said, word
            self.buy(seat, said["buy"], said["fill"] or "")
            self.move(seat, f"plug {said['plug']}" if said["plug"] else min(self.offers()))
            if self.acting() == seat and "block -" in self.offers():
                self.move(seat, f"block {said['block'] or '-'}")

    def buy(self, seat: str, what: str, fill: str = "") -> None:
        self.move(seat, f"buy {what}")
        self.nature(f"fill {what[0]} {fill or max(self.draws())}")

    def settle(self) -> None:
        """Fill what a wipe has emptied."""
        while self.acting() == "*" and self.look()["investors"]:
            self.nature(max(self.offers()))

    def finish(self) -> None:
        """To the end of the round: everybody buys from slot 0 while it can, then passes."""
        number = len(self.look()["finished"])
        while len(self.look()["finished"]) == number:
            self.turns("0+0" if "buy 0+0" in self.offers() else "pass")

    def play_out(self) -> None:
        """To the end, the first thing offered each time."""
        while who := self.acting():
            self.move(who, min(self.offers()))

    # Looking.

    def draws(self) -> set[str]:
        """The bots nature may draw now."""
        assert self.acting() == "*"
        return {text.split()[2] for text in self.offers()}

    def board(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.look()["boards"][seat - 1]
        return found

    def dice(self, seat: int) -> str:
        return "".join(str(face) for face in self.board(seat)["dice"])

    def factory(self) -> str:
        """The bots in the slots, - for an empty one."""
        return " ".join(slot["card"] or "-" for slot in self.look()["factory"])

    def pawns(self, seat: int) -> str:
        """What a seat has above the slots, agents and assistants: "1+2 0+0 0+0 2+0"."""
        slots = self.look()["factory"]
        return " ".join(f"{s['agents'][seat - 1]}+{s['assistants'][seat - 1]}" for s in slots)

    def score(self, seat: int) -> dict[str, int]:
        return self.scores()[seat - 1]

    def line(self, name: str) -> list[int]:
        """A line of the score sheet, seat by seat."""
        return [scores[name] for scores in self.scores()]

    def investors(self) -> list[dict[str, Any]]:
        """Those of the round, or of the last one finished."""
        seen = self.look()
        found: list[dict[str, Any]] = seen["investors"] or seen["finished"][-1]["investors"]
        return found

    def taken(self) -> list[tuple[int | None, int | None]]:
        """Who is first and second beside each investor."""
        return [(row["first"], row["second"]) for row in self.investors()]

    def reasons(self) -> list[tuple[str, str]]:
        return [(row["first_by"], row["second_by"]) for row in self.investors()]

    def influence(self, seat: int) -> list[int]:
        return [row["influence"][seat - 1] for row in self.investors()]

    def agents(self, seat: int) -> list[int]:
        """Those that count beside each investor."""
        return [row["agents"][seat - 1] for row in self.investors()]

    def won(self, seat: int) -> dict[str, int]:
        """A seat's investors by type, those it has none of left out."""
        return {name: n for name, n in self.board(seat)["investors"].items() if n}

    def piled(self, seat: int) -> dict[str, int]:
        """A seat's bots of the rounds that are over, likewise."""
        return {name: n for name, n in self.board(seat)["bots"].items() if n}
