"""What changed from one view to the next, short enough to read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

View = dict[str, Any]

CROWD = 16  # names in two lists, more than which are not told again and again


def changes(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """Every leaf that is not what it was: `boards[1].score.total 4`."""
    old, new = named(old), named(new)
    if old is None and isinstance(new, dict):
        old = {}
    if old is None and nested(new):
        old = [None] * len(new)
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            yield from changes(old.get(name), new.get(name), f"{path}.{name}" if path else name)
    elif isinstance(old, list) and nested(new) and len(old) <= len(new):
        for i, (a, b) in enumerate(zip(old, new, strict=False), 1):
            yield from changes(a, b, f"{path}[{i}]")
        for i, added in enumerate(new[len(old) :], len(old) + 1):
            yield f"{path}[{i}] {json.dumps(shortened(added), separators=(', ', ':'))}"
    elif isinstance(old, str) and isinstance(new, str):
        yield from word_changes(old.split(), new.split(), path)
    elif crowded(old, new):
        yield from word_changes(old, new, path)
    elif old != new:
        yield f"{path} {json.dumps(new, ensure_ascii=False, separators=(',', ':'))}"


def named(value: Any) -> Any:
    """A component with an id is told by it: what is printed on it does not change."""
    return value["id"] if isinstance(value, dict) and "id" in value else value


def shortened(value: Any) -> Any:
    """With every component in it told by its id."""
    value = named(value)
    if isinstance(value, dict):
        return {key: shortened(part) for key, part in value.items()}
    return [shortened(part) for part in value] if isinstance(value, list) else value


def nested(value: Any) -> bool:
    """A list of things with parts of their own; lists of plain values are shown whole."""
    return isinstance(value, list) and any(isinstance(item, dict | list) for item in value)


def crowded(old: Any, new: Any) -> bool:
    """Long lists of names: who came and who went is worth telling, not who stayed."""
    if not isinstance(old, list) or not isinstance(new, list):
        return False
    return len(old + new) > CROWD and all(isinstance(name, str) for name in old + new)


def word_changes(before: list[str], after: list[str], path: str) -> Iterator[str]:
    """Of a text or a crowd, the words gone and the words that came."""
    gone = [f"-{word}" for word in before if word not in after]
    came = [f"+{word}" for word in after if word not in before]
    if gone or came:
        yield f"{path} {' '.join(gone + came)}"
