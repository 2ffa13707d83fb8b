"""Plain mode: records are slotted objects with flat lists, rules are ordinary functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar, cast

from .layout import Field, Ints, declared, fields_of

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def record(cls: type[T]) -> type[T]:
    """Turn a class of annotated fields into a record."""
    fields = declared(cls)
    made: Any = type(cls.__name__, (), {"__slots__": tuple(fields), "__doc__": cls.__doc__})
    made.FIELDS = fields
    made.clone = _cloner(made, fields)
    return cast(type[T], made)


def _cloner(made: type[Any], fields: dict[str, Field]) -> Callable[[Any], Any]:
    """A copy function written out field by field: three times as fast as a loop over names."""

    def copied(name: str, f: Field) -> str:
        if f.nested:
            return f"[x.clone() for x in s.{name}]"
        return f"s.{name}[:]" if f.count else f"s.{name}"

    body = "".join(f"    t.{name} = {copied(name, f)}\n" for name, f in fields.items())
    names: dict[str, Any] = {"bare": object.__new__, "made": made}
    exec(f"def clone(s):\n    t = bare(made)\n{body}    return t\n", names)
    return cast(Callable[[Any], Any], names["clone"])


def _blank(cls: type[T]) -> T:
    s = object.__new__(cls)
    for name, f in fields_of(cls).items():
        if f.nested:
            setattr(s, name, [_blank(f.nested) for _ in range(f.count)])
        else:
            setattr(s, name, [0] * f.count if f.count else 0)
    return s


def rows(cls: type[T], count: int) -> list[T]:
    """`count` zeroed records."""
    return [_blank(cls) for _ in range(count)]


def ints(count: int) -> Ints:
    """Scratch memory, zeroed."""
    return [0] * count


def table(values: Iterable[int]) -> Ints:
    """A constant the rules index. What an edition can change belongs in the box instead."""
    return list(values)


def copy_row(target: list[T], i: int, source: list[T], j: int) -> None:
    """Copy one record over another; rules may call it."""
    target[i] = source[j].clone()  # type: ignore[attr-defined]


def copied(source: list[T]) -> list[T]:
    """A copy of a row or several, for Python."""
    return [s.clone() for s in source]  # type: ignore[attr-defined]


def frozen(s: Any) -> object:
    """The value of a record, to be compared and found again."""
    values: list[object] = []
    for name, f in fields_of(type(s)).items():
        value = part(s, name)
        values.append(tuple(map(frozen, value) if f.nested else value) if f.count else value)
    return tuple(values)


def part(s: Any, name: str) -> Any:
    """A field by name, for code that does not know the record."""
    return getattr(s, name)


def put(s: Any, name: str, value: int) -> None:
    setattr(s, name, value)


def rule(f: F) -> F:
    """A function of the game, called by other rules only."""
    return f


def entry(f: F) -> F:
    """A rule that Python calls too."""
    return f


def popcount(x: int) -> int:
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest bit of a set that is not empty."""
    return (x & -x).bit_length() - 1


def warm(name: str, entries: Iterable[Callable[..., Any]]) -> Iterator[tuple[str, float]]:
    """Make a game's entries ready to run, telling each function and its seconds."""
    yield from ()
