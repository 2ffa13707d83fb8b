"""What people and bots may do at a table. Each command checks, then adds to the journal; a refusal
leaves the table as it was."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from math import ceil
from types import MappingProxyType
from typing import TypeAlias

from tinkertable.core.errors import BadLog, InputError
from tinkertable.server.refusal import Refusal, refusal_for

from .reason import Reason
from .table import Table

STAND_IN = "greedy"  # who plays for a person who left
Away: TypeAlias = Mapping[str | None, float]  # for how many seconds, by person

# Beginning


def begin(table: Table) -> None:
    """Right after creation: start at once if nobody is waited for."""
    if table.full:
        table.add_event("start")
        table.settle()


def import_moves(table: Table, moves: list[str]) -> None:
    """The moves of a log: moves only, whatever else a journal may hold."""
    table.add_event("start")
    for number, text in enumerate(moves, 1):
        try:
            table.play(*table.match.parse(text))
        except InputError as error:
            raise BadLog("log-move", move=number, why=error) from None
    table.settle()


# Playing


def move(table: Table, person: str, at: int, turn: int, text: str, message: str) -> None:
    check_owner(table, person, at)
    if table.has_answered(at, message):
        return  # it was made before: the answer is the same
    _check_turn(table, at, turn)
    try:
        table.play(at, table.match.game.codec.number(text), message)
    except InputError as error:
        raise refusal_for(error) from None
    table.settle()


def undo(table: Table, person: str, at: int, turn: int, message: str) -> None:
    check_owner(table, person, at)
    if table.has_answered(at, message):
        return
    _check_turn(table, at, turn)
    if table.match.undoable(at) is None:
        raise Refusal("nothing-to-undo", "nothing-to-undo", seat=at + 1)
    table.undo(at, message)


def hint(table: Table, person: str, at: int) -> None:
    """A seat asks what it might do; that it did is kept with the moves."""
    check_owner(table, person, at)
    _check_turn(table, at, table.turns[at])
    if (len(table.match.moves), at) not in table.hints:
        table.add_event(f"hint {at + 1}")


def bot_move(table: Table, at: int, turn: int, action: int) -> bool:
    """What a bot thought of, if it is still its turn."""
    if at not in table.bots_to_move() or turn != table.turns[at]:
        return False
    table.play(at, action)
    table.settle()
    return True


def run_out(table: Table) -> list[int]:
    """Whose time is over: a bot plays on."""
    late = table.out_of_time(table.ran)
    for at in late:
        table.add_event(f"out {at + 1} {STAND_IN}")
    if late:
        count_votes(table)
    return late


# Coming and going


def sit(table: Table, person: str, at: int) -> None:
    seat = table.seat(at)
    _check_status(table, "open")
    if seat.kind != "open":
        raise Refusal("taken", "seat-taken", seat=at + 1)
    table.add_event(f"sit {at + 1} {person}")
    table.settle()


def watch(table: Table, person: str) -> None:
    if person not in table.watchers:
        table.add_event(f"watch {person}")


def leave(table: Table, person: str, at: int) -> None:
    check_owner(table, person, at)
    if table.status == "open":
        table.add_event(f"open {at + 1}")
        return
    _check_status(table, "playing", "paused")
    if not table.seats[at].stand_in:
        table.add_event(f"leave {at + 1} {STAND_IN}")
        count_votes(table)


def stand_in(table: Table, person: str, at: int, bot: str, away: float | None) -> None:
    """`away`: for how many seconds the seat's person has not been here; None: is here."""
    seat = table.seat(at)
    if table.status == "open":
        if seat.kind != "open" or person != table.facts.host:
            raise Refusal("not-yours", "not-host")
        table.add_event(f"bot {at + 1} {bot}")
        table.settle()
        return
    _check_status(table, "playing", "paused")
    _check_holder(table, person)
    if seat.player:
        raise Refusal("taken", "seat-taken", seat=at + 1)
    if seat.person != person:
        _check_patience(table, at, away)
    table.add_event(f"{'leave' if seat.person == person else 'stand-in'} {at + 1} {bot}")
    count_votes(table)


def _check_patience(table: Table, at: int, away: float | None) -> None:
    """Whoever drops out has time to come back."""
    if away is None:
        raise Refusal("awaited", "seat-present", seat=at + 1)
    if (seconds := ceil(table.facts.patience - away)) > 0:
        left = str(timedelta(seconds=seconds))
        raise Refusal("awaited", "seat-awaited", seat=at + 1, left=left)


def return_to(table: Table, person: str, only: int | None = None) -> list[int]:
    """Somebody is at the table again: the seats that bots have kept meanwhile, or only that one,
    are theirs at once."""
    if not table.being_played:
        return []
    kept = [at for at in table.seats_of(person) if only in (None, at) and table.seats[at].replaced]
    for at in kept:
        table.add_event(f"back {at + 1}")
    return kept


def come_back(table: Table, person: str, at: int) -> None:
    check_owner(table, person, at)
    _check_status(table, "playing", "paused")
    seat = table.seats[at]
    if seat.resigned or seat.out:
        raise Refusal("wrong-status", "seat-given-up", seat=at + 1)
    if seat.stand_in:
        table.add_event(f"back {at + 1}")


def forget(table: Table, person: str) -> None:
    """The person wants to be forgotten: bots play on, and the seat has no name."""
    for at in table.seats_of(person):
        table.add_event(f"forget {at + 1} {STAND_IN}" if table.started else f"open {at + 1}")
    if not table.finished and table.started and not table.holders():
        table.add_event(f"end {Reason.FORGOTTEN}")
    count_votes(table)


# Pausing and ending


def pause(table: Table, person: str) -> None:
    _check_holder(table, person)
    _check_status(table, "playing")
    table.add_event("pause")


def resume(table: Table, person: str) -> None:
    _check_holder(table, person)
    _check_status(table, "paused")
    table.add_event("resume")
    table.settle()


def resign(table: Table, person: str, at: int) -> None:
    check_owner(table, person, at)
    _check_status(table, "playing", "paused")
    if table.seats[at].resigned:
        return
    table.add_event(f"resign {at + 1} {STAND_IN}")
    here = [seat for seat in table.seats if not seat.resigned]
    if len(here) <= 1 or not any(seat.person for seat in here):
        table.add_event(f"end {Reason.RESIGNED}")
    count_votes(table)


def vote(table: Table, person: str, at: int, end: bool, away: Away = MappingProxyType({})) -> None:
    check_owner(table, person, at)
    _check_status(table, "playing", "paused")
    if table.seats[at].voted != end:
        table.add_event(f"vote {at + 1} {'end' if end else 'on'}")
    count_votes(table, away)


def count_votes(table: Table, away: Away = MappingProxyType({})) -> None:
    """It ends when all want that who have not left for good."""
    if table.agreed(away):
        table.add_event(f"end {Reason.VOTE}")


def point_to_rematch(table: Table, person: str, table_id: str) -> None:
    check_rematch(table, person)
    if not table.rematch:
        table.add_event(f"rematch {table_id}")


# Checks


def check_owner(table: Table, person: str, at: int) -> None:
    if table.seat(at).person != person:
        raise Refusal("not-yours", "not-your-seat", seat=at + 1)


def check_rematch(table: Table, person: str) -> None:
    _check_holder(table, person)
    if not table.finished:
        raise Refusal("wrong-status", "not-finished")


def _check_holder(table: Table, person: str) -> None:
    if person not in table.holders():
        raise Refusal("not-yours", "not-seated")


def _check_status(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise Refusal("wrong-status", f"table-{table.status}")


def _check_turn(table: Table, at: int, turn: int) -> None:
    _check_status(table, "playing")
    if table.seats[at].player:
        raise Refusal("not-yours", "bot-plays", seat=at + 1)
    if turn != table.turns[at]:
        raise Refusal("stale", "stale", seat=at + 1, turn=table.turns[at], got=turn)
