"""Worlds: matches that may have been played, for all that a seat has seen of the one that was.

Nothing but the seat's information goes in, so nothing can leak. Moves the seat knows are made
again; veiled ones are chosen at random among those that look the same to it. Where a later move
cannot be made then, one of them is chosen anew so that it can. A seat's silent moves are drawn up
to the move by which it is seen to go on; what it does after that is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from .chance import SEATS_STREAM, STREAMS, below, restart
from .information import SEEN, TOLD, TOLD_LATE, Event, Information, Recall
from .position import Position
from .record import ints
from .seats import SILENT

TRIES = 200  # from the beginning
REPAIRS = 400  # in each try


class NoWorld(RuntimeError):
    """No match was found that looks like this: the information may be of another game."""


@dataclass
class World:
    """A match as it may have been."""

    position: Position
    recall: Recall
    moves: list[tuple[int, int]]

    def copy(self) -> World:
        return World(self.position.copy(), self.recall.copy(), self.moves[:])

    def play(self, seat: int, action: int) -> None:
        self.recall.play(self.position, seat, action)
        self.moves.append((seat, action))


class Step(NamedTuple):
    """A move that was seen, or told later: which it was, -1 while it is veiled."""

    seat: int
    action: int
    seen: int  # how many of the viewer's numbers are there when it has been made; -1: none new


def world(start: Position, information: Information, seed: int) -> World:
    """A match from this start that gives its viewer this information."""
    return _Search(start, information, seed).run()


class _Search:
    def __init__(self, start: Position, information: Information, seed: int) -> None:
        self.start, self.viewer = start, information.viewer
        self.numbers = information.numbers
        self.steps = list(_steps(information, start.game.codec.actions))
        self.told = _told(information)
        self.rng = ints(STREAMS)
        restart(self.rng, seed, 0)

    def run(self) -> World:
        for _ in range(TRIES):
            found = self._try()
            if found is not None:
                return found
        raise NoWorld(f"no match of {self.start.game.name} looks like this to {self.viewer}")

    def _try(self) -> World | None:
        """Step by step; where one cannot be made, a veiled one before it is chosen anew."""
        began: dict[int, World] = {}  # by veiled step: what was before it
        chosen: dict[int, int] = {}  # by veiled step: the action
        now, at = World(self.start.copy(), Recall(self.start.seats), []), 0
        for _ in range(REPAIRS):
            at = self._advance(now, at, len(self.steps), began, chosen)
            if at == len(self.steps):
                return now
            repaired = self._repair(at, began, chosen)
            if repaired is None:
                self._learn(now, at)
                return None
            now, at = repaired, at + 1
        return None

    def _advance(
        self, now: World, at: int, end: int, began: dict[int, World], chosen: dict[int, int]
    ) -> int:
        """Make the steps from one to another; the first that cannot be made, or the end."""
        for i in range(at, end):
            step = self.steps[i]
            if step.action < 0:
                began[i] = now.copy()
                chosen[i] = self._choose(now, step, chosen.get(i, -1))
                if chosen[i] < 0 or not self._make(now, step, chosen[i]):
                    return i
                continue
            if step.seat != self.viewer and len(self._seen(now)) >= self.told.get(step.seat, 0):
                self._draw_unseen(now, step)
            if not self._make(now, step, step.action):
                return i
        return end

    def _make(self, now: World, step: Step, action: int) -> bool:
        """Make the move of a step; did it look right?"""
        if action not in now.position.legal(step.seat):
            return False
        now.play(step.seat, action)
        seen = self._seen(now)
        return seen == self.numbers[: len(seen)] and step.seen in (-1, len(seen))

    def _seen(self, now: World) -> tuple[int, ...]:
        return now.recall.of(self.viewer).numbers

    def _draw_unseen(self, now: World, step: Step) -> None:
        """What a seat does in silence before it is seen to go on."""
        while True:
            legal = now.position.legal(step.seat)
            silent = [a for a in legal if now.position.secrecy(step.seat, a) == SILENT]
            ready = step.action in legal
            if not silent or (ready and self._below(len(silent) + 1) == 0):
                return
            now.play(step.seat, silent[self._below(len(silent))])

    def _choose(self, now: World, step: Step, wanted: int) -> int:
        """An action that looks like the veiled one, the wanted if it can be; or -1."""
        legal = now.position.legal(step.seat)
        order = [wanted] * (wanted in legal) + self._shuffled(legal)
        return next((a for a in order if self._make(now.copy(), step, a)), -1)

    def _repair(self, failed: int, began: dict[int, World], chosen: dict[int, int]) -> World | None:
        """Choose one veiled step anew, so that the failed one can be made."""
        for i in self._shuffled([i for i in began if i < failed]):
            for action in self._shuffled(began[i].position.legal(self.steps[i].seat)):
                now, anew, other = began[i].copy(), dict(began), {**chosen, i: action}
                if self._advance(now, i, failed + 1, anew, other) > failed:
                    began |= anew
                    chosen |= other
                    return now
        return None

    def _learn(self, now: World, failed: int) -> None:
        """Who turns out to have done something unseen, though it would be known by now, has not."""
        for event in now.recall.of(self.viewer).events():
            if event.how == TOLD_LATE:
                known = self.steps[failed].seen
                self.told[event.seat] = max(self.told.get(event.seat, 0), known)

    def _shuffled(self, values: list[int]) -> list[int]:
        order = values[:]
        for i in range(len(order) - 1, 0, -1):
            j = self._below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def _below(self, n: int) -> int:
        return below(self.rng, SEATS_STREAM, n)


def _steps(information: Information, actions: int) -> Iterator[Step]:
    """The moves that the information tells of, in the order in which they were made."""
    events = list(information.events())
    told = {event.more: event.what for event in events if event.how == TOLD}
    late: dict[int, list[Event]] = {}  # by place
    for event in events:
        if event.how == TOLD_LATE:
            late.setdefault(event.more, []).append(event)
    at = 0
    for i, event in enumerate(events):
        for silent in late.pop(at, []):
            yield Step(silent.seat, silent.what, -1)
        if event.how == SEEN:
            action = told.get(at, event.what)
            after = takewhile(lambda e: e.how != SEEN, events[i + 1 :])
            yield Step(
                event.seat, action if action < actions else -1, at + 1 + 2 * len(list(after))
            )
        at += 1 if event.how == SEEN else 2


def _told(information: Information) -> dict[int, int]:
    """By seat: the place up to which all that it did in silence is known."""
    found, at = {}, 0
    for event in information.events():
        if event.how == TOLD_LATE:
            found[event.seat] = at
        at += 1 if event.how == SEEN else 2
    return found
