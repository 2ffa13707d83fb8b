"""What changed from one view to the next, short enough to read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

View = dict[str, Any]


def changes(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """Every leaf that is not what it was: `boards[1].score.total 4`."""
    if old is None and isinstance(new, dict):
        old = {}
    if old is None and nested(new):
        old = [None] * len(new)
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            yield from changes(old.get(name), new.get(name), f"{path}.{name}" if path else name)
    elif isinstance(old, list) and nested(new) and len(old) == len(new):
        for i, (a, b) in enumerate(zip(old, new, strict=True), 1):
            yield from changes(a, b, f"{path}[{i}]")
    elif isinstance(old, str) and isinstance(new, str):
        yield from word_changes(old, new, path)
    elif old != new:
        yield f"{path} {json.dumps(new, ensure_ascii=False, separators=(',', ':'))}"


def nested(value: Any) -> bool:
    """A list of things with parts of their own; lists of plain values are shown whole."""
    return isinstance(value, list) and any(isinstance(item, dict | list) for item in value)


def word_changes(old: str, new: str, path: str) -> Iterator[str]:
    """Of a text, the words gone and the words that came."""
    before, after = old.split(), new.split()
    gone = [f"-{word}" for word in before if word not in after]
    came = [f"+{word}" for word in after if word not in before]
    if gone or came:
        yield f"{path} {' '.join(gone + came)}"
