"""A typed value as plain dicts and lists: for whoever writes, compares or lists it without knowing
its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def to_plain(value: Any) -> Any:
    """Dataclasses become dicts, tuples become lists; anything else stays what it is."""
    if isinstance(value, (str, int, float, type(None))):  # most of it
        return value
    if isinstance(value, (list, tuple)):
        return [to_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: to_plain(part) for key, part in value.items()}
    if is_dataclass(value):
        kind: Any = type(value)
        return {name: to_plain(getattr(value, name)) for name in field_names(kind)}
    return value


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
