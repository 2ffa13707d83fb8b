"""A table: who sits where, and their match. A fold of its journal, without any input or output.

An entry of the journal is a move ("1 place D5RHRHx", "* roll HH.."), an undo ("1 undo") or an event
("! sit 2 PERSON"). Commands check, then add entries; the same journal gives the same table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tinkertable.core.chance import Chance
from tinkertable.core.errors import BadLog, InputError
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, NOBODY, members
from tinkertable.server.refusal import Refusal, refused
from tinkertable.server.store.store import Batch, Entry

from .facts import Facts
from .reason import Reason
from .seat import SEAT_EVENTS, Seat

STAND_IN = "greedy"  # who plays for a person who left
GRACE = 5.0  # seconds after which a bot that has not moved is looked for
BOT_SEEDS = 1 << 31


@dataclass
class Table:
    facts: Facts
    match: Match
    number: int = 0  # of entries
    fresh: list[Entry] = field(default_factory=list)  # not yet in the store
    now: float = 0.0

    def __post_init__(self) -> None:
        self.seats = [Seat(**seat) for seat in self.facts.seats]
        self.turns = [0] * len(self.seats)  # what each seat has done so far
        self.answered: set[tuple[int, str]] = set()  # seat and message id
        self.watchers: set[str] = set()
        self.started = False
        self.paused = False
        self.reason: Reason | None = None  # why it ended before its end
        self.rematch: str | None = None
        self.hints: list[tuple[int, int]] = []  # after how many moves, and which seat asked
        self.acting = 0
        self.over = False
        self.touched = self.seen = self.facts.created  # changed; changed for all to see
        self._spent = [0.0] * len(self.seats)
        self._marked: dict[str, int] = {}  # whose seats, as the store has them

    @classmethod
    def new(cls, facts: Facts, edition: Any = None) -> Table:
        chance = Chance(facts.seed)
        try:
            match = Match(facts.game, len(facts.seats), facts.options, chance, edition)
        except InputError as error:
            raise refused(error, "bad-table") from None
        return cls(facts, match)

    # What it is

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def status(self) -> str:
        if self.reason:
            return "ended"
        if not self.started:
            return "open"
        if self.over:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def opened(self) -> bool:
        """Is there nothing left to hide?"""
        return self.status in ("over", "ended")

    @property
    def hot_seat(self) -> bool:
        people = [seat.person for seat in self.seats if seat.person]
        return len(people) > len(set(people))

    def holders(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.person == person]

    def acting_seats(self) -> list[int]:
        return [at + 1 for at in members(self.acting) if at != NATURE]

    def knows(self, person: str) -> bool:
        """May this person see the table without an invitation?"""
        return self.opened or self.belongs(person)

    def belongs(self, person: str) -> bool:
        """Is this person among those who talk here? A shared replay is no invitation to that."""
        host = person == self.facts.host
        return self.facts.public or host or person in self.holders() or person in self.watchers

    def viewer(self, person: str, wanted: int) -> int:
        """Through whose eyes a person looks: a seat that is still their own, or nobody's."""
        return wanted if wanted in self.seats_of(person) else NOBODY

    def bots_to_move(self) -> list[int]:
        if self.status != "playing":
            return []
        return [at for at in members(self.acting) if at != NATURE and self.seats[at].player]

    def clocks(self, now: float) -> list[float] | None:
        """Seconds left by seat."""
        if self.facts.clock is None:
            return None
        left = [self.facts.clock - spent for spent in self._spent]
        for at in self._running():
            left[at] -= now - self.touched
        return [round(max(0.0, seconds), 1) for seconds in left]

    def _running(self) -> list[int]:
        if self.status != "playing":
            return []
        return [at for at in members(self.acting) if at != NATURE and not self.seats[at].player]

    def out_of_time(self, now: float) -> list[int]:
        clocks = self.clocks(now)
        return [at for at in self._running() if clocks and clocks[at] <= 0]

    def deadline(self) -> float | None:
        """When a bot should have moved, or the next clock runs out."""
        if self.bots_to_move():
            return self.touched + GRACE
        running = self._running()
        if self.facts.clock is None or not running:
            return None
        return self.touched + min(self.facts.clock - self._spent[at] for at in running)

    # The journal

    def fold(self, entry: Entry) -> None:
        """Take in an entry of the store; a move that cannot be leaves everything as it was."""
        running = self._running() if self.facts.clock is not None else ()
        if entry.text.startswith("! "):
            self._event(*entry.text[2:].split(" "))
        else:
            self._play(entry.text)
        for at in running:  # time has passed for the seats that could act
            self._spent[at] += max(0.0, entry.at - self.touched)
        self.touched = max(self.touched, entry.at)
        self._count(entry)

    def take(self) -> list[Entry]:
        """The entries to be stored."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def batch(self, fresh: list[Entry]) -> Batch:
        """The entries with what the store's lists must know."""
        marks = dict.fromkeys(self.holders(), 0)
        for at, seat in enumerate(self.seats):
            if seat.person and not seat.player:
                marks[seat.person] |= 1 << at
        changed = {who: seats for who, seats in marks.items() if self._marked.get(who) != seats}
        gone = sorted(self._marked.keys() - marks.keys())
        self._marked = marks
        return Batch(
            table_id=self.id,
            after=self.number - len(fresh),
            entries=fresh,
            status=self.status,
            acting=self.acting & ~(1 << NATURE),
            touched=self.seen,  # the order of a list must not tell what was done unseen
            due=self.deadline(),
            seated=changed,
            gone=gone,
        )

    def _play(self, text: str) -> None:
        who, _, action = text.partition(" ")
        if action == "undo":
            self.match.undo(self.match.parse_seat(who))
        else:
            self.match.play_text(text)
        self._look()

    def _look(self) -> None:
        self.acting = self.match.acting if self.started else 0
        self.over = self.started and self.acting == 0

    def _count(self, entry: Entry) -> None:
        self.number = entry.number
        if entry.text.startswith("! ") or not self.match.unseen:
            self.seen = self.touched
        who = entry.text.partition(" ")[0]
        if who.isdecimal():
            seat = int(who) - 1
            self.turns[seat] += 1
            if entry.message:
                self.answered.add((seat, entry.message))

    def _add(self, text: str, message: str | None = None) -> None:
        entry = Entry(self.number + 1, text, message, self.now)
        self.fold(entry)
        self.fresh.append(entry)

    def _settle(self) -> None:
        """Nature's moves, until a seat must act."""
        while self.status == "playing" and self.acting == 1 << NATURE:
            self.match.draw()
            self._look()
            entry = Entry(self.number + 1, self.match.journal[-1], None, self.now)
            self._count(entry)
            self.fresh.append(entry)

    def _event(self, what: str, *words: str) -> None:
        if what in SEAT_EVENTS:
            at = int(words[0]) - 1
            SEAT_EVENTS[what](self.seats[at], *words[1:])
        elif what in ("pause", "resume"):
            self.paused = what == "pause"
        elif what == "end":
            self.reason = Reason(words[0])
        elif what == "watch":
            self.watchers.add(words[0])
        elif what == "rematch":
            self.rematch = words[0]
        elif what == "hint":
            self.hints.append((len(self.match.moves), int(words[0]) - 1))
        elif what != "start":
            raise ValueError(f"expected an event of a table, got {what!r}")
        if not self.started and all(seat.kind != "open" for seat in self.seats):
            self.started = True
        self._look()

    # Commands. Each checks, then adds; a refusal leaves the table as it was.

    def begin(self) -> None:
        """Right after creation: start at once if nobody is waited for."""
        if all(seat.kind != "open" for seat in self.seats):
            self._add("! start")
            self._settle()

    def take_over(self, moves: list[str]) -> None:
        """The moves of an imported log: moves only, whatever else a journal may hold."""
        self._add("! start")
        for number, text in enumerate(moves, 1):
            try:
                self.match.parse(text)  # a move, and nothing else that a journal may hold
                self._add(text)
            except InputError as error:
                raise BadLog(f"move {number}: {error}", number) from None
        self._settle()

    def sit(self, person: str, at: int) -> None:
        seat = self.seat(at)
        self._wants("open")
        if seat.kind != "open":
            raise Refusal("taken", f"seat {at + 1} is taken")
        self._add(f"! sit {at + 1} {person}")
        self._settle()

    def watch(self, person: str) -> None:
        if person not in self.watchers:
            self._add(f"! watch {person}")

    def leave(self, person: str, at: int) -> None:
        self.own(person, at)
        if self.status == "open":
            self._add(f"! open {at + 1}")
            return
        self._wants("playing", "paused")
        if not self.seats[at].stand_in:
            self._add(f"! stand-in {at + 1} {STAND_IN}")

    def stand_in(self, person: str, at: int, bot: str, away: bool) -> None:
        seat = self.seat(at)
        if self.status == "open":
            if seat.kind != "open" or person != self.facts.host:
                raise Refusal("not-yours", "expected an open seat and the host of the table")
            self._add(f"! bot {at + 1} {bot}")
            self._settle()
            return
        self._wants("playing", "paused")
        if person not in self.holders():
            raise Refusal("not-yours", "expected somebody who sits at the table")
        if seat.kind != "human" or not (away or seat.person == person):
            raise Refusal("taken", f"whoever sits on seat {at + 1} is here")
        self._add(f"! stand-in {at + 1} {bot}")

    def back(self, person: str, at: int) -> None:
        self.own(person, at)
        self._wants("playing", "paused")
        seat = self.seats[at]
        if seat.resigned or seat.out:
            raise Refusal("wrong-status", "this seat was given up for good")
        if seat.stand_in:
            self._add(f"! back {at + 1}")

    def pause(self, person: str) -> None:
        self._at_table(person)
        self._wants("playing")
        self._add("! pause")

    def resume(self, person: str) -> None:
        self._at_table(person)
        self._wants("paused")
        self._add("! resume")
        self._settle()

    def resign(self, person: str, at: int) -> None:
        self.own(person, at)
        self._wants("playing", "paused")
        if self.seats[at].resigned:
            return
        self._add(f"! resign {at + 1} {STAND_IN}")
        here = [seat for seat in self.seats if not seat.resigned]
        if len(here) <= 1 or not any(seat.person for seat in here):
            self._add(f"! end {Reason.RESIGNED}")

    def vote(self, person: str, at: int, end: bool) -> None:
        self.own(person, at)
        self._wants("playing", "paused")
        if self.seats[at].voted == end:
            return
        self._add(f"! vote {at + 1} {'end' if end else 'on'}")
        if all(seat.voted for seat in self.seats if seat.person and not seat.stand_in):
            self._add(f"! end {Reason.VOTE}")

    def may_rematch(self, person: str) -> None:
        self._at_table(person)
        if not self.opened:
            raise Refusal("wrong-status", "expected a finished match")

    def point_to_rematch(self, person: str, table_id: str) -> None:
        self.may_rematch(person)
        if not self.rematch:
            self._add(f"! rematch {table_id}")

    def forget(self, person: str) -> None:
        """The person wants to be forgotten: bots play on, and the seat has no name."""
        for at in self.seats_of(person):
            self._add(f"! forget {at + 1} {STAND_IN}" if self.started else f"! open {at + 1}")
        if not self.opened and self.started and not self.holders():
            self._add(f"! end {Reason.FORGOTTEN}")

    def move(self, person: str, at: int, turn: int, text: str, message: str) -> None:
        self.own(person, at)
        if (at, message) in self.answered:
            return  # it was made before: the answer is the same
        self._may_play(at, turn)
        try:
            self.match.game.codec.number(text)  # a move, and nothing else that a journal may hold
            self._add(f"{at + 1} {text}", message)
        except InputError as error:
            raise refused(error) from None
        self._settle()

    def undo(self, person: str, at: int, turn: int, message: str) -> None:
        self.own(person, at)
        if (at, message) in self.answered:
            return
        self._may_play(at, turn)
        if self.match.undoable(at) is None:
            raise Refusal("nothing-to-undo", f"seat {at + 1} has nothing to take back")
        self._add(f"{at + 1} undo", message)

    def hint(self, person: str, at: int) -> None:
        """A seat asks what it might do; that it did is kept with the moves."""
        self.own(person, at)
        self._may_play(at, self.turns[at])
        if (len(self.match.moves), at) not in self.hints:
            self._add(f"! hint {at + 1}")

    def bot_move(self, at: int, turn: int, action: int) -> bool:
        """What a bot thought of, if it is still its turn."""
        if at not in self.bots_to_move() or turn != self.turns[at]:
            return False
        self._add(f"{at + 1} {self.match.game.codec.text(action)}")
        self._settle()
        return True

    def run_out(self) -> list[int]:
        """Whose time is over: a bot plays on."""
        late = self.out_of_time(self.now)
        for at in late:
            self._add(f"! out {at + 1} {STAND_IN}")
        return late

    def seat(self, at: int) -> Seat:
        if not 0 <= at < len(self.seats):
            wanted = f"expected a seat from 1 to {len(self.seats)}"
            raise Refusal("no-such-seat", f"{wanted}, got {at + 1}")
        return self.seats[at]

    def own(self, person: str, at: int) -> None:
        if self.seat(at).person != person:
            raise Refusal("not-yours", f"seat {at + 1} is not yours")

    def _at_table(self, person: str) -> None:
        if person not in self.holders():
            raise Refusal("not-yours", "expected somebody who sits at the table")

    def _wants(self, *statuses: str) -> None:
        if self.status not in statuses:
            raise Refusal("wrong-status", f"the table is {self.status}")

    def _may_play(self, at: int, turn: int) -> None:
        self._wants("playing")
        if self.seats[at].player:
            raise Refusal("not-yours", f"a bot plays seat {at + 1}: take the seat back first")
        if turn != self.turns[at]:
            raise Refusal("stale", f"seat {at + 1} is at turn {self.turns[at]}, not {turn}")

    def question(self, at: int) -> tuple[Position, int]:
        """What a bot is asked: what its seat may see, and a seed that replays alike."""
        luck = Chance(f"{self.facts.seed} bot")
        return self.match.position.hidden(at), luck.below(at, self.turns[at], BOT_SEEDS)
