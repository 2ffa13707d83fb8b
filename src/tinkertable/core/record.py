"""Records and rules: one source that runs plain, compiled or bounds-checked.

`TINKERTABLE_RULES` picks the mode of this process, once: `plain` (the default; standard library
only), `compiled` (rows of memory, machine code) or `checked` (compiled, every index checked).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, TypeVar

from .layout import Int8, Int16, Int32, Int64, Ints, fields_of, i1, i2, i4, i8, u1

MODES = ("plain", "compiled", "checked")
MODE = os.environ.get("TINKERTABLE_RULES", "plain")
if MODE not in MODES:
    raise SystemExit(f"TINKERTABLE_RULES is one of {', '.join(MODES)}, not {MODE!r}")

if TYPE_CHECKING or MODE == "plain":
    from .plain import (
        copied,
        copy_row,
        entry,
        frozen,
        ints,
        lowest,
        part,
        popcount,
        put,
        record,
        rows,
        rule,
        table,
        warm,
    )
else:
    from .compiled import (
        copied,
        copy_row,
        entry,
        frozen,
        ints,
        lowest,
        part,
        popcount,
        put,
        record,
        rows,
        rule,
        table,
        warm,
    )

__all__ = [
    "MODE", "MODES", "Int8", "Int16", "Int32", "Int64", "Ints", "copied", "copy_row", "entry",
    "fill", "frozen", "i1", "i2", "i4", "i8", "ints", "lowest", "part", "popcount", "put", "record",
    "rows", "rule", "table", "to_json", "u1", "warm",
]  # fmt: skip

T = TypeVar("T")


def to_json(s: Any, cls: type[Any]) -> dict[str, Any]:
    """A record as plain JSON values."""
    out: dict[str, Any] = {}
    for name, f in fields_of(cls).items():
        value = part(s, name)
        if f.nested:
            out[name] = [to_json(x, f.nested) for x in value]
        else:
            out[name] = [int(x) for x in value] if f.count else int(value)
    return out


def fill(s: Any, cls: type[Any], values: dict[str, Any]) -> None:
    """Set the fields of a record from what `to_json` gave."""
    for name, f in fields_of(cls).items():
        if f.nested:
            for nested, value in zip(part(s, name), values[name], strict=True):
                fill(nested, f.nested, value)
        elif f.count:
            array = part(s, name)
            if len(values[name]) != f.count:
                raise ValueError(f"{name} holds {f.count} numbers, not {len(values[name])}")
            for i, value in enumerate(values[name]):
                array[i] = value
        else:
            put(s, name, values[name])
