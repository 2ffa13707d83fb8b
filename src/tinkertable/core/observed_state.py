"""What stands in for a game's observation: the numbers of the state, as the viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .layout import Field, Width, fields_of
from .observation import Axis, amounts
from .record import record_of, rule

SIGNED = {"u1": "i2"}  # what holds every number of a width without negative ones
WIDTHS = ("i1", "i2", "i4", "i8")

# The state is hidden in place and put back afterwards: rules have no room for another one.
SOURCE = """
def observe(box, s, viewer, work, seen):
    numbers = seen.numbers
{keep}
    hide(box, s, viewer)
{exchange}
"""
KEEP = ("numbers[{at}] = {number}",)
EXCHANGE = ("kept = numbers[{at}]", "numbers[{at}] = {number}", "{number} = kept")


def observed_state(
    box: type[Any], state: type[Any], work: type[Any], hide: Callable[..., None]
) -> tuple[type[Any], Callable[..., None]]:
    """An `Observation` of one field, and the `observe` that fills it."""
    names, codes = zip(*_numbers_in(state), strict=True)
    code = max((SIGNED.get(code, code) for code in codes), key=WIDTHS.index)
    bound = 1 << 8 * int(code[1:]) - 1
    about = "the state, as the viewer may know it"
    how = amounts(about, bound - 1, Axis("number", names), least=-bound, width=Width(code))
    observation: type[Any] = record_of(
        type("Observation", (), {}), {"numbers": Field(code, how.count, how=how)}
    )
    source = SOURCE.format(
        keep="\n".join(_for_each(state, "s", "", KEEP, 1)),
        exchange="\n".join(_for_each(state, "s", "", EXCHANGE, 1)),
    )
    made: dict[str, Any] = {"__name__": __name__, "hide": hide}  # a cache keeps the name
    exec(compile(source, f"{__file__}:{state.__module__}", "exec"), made)
    observe = made["observe"]
    observe.__annotations__ = {
        "box": box, "s": state, "viewer": int, "work": work, "seen": observation, "return": None,
    }  # fmt: skip
    return observation, rule(observe)


def _numbers_in(record: type[Any]) -> Iterator[tuple[str, str]]:
    """Every number of a record, in order: its name, and its type code."""
    for name, field in fields_of(record).items():
        if field.nested:
            for i in range(field.count):
                yield from (
                    (f"{name}[{i}].{inner}", code) for inner, code in _numbers_in(field.nested)
                )
        elif field.count:
            yield from ((f"{name}[{i}]", field.code) for i in range(field.count))
        else:
            yield name, field.code


def _for_each(
    record: type[Any], where: str, at: str, statements: tuple[str, ...], depth: int
) -> Iterator[str]:
    """Lines of source: these statements for every number of a record, with its index."""
    first = 0
    indent = "    " * depth
    i, inner = f"i{depth}", f"r{depth}"
    for name, field in fields_of(record).items():
        here = f"{at}{first}"
        number = f"{where}.{name}"
        if field.count:
            yield f"{indent}for {i} in range({field.count}):"
        if field.nested:
            size = field.nested.WIDTH
            yield f"{indent}    {inner} = {number}[{i}]"
            yield from _for_each(
                field.nested, inner, f"{here} + {i} * {size} + ", statements, depth + 1
            )
        elif field.count:
            places = {"at": f"{here} + {i}", "number": f"{number}[{i}]"}
            yield from (f"{indent}    {line.format(**places)}" for line in statements)
        else:
            yield from (f"{indent}{line.format(at=here, number=number)}" for line in statements)
        first += field.nested.WIDTH * field.count if field.nested else max(1, field.count)
