"""What a table shows to whom: a seat sees what its holder may know, a spectator what all may."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tinkertable.core.chance import Chance
from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, NOBODY, members
from tinkertable.server.refusal import Refusal, refusal_for

from . import models
from .models import EditionFacts, KnownLog, RecordedState, Result, SeatFacts, State, extend
from .reason import Reason
from .table import Table


def stamp(table: Table, viewer: int) -> tuple[int, str]:
    """Changes whenever this viewer has something new to see."""
    return table.match.number(viewer), table.status


def moves(table: Table, viewer: int) -> list[str]:
    return table.match.move_texts(None if table.finished else viewer)


def state(table: Table, viewer: int, ran: float) -> State[Any]:
    """What this viewer may know, but for the log."""
    position = table.match.position
    if not table.finished:
        position = position.hidden(viewer)
    seated = viewer != NOBODY and table.status == "playing"
    return _project(
        table,
        position,
        viewer,
        number=table.match.number(viewer),
        acting=table.acting_seats(),
        turn=table.turns[viewer] if viewer != NOBODY else 0,
        legal=table.match.legal_texts(viewer) if seated else [],
        undo=seated and table.match.undoable(viewer) is not None,
        over=table.finished,
        clocks=table.clocks(ran),
    )


def _project(table: Table, position: Position, viewer: int, **more: Any) -> State[Any]:
    """A position as the game shows it; the caller has hidden what must be."""
    return State(
        viewer=viewer + 1 if viewer != NOBODY else None,
        view=table.match.game.view(position, viewer),
        scores=[position.score(at) for at in range(len(table.seats))],
        rivals=[position.score(side) for side in rivals(table)],
        **more,
    )


def rivals(table: Table) -> range:
    """Opponents that sit nowhere but have a score sheet; they come behind the seats."""
    seats = len(table.seats)
    return range(seats, seats + table.facts.game.rivals.get(seats, 0))


def preview(table: Table, at: int, text: str) -> State[Any]:
    """What the table would look like to a seat after a move of its own, and what it could do then.

    Nothing is played. A move that turns up what others hide is no such thing: nobody may try it
    out first.
    """
    trial = table.match.position.copy()
    try:
        trial.play(at, table.match.game.codec.number(text))
    except InputError as error:
        raise refusal_for(error) from None
    if trial.is_news(at):
        raise Refusal("not-known", "not-known", move=shown(text))
    known = trial.hidden(at)
    texts = table.match.game.codec.text
    legal = [texts(action) for action in known.legal(at)] if table.status == "playing" else []
    return _read_only(table, known, at, table.match.number(at), legal)


def past(table: Table, viewer: int, count: int) -> State[Any]:
    """What the table looked like to a viewer after so many moves of its log."""
    try:
        position = table.match.before(None if table.finished else viewer, count)
    except InputError as error:
        raise refusal_for(error) from None
    return _read_only(table, position.hidden(viewer), viewer, count)


def replay(table: Table, viewer: int | None, count: int) -> RecordedState[Any]:
    """A finished match after so many moves: as a seat saw it, or as everything lies open."""
    try:
        position = table.match.before(None, count)
    except InputError as error:
        raise refusal_for(error) from None
    if viewer is None:
        texts = table.match.move_texts()[:count]
        state = _read_only(table, position, NOBODY, count)
    else:
        texts = table.match.move_texts_then(viewer, count)
        state = _read_only(table, position.hidden(viewer), viewer, count)
    return extend(RecordedState, state, log=KnownLog(keep=0, add=texts))


def _read_only(
    table: Table, position: Position, viewer: int, count: int, legal: Sequence[str] = ()
) -> State[Any]:
    return _project(
        table,
        position,
        viewer,
        number=count,
        acting=[at + 1 for at in members(position.acting()) if at != NATURE],
        turn=0,
        legal=list(legal),
        undo=False,
        over=position.over,
        clocks=None,
    )


def explain(table: Table, viewer: int, at: int) -> list[Item]:
    """What earned each point of a seat, as far as the viewer may know."""
    if at not in rivals(table):
        table.seat(at)
    position = table.match.position
    if not table.finished:
        position = position.hidden(viewer)
    return table.match.game.explain(position, at)


def result(table: Table) -> Result | None:
    if not table.finished:
        return None
    winners = [at + 1 for at in table.match.position.winners()]
    if table.reason == Reason.RESIGNED:
        here = [at + 1 for at, seat in enumerate(table.seats) if not seat.resigned]
        winners = here if len(here) == 1 else []
    reason = table.reason or Reason.PLAYED
    scores, others = table.match.scores(), table.match.sheets()[len(table.seats) :]
    return Result(scores=scores, rivals=others, winners=winners, reason=reason)


def log(table: Table, viewer: int | None) -> dict[str, Any]:
    """The match as an exported log."""
    written = table.match.log(None if table.finished else viewer).to_json()
    if not table.finished:
        written.pop("seed", None)
    hints = [(made, at) for made, at in table.hints if table.finished or at == viewer]
    if hints:
        written["events"] = [{"move": made, "seat": at + 1, "event": "hint"} for made, at in hints]
    return written


def names_of(table: Table, name_of: Callable[[str | None], str | None]) -> list[str | None]:
    """What people are called, by seat: by their own names, others on their devices as they were
    named, if they were."""
    known: set[str | None] = set()
    found = []
    for seat in table.seats:
        own = seat.name is None and seat.person not in known
        found.append(name_of(seat.person) if own else seat.name or None)
        known |= {seat.person} if own else set()
    return found


def describe(
    table: Table,
    person: str,
    name_of: Callable[[str | None], str | None],
    online: Container[str | None],
    muted: Container[str | None] = (),
    away: Mapping[str | None, float] = MappingProxyType({}),
    keeps: float | None = None,
    goes: float | None = None,
) -> models.Table:
    """A table as a person may see it, without the match: its seats, its status, its end. `away`:
    seconds by person; `keeps` and `goes`: as in what is made of it."""
    facts = table.facts
    names = names_of(table, name_of)
    edition = table.match.edition
    asked = table.asked(away) if table.being_played else []
    return models.Table(
        id=facts.id,
        game=facts.game.name,
        options=table.match.position.options,
        edition=EditionFacts.of(edition) if edition else None,
        status=table.status,
        fault=None,
        visibility="public" if facts.public else "invited",
        clock=facts.clock,
        hurry=facts.hurry,
        patience=facts.patience,
        hot_seat=table.hot_seat,
        host=facts.host == person,
        created=facts.created,
        touched=table.seen,
        seats=[
            SeatFacts(
                seat=at + 1,
                kind=seat.kind,
                name=names[at],
                person=seat.person,
                bot=seat.bot,
                you=seat.person == person,
                online=seat.person in online,
                away=away.get(seat.person),
                stand_in=seat.stand_in,
                resigned=seat.resigned,
                voted=seat.voted,
                asked=at in asked,
                muted=seat.person in muted,
            )
            for at, seat in enumerate(table.seats)
        ],
        acting=table.acting_seats(),
        commitment=Chance(facts.seed).commitment,
        seed=facts.seed if table.finished else None,
        result=result(table),
        rematch=table.rematch,
        keeps=keeps,
        goes=goes if person in table.people() else None,
    )


def seats_stamp(table: Table) -> tuple[Any, ...]:
    """Changes with whatever `describe` shows of seats and status."""
    seats = [(s.kind, s.person, s.bot, s.stand_in, s.resigned, s.voted) for s in table.seats]
    return table.status, table.facts.host, table.rematch, tuple(seats)
