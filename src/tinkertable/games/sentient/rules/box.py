"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, table_in
from tinkertable.core.record import fill, rows

from . import data
from .actions import CARD_NAMES
from .printed import Printed, read_cards, read_conditions
from .state import CARDS, CONDITIONS, FACTS, MOST_SEATS, SET_SIZE, SETS, TEXT, Box

MOST_HALVES = 9  # of a type

# What an edition may replace.
COMPONENTS: dict[str, Any] = {
    "conditions": {
        code: {
            "type": condition.type,
            "condition": condition.name,
            "numbers": list(condition.numbers),
            "points": list(condition.points),
        }
        for code, condition in data.CONDITIONS.items()
    },
    "cards": data.CARDS,
    "halves": data.HALVES,
}
LATER_COMPONENTS = ("halves",)


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    conditions = read_conditions(components["conditions"])
    cards = read_cards(components["cards"], conditions)
    used = {card.condition: conditions[card.condition] for card in cards.values()}
    sets, of, left, right = [0] * SETS, [0] * CARDS, [0] * CARDS, [0] * CARDS
    marks = [0] * CARDS
    for name, card in cards.items():
        i = CARD_NAMES.index(name)
        sets[i // SET_SIZE] |= 1 << i % SET_SIZE
        of[i], left[i], right[i] = list(used).index(card.condition), card.left, card.right
        marks[i] = _reconstructed_facts(name, card.condition, stated)
    box = rows(Box, 1)
    values = {
        "cards": sets,
        "condition": of,
        "halves": _halves(components["halves"]),
        "left": left,
        "right": right,
        "reconstructed": marks,
    }
    fill(box[0], Box, values | _columns(list(used.values())))
    return box


def _columns(used: list[Printed]) -> dict[str, list[int]]:
    """The conditions of the box, as many as there are; what is left is 0."""
    columns = {
        "worth": [points for one in used for points in one.worth],
        "type_of": [one.type for one in used],
        "kind": [one.kind for one in used],
        "numbers": [n for one in used for n in [*one.numbers, 0, 0][:2]],
        "printed": [n for one in used for n in [*one.points, 0, 0][:2]],
        "formulas": [byte for one in used for byte in one.formulas.encode().ljust(TEXT, b"\0")],
    }
    spare = CONDITIONS - len(used)
    return {name: row + [0] * (spare * len(row) // len(used)) for name, row in columns.items()}


def _halves(given: Any) -> list[int]:
    """R5: whoever plays gets one."""
    halves = table_in(given, "halves")
    check_keys(halves, data.TYPE_NAMES, "halves")
    counts = [
        number_in(halves[name], 0, MOST_HALVES, f"halves, {name}") for name in data.TYPE_NAMES
    ]
    if sum(counts) < MOST_SEATS:
        raise BadEdition("edition-least", where="halves", least=MOST_SEATS, got=sum(counts))
    return counts


def _reconstructed_facts(name: str, condition: str, stated: Mapping[str, Any]) -> int:
    """Bit set of FACTS: what is reconstructed or inferred and not stated by the owner of a box."""
    known = data.CONDITIONS.get(condition)
    said = stated.get("conditions", {}).get(condition) or {}
    theirs = stated.get("cards", {})
    reconstructed = {
        "condition": known and known.condition_from not in data.KNOWN and "condition" not in said,
        "points": known and known.points_from not in data.KNOWN and "points" not in said,
        "corners": name not in data.PHOTOGRAPHED and not isinstance(theirs, list)
        and name not in theirs,
    }  # fmt: skip
    if "if" in said:
        reconstructed["condition"] = reconstructed["points"] = False
    return sum(bool(reconstructed[fact]) << i for i, fact in enumerate(FACTS))
