"""Records and rules: what the state of a game is made of, and what acts on it.

A record is an object with numbers, lists of numbers and nested records; a rule is an ordinary
function over records. Backends (`tinkertable.backends`) make faster twins of the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from struct import Struct
from typing import Any, TypeVar, cast

from .layout import (
    Field,
    Int8,
    Int16,
    Int32,
    Int64,
    Ints,
    Reals,
    declared,
    fields_of,
    i1,
    i2,
    i4,
    i8,
    lay_out,
    u1,
)

__all__ = [
    "Int8", "Int16", "Int32", "Int64", "Ints", "Reals", "clone", "copy_row", "fill", "from_image",
    "i1", "i2", "i4", "i8", "image", "ints", "is_rule", "lowest", "popcount", "record", "record_of",
    "rows", "rule", "set_bits", "table", "to_json", "u1",
]  # fmt: skip

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def record(cls: type[T]) -> type[T]:
    """Turn a class of annotated fields into a record."""
    return record_of(cls, declared(cls))


def record_of(cls: type[T], fields: dict[str, Field]) -> type[T]:
    """A record with these fields, otherwise as this class is declared."""
    made: Any = type(
        cls.__name__,
        (),
        {
            "__slots__": tuple(fields),
            "__doc__": cls.__doc__,
            "__module__": cls.__module__,
            "__qualname__": cls.__qualname__,
            "__eq__": _equal,
            "__hash__": None,
            "__copy__": clone,
            "__deepcopy__": lambda s, _memo: clone(s),
            "__reduce__": lambda s: (from_image, (type(s), image(s))),
        },
    )
    made.FIELDS = fields
    made.LAYOUT = lay_out(fields)
    made.STRUCT = Struct("=" + made.LAYOUT.format)
    _write_out(made, fields)
    return cast(type[T], made)


def rule(f: F) -> F:
    """Mark a function of the game: it keeps to the subset of Python that backends compile."""
    f.is_rule = True  # type: ignore[attr-defined]
    return f


def is_rule(value: object) -> bool:
    return getattr(value, "is_rule", False) is True


def _write_out(made: Any, fields: dict[str, Field]) -> None:
    """What is done to all fields, field by field: three times as fast as a loop over names."""
    clones, flats, fills = [], [], []
    width = 0
    names: dict[str, Any] = {"bare": object.__new__, "made": made}
    for name, f in fields.items():
        at = f"at + {width}"
        if f.nested:
            names[f"of_{name}"], size = f.nested, f.nested.WIDTH
            clones.append(f"t.{name} = [x._clone() for x in s.{name}]")
            flats.append(f"*[v for x in s.{name} for v in x._flat()]")
            starts = f"range({at}, {at} + {size * f.count}, {size})"
            fills.append(f"t.{name} = [of_{name}._filled(values, i) for i in {starts}]")
            width += size * f.count
        elif f.count:
            clones.append(f"t.{name} = s.{name}[:]")
            flats.append(f"*s.{name}")
            fills.append(f"t.{name} = list(values[{at} : {at} + {f.count}])")
            width += f.count
        else:
            clones.append(f"t.{name} = s.{name}")
            flats.append(f"s.{name}")
            fills.append(f"t.{name} = values[{at}]")
            width += 1
    start = "    t = bare(made)\n"
    source = f"def clone(s):\n{start}{_lines(clones)}    return t\n"
    source += f"def flat(s):\n    return [{', '.join(flats)}]\n"
    source += f"def filled(values, at=0):\n{start}{_lines(fills)}    return t\n"
    exec(source, names)
    made._clone, made._flat = names["clone"], names["flat"]
    made._filled, made.WIDTH = staticmethod(names["filled"]), width


def _lines(statements: list[str]) -> str:
    return "".join(f"    {statement}\n" for statement in statements)


def _equal(s: Any, other: Any) -> bool:
    return type(other) is type(s) and bool(s._flat() == other._flat())


def _blank(cls: Any) -> Any:
    return cls._filled([0] * cls.WIDTH)


def rows(cls: type[T], count: int) -> list[T]:
    """`count` zeroed records."""
    return [_blank(cls) for _ in range(count)]


def ints(count: int) -> Ints:
    """Scratch memory, zeroed."""
    return [0] * count


def table(values: Iterable[int]) -> Ints:
    """A constant the rules index. What an edition can change belongs in the box instead."""
    return list(values)


def image(s: Any) -> bytes:
    """A record as the bytes that every backend keeps it in."""
    return cast(bytes, s.STRUCT.pack(*s._flat()))


def from_image(cls: type[T], data: bytes) -> T:
    made: Any = cls
    return cast(T, made._filled(made.STRUCT.unpack(data)))


def clone(s: T) -> T:
    """A copy of a record."""
    return s._clone()  # type: ignore[attr-defined, no-any-return]


# What rules may call besides each other; every backend has its own.


def copy_row(target: list[T], i: int, source: list[T], j: int) -> None:
    """Copy one record over another."""
    target[i] = clone(source[j])


def popcount(x: int) -> int:
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest bit of a set that is not empty."""
    return (x & -x).bit_length() - 1


def set_bits(words: Ints, at: int, bits: int) -> None:
    """Set bits of a long set, kept 64 in a word, from the number `at` on."""
    word, shift = divmod(at, 64)
    words[word] |= bits << shift & (1 << 64) - 1
    if bits >> 64 - shift:
        words[word + 1] |= bits >> 64 - shift


def to_json(s: Any, cls: type[Any]) -> dict[str, Any]:
    """A record as plain JSON values."""
    out: dict[str, Any] = {}
    for name, f in fields_of(cls).items():
        value = getattr(s, name)
        if f.nested:
            out[name] = [to_json(x, f.nested) for x in value]
        else:
            out[name] = [int(x) for x in value] if f.count else int(value)
    return out


def fill(s: Any, cls: type[Any], values: dict[str, Any]) -> None:
    """Set the fields of a record from what `to_json` gave."""
    for name, f in fields_of(cls).items():
        if f.nested:
            for nested, value in zip(getattr(s, name), values[name], strict=True):
                fill(nested, f.nested, value)
        elif f.count:
            if len(values[name]) != f.count:
                raise ValueError(f"{name} holds {f.count} numbers, not {len(values[name])}")
            setattr(s, name, list(values[name]))
        else:
            setattr(s, name, values[name])
