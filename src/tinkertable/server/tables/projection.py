"""What a table shows to whom: a seat sees what its holder may know, a spectator what all may."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tinkertable.core.errors import InputError
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, NOBODY, members
from tinkertable.server.refusal import Refusal, refused

from .reason import Reason
from .table import Table


def stamp(table: Table, viewer: int) -> tuple[int, str]:
    """Changes whenever this viewer has something new to see."""
    return table.match.number(viewer), table.status


def moves(table: Table, viewer: int) -> list[str]:
    return table.match.move_texts(None if table.opened else viewer)


def state(table: Table, viewer: int, now: float) -> dict[str, Any]:
    """What this viewer may know, but for the log."""
    position = table.match.position
    if not table.opened:
        position = position.hidden(viewer)
    seated = viewer != NOBODY and table.status == "playing"
    return picture(table, position, viewer) | {
        "number": table.match.number(viewer),
        "turn": table.turns[viewer] if viewer != NOBODY else 0,
        "legal": table.match.legal_texts(viewer) if seated else [],
        "undo": seated and table.match.undoable(viewer) is not None,
        "over": table.opened,
        "clocks": table.clocks(now),
    }


def picture(table: Table, position: Position, viewer: int) -> dict[str, Any]:
    """A position as the game shows it; the caller has hidden what must be."""
    view = table.match.game.view(position, viewer)
    boards = view.get("boards", ())
    scores = [board["score"] for board in boards if "score" in board]
    return {
        "viewer": viewer + 1 if viewer != NOBODY else None,
        "acting": table.acting_seats(),
        "view": view,
        "scores": scores or [position.score(at) for at in range(len(table.seats))],
        "rivals": [position.score(side) for side in rivals(table)],
    }


def rivals(table: Table) -> range:
    """Opponents that sit nowhere but have a score sheet; they come behind the seats."""
    seats = len(table.seats)
    return range(seats, seats + table.facts.game.rivals.get(seats, 0))


def preview(table: Table, at: int, text: str) -> dict[str, Any]:
    """What the table would look like to a seat after a move of its own, and what it could do then.

    Nothing is played. A move that turns up what others hide is no such thing: nobody may try it
    out first.
    """
    trial = table.match.position.copy()
    try:
        trial.play(at, table.match.game.codec.number(text))
    except InputError as error:
        raise refused(error) from None
    if trial.is_news(at):
        raise Refusal("not-known", f"what {text!r} leads to is hidden until it is played")
    known = trial.hidden(at)
    texts = table.match.game.codec.text
    legal = [texts(action) for action in known.legal(at)] if table.status == "playing" else []
    return _read_only(table, known, at, table.match.number(at)) | {"legal": legal}


def past(table: Table, viewer: int, count: int) -> dict[str, Any]:
    """What the table looked like to a viewer after so many moves of its log."""
    try:
        position = table.match.before(None if table.opened else viewer, count)
    except InputError as error:
        raise refused(error) from None
    return _read_only(table, position.hidden(viewer), viewer, count)


def replay(table: Table, viewer: int | None, count: int) -> dict[str, Any]:
    """A finished match after so many moves: as a seat saw it, or as everything lies open."""
    try:
        position = table.match.before(None, count)
    except InputError as error:
        raise refused(error) from None
    if viewer is None:
        texts = table.match.move_texts()[:count]
        shown = _read_only(table, position, NOBODY, count)
    else:
        texts = table.match.move_texts_then(viewer, count)
        shown = _read_only(table, position.hidden(viewer), viewer, count)
    return shown | {"log": {"keep": 0, "add": texts}}


def _read_only(table: Table, position: Position, viewer: int, count: int) -> dict[str, Any]:
    acting = [at + 1 for at in members(position.acting()) if at != NATURE]
    return picture(table, position, viewer) | {
        "acting": acting,
        "number": count,
        "turn": 0,
        "legal": [],
        "undo": False,
        "over": position.over,
        "clocks": None,
    }


def explain(table: Table, viewer: int, at: int) -> list[dict[str, Any]]:
    """What earned each point of a seat, as far as the viewer may know."""
    if at not in rivals(table):
        table.seat(at)
    position = table.match.position
    if not table.opened:
        position = position.hidden(viewer)
    return [asdict(item) for item in table.match.game.explain(position, at)]


def result(table: Table) -> dict[str, Any] | None:
    if not table.opened:
        return None
    winners = [at + 1 for at in table.match.position.winners()]
    if table.reason == Reason.RESIGNED:
        here = [at + 1 for at, seat in enumerate(table.seats) if not seat.resigned]
        winners = here if len(here) == 1 else []
    reason = table.reason or Reason.PLAYED
    scores, others = table.match.scores(), table.match.sheets()[len(table.seats) :]
    return {"scores": scores, "rivals": others, "winners": winners, "reason": reason}


def log(table: Table, viewer: int | None) -> dict[str, Any]:
    """The match as an exported log."""
    written = table.match.log(None if table.opened else viewer).to_json()
    if not table.opened:
        written.pop("seed", None)
    told = [(made, at) for made, at in table.hints if table.opened or at == viewer]
    if told:
        written["events"] = [{"move": made, "seat": at + 1, "event": "hint"} for made, at in told]
    return written
