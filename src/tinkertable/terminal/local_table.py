"""The table: one person's match against bots, saved after every move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from tinkertable.bots.seeds import table_seed
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import members
from tinkertable.words import Words
from tinkertable.words.cast import cast_names

from .bests import Bests
from .save import Save

Bot = Callable[[Position, int, int], int]  # (hidden position, seat, seed) → action

PERSON = 0  # the seat at the keyboard; bots sit on the others


def seed_of(match: Match) -> str:
    return match.chance.seed if match.chance else ""


class Snapshot:
    """What the person sees between two moves; nothing here is known only to others."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.position = match.position.hidden(PERSON)

    @cached_property
    def legal(self) -> list[int]:
        return self.position.legal(PERSON)

    @cached_property
    def view(self) -> Any:
        return self._match.game.view(self.position, PERSON)

    @cached_property
    def over(self) -> bool:
        return self.position.over

    @cached_property
    def acting(self) -> list[int]:
        return list(members(self.position.acting()))

    def after(self, action: int) -> Position:
        """The position a move of the person would lead to."""
        trial = self.position.copy()
        trial.play(PERSON, action)
        return trial


class LocalTable:
    def __init__(self, match: Match, bots: Mapping[int, tuple[str, Bot]], save: Save) -> None:
        self.match = match
        self.bots = bots
        self.fault: OSError | None = None  # why the last move could not be saved
        self.place: int | None = None  # of a match alone, among the bests with its options
        self.record = False  # is it better than all that were there?
        self._save = save
        self.bests = Bests(save.path, won=bool(match.game.rivals.get(1)))
        self.now = Snapshot(match)
        self._settle()

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def alone(self) -> bool:
        return self.match.seats == 1

    @property
    def counts(self) -> bool:
        """Is this a match for the list of bests: alone, at its end, and no defeat?"""
        if not (self.alone and self.match.over):
            return False
        return not self.game.rivals.get(1) or PERSON in self.match.position.winners()

    @property
    def levels(self) -> tuple[str, ...]:
        """What the bots are to programs and files, from the second seat on."""
        return tuple(self.bots[seat][0] for seat in range(1, self.match.seats))

    def bot_name(self, words: Words, seat: int) -> str:
        """What people call a bot."""
        return cast_names(words, seed_of(self.match), self.levels)[seat - 1]

    def _settle(self) -> None:
        """After any move: nature's turn, the file, then the new picture."""
        self.match.settle()
        try:
            self._save.write(self.match, self.levels)
            if self.counts and self.place is None:
                before = self.bests.of(self.match.position.options)
                self.place = self.bests.add(self.match)
                self.record = bool(before) and self.place == 1
            self.fault = None
        except OSError as error:
            self.fault = error
        now = Snapshot(self.match)
        if now.position != self.now.position:
            self.now = now  # what others do unseen changes nothing to look at

    def play(self, action: int, seat: int = PERSON) -> None:
        self.match.play(seat, action)
        self._settle()

    @property
    def can_undo(self) -> bool:
        return self.match.undoable(PERSON) is not None

    def undo(self) -> None:
        self.match.undo(PERSON)
        self._settle()

    def next_bot(self) -> int | None:
        """The bot to move now, if any."""
        return next((seat for seat in self.now.acting if seat in self.bots), None)

    def question(self, seat: int) -> tuple[Position, int]:
        """What a bot is asked: what it may see, and a seed that replays alike."""
        position = self.match.position.hidden(seat)
        made = sum(move.seat == seat for move in self.match.moves)
        return position, table_seed(seed_of(self.match), seat, made)
