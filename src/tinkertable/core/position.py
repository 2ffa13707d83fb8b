"""A position: one state of a game with everything Python needs to play on from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from .errors import NotActing, NotLegal
from .game import Game, Points
from .offers import expand
from .record import Ints, copied, fill, rows, to_json
from .seats import ITSELF, NATURE, members, seat_text
from .sim import default_box, drivers, scratch_here


class Position:
    """A state, its box, and the questions a person or a bot may ask of them."""

    __slots__ = ("_drivers", "_row", "box", "game", "options", "seats")

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], box: list[Any] | None = None
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.settle_options(options)
        self.box = box if box is not None else default_box(game)
        self._drivers: ModuleType = drivers(game)
        self._row = rows(game.State, 1)
        scratch_here(game).set_options(game, self.options)
        self._ask(self._drivers.NEW, seats)

    def copy(self) -> Position:
        twin = object.__new__(Position)
        for name in ("game", "seats", "options", "box", "_drivers"):
            setattr(twin, name, getattr(self, name))
        twin._row = copied(self._row)
        return twin

    def _ask(self, what: int, a: int = 0, b: int = 0) -> int:
        arrays = scratch_here(self.game).arrays
        return int(self._drivers.call(what, self.box, self._row, 0, a, b, *arrays))

    @property
    def state(self) -> Any:
        """The record itself, to read."""
        return self._row[0]

    def acting(self) -> int:
        """Bit set of the seats that may act."""
        return self._ask(self._drivers.ACTING)

    @property
    def over(self) -> bool:
        return self.acting() == 0

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, ascending; none if it may not act."""
        return expand(scratch_here(self.game).out, self._ask(self._drivers.LEGAL, seat))

    def play(self, seat: int, action: int) -> int:
        """Apply an action, if it is legal; bit set of the seats that may act next."""
        acting = self._ask(self._drivers.PLAY, seat, action)
        if acting < 0:
            self._refuse(seat, action)
        return acting

    def _refuse(self, seat: int, action: int) -> None:
        acting = [seat_text(other) for other in members(self.acting())]
        if seat_text(seat) not in acting:
            now = "the game is over" if not acting else f"now acting: {', '.join(acting)}"
            raise NotActing(f"seat {seat_text(seat)} may not act ({now})")
        raise NotLegal(
            f"{self.game.codec.text(action)!r} is not legal for seat {seat_text(seat)};"
            f" {len(self.legal(seat))} other moves are"
        )

    def odds(self) -> list[tuple[int, int]]:
        """Nature's actions, each with its weight."""
        return [(a, self._ask(self._drivers.WEIGHT, a)) for a in self.legal(NATURE)]

    def bag(self) -> int:
        """Which bag or die nature draws from."""
        return self._ask(self._drivers.BAG)

    def revealed(self) -> int:
        """Bit set of the seats whose secrets the last action showed, or SOMEBODY or ITSELF."""
        return self._ask(self._drivers.REVEALS)

    def is_news(self, seat: int) -> bool:
        """Did the last action, of this seat, show what the seat could not know before?"""
        return self.revealed() & ~(1 << seat | ITSELF) != 0

    def reveals(self, seat: int, action: int) -> bool:
        """Would this action show anybody something hidden?"""
        trial = self.copy()
        trial.play(seat, action)
        return trial.revealed() != 0

    def secrecy(self, seat: int, action: int) -> int:
        return self._ask(self._drivers.SECRECY, seat, action)

    def total(self, seat: int) -> int:
        """As the rules count, which may be in half points."""
        return self._ask(self._drivers.SCORE, seat)

    def score(self, seat: int) -> dict[str, Points]:
        """The total and every line of the score sheet, in points."""
        total = self.total(seat)
        lines = zip(self.game.lines, scratch_here(self.game).lines, strict=False)
        return {"total": self.points(total)} | {name: self.points(n) for name, n in lines}

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the score sheet that can count in this match."""
        return self.game.lines_in(self.options, self.seats)

    def points(self, counted: int) -> Points:
        """What the rules count, in points: whole numbers, but where halves are counted."""
        whole, half = divmod(int(counted), 2) if self.seats in self.game.halves else (counted, 0)
        return whole + half / 2 if half else int(whole)

    def scored(self, seat: int) -> Ints:
        """The work memory after scoring a seat, for a game's `explain`."""
        self.total(seat)
        return [int(x) for x in scratch_here(self.game).work]

    def winners(self) -> list[int]:
        return list(members(self._ask(self._drivers.RESULT)))

    def hidden(self, viewer: int) -> Position:
        """What a seat (or NOBODY) may know of this position."""
        twin = self.copy()
        twin._ask(self._drivers.HIDE, viewer)
        return twin

    def redealt(self, viewer: int, seed: int) -> Position:
        """A hidden position filled again at random, as it may be for all the viewer knows."""
        twin = self.copy()
        twin._ask(self._drivers.REDEAL, viewer, seed)
        return twin

    def room(self, count: int) -> list[Any]:
        """Rows for a driver to work in: a copy of this state, then blank ones."""
        found: list[Any] = rows(self.game.State, count)
        found[0] = copied(self._row)[0]
        return found

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` moves there are from here."""
        twin = self.copy()
        twin._row = self.room(depth)
        return twin._ask(self._drivers.PERFT, depth)

    def to_json(self) -> dict[str, Any]:
        return to_json(self.state, self.game.State)

    def fill(self, values: dict[str, Any]) -> None:
        """Take over a state that `to_json` gave."""
        fill(self.state, self.game.State, values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.name} {json.dumps(self.to_json())}>"
