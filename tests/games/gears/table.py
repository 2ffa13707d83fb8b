"""A table to test at: deals and moves go in as notation, offers and boards come back as it.

`engine.py` and `oracle.py` lay it over the rules and over the oracle. Every test that takes
`referee` is a case for both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from .words import CARDS, HANDS, JAMMING_DAYS, by_value


@dataclass(frozen=True)
class Board:
    """What lies before a seat, face up or down."""

    open: str  # code cards: "red1 blue2"
    check: str
    entered: str
    discard: str  # gears: "red multi"
    gear: str | None  # the gear set
    side: int | None
    up: bool
    value: int | None  # of a gear that is up, after the swap once that is done
    character: str | None
    character_side: str | None  # day, night or gone

    @property
    def codes(self) -> tuple[str, str, str]:
        return self.open, self.check, self.entered

    @property
    def laid(self) -> str:
        """The gear set and its side: "blue 3"."""
        return f"{self.gear} {self.side}"


class Table(ABC):
    """A match, and the language in which tests speak to it."""

    def __init__(self, seats: int, **_: str) -> None:
        self.seats = seats
        self.played: list[str] = []  # moves such as "1 turn +"

    # What a referee answers.

    @property
    @abstractmethod
    def acting(self) -> str:
        """Who may act: "1 3", "*", or nothing when all is over."""

    @abstractmethod
    def legal(self, who: str) -> set[str]: ...

    @abstractmethod
    def move(self, who: str, text: str) -> None: ...

    @abstractmethod
    def board(self, seat: int) -> Board: ...

    @abstractmethod
    def arrange(self, seat: int, open: str = "", check: str = "", entered: str = "") -> None:
        """Lay a seat's code cards as if earlier rounds had done it."""

    @abstractmethod
    def empty_discard(self, seat: int) -> None: ...

    @property
    @abstractmethod
    def token(self) -> int:
        """The seat that has it, 0 before it is given."""

    @property
    @abstractmethod
    def round(self) -> int: ...

    @property
    @abstractmethod
    def card(self) -> str | None: ...

    @property
    @abstractmethod
    def effect(self) -> str | None:
        """Of the night side of the round card."""

    @property
    @abstractmethod
    def round_winners(self) -> list[int]:
        """The winners of the round, while they enter code."""

    @property
    @abstractmethod
    def winners(self) -> list[int]:
        """The winners of the match, once it is over."""

    @abstractmethod
    def score(self, seat: int) -> dict[str, int | float]: ...

    # Setting a table up.

    @classmethod
    def deal(
        cls,
        drops: str,
        characters: str = "",
        token: int = 1,
        hands: Iterable[str] = HANDS,
        **options: str,
    ) -> Self:
        """A match before its first round card; one word of `drops` a seat."""
        seats = len(drops.split())
        table = cls(seats, **{"characters": "on" if characters else "off", **options})
        for _, hand in zip(range(seats), hands, strict=False):
            table.nature(*(f"deal {code}" for code in hand.split()))
        table.nature(*(f"drop {gear}" for gear in drops.split()))
        table.nature(*(f"character {name}" for name in characters.split()))
        table.nature(f"token {token}")
        return table

    @classmethod
    def day(
        cls,
        card: str,
        drops: str,
        characters: str = "",
        token: int = 1,
        hands: Iterable[str] = HANDS,
        **options: str,
    ) -> Self:
        """A match in step 1 of its first round."""
        table = cls.deal(drops, characters, token, hands, **options)
        table.nature(f"round {card}")
        return table

    @classmethod
    def dusk(
        cls, card: str, seats: int, characters: str = "", token: int = 1, **options: str
    ) -> Self:
        """A match at nightfall, after five rounds without a winner in which `card` did not come."""
        before = (token - 1 - 5) % seats + 1
        table = cls.deal("multi " * seats, characters, before, **options)
        cards = [other for other in CARDS if other != card]
        for other, gear in zip(cards, JAMMING_DAYS, strict=False):
            table.nature(f"round {other}")
            table.lay(f"{gear}0 " * seats)
            table.idle()
        return table

    @classmethod
    def night(
        cls, card: str, drops: str, characters: str = "", token: int = 1, **options: str
    ) -> Self:
        """A match in step 1 of its sixth round, day abilities unused."""
        table = cls.dusk(card, len(drops.split()), characters, token, **options)
        table.nature(*(f"drop {gear}" for gear in drops.split()), f"round {card}")
        return table

    @classmethod
    def plain_night(cls, card: str, drops: str, characters: str, token: int = 1) -> Self:
        return cls.night(card, drops, characters, token, night_effects="off")

    # Playing.

    def play_text(self, who: str, text: str) -> None:
        self.move(who, text)
        self.played.append(f"{who} {text}")

    def nature(self, *texts: str) -> None:
        for text in texts:
            self.play_text("*", text)

    def play(self, moves: str) -> None:
        """Moves such as "1 turn +, 2 pass"."""
        for move in moves.split(","):
            who, _, text = move.strip().partition(" ")
            self.play_text(who, text)

    def lay(self, gears: str) -> None:
        """Every seat sets a gear: "red0 blue3", seat 1 first."""
        for seat, gear in enumerate(gears.split(), start=1):
            self.play_text(str(seat), f"set {gear[:-1]} {gear[-1]}")

    def show(self, gears: str) -> None:
        """Every seat sets a gear by its number, "red4 blue3", and nobody uses anything.

        Nor does anybody turn; where all must, gears are set so that they end up as given.
        """
        laid = [by_value(gear) for gear in gears.split()]
        if self.effect == "no_idling":
            laid = [f"{gear[:-1]}{(int(gear[-1]) - 1) % 4}" for gear in laid]
        self.lay(" ".join(laid))
        self.leave()
        while "turn +" in self.offers():
            self.play(f"{self.acting} turn +")
            self.leave()

    def leave(self) -> None:
        """Pass and leave as long as that is possible."""
        while calm := self.offers() & {"pass", "turn 0"}:
            self.play_text(self.asked, min(calm))

    def idle(self) -> None:
        """Do the first thing offered, but use nothing, until nature moves or all is over."""
        while self.acting not in ("*", ""):
            texts = sorted(self.offers(), key=lambda text: (text != "pass", text != "turn 0", text))
            self.play_text(self.asked, texts[0])

    def play_out(self) -> None:
        """To the end, the first thing offered each time."""
        while self.acting:
            self.play_text(self.asked, min(self.offers()))

    # Looking.

    @property
    def asked(self) -> str:
        """The first that may act."""
        return self.acting.split()[0]

    def offers(self, seat: int = 0) -> set[str]:
        """What a seat may do; without one, the first that may act."""
        if not seat and not self.acting:
            return set()
        return self.legal(str(seat) if seat else self.asked)

    def question(self) -> tuple[str, set[str]]:
        """Who is asked, and what it may answer."""
        return self.acting, self.offers()

    @property
    def boards(self) -> list[Board]:
        return [self.board(seat) for seat in range(1, self.seats + 1)]

    @property
    def up(self) -> str:
        """Which seats' gears are turned up: "2 3"."""
        return " ".join(str(seat) for seat, board in enumerate(self.boards, 1) if board.up)

    @property
    def values(self) -> list[int | None]:
        return [board.value for board in self.boards]

    @property
    def totals(self) -> list[int | float]:
        return [self.score(seat)["total"] for seat in range(1, self.seats + 1)]


Referee = type[Table]
