"""What has happened at the table, as everybody saw it: who turned, what came up, who won."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.games.gears.rules.state import ENTRY
from tinkertable.games.gears.view.table import printed, view

Shown = tuple[int, str, int]  # a seat from 1, its gear, the number it shows


@dataclass(frozen=True)
class Event:
    """One line of the chronicle; which fields mean something depends on the kind."""

    kind: str  # round, turn, up, use, enter, check, return, result
    seat: int = 0  # from 1
    what: str = ""  # a round card, a way to turn, an ability, a code card or a gear
    shown: tuple[Shown, ...] = ()
    winners: tuple[int, ...] = ()
    number: int = 0  # of the round


def round_end(before: Position, seat: int, action: int) -> Position:
    """The table after the last move of a round, before it is cleared for the next.

    The game leaves a finished table as it is, so another seat is given a whole code first.
    """
    values = before.to_json()
    other = values["board"][0 if seat else 1]
    cards = other["codes_open"] | other["codes_checked"] | other["codes_entered"]
    other |= {"codes_open": 0, "codes_checked": 0, "codes_entered": cards}
    after = before.copy()
    after.fill(values)
    after.play(seat, action)
    return after


def gear_turned(position: Position, seat: int, action: int) -> int:
    """Whose gear a turn of a seat acts on: tried with any gears it cannot see."""
    before = position.redealt(seat, 0)
    after = round_end(before, seat, action)
    boards = zip(before.to_json()["board"], after.to_json()["board"], strict=True)
    return [was["turned"] != now["turned"] for was, now in boards].index(True)


def face_up(seen: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """By seat from 1: the boards whose gears lie face up."""
    return {seat: b for seat, b in enumerate(seen["boards"], 1) if b["up"]}


def judged(position: Position) -> bool:
    return int(part(position.state, "phase")) >= ENTRY


@dataclass
class Chronicle:
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
            self.events += self._told(before, self._position, seat, action)
        self._moves = moves
        return self.events

    def _told(self, before: Position, after: Position, seat: int, action: int) -> list[Event]:
        named = before.game.codec.named[action]
        if seat == NATURE:
            number = int(part(after.state, "round_now"))
            opened = named.verb == "round"
            return [Event("round", what=named.arguments[0], number=number)] if opened else []
        if part(after.state, "round_now") and int(part(after.state, "card")) < 0:
            after = round_end(before, seat, action)
        old, new = (view(position.hidden(NOBODY), NOBODY) for position in (before, after))
        was, up = face_up(old), face_up(new)
        fresh = tuple(  # as printed: a swap comes later
            (other, b["gear"], printed(after, b["gear"])[b["side"]])
            for other, b in up.items()
            if other not in was or b["side"] != was[other]["side"]
        )
        events = []
        told = named.verb in ("turn", "use", "enter", "check", "return")
        if told:
            events.append(Event(named.verb, seat + 1, " ".join(named.arguments), fresh))
        elif fresh:
            events.append(Event("up", shown=fresh))
        if judged(after) and not judged(before):
            counts = tuple((other, b["gear"], b["value"]) for other, b in up.items())
            events.append(Event("result", shown=counts, winners=tuple(new["winners_of_round"])))
        return events
