"""Observations read back into facts, to be compared with what the view of the same seat says.

A game's test makes the same facts out of its view alone. How much that covers is measured: every
part of an observation is shifted along every axis, and the comparison has to notice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from tinkertable.core.game import Game
from tinkertable.core.observation import Part
from tinkertable.core.observed import facts, observe
from tinkertable.core.observing import Observing, observation_of
from tinkertable.core.position import Position
from tinkertable.core.seats import members

from .cases import Settings
from .play import walk

Facts = dict[str, Any]
Kind = tuple[int, Settings]  # of a match: seats and options


class Whole(Facts):
    """Facts beside which nothing else may be told."""


@dataclass(frozen=True, eq=False)
class Look:
    """A seat looks at a position."""

    position: Position  # with everything in it; only for what somebody may do
    viewer: int
    numbers: list[int]
    made: list[str]  # the moves so far, as text without seats

    @cached_property
    def hidden(self) -> Position:
        return self.position.hidden(self.viewer)

    @cached_property
    def view(self) -> Any:
        return self.position.game.view(self.hidden, self.viewer)

    @cached_property
    def moves(self) -> list[str]:
        """What may be done now, as text: by the viewer, or else by somebody."""
        acting = list(members(self.position.acting()))
        if not acting:
            return []
        seat = self.viewer if self.viewer in acting else acting[0]
        return [self.position.game.codec.text(a) for a in self.position.legal(seat)]

    @cached_property
    def verbs(self) -> set[str]:
        return {text.split(" ")[0] for text in self.moves}

    @property
    def options(self) -> dict[str, str]:
        return self.position.options

    def label(self, seat: int | None, players: int = 0) -> str | None:
        """A seat, told from 1, as this one counts it."""
        if seat is None:
            return None
        away = (seat - 1 - self.viewer) % (players or self.position.seats)
        return f"+{away}" if away else "viewer"


Says = Callable[[Look], Facts]


def looks(game: Game, kinds: Sequence[Kind], each: int, box: list[Any] | None = None) -> list[Look]:
    """Some positions of a random match of every kind: its beginning, its end, the first in which a
    verb is used, and others."""
    found = []
    for number, (seats, options) in enumerate(kinds):
        rng = random.Random(f"{game.name} {number}")
        position = Position(game, seats, options, box)
        past: list[Position] = []
        made: list[str] = []
        firsts: dict[str, int] = {}  # by verb: after how many moves
        for _, action in walk(position, rng):
            firsts.setdefault(game.codec.named[action].verb, len(past))
            past.append(position.copy())
            made.append(game.codec.text(action))
        past.append(position)
        chosen = {0, len(made), *firsts.values(), *rng.sample(range(len(made)), each)}
        for at in sorted(chosen):
            viewer = rng.randrange(seats)
            found.append(Look(past[at], viewer, observe(past[at], viewer), made[:at]))
    return found


def differences(told: Any, said: Any, path: str = "") -> Iterator[str]:
    """Where what an observation tells is not what is said. More may be told than is said."""
    if not isinstance(said, dict) or isinstance(said, Whole):
        if told != said:
            yield f"{path}: {told} is told, {said} is said"
        return
    for name, value in said.items():
        yield from differences(told[name], value, f"{path} {name}".strip())


def check_agreement(found: list[Look], says: Says) -> None:
    for look in found:
        told = facts(observing_of(look), look.numbers)
        wrong = "\n".join(differences(told, says(look)))
        assert not wrong, f"{look.options}, seat {look.viewer + 1}, {look.made[-3:]}\n{wrong}"


def observing_of(look: Look) -> Observing:
    return observation_of(look.position.game, look.position.seats)


def untold(found: list[Look], says: Says) -> set[str]:
    """The parts that could say something else, and the comparison would not notice."""
    pairs = [(look, says(look)) for look in found]
    parts: dict[str, list[tuple[Look, Facts, Part]]] = {}
    for look, said in pairs:
        for part in observing_of(look).parts:
            parts.setdefault(part.name, []).append((look, said, part))
    return {name for name, where in parts.items() if not all(_noticed(where))}


def _noticed(where: list[tuple[Look, Facts, Part]]) -> Iterator[bool]:
    """For every way in which a part may be wrong: is it noticed in some look?"""
    for way in range(1 + len(where[0][2].axes)):
        wrong = (
            any(differences(facts(observing_of(look), numbers), said))
            for look, said, part in where
            if (numbers := _wrong(part, look.numbers, way)) != look.numbers
        )
        first = next(wrong, None)
        if first is not None:
            yield first or any(wrong)


def _wrong(part: Part, numbers: list[int], way: int) -> list[int]:
    """Shifted by a place along an axis, or, after the last one, another number at each place."""
    wrong = numbers[:]
    for at in product(*map(range, part.shape)):
        here = _index(part, at)
        if way < len(at):
            before = (*at[:way], (at[way] - 1) % part.shape[way], *at[way + 1 :])
            wrong[here] = numbers[_index(part, before)]
        else:
            wrong[here] = numbers[here] + (1 if numbers[here] < part.numbers.most else -1)
    return wrong


def _index(part: Part, at: tuple[int, ...]) -> int:
    return part.first + sum(i * stride for i, stride in zip(at, part.strides, strict=True))
