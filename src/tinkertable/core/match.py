"""A match: seats, their moves, the log they leave. The only thing that changes a live game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from copy import deepcopy
from typing import Any, NamedTuple

from .chance import Chance
from .edition import Edition
from .errors import BadLog, InputError, NotAnAction, NotLegal, shown
from .game import Game, Points
from .log import Log
from .past import brought_up, printed_once
from .position import Position
from .seats import (
    DEALT,
    ITSELF,
    NATURE,
    NOBODY,
    SHOWN,
    SILENT,
    SOMEBODY,
    VEILED_AGAIN,
    members,
    seat_text,
)

SNAPSHOT_EVERY = 32


class Move(NamedTuple):
    """A move that stands."""

    seat: int
    action: int
    acting: int  # who might have acted when it was made
    reveals: int  # what it showed: seats, SOMEBODY, ITSELF or 0
    secrecy: int  # what others may know of it while it is not revealed
    text: str

    @property
    def owner(self) -> int:
        """Whose secret it may be: the seat that moved, or the one nature dealt to."""
        return self.secrecy - DEALT if self.secrecy >= DEALT else self.seat


class Secrets:
    """The moves that only one seat may know: its own, and what nature dealt to it; by index."""

    def __init__(self) -> None:
        self._pending: dict[int, set[int]] = {}  # by seat: those its next revelation shows
        self._buried: set[int] = set()

    def add(self, index: int, move: Move) -> None:
        if move.secrecy == VEILED_AGAIN:
            self._buried |= self._pending.pop(move.owner, set())
        if move.secrecy != SHOWN:
            self._pending.setdefault(move.owner, set()).add(index)
        if move.reveals and self._pending:
            for seat in members(move.reveals & ~(SOMEBODY | ITSELF)):
                self._pending.pop(seat, None)

    def copy(self) -> Secrets:
        twin = Secrets()
        twin._pending = {seat: set(moves) for seat, moves in self._pending.items()}
        twin._buried = set(self._buried)
        return twin

    def __bool__(self) -> bool:
        return bool(self._buried or self._pending)

    def moves(self) -> Set[int]:
        return self._buried.union(*self._pending.values())


class Snapshot(NamedTuple):
    """What was after some of the moves."""

    position: Position
    secrets: Secrets


class Match:
    """The fold of a log, kept up to date; `journal` also holds what was taken back."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        edition: Edition | None = None,
    ) -> None:
        if edition is not None and edition.game != game.name:
            raise InputError("edition-game", game=game.name, got=edition.game)
        self.game = game
        self.chance = chance
        self.edition = edition
        box = edition.box if edition is not None else None
        self.position = Position(game, seats, options or {}, box)
        self.acting = self.position.acting()  # bit set: kept, for it is asked at every turn
        self.moves: list[Move] = []
        self.journal: list[str] = []  # append-only: "1 place D5RHRHx", "1 undo"
        self._undone = 0  # moves that others knew of and that were taken back
        self._undone_unseen = [0] * seats  # by seat: such as only it knew of
        self._seats = {seat_text(seat): seat for seat in range(seats)}  # no 01, no other digits
        self._secrets = Secrets()
        self.unseen = False  # was the last move (or the undo of it) nobody else's business?
        self._snapshots = {0: Snapshot(self.position.copy(), Secrets())}
        self._drawn: dict[int, int] = {}  # by bag: how many draws were made

    def __copy__(self) -> Match:
        return deepcopy(self)  # a match goes its own way, moves and all

    @classmethod
    def replay(cls, game: Game, log: Log, edition: Edition | None = None) -> Match:
        """The match a log tells; raises BadLog at the first move that cannot be."""
        if log.game != game.name:
            raise BadLog("log-game", game=game.name, got=shown(log.game))
        if edition is None and log.edition is not None:
            edition = printed_once(game, log.edition)
        given = edition.hash if edition is not None else None
        if log.edition != given:
            raise _other_edition(log.edition, given)
        options, edition = brought_up(game, log.version, log.options, edition)
        try:
            match = cls(game, log.seats, options, edition=edition)
        except InputError as error:
            raise BadLog(error.reason, **error.facts) from None
        for number, text in enumerate(log.moves, 1):
            try:
                match.play_text(text)
            except InputError as error:
                raise BadLog("log-move", move=number, why=error) from None
        return match

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def over(self) -> bool:
        return self.acting == 0

    def parse(self, text: str) -> tuple[int, int]:
        """Seat and action of a logged move."""
        who, _, action = text.partition(" ")
        return self.parse_seat(who), self.game.codec.number(action)

    def parse_seat(self, who: str) -> int:
        if who == "*":
            return NATURE
        if who in self._seats:
            return self._seats[who]
        raise NotAnAction("mover", most=self.seats, got=shown(who))

    def play_text(self, text: str) -> None:
        self.play(*self.parse(text))

    def play(self, seat: int, action: int) -> None:
        """Make a legal move; the position stays as it was if it is not."""
        self._make(seat, action)
        self.journal.append(self.moves[-1].text)

    def _make(self, seat: int, action: int) -> None:
        position, acting = self.position, self.acting
        reveals, secrecy, bag = 0, SHOWN, -1
        if (acting >> seat) & 1:
            secrecy = position.secrecy(seat, action)
            if seat == NATURE:
                bag = position.bag()
        self.acting = position.play(seat, action)
        if bag >= 0:
            self._drawn[bag] = self._drawn.get(bag, 0) + 1
        else:
            reveals = position.revealed()
        text = self._text(seat, action)
        self.moves.append(Move(seat, action, acting, reveals, secrecy, text))
        self.unseen = secrecy == SILENT and not reveals
        self._secrets.add(len(self.moves) - 1, self.moves[-1])
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.moves)] = Snapshot(position.copy(), self._secrets.copy())

    def draw(self) -> None:
        """Nature's move: what the seed holds for the bag it draws from."""
        if self.chance is None:
            raise InputError("no-seed")
        odds, bag = self.position.odds(), self.position.bag()
        k = self.chance.below(bag, self._drawn.get(bag, 0), sum(weight for _, weight in odds))
        for action, weight in odds:
            k -= weight
            if k < 0:
                self.play(NATURE, action)
                return

    def settle(self) -> None:
        """Let nature move until a seat must, or the match is over."""
        while self.acting == 1 << NATURE:
            self.draw()

    def undoable(self, seat: int) -> int | None:
        """The index of the move this seat could take back now, or None at its barrier.

        Nature's moves and revealing ones are barriers for all; another seat's move is one unless
        that seat could have made it without ours.
        """
        others, apart = 0, False
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if move.seat == NATURE or move.reveals:
                return None
            if move.seat == seat:
                if others & ~move.acting:
                    return None
                return index if not apart or self._stand_without(index) else None
            others |= 1 << move.seat
            apart |= not (move.acting >> seat) & 1  # moves of seats that act at once commute
        return None

    def _stand_without(self, index: int) -> bool:
        """Could all that came after this move have been played without it?"""
        position = self._at(index)
        try:
            for move in self.moves[index + 1 :]:
                position.play(move.seat, move.action)
        except InputError:
            return False
        return True

    def undo(self, seat: int) -> None:
        """Take back a seat's own last move."""
        index = self.undoable(seat)
        if index is None:
            raise NotLegal("nothing-to-undo", seat=seat_text(seat))
        kept = self.moves[index + 1 :]  # none of them nature's: her moves are barriers
        unseen = self.moves[index].secrecy == SILENT
        self._undone += not unseen
        self._undone_unseen[seat] += unseen
        self._fold(index)
        for move in kept:
            self._make(move.seat, move.action)
        self.journal.append(f"{seat_text(seat)} undo")
        self.unseen = unseen

    def _fold(self, count: int) -> None:
        """Bring the position back to the first `count` moves; who tries and takes back comes here
        again, so one snapshot is kept of it."""
        at = max(at for at in self._snapshots if at <= count)
        self.position, self._secrets = self._at(count), self._snapshots[at].secrets.copy()
        self.acting = self.position.acting()
        del self.moves[count:]
        for index in range(at, count):
            self._secrets.add(index, self.moves[index])
        kept = (at for at in self._snapshots if at <= count and at % SNAPSHOT_EVERY == 0)
        self._snapshots = {at: self._snapshots[at] for at in kept}
        self._snapshots[count] = Snapshot(self.position.copy(), self._secrets.copy())

    def _at(self, count: int) -> Position:
        """The position after the first `count` moves, from the nearest snapshot."""
        at = max(at for at in self._snapshots if at <= count)
        position = self._snapshots[at].position.copy()
        for move in self.moves[at:count]:
            position.play(move.seat, move.action)
        return position

    def _text(self, seat: int, action: int) -> str:
        return f"{seat_text(seat)} {self.game.codec.text(action)}"

    def legal_texts(self, seat: int) -> list[str]:
        return [self.game.codec.text(action) for action in self.position.legal(seat)]

    def move_texts(self, viewer: int | None = None) -> list[str]:
        """The moves that stand; for a viewer (a seat or NOBODY) only what it may know of them."""
        if viewer is None or not self._secrets:
            return [move.text for move in self.moves]
        return [text for _, text in self._known(viewer)]

    def _known(self, viewer: int | None) -> Iterator[tuple[int, str]]:
        """Index and text of each move a viewer may know of."""
        everything = viewer is None or self.over
        secret = frozenset() if everything else self._secrets.moves()
        for index, move in enumerate(self.moves):
            if index not in secret or viewer == move.owner:
                yield index, move.text
            elif move.secrecy != SILENT:
                yield index, self._masked(move)

    def _masked(self, move: Move) -> str:
        return f"{seat_text(move.seat)} {self.game.codec.named[move.action].verb} ?"

    def move_texts_then(self, viewer: int, count: int) -> list[str]:
        """The first `count` moves as a viewer knew them when they had been made, each of them."""
        moves = self.moves[:count]
        secrets = Secrets()
        for index, move in enumerate(moves):
            secrets.add(index, move)
        hidden = frozenset() if self._at(count).over else secrets.moves()
        return [
            self._masked(move) if index in hidden and move.seat != viewer else move.text
            for index, move in enumerate(moves)
        ]

    def number(self, viewer: int) -> int:
        """How much has happened that a viewer may know of; what others do unseen is not counted.

        It grows with every move and every undo (which leaves one move less, so it counts for two).
        """
        undone = self._undone + (0 if viewer == NOBODY else self._undone_unseen[viewer])
        unseen = 0
        if self._secrets and not self.over:
            moves = (self.moves[index] for index in self._secrets.moves())
            unseen = sum(m.secrecy == SILENT and m.seat != viewer for m in moves)
        return len(self.moves) - unseen + 2 * undone

    def before(self, viewer: int | None, count: int) -> Position:
        """The position after the first `count` moves a viewer may know of; still to be hidden."""
        known = [index for index, _ in self._known(viewer)]
        if not 0 <= count <= len(known):
            raise InputError("move-count", most=len(known), got=count)
        end = known[count] if count < len(known) else len(self.moves)
        return self._at(end)

    def log(self, viewer: int | None = None) -> Log:
        """The log to export: whole, or as a viewer may see it (the seed only when all is over)."""
        more: dict[str, Any] = {}
        if self.chance and (viewer is None or self.over):
            more["seed"] = self.chance.seed
        return Log(
            game=self.game.name,
            seats=self.seats,
            moves=self.move_texts(viewer),
            version=self.game.version,
            options=dict(self.position.options),
            edition=self.edition.hash if self.edition is not None else None,
            more=more,
        )

    def scores(self) -> list[dict[str, Points]]:
        return [self.position.score(seat) for seat in range(self.seats)]

    def sheets(self) -> list[dict[str, Points]]:
        """The scores of the seats and of opponents without one."""
        rivals = self.game.rivals.get(self.seats, 0)
        return [self.position.score(side) for side in range(self.seats + rivals)]

    def view(self, viewer: int = NOBODY) -> Any:
        """What a seat or a spectator may see, as the game shows it."""
        return self.game.view(self.position.hidden(viewer), viewer)

    def waiting_for(self) -> list[int]:
        return list(members(self.acting))


def _other_edition(played: str | None, given: str | None) -> BadLog:
    """What to say of a log that was played with other components."""
    if played is None:
        return BadLog("log-no-edition", given=shown(given, 80))
    if given is None:
        return BadLog("log-edition-missing", played=shown(played, 80))
    return BadLog("log-edition", played=shown(played, 80), given=shown(given, 80))
