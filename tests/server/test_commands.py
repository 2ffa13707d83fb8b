"""A table is usable without a server: its journal, and what a move leaves in it."""

from __future__ import annotations

from typing import Any

import pytest

from tinkertable.core.notation import Codec
from tinkertable.games import load
from tinkertable.server.refusal import Refusal
from tinkertable.server.tables import commands
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.table import Table


def a_table() -> Table:
    game = load("railroad-ink")
    facts = Facts(
        id="a" * 16, game=game, version=game.version, seed="seed", options={}, edition=None,
        seats=({"kind": "human", "person": "p0"}, {"kind": "human", "person": "p1"}),
        public=True, clock=60.0, hurry=True, host="p0", created=1.0,
    )  # fmt: skip
    table = Table.new(facts)
    table.now = table.ran = 1.0
    commands.begin(table)
    return table


def test_the_same_journal_gives_the_same_table() -> None:
    table = a_table()
    for number in range(30):
        at = table.people_to_move()[0]
        table.now += 1.0
        table.ran += 1.0
        text = table.match.legal_texts(at)[-1]
        commands.move(table, f"p{at}", at, table.turns[at], text, f"m{number}")
    twin = Table.new(table.facts)
    for entry in table.take_fresh():
        twin.fold(entry)
    assert twin.match.move_texts() == table.match.move_texts()
    assert (twin.turns, twin.number, twin.undone) == (table.turns, table.number, table.undone)
    for number in range(30):
        assert any(twin.has_answered(at, f"m{number}") for at in range(2))
    assert twin.clocks(40.0) == table.clocks(40.0)
    assert twin.batch([]) == table.batch([])


def test_a_move_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    text = table.match.legal_texts(0)[0]
    parsed = []
    number = Codec.number

    def count(self: Codec, given: str) -> Any:
        parsed.append(given)
        return number(self, given)

    monkeypatch.setattr(Codec, "number", count)
    commands.move(table, "p0", 0, 0, text, "m")
    assert parsed == [text]
    assert [entry.text for entry in table.fresh if entry.message == "m"] == [f"1 {text}"]


@pytest.mark.parametrize("text", ["undo", "nonsense", "1 done"])
def test_what_is_no_move_leaves_the_table_as_it_was(text: str) -> None:
    table = a_table()
    before = table.number, table.turns[:], table.match.move_texts()
    with pytest.raises(Refusal) as refused:
        commands.move(table, "p0", 0, 0, text, "m")
    assert refused.value.code == "not-legal"
    assert (table.number, table.turns, table.match.move_texts()) == before
