"""What earned points, and what a move does to them, in the words of a catalogue."""

from __future__ import annotations

from typing import Any

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.terminal.sheet import signed
from tinkertable.words import Words

from .wording import full_name


def line_name(words: Words, line: str) -> str:
    """A line of the score within a sentence."""
    return words(f"line-{line}").lower()


def change_text(words: Words, before: Position, after: Position, seat: int) -> str:
    """What a move does to the score at once: "items +5"; nothing if nothing."""
    old, new = before.score(seat), after.score(seat)
    lines = [line for line in old if line != "total" and new[line] != old[line]]
    return ", ".join(f"{line_name(words, line)} {signed(new[line] - old[line])}" for line in lines)


def item_text(words: Words, item: Item) -> str:
    """What earned points, in a line."""
    facts: dict[str, Any] = {"n": item.count} | dict(item.facts)
    if item.line == "items":
        facts["name"] = full_name(words, facts["name"])
    flag = next((f"-{name}" for name in ("flipped", "taken") if facts.get(name)), "")
    return words(f"item-{item.line}{flag}", **facts)
