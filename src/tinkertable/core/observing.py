"""How a game is observed: its own observation, with places for the seats of a match, or, where it
has none, the numbers of the state as the viewer may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import prod
from types import ModuleType
from typing import Any

from .bind import bind
from .game import Game
from .layout import Field, Width, fields_of
from .observation import Nested, Numbers, Part, parts_of
from .observed_state import observed_state
from .record import record_of


@dataclass(frozen=True, eq=False)
class Observing:
    """How a game is observed at so many seats."""

    record: type[Any]
    rule: Callable[..., None]  # (box, state, viewer, work, a zeroed record)
    parts: tuple[Part, ...]
    width: Width  # of every number
    size: int  # how many numbers

    @property
    def names(self) -> dict[str, Any]:
        """What `bind_driver` is to put in the place of the contract's names."""
        return {"Observation": self.record, "observe": self.rule}


@cache
def observation_of(game: Game, seats: int) -> Observing:
    """How a game is observed at so many seats."""
    game.check_seats(seats)
    record, rule = _declared(game, seats)
    parts = tuple(parts_of(record))
    widths = {part.numbers.width for part in parts}
    if len(widths) != 1:
        raise TypeError(f"the observation of {game.name} has numbers of several widths")
    size = sum(prod(part.shape) for part in parts)
    return Observing(record, rule, parts, widths.pop(), size)


def _declared(game: Game, seats: int) -> tuple[type[Any], Callable[..., None]]:
    if game.observation is None:
        return observed_state(game.Box, game.State, game.Work, game.hide)
    found = _cut(import_module(game.observation), f"{game.name}_{seats}", seats)
    return found.Observation, found.observe


def _cut(module: ModuleType, name: str, seats: int) -> ModuleType:
    """A copy of a game's module in which whatever is by seat has so many places."""
    cut: dict[type[Any], type[Any]] = {}
    records = {key: value for key, value in vars(module).items() if hasattr(value, "FIELDS")}
    return bind(module, name, {key: _cut_record(cls, seats, cut) for key, cls in records.items()})


def _cut_record(cls: type[Any], seats: int, cut: dict[type[Any], type[Any]]) -> type[Any]:
    """A record of its own only where something in it is by seat."""
    if cls not in cut:
        old = fields_of(cls)
        fields = {name: _cut_field(field, seats, cut) for name, field in old.items()}
        cut[cls] = cls if fields == old else record_of(cls, fields)
    return cut[cls]


def _cut_field(field: Field, seats: int, cut: dict[type[Any], type[Any]]) -> Field:
    if not isinstance(field.how, Numbers | Nested):
        return field
    how = field.how.cut(seats)
    nested = _cut_record(field.nested, seats, cut) if field.nested else None
    return Field(field.code, how.count, nested, how)
