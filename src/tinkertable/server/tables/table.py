"""A table: who sits where, and their match. A fold of its journal, without any input or output.

An entry of the journal is a move ("1 place D5RHRHx", "* roll HH.."), an undo ("1 undo") or an event
("! sit 2 PERSON"). The same journal gives the same table; `commands.py` says what may be added.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tinkertable.bots import BOTS
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.match import Match
from tinkertable.core.past import brought_up
from tinkertable.core.seats import NATURE, NOBODY, members
from tinkertable.server.refusal import Refusal, refusal_for

from .clock import Clock
from .facts import Facts
from .journal import EVENT, Batch, Entry
from .limits import ANSWERS, check_event, check_undo
from .models import Status
from .reason import Reason
from .seat import SEAT_EVENTS, Seat
from .unreadable import damaged

GRACE = 5.0  # seconds after which a bot that has not moved is looked for


@dataclass
class Table:
    facts: Facts
    match: Match
    number: int = 0  # of entries
    fresh: list[Entry] = field(default_factory=list)  # not yet in the store
    now: float = 0.0  # by the wall clock
    ran: float = 0.0  # how long the service has run: what clocks count

    def __post_init__(self) -> None:
        self.seats = [Seat(**seat) for seat in self.facts.seats]
        self.turns = [0] * len(self.seats)  # what each seat has done so far
        self.undone = [0] * len(self.seats)  # how much of it was taken back
        self.events = 0  # besides moves
        self._answered: list[dict[str, None]] = [{} for _ in self.seats]  # ids, oldest first
        self.watchers: set[str] = set()
        self.started = False
        self.paused = False
        self.reason: Reason | None = None  # why it ended before its end
        self.rematch: str | None = None
        self.hints: list[tuple[int, int]] = []  # after how many moves, and which seat asked
        self.acting = 0
        self.over = False
        self.touched = self.seen = self.facts.created  # changed; changed for all to see
        self.counted = 0.0  # changed, as clocks count
        self.began: float | None = None  # as clocks count
        self._clock = Clock(self.facts.clock, len(self.seats))
        self._seated: dict[str, int] = {}  # by person: bit set of seats, as the store has them

    @classmethod
    def new(cls, facts: Facts, edition: Edition | None = None) -> Table:
        game, chance = facts.game, Chance(facts.seed)
        try:
            options, edition = brought_up(game, facts.version, facts.options, edition)
            match = Match(game, len(facts.seats), options, chance, edition)
        except InputError as error:
            raise refusal_for(error, "bad-table") from None
        printed = edition.hash if edition is not None else None
        return cls(replace(facts, options=options, edition=printed), match)

    # What it is

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def status(self) -> Status:
        if self.reason:
            return "ended"
        if not self.started:
            return "open"
        if self.over:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def being_played(self) -> bool:
        return self.status in ("playing", "paused")

    @property
    def finished(self) -> bool:
        """Is there nothing left to hide?"""
        return self.status in ("over", "ended")

    @property
    def full(self) -> bool:
        """Is nobody waited for?"""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def hot_seat(self) -> bool:
        people = [seat.person for seat in self.seats if seat.person]
        return len(people) > len(set(people))

    def seat(self, at: int) -> Seat:
        if not 0 <= at < len(self.seats):
            raise Refusal("no-such-seat", "no-such-seat", most=len(self.seats), got=at + 1)
        return self.seats[at]

    def holders(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def people(self) -> set[str]:
        """Those whose table it is: as long as they look at it now and then, it is kept."""
        return {self.facts.host, *self.holders()}

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.person == person]

    def acting_seats(self) -> list[int]:
        return [at + 1 for at in members(self.acting) if at != NATURE]

    def names(self, person: str) -> bool:
        """Does it know of this person in any way?"""
        made = {self.facts.host, *(seat.get("person") for seat in self.facts.seats)}
        return person in made | self.holders() | self.watchers | self._seated.keys()

    def visible_to(self, person: str) -> bool:
        """May this person see the table without an invitation?"""
        return self.finished or self.includes(person)

    def includes(self, person: str) -> bool:
        """Is this person among those who talk here? A shared replay is no invitation to that."""
        host = person == self.facts.host
        return self.facts.public or host or person in self.holders() or person in self.watchers

    def viewer(self, person: str, wanted: int) -> int:
        """Through whose eyes a person looks: a seat that is still their own, or nobody's."""
        return wanted if wanted in self.seats_of(person) else NOBODY

    def bots_to_move(self) -> list[int]:
        return [at for at in self._to_move() if self.seats[at].player]

    def people_to_move(self) -> list[int]:
        return [at for at in self._to_move() if not self.seats[at].player]

    def _to_move(self) -> list[int]:
        if self.status != "playing":
            return []
        return [at for at in members(self.acting) if at != NATURE]

    # Its end by vote

    def asked(self, away: Mapping[str | None, float]) -> list[int]:
        """The seats whose votes an end needs: of all who have not left for good. `away`: for how
        many seconds, by person."""
        return [
            at
            for at, seat in enumerate(self.seats)
            if seat.votes and away.get(seat.person, 0.0) < self.facts.patience
        ]

    def agreed(self, away: Mapping[str | None, float]) -> bool:
        """Do all want an end that are asked?"""
        voted = self.being_played and any(seat.voted for seat in self.seats)
        return voted and all(self.seats[at].voted for at in self.asked(away))

    # Its clock

    def clocks(self, ran: float) -> list[float] | None:
        """Seconds left by seat."""
        return self._clock.left(self.people_to_move(), max(0.0, ran - self.counted))

    def out_of_time(self, ran: float) -> list[int]:
        clocks = self.clocks(ran)
        return [at for at in self.people_to_move() if clocks and clocks[at] <= 0]

    def deadline(self) -> float | None:
        """When a bot should have moved, or the next clock runs out."""
        if self.bots_to_move():
            return self.counted + GRACE
        seconds = self._clock.next_end(self.people_to_move())
        return None if seconds is None else self.counted + seconds

    # Its journal

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the store; one that cannot be is an error, and the table is not
        to be used any more."""
        if entry.number != self.number + 1 or not entry.is_sound:
            raise damaged(entry.number)
        running = self._running()
        if entry.is_event:
            self._apply(*entry.text.removeprefix(EVENT).split(" "))
        else:
            who, _, action = entry.text.partition(" ")
            if action == "undo":
                self.match.undo(self.match.parse_seat(who))
            else:
                self.match.play_text(entry.text)
        self._count(entry, running)

    def add_event(self, event: str) -> None:
        check_event(event, self.events, self.facts.game.most_moves(len(self.seats)))
        running = self._running()
        self._apply(*event.split(" "))
        self._add(EVENT + event, None, running)

    def play(self, at: int, action: int, message: str | None = None) -> None:
        running = self._running()
        self.match.play(at, action)
        self._add(self.match.journal[-1], message, running)

    def undo(self, at: int, message: str) -> None:
        check_undo(at, self.undone[at], self.turns[at] - 2 * self.undone[at])
        running = self._running()
        self.match.undo(at)
        self._add(self.match.journal[-1], message, running)

    def settle(self) -> None:
        """Nature's moves, until a seat must act."""
        while self.status == "playing" and self.acting == 1 << NATURE:
            self.match.draw()
            self._add(self.match.journal[-1], None, [])

    def take_fresh(self) -> list[Entry]:
        """The entries to be stored."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def batch(self, fresh: list[Entry]) -> Batch:
        """The entries with what the store's lists must know."""
        seated = dict.fromkeys(self.holders(), 0)
        for at, seat in enumerate(self.seats):
            if seat.person and not seat.player:
                seated[seat.person] |= 1 << at
        changed = {who: seats for who, seats in seated.items() if self._seated.get(who) != seats}
        gone = sorted(self._seated.keys() - seated.keys())
        self._seated = seated
        return Batch(
            table_id=self.id,
            after=self.number - len(fresh),
            entries=fresh,
            status=self.status,
            acting=self.acting & ~(1 << NATURE),
            touched=self.seen,  # the order of a list must not tell what was done unseen
            due=self.deadline(),
            used=max(self.ran, self.counted),
            seated=changed,
            gone=gone,
        )

    def _running(self) -> list[int]:
        """The seats whose time passes until the next entry."""
        return self.people_to_move() if self.facts.clock is not None else []

    def _add(self, text: str, message: str | None, running: list[int]) -> None:
        entry = Entry(self.number + 1, text, message, self.now, self.ran)
        self._count(entry, running)
        self.fresh.append(entry)

    def _count(self, entry: Entry, running: list[int]) -> None:
        """After an entry has been played or applied."""
        self.acting = self.match.acting if self.started else 0
        self.over = self.started and self.acting == 0
        self._clock.spend(running, entry.counted - self.counted)
        self.counted = max(self.counted, entry.counted)
        self.touched = max(self.touched, entry.at)
        self.number = entry.number
        if self.began is None and self.started:
            self.began = self.counted
        if not (entry.is_hint if entry.is_event else self.match.unseen):
            self.seen = self.touched
        self.events += entry.is_event
        who, _, action = entry.text.partition(" ")
        if who.isdecimal():
            seat = int(who) - 1
            self.turns[seat] += 1
            self.undone[seat] += action == "undo"
            if entry.message:
                self._answer(seat, entry.message)

    def _answer(self, seat: int, message: str) -> None:
        answered = self._answered[seat]
        answered[message] = None
        if len(answered) > ANSWERS:
            del answered[next(iter(answered))]

    def has_answered(self, at: int, message: str) -> bool:
        """Was this done before, not long ago? Then the answer is the same."""
        return message in self._answered[at]

    def _apply(self, event: str, *words: str) -> None:
        if event in SEAT_EVENTS:
            seat = self.seats[self._at(words[0])]
            SEAT_EVENTS[event](seat, *words[1:])
            if seat.player is not None and seat.player not in BOTS:
                raise ValueError(f"expected a bot, got {seat.player!r}")
        elif event in ("pause", "resume"):
            self.paused = event == "pause"
        elif event == "end":
            self.reason = Reason(words[0])
        elif event == "watch":
            self.watchers.add(words[0])
        elif event == "rematch":
            self.rematch = words[0]
        elif event == "hint":
            self.hints.append((len(self.match.moves), self._at(words[0])))
        elif event != "start":
            raise ValueError(f"expected an event of a table, got {event!r}")
        self.started = self.started or self.full

    def _at(self, word: str) -> int:
        """The seat an event names."""
        at = int(word) - 1
        self.seat(at)
        return at
