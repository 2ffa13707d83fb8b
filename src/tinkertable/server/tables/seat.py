"""A seat at a table: who plays there, and what may happen to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .models import SeatKind

FORGOTTEN = "forgotten"  # stands in journals for whoever is known to nobody any more


@dataclass
class Seat:
    kind: SeatKind
    person: str | None = None
    name: str | None = None  # of somebody else on the person's device, "" if not given
    bot: str | None = None
    stand_in: str | None = None
    left: bool = False  # of the person's own will
    resigned: bool = False
    out: bool = False  # of time
    voted: bool = False

    @property
    def votes(self) -> bool:
        """Does an end need this person's vote? Whoever is out of time is still here."""
        return bool(self.person) and not self.resigned and (self.out or not self.stand_in)

    @property
    def replaced(self) -> bool:
        """Does a bot keep the seat until its person is back?"""
        return bool(self.stand_in) and not (self.left or self.resigned or self.out)

    @property
    def player(self) -> str | None:
        """The bot that plays here, if one does."""
        return self.bot or self.stand_in


def _sit(seat: Seat, person: str) -> None:
    seat.kind, seat.person = "human", person


def _open(seat: Seat) -> None:
    seat.kind, seat.person, seat.name = "open", None, None


def _bot(seat: Seat, bot: str) -> None:
    seat.kind, seat.bot = "bot", bot


def _stand_in(seat: Seat, bot: str) -> None:
    seat.stand_in, seat.voted = bot, False


def _leave(seat: Seat, bot: str) -> None:
    _stand_in(seat, bot)
    seat.left = True


def _back(seat: Seat) -> None:
    seat.stand_in, seat.left = None, False


def _resign(seat: Seat, bot: str) -> None:
    seat.resigned, seat.stand_in = True, bot


def _out(seat: Seat, bot: str) -> None:
    seat.out, seat.stand_in = True, bot


def _vote(seat: Seat, what: str) -> None:
    seat.voted = what == "end"


def _forget(seat: Seat, bot: str) -> None:
    seat.person, seat.name, seat.stand_in = None, None, bot


# By event: what it does to the seat it names.
SEAT_EVENTS: dict[str, Callable[..., None]] = {
    "sit": _sit,
    "open": _open,
    "bot": _bot,
    "stand-in": _stand_in,
    "leave": _leave,
    "back": _back,
    "resign": _resign,
    "out": _out,
    "vote": _vote,
    "forget": _forget,
}
