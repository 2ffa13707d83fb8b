"""A position: one state of a game with everything Python needs to play on from it."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from functools import cache
from typing import Any, NoReturn

from .chance import STREAMS, restart
from .errors import NotActing, NotLegal
from .game import Game, Points
from .offers import expand, offered
from .record import clone, fill, ints, rows, to_json
from .seats import ITSELF, NATURE, members, seat_text

LUCK = 32  # bits of it
MOST_LUCK = (1 << LUCK) - 1


@cache
def default_box(game: Game) -> list[Any]:
    """The game's own components."""
    return game.make_box(game.components, {})


class Scratch:
    """The memory a game's rules work in; one for each thread."""

    __slots__ = ("out", "sheet", "work")

    def __init__(self, game: Game) -> None:
        self.out = ints(game.offer_size)
        self.work = rows(game.Work, 1)[0]
        self.sheet = rows(game.Sheet, 1)[0]


class _Thread(threading.local):
    def __init__(self) -> None:
        self.scratch: dict[Game, Scratch] = {}


_thread = _Thread()


def scratch_of(game: Game) -> Scratch:
    """This thread's memory for a game: what one thread asks never disturbs another's answer."""
    found = _thread.scratch
    if game not in found:
        found[game] = Scratch(game)
    return found[game]


class Position:
    """A state, its box, and the questions a person or a bot may ask of them."""

    __slots__ = ("box", "game", "options", "seats", "state")

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], box: list[Any] | None = None
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.settle_options(options)
        self.box = box if box is not None else default_box(game)
        self.state: Any = rows(game.State, 1)[0]
        game.new(self.box[0], self.state, seats, game.option_numbers(self.options))

    def copy(self) -> Position:
        twin = object.__new__(Position)
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.box, twin.state = self.box, clone(self.state)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()  # the box and the options are never changed

    def acting(self) -> int:
        """Bit set of the seats that may act."""
        return int(self.game.acting(self.box[0], self.state))

    @property
    def over(self) -> bool:
        return self.acting() == 0

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, ascending; none if it may not act."""
        if not (self.acting() >> seat) & 1:
            return []
        memory = scratch_of(self.game)
        return expand(memory.out, self._offer(seat, memory))

    def _offer(self, seat: int, memory: Scratch) -> int:
        """Write the legal list into the scratch memory; how many groups."""
        return int(self.game.legal(self.box[0], self.state, seat, memory.out, memory.work))

    def play(self, seat: int, action: int) -> int:
        """Apply an action, if it is legal; bit set of the seats that may act next."""
        memory = scratch_of(self.game)
        if not (self.acting() >> seat) & 1 or not offered(
            memory.out, self._offer(seat, memory), action
        ):
            self._refuse(seat, action)
        self.game.apply(self.box[0], self.state, seat, action)
        return self.acting()

    def draw(self, luck: int) -> int:
        """Apply the action of nature's that luck falls on, each by its weight: a number that is
        evenly spread below 2**32. Bit set of the seats that may act next."""
        odds = self.odds()
        k = (luck & MOST_LUCK) * sum(weight for _, weight in odds) >> LUCK
        for action, weight in odds:
            k -= weight
            if k < 0:
                return self.play(NATURE, action)
        return self._refuse(NATURE)

    def _refuse(self, seat: int, action: int = 0) -> NoReturn:
        acting = [seat_text(other) for other in members(self.acting())]
        mine = seat_text(seat)
        if not acting:
            raise NotActing("over", seat=mine)
        if mine not in acting:
            raise NotActing("not-acting", seat=mine, acting=", ".join(acting))
        move = repr(self.game.codec.text(action))
        raise NotLegal("not-legal", move=move, seat=mine, others=len(self.legal(seat)))

    def odds(self) -> list[tuple[int, int]]:
        """Nature's actions, each with its weight."""
        box, s = self.box[0], self.state
        return [(action, int(self.game.weight(box, s, action))) for action in self.legal(NATURE)]

    def bag(self) -> int:
        """Which bag or die nature draws from."""
        return int(self.game.bag(self.box[0], self.state))

    def revealed(self) -> int:
        """Bit set of the seats whose secrets the last action showed, or SOMEBODY or ITSELF."""
        return int(self.game.reveals(self.box[0], self.state))

    def is_news(self, seat: int) -> bool:
        """Did the last action, of this seat, show what the seat could not know before?"""
        return self.revealed() & ~(1 << seat | ITSELF) != 0

    def reveals(self, seat: int, action: int) -> bool:
        """Would this action show anybody something hidden?"""
        trial = self.copy()
        trial.play(seat, action)
        return trial.revealed() != 0

    def secrecy(self, seat: int, action: int) -> int:
        """What others may know of an action before it is made."""
        return int(self.game.secrecy(self.box[0], self.state, seat, action))

    def total(self, seat: int) -> int:
        """As the rules count, which may be in half points."""
        return self._counted(seat)[0]

    def _counted(self, seat: int) -> tuple[int, Any]:
        """The total, and the score sheet in this thread's memory."""
        memory = scratch_of(self.game)
        total = self.game.score(self.box[0], self.state, seat, memory.work, memory.sheet)
        return int(total), memory.sheet

    def score(self, seat: int) -> dict[str, Points]:
        """The total and every line of the score sheet, in points."""
        total, sheet = self._counted(seat)
        lines = {line: self.points(getattr(sheet, line)) for line in self.game.lines}
        return {"total": self.points(total), **lines}

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the score sheet that can count in this match."""
        return self.game.lines_in(self.options, self.seats)

    def points(self, counted: int) -> Points:
        """What the rules count, in points: whole numbers, but where halves are counted."""
        whole, half = divmod(int(counted), 2) if self.seats in self.game.halves else (counted, 0)
        return whole + half / 2 if half else int(whole)

    def sheet(self, seat: int) -> Any:
        """The score sheet of a seat: every line, and what earned it."""
        return clone(self._counted(seat)[1])

    def winners(self) -> list[int]:
        memory = scratch_of(self.game)
        won = self.game.result(self.box[0], self.state, memory.work, memory.sheet)
        return list(members(int(won)))

    def hidden(self, viewer: int) -> Position:
        """What a seat (or NOBODY) may know of this position."""
        twin = self.copy()
        self.game.hide(twin.box[0], twin.state, viewer)
        return twin

    def redealt(self, viewer: int, seed: int) -> Position:
        """A hidden position filled again at random, as it may be for all the viewer knows."""
        twin, memory, rng = self.copy(), scratch_of(self.game), ints(STREAMS)
        restart(rng, seed, 0)
        self.game.redeal(twin.box[0], twin.state, viewer, rng, memory.out, memory.work)
        return twin

    def to_json(self) -> dict[str, Any]:
        return to_json(self.state, self.game.State)

    def fill(self, values: dict[str, Any]) -> None:
        """Take over a state that `to_json` gave."""
        fill(self.state, self.game.State, values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.name} {json.dumps(self.to_json())}>"
