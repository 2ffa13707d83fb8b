"""Information: what a seat has seen of a match, in order, as numbers; it forgets nothing.

It holds what `Match` tells the seat: its own actions, those of others and of nature as far as they
are shown, and what was veiled when it is revealed, with its place among what the seat had seen.
Two histories give a seat the same information exactly if they look the same to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from .game import Game
from .match import Move, Secrets
from .position import Position
from .seats import NOBODY, SHOWN, SILENT, SOMEBODY, seat_text

# How a seat comes to know something. All but SEEN are followed by a second number.
SEEN = 0  # an action when it is made; veiled, all but its verb is missing
TOLD = 1  # an action that was veiled; then its place: how many numbers stood before the veiled one
TOLD_LATE = 2  # one that was silent; then how many numbers stood there when it was made
LOOKED = 3  # a number of the state that others do not see; then the number
_HOWS, _SEATS = 4, 32


class Event(NamedTuple):
    """One thing that a seat has seen."""

    how: int
    seat: int  # who acted
    what: int  # an action; from the number of actions on a verb; when LOOKED a place in the state
    more: int = 0

    @property
    def code(self) -> int:
        return (self.what * _SEATS + self.seat) * _HOWS + self.how


def event_of(code: int, more: int = 0) -> Event:
    rest, how = divmod(code, _HOWS)
    what, seat = divmod(rest, _SEATS)
    return Event(how, seat, what, more)


@dataclass(frozen=True, slots=True)
class Information:
    """All that a seat (or NOBODY, a spectator) has seen. It can be compared, hashed, pickled."""

    viewer: int
    numbers: tuple[int, ...] = ()

    def events(self) -> Iterator[Event]:
        rest = iter(self.numbers)
        for code in rest:
            yield event_of(code, 0 if code % _HOWS == SEEN else next(rest))

    def texts(self, game: Game) -> list[str]:
        """A line for each event."""
        return [_text(game, event) for event in self.events()]

    def to_json(self) -> dict[str, Any]:
        return {"viewer": self.viewer, "numbers": list(self.numbers)}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Information:
        return cls(values["viewer"], tuple(values["numbers"]))


def _text(game: Game, event: Event) -> str:
    if event.how == LOOKED:
        return f"looked {event.what}={event.more}"
    veiled = event.what - game.codec.actions
    action = game.codec.text(event.what) if veiled < 0 else f"{verbs(game)[veiled]} ?"
    text = f"{seat_text(event.seat)} {action}"
    return text if event.how == SEEN else f"{event.more}: {text}"


@cache
def verbs(game: Game) -> list[str]:
    """Every verb once, in the order of the actions."""
    return list(dict.fromkeys(action.verb for action in game.codec.named))


@cache
def _veils(game: Game) -> list[int]:
    """By action: what is seen of it while it is veiled."""
    numbers = {verb: game.codec.actions + i for i, verb in enumerate(verbs(game))}
    return [numbers[action.verb] for action in game.codec.named]


class _Secret(NamedTuple):
    """A move that somebody does not know yet, and by viewer where it was veiled."""

    move: Move
    places: tuple[int, ...]


class Recall:
    """What all seats of a match and a spectator have seen, kept up as it goes on."""

    __slots__ = ("_made", "_secret", "_secrets", "_seen")

    def __init__(self, seats: int) -> None:
        self._seen: list[list[int]] = [[] for _ in range(seats + 1)]  # NOBODY's is the last
        self._made = 0  # moves
        self._secrets = Secrets()
        self._secret: dict[int, _Secret] = {}  # by the index of the move

    def copy(self) -> Recall:
        twin = object.__new__(Recall)
        twin._seen = [seen[:] for seen in self._seen]
        twin._made, twin._secret = self._made, self._secret.copy()
        twin._secrets = self._secrets.copy() if self._secret else Secrets()
        return twin

    def of(self, viewer: int) -> Information:
        return Information(viewer, tuple(self._seen[viewer]))

    def play(self, position: Position, seat: int, action: int) -> int:
        """Make a legal move and note who sees what of it; bit set of the seats that act next."""
        own = seat < position.seats
        secrecy = position.secrecy(seat, action) if (position.acting() >> seat) & 1 else SHOWN
        acting = position.play(seat, action)
        self._note(position, seat, action, secrecy, position.revealed() if own else 0, acting == 0)
        return acting

    def _note(
        self, position: Position, seat: int, action: int, secrecy: int, reveals: int, over: bool
    ) -> None:
        if secrecy == SHOWN:
            code = Event(SEEN, seat, action).code
            for seen in self._seen:
                seen.append(code)
        if secrecy != SHOWN or (reveals and self._secret):
            move = Move(seat, action, 0, reveals, secrecy, "")
            if secrecy != SHOWN:
                self._veil(position.game, move)
            self._secrets.add(self._made, move)
        self._made += 1
        if self._secret and (reveals or over):
            self._reveal(over)
        if reveals & SOMEBODY:
            self._look(position)

    def _veil(self, game: Game, move: Move) -> None:
        self._secret[self._made] = _Secret(move, tuple(len(seen) for seen in self._seen))
        veiled = Event(SEEN, move.seat, _veils(game)[move.action]).code
        for viewer, seen in enumerate(self._seen):
            if viewer == move.owner:
                seen.append(Event(SEEN, move.seat, move.action).code)
            elif move.secrecy != SILENT:
                seen.append(veiled)

    def _reveal(self, over: bool) -> None:
        """Tell all what is no secret any longer."""
        kept = frozenset() if over else self._secrets.moves()
        for index in [index for index in self._secret if index not in kept]:
            move, places = self._secret.pop(index)
            how = TOLD_LATE if move.secrecy == SILENT else TOLD
            code = Event(how, move.seat, move.action).code
            for viewer, seen in enumerate(self._seen):
                if viewer != move.owner:
                    seen += (code, places[viewer])

    def _look(self, position: Position) -> None:
        """Something was shown, but not to all: what each sees now and a spectator does not."""
        open_to_all = position.hidden(NOBODY).state._flat()
        for viewer in range(position.seats):
            mine = position.hidden(viewer).state._flat()
            for i, (number, known) in enumerate(zip(mine, open_to_all, strict=True)):
                if number != known:
                    self._seen[viewer] += (Event(LOOKED, 0, i).code, number)
