"""What has happened at the table, as everybody saw it: who turned, what came up, who won."""

from __future__ import annotations

from dataclasses import dataclass, field

from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.games.gears.rules.actions import GEAR_NAMES
from tinkertable.games.gears.rules.gear import number_on
from tinkertable.games.gears.rules.state import ENTRY, NONE, Board, Box, State
from tinkertable.games.gears.view.outcome import round_before

TOLD = ("turn", "use", "enter", "check", "return")  # moves that everybody sees

Shown = tuple[int, str, int]  # a seat from 1, its gear, the number it shows


@dataclass(frozen=True)
class Event:
    """One line of the history; which fields mean something depends on the kind."""

    kind: str  # round, turn, up, use, enter, check, return, result
    seat: int = 0  # from 1
    what: str = ""  # a round card, a way to turn, an ability, a code card or a gear
    shown: tuple[Shown, ...] = ()
    winners: tuple[int, ...] = ()
    number: int = 0  # of the round


@dataclass
class History:
    """The events of a match, kept up with it move by move."""

    events: list[Event] = field(default_factory=list)
    _moves: list[tuple[int, int]] = field(default_factory=list)
    _position: Position | None = None

    def follow(self, match: Match) -> list[Event]:
        moves = [(move.seat, move.action) for move in match.moves]
        if self._position is None or moves[: len(self._moves)] != self._moves:  # taken back
            self.events, self._moves = [], []
            start = match.position
            self._position = Position(match.game, match.seats, start.options, start.box)
        for seat, action in moves[len(self._moves) :]:
            before, self._position = self._position, self._position.copy()
            self._position.play(seat, action)
            self.events += _events(before, self._position, seat, action)
        self._moves = moves
        return self.events


def _events(before: Position, after: Position, seat: int, action: int) -> list[Event]:
    """What everybody saw of one move."""
    named = before.game.codec.named[action]
    s: State = after.state
    if seat == NATURE:
        opened = named.verb == "round"
        return [Event("round", what=named.arguments[0], number=s.round_now)] if opened else []
    if s.card == NONE:  # the move ended the round, and the table is cleared
        s = (round_before(after) or after).state
    old: State = before.state
    events = []
    fresh = _new_faces(before.box[0], old, s)
    if named.verb in TOLD:
        events.append(Event(named.verb, seat + 1, " ".join(named.arguments), fresh))
    elif fresh:
        events.append(Event("up", shown=fresh))
    if old.phase < ENTRY <= s.phase:
        shown = tuple((i + 1, GEAR_NAMES[b.gear], b.value) for i, b in _face_up(s).items())
        winners = tuple(winner + 1 for winner in members(s.winners))
        events.append(Event("result", shown=shown, winners=winners))
    return events


def _face_up(s: State) -> dict[int, Board]:
    """By seat: the boards whose gears lie face up."""
    return {seat: s.board[seat] for seat in range(s.seats) if s.board[seat].up}


def _new_faces(box: Box, old: State, s: State) -> tuple[Shown, ...]:
    """The gears that came up or were turned, with the numbers printed: a swap comes later."""
    was = _face_up(old)
    return tuple(
        (seat + 1, GEAR_NAMES[b.gear], number_on(box, b.gear, b.side))
        for seat, b in _face_up(s).items()
        if seat not in was or b.side != was[seat].side
    )
