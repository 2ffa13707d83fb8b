"""How the fields of a record are declared, and how they lie in memory.

The memory image of a record is that of a C struct: every backend reads and writes the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias, cast, get_args, get_origin, get_type_hints

Ints: TypeAlias = list[int]  # a flat int array: a list, or int64 memory of a backend
Reals: TypeAlias = list[float]  # the same of numbers that need not be whole, or float32 memory


@dataclass(frozen=True)
class Width:
    """How numbers are stored: a type code, and how many (0: a single number)."""

    code: str
    count: int = 0

    def __mul__(self, count: int) -> Width:
        return Width(self.code, count)


i1, u1, i2, i4, i8 = (Width(code) for code in ("i1", "u1", "i2", "i4", "i8"))
Int8 = Annotated[int, i1]
Int16 = Annotated[int, i2]
Int32 = Annotated[int, i4]
Int64 = Annotated[int, i8]
# By type code: the same in a `struct` format, and its size in bytes.
_CODES = {"i1": ("b", 1), "u1": ("B", 1), "i2": ("h", 2), "i4": ("i", 4), "i8": ("q", 8)}


@dataclass(frozen=True)
class Field:
    """One field of a record: a number, an array of numbers, or an array of nested records."""

    code: str
    count: int
    nested: type[Any] | None = None
    # As it is declared: a Width, a count, or what says more (observation.py).
    how: Any = field(default=None, compare=False)


@dataclass(frozen=True)
class Layout:
    """A record in memory, aligned as C would: a `struct` format with its padding, in bytes."""

    format: str
    size: int
    alignment: int
    offsets: Mapping[str, int]


def declared(cls: type[Any]) -> dict[str, Field]:
    """The fields of a class: `Int8`, `Annotated[Ints, i1 * 9]`, `Annotated[list[Board], 4]`."""
    fields = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        kind, how = get_args(hint)
        if get_origin(kind) is list and get_args(kind) != (int,):
            count = how if isinstance(how, int) else how.count
            fields[name] = Field("", count, get_args(kind)[0], how)
        else:
            fields[name] = Field(how.code, how.count, how=how)
    return fields


def fields_of(cls: type[Any]) -> dict[str, Field]:
    """The fields of a finished record."""
    return cast(dict[str, Field], cls.FIELDS)


def layout_of(cls: type[Any]) -> Layout:
    """How a finished record lies in memory."""
    return cast(Layout, cls.LAYOUT)


def lay_out(fields: Mapping[str, Field]) -> Layout:
    """Fields in their order, each at a multiple of its alignment."""
    parts, at, widest = [], 0, 1
    offsets = {}
    for name, f in fields.items():
        one, size, alignment = _element(f)
        gap = -at % alignment
        parts.append("x" * gap + one * max(1, f.count))
        offsets[name] = at + gap
        at += gap + size * max(1, f.count)
        widest = max(widest, alignment)
    end = -at % widest
    return Layout("".join(parts) + "x" * end, at + end, widest, offsets)


def _element(f: Field) -> tuple[str, int, int]:
    """One element of a field: its format, size and alignment."""
    if f.nested:
        inner = layout_of(f.nested)
        return inner.format, inner.size, inner.alignment
    letter, size = _CODES[f.code]
    return letter, size, size
