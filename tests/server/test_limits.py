"""A journal cannot grow without end, and what is refused at its end is never what ends a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

import pytest

from tests.server.test_tables import ANNA, BORIS, facts
from tests.words.told import can_be_told
from tinkertable.games import GAMES
from tinkertable.server.refusal import Refusal
from tinkertable.server.tables import commands, limits
from tinkertable.server.tables.limits import ANSWERS, EVENTS, UNDOS, UNDOS_A_MOVE
from tinkertable.server.tables.table import Table

PEOPLE = (ANNA, BORIS)


def a_table(game: str = "railroad-ink") -> Table:
    table = Table.new(facts(game, *({"kind": "human", "person": who} for who in PEOPLE)))
    commands.begin(table)
    return table


def move(table: Table, at: int) -> None:
    text = table.match.legal_texts(at)[0]
    commands.move(table, PEOPLE[at], at, table.turns[at], text, f"m{table.number}")


def undo(table: Table, at: int) -> None:
    commands.undo(table, PEOPLE[at], at, table.turns[at], f"u{table.number}")


def refused(act: Callable[[], object]) -> bool:
    """Is it refused because there was too much of it?"""
    try:
        act()
    except Refusal as refusal:
        why = refusal
    else:
        return False
    if why.code != "too-many-here":
        raise why
    assert can_be_told(asdict(why.why))
    return True


def again(table: Table) -> Table:
    """The table as another process reads it."""
    twin = Table.new(table.facts)
    for entry in table.fresh:
        twin.fold(entry)
    return twin


def test_a_seat_takes_back_only_so_much_for_each_move_that_stands() -> None:
    table = a_table()
    for stands in range(3):
        for _ in range(UNDOS + 2 * UNDOS_A_MOVE):
            move(table, 0)
            number = table.number
            if refused(lambda: undo(table, 0)):
                assert table.number == number
                break
            assert table.turns[0] == 2 * table.undone[0] + stands
        assert table.undone[0] == UNDOS + UNDOS_A_MOVE * (stands + 1)
        assert refused(lambda: undo(again(table), 0))
    move(table, 1)
    undo(table, 1)  # nobody loses by what others do


def test_what_can_be_repeated_is_refused_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EVENTS", 20)
    table = a_table()
    most = 20 + table.facts.game.most_moves(2)
    pairs: tuple[tuple[Callable[[], None], Callable[[], None]], ...] = (
        (lambda: commands.pause(table, ANNA), lambda: commands.resume(table, ANNA)),
        (lambda: commands.vote(table, ANNA, 0, True), lambda: commands.vote(table, ANNA, 0, False)),
        (lambda: commands.leave(table, ANNA, 0), lambda: commands.come_back(table, ANNA, 0)),
    )
    for begin, end in pairs:
        while not refused(begin):
            end()
        assert table.events in (most, most + 1)
    for number in range(3):
        assert refused(lambda: commands.watch(table, f"p{number}"))  # noqa: B023
    assert refused(lambda: commands.hint(table, ANNA, 0))
    assert refused(lambda: commands.pause(again(table), ANNA))
    move(table, 0)
    commands.resign(table, ANNA, 0)
    assert table.status == "ended"


def test_a_seat_is_not_taken_and_left_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EVENTS", 3)
    table = Table.new(facts("railroad-ink", {"kind": "human", "person": ANNA}, {"kind": "open"}))
    while not refused(lambda: commands.sit(table, BORIS, 1)):
        table.started = False  # somebody else is still waited for
        commands.leave(table, BORIS, 1)
    assert table.events < 10 + EVENTS + table.facts.game.most_moves(2)


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_is_bounded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does whatever there is to do between two moves comes to the end of it, and of the
    match."""
    for limit in ("UNDOS", "UNDOS_A_MOVE", "EVENTS"):
        monkeypatch.setattr(limits, limit, 2)
    table = a_table(name)
    while table.status == "playing":
        at = table.people_to_move()[0]
        for _ in range(4):
            move(table, at)
            if at not in table.people_to_move() or table.match.undoable(at) is None:
                break
            if refused(lambda: undo(table, at)):  # noqa: B023
                break
        for _ in range(3):
            if table.status != "playing" or refused(lambda: commands.pause(table, ANNA)):
                break
            commands.resume(table, ANNA)
    moves = table.facts.game.most_moves(2)
    assert len(table.match.moves) <= moves
    assert table.number <= moves + 2 * (2 * 2 + 2 * moves) + (2 + moves) + 2
    assert again(table).match.move_texts() == table.match.move_texts()


def test_answers_are_remembered_for_a_while() -> None:
    table = a_table()
    move(table, 0)
    first = f"m{table.number - 1}"
    assert table.has_answered(0, first)
    assert not table.has_answered(1, first)
    for _ in range(ANSWERS // 2):
        assert table.has_answered(0, first)
        move(table, 0)
        undo(table, 0)
    assert not table.has_answered(0, first)
    with pytest.raises(Refusal, match="is at turn"):
        commands.move(table, ANNA, 0, 0, table.match.legal_texts(0)[0], first)
