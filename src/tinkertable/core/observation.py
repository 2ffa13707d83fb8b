"""Observations: what a seat sees, as numbers of one width in a fixed order.

A game declares them as a record, `Observation`: each field says what its numbers mean, along which
axes they lie and between which bounds. Its rule `observe` fills a zeroed one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Any

from .layout import Width, fields_of, i1, layout_of


@dataclass(frozen=True)
class Axis:
    """What the places along one side of a field stand for."""

    name: str
    labels: tuple[str, ...]
    by_seat: bool = False  # the seats of a match: as many places as it has seats,
    least: int = 0  # but so many at least, where others than seats play too

    def __len__(self) -> int:
        return len(self.labels)

    def cut(self, seats: int) -> Axis:
        if not self.by_seat:
            return self
        return replace(self, labels=self.labels[: max(seats, self.least)])


ONCE = Axis("", ("",))
GRID = ("row", "column")  # what the axes of a board are called


def seat_axis(most: int, least: int = 0) -> Axis:
    """The seats, turned: the viewer's, then clockwise."""
    labels = ("viewer", *(f"+{places}" for places in range(1, most)))
    return Axis("seat", labels, by_seat=True, least=least)


@dataclass(frozen=True)
class Numbers:
    """A field of numbers."""

    about: str
    kind: str  # "flags", "one of", "amounts"
    axes: tuple[Axis, ...]  # none: a single number
    least: int
    most: int
    width: Width

    def __post_init__(self) -> None:
        if any(axis.by_seat for axis in self.axes[1:]):
            raise TypeError(f"{self.about}: seats are the first axis, so that they can be cut")

    @property
    def code(self) -> str:
        return self.width.code

    @property
    def size(self) -> int:
        """Of one number, in bytes."""
        return int(self.code[1:])

    @property
    def count(self) -> int:
        return prod(map(len, self.axes)) if self.axes else 0

    @property
    def is_grid(self) -> bool:
        """Are its last two axes the rows and columns of a board?"""
        return tuple(axis.name for axis in self.axes[-2:]) == GRID

    def cut(self, seats: int) -> Numbers:
        return replace(self, axes=tuple(axis.cut(seats) for axis in self.axes))


@dataclass(frozen=True)
class Nested:
    """A field of nested records, one for each place along an axis."""

    about: str
    axis: Axis

    @property
    def count(self) -> int:
        return len(self.axis)

    def cut(self, seats: int) -> Nested:
        return replace(self, axis=self.axis.cut(seats))


def flags(about: str, *axes: Axis, width: Width = i1) -> Numbers:
    """Each is 1 if it is so, else 0."""
    return Numbers(about, "flags", axes, 0, 1, width)


def one_of(about: str, *axes: Axis, width: Width = i1) -> Numbers:
    """Along the last axis the one that it is has a 1; none has where there is no such thing."""
    return Numbers(about, "one of", axes, 0, 1, width)


def amounts(about: str, most: int, *axes: Axis, least: int = 0, width: Width = i1) -> Numbers:
    """Numbers as they are, from `least` to `most`."""
    return Numbers(about, "amounts", axes, least, most, width)


def each(about: str, axis: Axis) -> Nested:
    """A record for each place along an axis."""
    return Nested(about, axis)


def once(about: str) -> Nested:
    """A single record, whose fields have no axis more for it."""
    return Nested(about, ONCE)


@dataclass(frozen=True)
class Part:
    """A named part of an observation: the numbers of a field, in all the records it lies in."""

    path: tuple[str, ...]  # its name, after those of the records it lies in
    first: int  # the index of its first number
    axes: tuple[Axis, ...]  # those of the records it lies in come first
    strides: tuple[int, ...]  # along each axis, in numbers
    numbers: Numbers

    @property
    def name(self) -> str:
        return ".".join(self.path)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes))


def parts_of(record: type[Any]) -> Iterator[Part]:
    """The parts of an observation, in their order."""
    offsets = layout_of(record).offsets
    for name, field in fields_of(record).items():
        how = field.how
        if field.nested:
            apart = layout_of(field.nested).size
            for part in parts_of(field.nested):
                yield _within(part, name, how.axis, offsets[name], apart)
        else:
            yield Part((name,), offsets[name] // how.size, how.axes, _strides(how.axes), how)


def _within(part: Part, name: str, axis: Axis, offset: int, apart: int) -> Part:
    """A part of a record that lies in a field of another, so many bytes apart."""
    size = part.numbers.size
    inner = replace(part, path=(name, *part.path), first=offset // size + part.first)
    if axis == ONCE:
        return inner
    return replace(inner, axes=(axis, *part.axes), strides=(apart // size, *part.strides))


def _strides(axes: tuple[Axis, ...]) -> tuple[int, ...]:
    return tuple(prod(map(len, axes[i + 1 :])) for i in range(len(axes)))
