"""How the fields of a record are declared and laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, cast, get_args, get_origin, get_type_hints

Ints: TypeAlias = list[int]  # a flat int array: a list when plain, int64 memory when compiled


@dataclass(frozen=True)
class Width:
    """How numbers are stored: a NumPy type code, and how many (0: a single number)."""

    code: str
    count: int = 0

    def __mul__(self, count: int) -> Width:
        return Width(self.code, count)


i1, u1, i2, i4, i8 = (Width(code) for code in ("i1", "u1", "i2", "i4", "i8"))
Int8 = Annotated[int, i1]
Int16 = Annotated[int, i2]
Int32 = Annotated[int, i4]
Int64 = Annotated[int, i8]


@dataclass(frozen=True)
class Field:
    """One field of a record: a number, an array of numbers, or an array of nested records."""

    code: str
    count: int
    nested: type[Any] | None = None


def declared(cls: type[Any]) -> dict[str, Field]:
    """The fields of a class: `Int8`, `Annotated[Ints, i1 * 9]`, `Annotated[list[Board], 4]`."""
    fields = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        kind, how = get_args(hint)
        if get_origin(kind) is list and get_args(kind) != (int,):
            fields[name] = Field("", how, get_args(kind)[0])
        else:
            fields[name] = Field(how.code, how.count)
    return fields


def fields_of(cls: type[Any]) -> dict[str, Field]:
    """The fields of a finished record."""
    return cast(dict[str, Field], cls.FIELDS)
