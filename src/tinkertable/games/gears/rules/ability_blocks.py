"""Abilities as an edition tells them: when they may be used, and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in

from . import data
from .actions import (
    IN_WINDOWS,
    USE,
    USE_ABILITY,
    USE_CHECK,
    USE_COMPUTATION,
    USE_ENTER,
    USE_SOLUTION,
)
from .night_blocks import POWERS, WHOSE, WINDOWS, true_or_false
from .state import NONE, OTHER_ABILITY, SIDES

ABILITY_NAMES = tuple(data.ABILITY_BLOCKS)
# What an ability may do in each window (R22): a gear that is up is not set anew, one that is not
# about to be turned cannot be locked, and code is entered at its time only.
DOES = {
    "set": ("counts_as", "turn", "look", "set"),
    "before": ("counts_as", "turn", "look", "set", "lock"),
    "after": ("counts_as", "turn", "look"),
    "entry": ("check", "enter"),
}
SETS = ("none", "any", "other")
SENDS = ("none", "one", "with_others")
ENTERS = ("none", "any")


def read_ability(where: str, given: Any) -> dict[str, list[int]]:
    """The fields of the box for one ability, told by name or in blocks."""
    if isinstance(given, str):
        name = one_of(given, ABILITY_NAMES, where)
        return _fields(name, data.ABILITY_BLOCKS[name])
    told = table_in(given, where)
    if "when" not in told:
        raise BadEdition("edition-missing", where=where, key="'when'")
    does = DOES[one_of(told["when"], WINDOWS, f"{where}, when")]
    check_keys(told, ("when", *does), where, complete=False)
    blocks = {block: _block(f"{where}, {block}", block, value) for block, value in told.items()}
    count = sum(block != "when" and value is not False for block, value in blocks.items())
    if count == 0 or (blocks["when"] == "entry" and count > 1):
        raise BadEdition("edition-does", where=where, known=", ".join(does))
    names = [name for name, ours in data.ABILITY_BLOCKS.items() if ours == blocks]
    return _fields(names[0] if names else "", blocks)


def _block(where: str, block: str, value: Any) -> Any:
    if block == "lock":
        return true_or_false(value, where)
    if block == "turn":
        check_keys(table_in(value, where), ("whose", "steps"), where)
        whose = one_of(value["whose"], WHOSE, f"{where}, whose")
        return {"whose": whose, "steps": number_in(value["steps"], 1, SIDES - 1, f"{where}, steps")}
    words = {
        "when": WINDOWS,
        "counts_as": POWERS,
        "look": WHOSE[1:],
        "set": SETS[1:],
        "check": SENDS[1:],
        "enter": ENTERS[1:],
    }
    return one_of(value, words[block], where)


def _fields(name: str, blocks: Mapping[str, Any]) -> dict[str, list[int]]:
    turned = blocks.get("turn", {"whose": "own", "steps": 0})
    power = blocks.get("counts_as")
    return {
        "when": [WINDOWS.index(blocks["when"])],
        "use": [_use(name, blocks)],
        "counts_as": [list(data.GEARS).index(power) if power else NONE],
        "turns_whose": [WHOSE.index(turned["whose"])],
        "turns_steps": [turned["steps"]],
        "locks": [int(blocks.get("lock", False))],
        "looks": [WHOSE.index(blocks.get("look", "own"))],
        "sets": [SETS.index(blocks.get("set", "none"))],
        "sends": [SENDS.index(blocks.get("check", "none"))],
        "enters": [ENTERS.index(blocks.get("enter", "none"))],
        "ability": [ABILITY_NAMES.index(name) if name else OTHER_ABILITY],
    }


def _use(name: str, blocks: Mapping[str, Any]) -> int:
    """The action that uses an ability, or the first of those."""
    if name in IN_WINDOWS:
        return USE + IN_WINDOWS.index(name)
    if "check" in blocks:
        return USE_COMPUTATION if name else USE_CHECK
    if "enter" in blocks:
        return USE_SOLUTION if name else USE_ENTER
    return USE_ABILITY
