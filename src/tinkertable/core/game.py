"""A game is a contract of functions over box and record, gathered with its facts in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from .errors import InputError, shown
from .notation import Codec

Rule = Callable[..., Any]
Points: TypeAlias = Any  # a whole number, or a half where a game counts halves

# What contract.pyi asks of a game's modules.
CONTRACT = (
    "Box", "State", "new", "acting", "legal", "apply", "weight", "bag", "reveals", "secrecy",
    "score", "result", "hide", "redeal",
)  # fmt: skip


def contract(*modules: ModuleType) -> dict[str, Any]:
    """The records and rules of a game, each from the module that defines it."""
    return {name: getattr(_home(name, modules), name) for name in CONTRACT}


def _home(name: str, modules: tuple[ModuleType, ...]) -> ModuleType:
    homes = [module for module in modules if hasattr(module, name)]
    if not homes:
        raise AssertionError(f"no {name} in {', '.join(module.__name__ for module in modules)}")
    return homes[0]


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The facts of a game and its rules; contract.pyi says what each rule does."""

    name: str
    version: int  # raised when a change of the rules changes what happens
    seats: tuple[int, int]  # least, most
    independent: bool  # do the seats never touch each other, dice aside?
    options: Mapping[str, tuple[str, ...]]  # values by name, the default first
    codec: Codec
    lines: tuple[str, ...]  # of the score sheet
    groups: int  # in the longest legal list
    work: int  # size of the scratch memory
    longest: int  # moves in a match of one seat at most, nature's included
    longest_seat: int  # what each further seat may add

    Box: type[Any]
    State: type[Any]
    # What an edition of the box may replace, as JSON values; empty if nothing is.
    components: Mapping[str, Any]
    # One box, as a row, of (components, what an edition's file states of them); BadEdition if
    # they cannot be played with.
    make_box: Callable[[Mapping[str, Any], Mapping[str, Any]], list[Any]]
    new: Rule
    acting: Rule
    legal: Rule
    apply: Rule
    weight: Rule
    bag: Rule
    reveals: Rule
    secrecy: Rule
    score: Rule
    result: Rule
    hide: Rule
    redeal: Rule

    folder: Path  # RULES.md lies there
    view: Callable[[Any, int], dict[str, Any]]  # (position hidden from the viewer, viewer)
    explain: Callable[[Any, int], list[Item]]  # (position, seat): what earned each line
    # Seat counts at which `score` counts in half points.
    halves: tuple[int, ...] = ()
    # By seat count: opponents that sit nowhere but are scored, behind the seats.
    rivals: Mapping[int, int] = field(default_factory=dict)
    # What a score pad reads: a text → score lines. None where the game has no such notation.
    score_text: Callable[[str, Mapping[str, str]], dict[str, int]] | None = None
    # Nature's moves from one entry of a deals file, in order.
    deal: Callable[[Mapping[str, Any]], list[str]] | None = None

    def most_moves(self, seats: int) -> int:
        return self.longest + (seats - 1) * self.longest_seat

    def check_seats(self, seats: object) -> int:
        least, most = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
            raise InputError(f"{self.name} takes {least} to {most} seats, got {shown(seats)}")
        return seats

    def settle_options(self, given: Mapping[str, Any]) -> dict[str, str]:
        """Every option's value: the given ones checked, the others at their default."""
        for name, value in given.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise InputError(f"expected an option of {self.name} ({known}), got {shown(name)}")
            if value not in self.options[name]:
                values = ", ".join(self.options[name])
                raise InputError(f"expected {name} to be one of {values}, got {shown(value)}")
        return {name: given.get(name, values[0]) for name, values in self.options.items()}


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that earned or cost points: a score line, its points, and where they came from."""

    line: str
    points: Points
    cells: tuple[str, ...] = ()  # in order where the order means something
    ends: tuple[str, ...] = ()  # sides of cells, such as "D4N"
    count: int = 0  # what was counted, where it is not the number of cells
    facts: Mapping[str, Any] = field(default_factory=dict)  # what else a client can tell by
