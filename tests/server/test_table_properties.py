"""A table is the fold of its journal: whatever people do, reading it again gives the same table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, cast

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.properties import examples
from tests.words.told import can_be_told
from tinkertable.core.chance import Chance
from tinkertable.core.game import Game
from tinkertable.core.match import Match, Secrets, Snapshot
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.games import GAMES, load
from tinkertable.server.refusal import STATUS, Refusal
from tinkertable.server.tables import commands
from tinkertable.server.tables.clock import Clock
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.journal import Batch, Entry
from tinkertable.server.tables.seat import Seat
from tinkertable.server.tables.table import Table

PEOPLE = ("panna", "pboris", "pclara")
BOTS = ("random", "greedy")
WISHES = st.sampled_from(
    [
        *({"kind": "human", "person": person} for person in PEOPLE[:2]),
        {"kind": "open"},
        {"kind": "bot", "bot": "random"},
    ]
)
PERSON, BOT = st.sampled_from(PEOPLE), st.sampled_from(BOTS)
AT = st.integers(-1, 4)  # a seat, or none
DATA = st.data()
UNTOLD = ("now", "ran", "fresh", "_seated")  # of a table: what is not in its journal


def contents(value: Any) -> Any:
    """All that a table holds, as values that can be compared."""
    if isinstance(value, Position):
        return value.to_json()
    if isinstance(value, (Table, Match, Secrets, Seat, Chance, Clock)):
        held = vars(value).items()
        return {name: contents(one) for name, one in held if not isinstance(one, (Game, Facts))}
    if isinstance(value, dict):
        return {key: contents(one) for key, one in value.items()}
    if isinstance(value, (list, Snapshot)):
        return [contents(one) for one in value]
    return value


def told(table: Table) -> dict[str, Any]:
    """All of it that its journal tells."""
    return {name: value for name, value in contents(table).items() if name not in UNTOLD}


class Shelf:
    """What a store keeps of one table: its entries, and who plays which seats."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.seated: dict[str, int] = {}

    def append(self, batch: Batch) -> None:
        assert batch.after == len(self.entries)
        self.entries += batch.entries
        assert [entry.number for entry in self.entries[batch.after :]] == list(
            range(batch.after + 1, len(self.entries) + 1)
        )
        self.seated |= batch.seated
        for person in batch.gone:
            del self.seated[person]


def refused(act: Callable[[], object]) -> Refusal | None:
    try:
        act()
    except Refusal as refusal:
        return refusal
    return None


class Sociable(RuleBasedStateMachine):
    """Whatever people and bots may do at a table."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    @initialize(data=DATA, clock=st.none() | st.just(100.0))
    def found(self, data: st.DataObject, clock: float | None) -> None:
        least, most = self.game.seats
        wishes = st.lists(WISHES, min_size=max(2, least), max_size=min(3, most))
        named = {name: st.sampled_from(values) for name, values in self.game.options.items()}
        self.facts = Facts(
            id="a" * 16, game=self.game, version=self.game.version, seed="seed", edition=None,
            public=data.draw(st.booleans()), options=data.draw(st.fixed_dictionaries(named)),
            clock=clock, hurry=True,
            seats=tuple(data.draw(wishes)), host=PEOPLE[0], created=0.0,
        )  # fmt: skip
        self.shelf = Shelf()
        self.sent: tuple[str, int, Callable[[], None]] | None = None  # who last sent what
        self.messages = 0
        self.table = Table.new(self.facts)
        commands.begin(self.table)
        self.shelf.append(self.table.batch(self.table.take_fresh()))

    def command(self, act: Callable[[], object]) -> bool:
        """Was it not refused? A refusal changes nothing; what was done goes to the store."""
        before = contents(self.table)
        refusal = refused(act)
        assert refusal is None or (refusal.code in STATUS and can_be_told(asdict(refusal.why)))
        if refusal is None and (fresh := self.table.take_fresh()):
            self.shelf.append(self.table.batch(fresh))
            return True
        assert contents(self.table) == before
        return refusal is None

    def read(self) -> Table:
        """The table as another process would read it."""
        table = Table.new(Facts.from_row(self.facts.to_row()))
        for entry in self.shelf.entries:
            table.fold(entry)
        table.batch([])
        return table

    def holding(self, data: st.DataObject) -> tuple[str, int]:
        """A person and a seat, mostly their own."""
        own = [(seat.person, at) for at, seat in enumerate(self.table.seats) if seat.person]
        found: tuple[str, int] = data.draw(st.sampled_from(own) if own else st.tuples(PERSON, AT))
        return data.draw(st.just(found) | st.just(found) | st.tuples(PERSON, AT))

    # Time, and other processes

    @rule(seconds=st.sampled_from([-2.0, 0.5, 7.0, 60.0]))
    def wait(self, seconds: float) -> None:
        self.table.now += seconds
        self.table.ran += seconds

    @rule()
    def run_out(self) -> None:
        self.command(lambda: commands.run_out(self.table))

    @rule()
    def read_again(self) -> None:
        now, ran, self.table = self.table.now, self.table.ran, self.read()
        self.table.now, self.table.ran = now, ran

    # Coming and going

    @precondition(lambda self: self.table.status == "open")
    @rule(person=PERSON, data=DATA)
    def sit(self, person: str, data: st.DataObject) -> None:
        free = [at for at, seat in enumerate(self.table.seats) if seat.kind == "open"]
        self.command(lambda: commands.sit(self.table, person, data.draw(st.sampled_from(free))))

    @rule(person=PERSON, at=AT)
    def sit_anywhere(self, person: str, at: int) -> None:
        self.command(lambda: commands.sit(self.table, person, at))

    @rule(person=PERSON)
    def watch(self, person: str) -> None:
        self.command(lambda: commands.watch(self.table, person))

    @rule(data=DATA)
    def leave(self, data: st.DataObject) -> None:
        person, at = self.holding(data)
        self.command(lambda: commands.leave(self.table, person, at))

    @rule(data=DATA, bot=BOT, away=st.sampled_from([None, 119.0, 120.0]))
    def stand_in(self, data: st.DataObject, bot: str, away: float | None) -> None:
        person, at = self.holding(data)
        self.command(lambda: commands.stand_in(self.table, person, at, bot, away))

    @rule(person=PERSON)
    def return_to(self, person: str) -> None:
        self.command(lambda: commands.return_to(self.table, person))

    @rule(data=DATA)
    def back(self, data: st.DataObject) -> None:
        person, at = self.holding(data)
        self.command(lambda: commands.come_back(self.table, person, at))

    @rule(person=PERSON)
    def pause(self, person: str) -> None:
        self.command(lambda: commands.pause(self.table, person))

    @rule(person=PERSON)
    def resume(self, person: str) -> None:
        self.command(lambda: commands.resume(self.table, person))

    @rule(data=DATA)
    def resign(self, data: st.DataObject) -> None:
        person, at = self.holding(data)
        self.command(lambda: commands.resign(self.table, person, at))

    @rule(data=DATA, end=st.booleans(), away=st.dictionaries(PERSON, st.just(120.0)))
    def vote(self, data: st.DataObject, end: bool, away: dict[str | None, float]) -> None:
        person, at = self.holding(data)
        self.command(lambda: commands.vote(self.table, person, at, end, away))

    @rule(person=PERSON)
    def forget(self, person: str) -> None:
        self.command(lambda: commands.forget(self.table, person))
        assert person not in self.table.holders()

    @rule(person=PERSON)
    def rematch(self, person: str) -> None:
        self.command(lambda: commands.point_to_rematch(self.table, person, "b" * 16))

    # Playing

    def send(self, what: Callable[..., None], person: str, at: int, turn: int, *text: str) -> None:
        """A message with an id of its own; what was not refused may be sent again."""
        self.messages += 1
        id_ = f"m{self.messages}"

        def act() -> None:
            what(self.table, person, at, turn, *text, id_)

        if self.command(act):
            self.sent = person, at, act

    def playing(self) -> list[int]:
        """The seats whose people may move now."""
        if self.table.status != "playing":
            return []
        seats = self.table.seats
        return [at for at in members(self.table.acting) if at != NATURE and not seats[at].player]

    @precondition(lambda self: self.playing())
    @rule(data=DATA, count=st.integers(1, 12))
    def play(self, data: st.DataObject, count: int) -> None:
        """People move, one after the other."""
        for _ in range(count):
            if not (seats := self.playing()):
                return
            at = data.draw(st.sampled_from(seats))
            person, turn = self.table.seats[at].person, self.table.turns[at]
            assert person
            text = data.draw(st.sampled_from(self.table.match.legal_texts(at)))
            self.send(commands.move, person, at, turn, text)
            assert self.table.turns[at] == turn + 1

    @rule(data=DATA, late=st.sampled_from([0, 0, 1, -1]))
    def move_anyhow(self, data: st.DataObject, late: int) -> None:
        person, at = self.holding(data)
        texts = [*self.game.codec.texts[-40:], "undo", "! pause", "*", ""]
        text = data.draw(st.sampled_from(texts))
        turn = self.turn(at) - late
        self.send(commands.move, person, at, turn, text)

    @precondition(lambda self: self.undoing())
    @rule(data=DATA, count=st.integers(1, 4))
    def undo(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            if not (seats := self.undoing()):
                return
            at = data.draw(st.sampled_from(seats))
            person, turn = self.table.seats[at].person, self.table.turns[at]
            assert person
            self.send(commands.undo, person, at, turn)
            assert self.table.turns[at] == turn + 1

    def undoing(self) -> list[int]:
        """The seats whose people may take something back."""
        if self.table.status != "playing":
            return []
        people = [at for at, seat in enumerate(self.table.seats) if seat.person and not seat.player]
        return [at for at in people if self.table.match.undoable(at) is not None]

    @rule(data=DATA, late=st.sampled_from([0, 0, 1]))
    def undo_anyhow(self, data: st.DataObject, late: int) -> None:
        person, at = self.holding(data)
        turn = self.turn(at) - late
        self.send(commands.undo, person, at, turn)

    def turn(self, at: int) -> int:
        return self.table.turns[at] if 0 <= at < len(self.table.turns) else 0

    @precondition(lambda self: self.sent)
    @rule()
    def send_again(self) -> None:
        """It was made, but its sender does not know: the answer is the same, nothing happens."""
        assert self.sent
        person, at, act = self.sent
        number = self.table.number
        assert self.command(act) == (self.table.seats[at].person == person)
        assert self.table.number == number

    @rule(data=DATA)
    def hint(self, data: st.DataObject) -> None:
        person, at = self.holding(data)
        self.command(lambda: commands.hint(self.table, person, at))

    @precondition(lambda self: self.table.bots_to_move())
    @rule(data=DATA, late=st.sampled_from([0, 0, 0, 1]))
    def bot_move(self, data: st.DataObject, late: int) -> None:
        at = data.draw(st.sampled_from(self.table.bots_to_move()))
        action = data.draw(st.sampled_from(self.table.match.position.legal(at)))
        number, turn = self.table.number, self.table.turns[at] - late
        self.command(lambda: commands.bot_move(self.table, at, turn, action))
        assert (self.table.number == number) == bool(late)

    # What always holds

    @invariant()
    def the_journal_tells_the_table(self) -> None:
        again = self.read()
        assert told(again) == told(self.table)

    @invariant()
    def the_store_knows_who_plays(self) -> None:
        marks = dict.fromkeys(self.table.holders(), 0)
        for at, seat in enumerate(self.table.seats):
            if seat.person and not seat.player:
                marks[seat.person] |= 1 << at
        assert self.shelf.seated == marks

    @invariant()
    def nature_waits_for_nobody(self) -> None:
        assert self.table.status != "playing" or self.table.acting != 1 << NATURE


@pytest.mark.hypothesis
@pytest.mark.parametrize("name", GAMES)
def test_the_journal_tells_the_table(name: str) -> None:
    machine = cast(type[RuleBasedStateMachine], lambda: Sociable(load(name)))
    run_state_machine_as_test(machine, settings=examples(1))
