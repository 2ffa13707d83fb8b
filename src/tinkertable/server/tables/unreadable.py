"""A table that cannot be read: its journal or its facts are damaged, or of another program. What is
known of it all the same, and what is left of its match."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tinkertable.core.chance import Chance
from tinkertable.core.errors import InputError
from tinkertable.core.seats import members
from tinkertable.server.refusal import Fault, Refusal

from . import models
from .journal import Entry
from .seat import FORGOTTEN

Row = Mapping[str, Any]  # of a table, as the store has it
FINISHED = ("over", "ended")


class Unreadable(Refusal):
    """Why a table cannot be read; `row` is what the store has of it besides the journal."""

    def __init__(
        self, code: str, reason: str, /, row: Row | None = None, **facts: str | int | InputError
    ) -> None:
        super().__init__(code, reason, **facts)
        self.row = row or {}

    def at(self, row: Row) -> Unreadable:
        return Unreadable(self.code, self.error.reason, row=row, **self.error.facts)

    def check_host(self, person: str) -> None:
        """The table belongs to its host, readable or not."""
        if self.row["host"] != person:
            raise Refusal("not-yours", "not-host")

    @property
    def in_journal(self) -> bool:
        return "entry" in self.error.facts

    @property
    def fault(self) -> Fault:
        return Fault(code=self.code, reason=self.why.reason, facts=self.why.facts)


def damaged(entry: int | None = None) -> Unreadable:
    """What is kept of a table makes no sense, at an entry of its journal or before the first."""
    if entry is None:
        return Unreadable("unreadable", "table-unreadable")
    return Unreadable("unreadable", "table-entry", entry=entry)


def describe(
    unread: Unreadable,
    person: str,
    seated: Mapping[str, int],
    name_of: Callable[[str | None], str | None],
    keeps: float | None = None,
    goes: float | None = None,
) -> models.Table:
    """Such a table as a person may see it; `seated`: by person the bit set of their seats."""
    row, facts = unread.row, _facts(unread.row)
    if not (row["public"] or row["host"] == person or person in seated):
        raise Refusal("not-found", "no-table")
    holders = {at: who for who, seats in seated.items() for at in members(seats)}
    return models.Table(
        id=row["id"],
        game=str(row["game"]),
        options=_options(facts),
        edition=None,
        status="unreadable",
        fault=unread.fault,
        visibility="public" if row["public"] else "invited",
        clock=None,
        hurry=True,
        patience=0.0,
        hot_seat=False,
        host=row["host"] == person,
        created=_moment(row["created"]),
        touched=_moment(row["touched"]),
        seats=[
            _seat(at, begun, holders.get(at), person, name_of)
            for at, begun in enumerate(_seats(facts))
        ],
        acting=[],
        commitment=Chance(str(row["seed"])).commitment,
        seed=None,
        result=None,
        rematch=None,
        keeps=keeps,
        goes=goes if row["host"] == person or person in seated else None,
    )


def _seat(
    at: int,
    begun: Mapping[str, Any],
    holder: str | None,
    person: str,
    name_of: Callable[[str | None], str | None],
) -> models.SeatFacts:
    bot = begun.get("bot")
    bot = bot if isinstance(bot, str) and holder is None else None
    return models.SeatFacts(
        seat=at + 1,
        kind="human" if holder else "bot" if bot else "open",
        name=name_of(holder),
        person=holder,
        bot=bot,
        you=holder == person,
        online=False,
        away=None,
        stand_in=None,
        resigned=False,
        voted=False,
        asked=False,
        muted=False,
    )


def log(unread: Unreadable, entries: Iterable[Entry]) -> dict[str, Any]:
    """What is left of the match, as a log: the moves that stand by the journal's word, unchecked.

    Nobody can tell here what was secret, so all of it lies open; the seed only after the end.
    """
    row, facts = unread.row, _facts(unread.row)
    edition = facts.get("edition")
    seats = _seats(facts)
    more = {"seed": row["seed"]} if row["status"] in FINISHED else {}
    if isinstance(edition, str):
        more["edition"] = edition
    return {
        "game": row["game"],
        "version": row["version"],
        "seats": len(seats),
        "options": _options(facts),
        **more,
        "players": [None] * len(seats),
        "moves": standing(entries),
    }


def standing(entries: Iterable[Entry]) -> list[str]:
    """The moves that were not taken back: an undo takes back the last of its seat's."""
    moves: list[str] = []
    for entry in entries:
        if not isinstance(entry.text, str) or entry.is_event:
            continue
        who, _, action = entry.text.partition(" ")
        if action != "undo":
            moves.append(entry.text)
            continue
        for at in range(len(moves) - 1, -1, -1):
            if moves[at].startswith(f"{who} "):
                del moves[at]
                break
    return moves


def without_person(unlisted: str, person: str) -> str:
    """`facts` of a row without a person, and without the names that they gave to seats."""
    facts = _read(unlisted)
    for seat in _seats(facts):
        if seat.get("person") == person:
            seat["person"] = FORGOTTEN
            seat.pop("name", None)
    return json.dumps(facts)  # what was no JSON may hold a name anywhere: nothing of it is kept


def _facts(row: Row) -> dict[str, Any]:
    return _read(row["facts"])


def _read(unlisted: str) -> dict[str, Any]:
    try:
        facts = json.loads(unlisted)
    except (ValueError, TypeError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _seats(facts: Mapping[str, Any]) -> list[dict[str, Any]]:
    seats = facts.get("seats")
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def _options(facts: Mapping[str, Any]) -> dict[str, str]:
    options = facts.get("options")
    known = options if isinstance(options, dict) else {}
    return {name: value for name, value in known.items() if isinstance(value, str)}


def _moment(at: Any) -> float:
    return float(at) if isinstance(at, (int, float)) and math.isfinite(at) else 0.0
