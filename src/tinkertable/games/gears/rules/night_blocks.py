"""Night effects as an edition tells them: what is different from an ordinary round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, one_of, table_in
from tinkertable.core.errors import shown

from . import data
from .actions import TURN_NAMES

NO_EFFECT_NAME = "none"
EFFECT_NAMES = (NO_EFFECT_NAME, *data.EFFECT_BLOCKS)
WHOSE = ("own", "left", "right")
WINDOWS = ("set", "before", "after", "entry")
POWERS = ("blue", "grey", "multi")
# By block: what an ordinary round has (R8–R20), and what may stand there instead: one of some
# words, any of them as a list, or true and false.
ORDINARY: dict[str, Any] = {
    "turns": ("+", "-", "0"),
    "order": "clockwise",
    "whose": "left",
    "up": "one_by_one",
    "powers_off": (),
    "abilities_off": (),
    "match": True,
    "check": "none",
}
WORDS: dict[str, tuple[str, ...]] = {
    "turns": TURN_NAMES,
    "order": ("clockwise", "counterclockwise"),
    "whose": WHOSE,
    "up": ("one_by_one", "together"),
    "powers_off": POWERS,
    "abilities_off": WINDOWS,
    "check": ("none", "jammed", "losers"),
}
LISTS = ("turns", "powers_off", "abilities_off")


def read_effect(where: str, given: Any) -> dict[str, list[int]]:
    """The fields of the box for one effect, told by name or in blocks."""
    if isinstance(given, str):
        name = one_of(given, EFFECT_NAMES, where)
        return _fields(name, data.EFFECT_BLOCKS.get(name, {}))
    check_keys(table_in(given, where), ORDINARY, where, complete=False)
    told = {block: _block(f"{where}, {block}", block, value) for block, value in given.items()}
    return _fields(_name_of(told), told)


def _block(where: str, block: str, value: Any) -> Any:
    if block not in WORDS:
        return true_or_false(value, where)
    if block not in LISTS:
        return one_of(value, WORDS[block], where)
    if not isinstance(value, list):
        raise BadEdition("edition-list", where=where, got=shown(value))
    words = {one_of(word, WORDS[block], where) for word in value}
    return tuple(sorted(words, key=WORDS[block].index))


def true_or_false(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadEdition("edition-one-of", where=where, known="true, false", got=shown(value))
    return value


def _name_of(told: Mapping[str, Any]) -> str:
    """What ours is called that does the same; nothing if none does."""
    different = {block: value for block, value in told.items() if value != ORDINARY[block]}
    names = [name for name, blocks in data.EFFECT_BLOCKS.items() if blocks == different]
    return names[0] if names else "" if different else NO_EFFECT_NAME


def _fields(name: str, told: Mapping[str, Any]) -> dict[str, list[int]]:
    blocks = {**ORDINARY, **told}

    def bits(block: str) -> int:
        return sum(1 << WORDS[block].index(word) for word in set(blocks[block]))

    gears = list(data.GEARS)
    return {
        "turns": [bits("turns")],
        "backwards": [WORDS["order"].index(blocks["order"])],
        "drives": [WHOSE.index(blocks["whose"])],
        "together": [WORDS["up"].index(blocks["up"])],
        "powers_off": [sum(1 << gears.index(gear) for gear in set(blocks["powers_off"]))],
        "abilities_off": [bits("abilities_off")],
        "matchless": [int(not blocks["match"])],
        "checks": [WORDS["check"].index(blocks["check"])],
        "effect": [EFFECT_NAMES.index(name) if name else len(EFFECT_NAMES)],
    }
