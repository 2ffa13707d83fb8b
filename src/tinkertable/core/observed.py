"""Observations read back: what the numbers say, by the names that the game gave them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

from .layout import fields_of, layout_of
from .observation import ONCE, Axis, Numbers
from .observing import Observing, observation_of
from .position import Position, scratch_of
from .record import rows

INDENT = "  "


class Place(NamedTuple):
    """Numbers of one meaning that lie side by side: a field of a record, in one of its places."""

    path: tuple[str, ...]  # names of records, labels of their places, the name of the field
    numbers: Numbers
    values: Sequence[int]


def observe(position: Position, viewer: int) -> list[int]:
    """What a seat sees of a position; hidden or not, it is the same."""
    game = position.game
    observing = observation_of(game, position.seats)
    seen: Any = rows(observing.record, 1)[0]
    work = scratch_of(game).work
    observing.rule(position.box[0], position.state, viewer, work, seen)
    found: list[int] = seen._flat()
    return found


def facts(observing: Observing, numbers: Sequence[int]) -> dict[str, Any]:
    """All that an observation says: a dict by name, and within it by the labels of axes.

    Along the last axis flags are the list of those that are set, "one of" is that one or None,
    amounts are a dict. Rows and columns make cells, such as "D4"; of their amounts there are those
    that are not 0.
    """
    said: dict[str, Any] = {}
    for place in _places(observing.record, numbers):
        within = said
        for name in place.path[:-1]:
            within = within.setdefault(name, {})
        within[place.path[-1]] = _value(place.numbers, place.values)
    return said


def drawing(observing: Observing, numbers: Sequence[int]) -> str:
    """An observation as text, for the eye: what is 0 is left out, cells are drawn as a grid."""
    lines: list[str] = []
    above: tuple[str, ...] = ()
    for place in _places(observing.record, numbers):
        told = list(_told(place.numbers, place.values))
        if not told:
            continue
        *records, name = place.path
        shared = next(
            (i for i, (a, b) in enumerate(zip(above, records, strict=False)) if a != b),
            min(len(above), len(records)),
        )
        lines += (INDENT * i + records[i] for i in range(shared, len(records)))
        above = tuple(records)
        start = INDENT * len(records)
        for label, text in told:
            head, *rest = text.split("\n")
            lines.append(f"{start}{' '.join(filter(None, (name, label)))}: {head}".rstrip(": "))
            lines += (start + INDENT + line for line in rest)
    return "\n".join(lines) + "\n"


def _places(
    record: type[Any], numbers: Sequence[int], first: int = 0, path: tuple[str, ...] = ()
) -> Iterator[Place]:
    """All fields of a record and of those in it, in their order."""
    for name, field in fields_of(record).items():
        how = field.how
        if not field.nested:
            at = first + layout_of(record).offsets[name] // how.size
            yield Place((*path, name), how, numbers[at : at + max(1, field.count)])
            continue
        inner = layout_of(field.nested)
        size = next(_numbers_of(field.nested)).size
        at = first + layout_of(record).offsets[name] // size
        for i, label in enumerate(how.axis.labels):
            here = (*path, name) if how.axis == ONCE else (*path, name, label)
            yield from _places(field.nested, numbers, at + i * inner.size // size, here)


def _numbers_of(record: type[Any]) -> Iterator[Numbers]:
    for field in fields_of(record).values():
        if field.nested:
            yield from _numbers_of(field.nested)
        else:
            yield field.how


def _in_cells(numbers: Numbers) -> tuple[Axis, ...]:
    """The axes; the last two as one of cells where they are those of a grid."""
    if not numbers.is_grid:
        return numbers.axes
    *others, row, column = numbers.axes
    return (*others, Axis("cell", tuple(a + b for a, b in product(row.labels, column.labels))))


def _value(numbers: Numbers, values: Sequence[int]) -> Any:
    if not numbers.axes:
        return bool(values[0]) if numbers.kind == "flags" else values[0]
    return _along(numbers, _in_cells(numbers), values)


def _along(numbers: Numbers, axes: tuple[Axis, ...], values: Sequence[int]) -> Any:
    axis, *others = axes
    if others:
        apart = prod(map(len, others))
        return {
            label: _along(numbers, tuple(others), values[i * apart : (i + 1) * apart])
            for i, label in enumerate(axis.labels)
        }
    said = list(zip(axis.labels, values, strict=True))
    if numbers.kind == "amounts":
        return {label: value for label, value in said if value or not numbers.is_grid}
    marked = [label for label, value in said if value]
    return marked if numbers.kind == "flags" else next(iter(marked), None)


def _told(numbers: Numbers, values: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Labels of all axes but the innermost, and what is said there, if anything is."""
    axes = _in_cells(numbers)
    if not axes:
        if values[0]:
            yield "", "yes" if numbers.kind == "flags" else str(values[0])
        return
    inner = len(axes[-1])
    for i, labels in enumerate(product(*(axis.labels for axis in axes[:-1]))):
        row = values[i * inner : (i + 1) * inner]
        if any(row):
            yield " ".join(labels), _drawn(numbers, row) if numbers.is_grid else _said(numbers, row)


def _said(numbers: Numbers, row: Sequence[int]) -> str:
    said = ((label, n) for label, n in zip(numbers.axes[-1].labels, row, strict=True) if n)
    if numbers.kind == "amounts":
        return ", ".join(f"{label} {n}" for label, n in said)
    return ", ".join(label for label, _ in said)


def _drawn(numbers: Numbers, values: Sequence[int]) -> str:
    """A grid: a line a row, after one with the columns."""
    across, down = numbers.axes[-1].labels, numbers.axes[-2].labels
    marks = [_mark(numbers, value) for value in values]
    wide, margin = max(map(len, (*marks, *across))), max(map(len, down))
    table = [("", *across)]
    table += ((label, *marks[i * len(across) :][: len(across)]) for i, label in enumerate(down))
    lines = ((row[0].rjust(margin), *(cell.rjust(wide) for cell in row[1:])) for row in table)
    return "\n" + "\n".join(map(" ".join, lines))


def _mark(numbers: Numbers, value: int) -> str:
    if value == 0:
        return "."
    return str(value) if numbers.kind == "amounts" else "#"
