"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .actions import CARD_NAMES
from .conditions import KINDS
from .data import SIDES
from .state import CARDS, FACTS, SET_SIZE, SETS, Box

CORNERS = {"-": -1, "=": 0, "+": 1}
KIND_NAMES = tuple(KINDS)
MOST = 20  # of a point or a number

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
}


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    conditions = table_in(components["conditions"], "conditions")
    check_keys(conditions, data.CONDITIONS, "conditions")
    values: dict[str, list[int]] = defaultdict(list)
    for code in data.CONDITIONS:
        for field, numbers in _condition(code, conditions[code]).items():
            values[field] += numbers
    values |= _cards(table_in(components["cards"], "cards"))
    values["reconstructed"] = [_reconstructed_facts(name, stated) for name in CARD_NAMES]
    box = rows(Box, 1)
    fill(box[0], Box, values)
    return box


def _condition(code: str, given: Any) -> dict[str, list[int]]:
    """The fields of one condition."""
    where = f"conditions, {code}"
    check_keys(table_in(given, where), ("type", "condition", "numbers", "points"), where)
    kind = KINDS[one_of(given["condition"], KINDS, f"{where}, condition")]
    numbers = _numbers(given["numbers"], kind.numbers, f"{where}, numbers")
    points = _numbers(given["points"], kind.points, f"{where}, points")
    faces = [(left, right) for left in range(1, SIDES + 1) for right in range(1, SIDES + 1)]
    type_name = one_of(given["type"], data.TYPE_NAMES, f"{where}, type")
    return {
        "type_of": [data.TYPE_NAMES.index(type_name)],
        "worth": [kind.points_for(dice, numbers, points) for dice in faces],
        "kind": [KIND_NAMES.index(given["condition"])],
        "numbers": [*numbers, 0, 0][:2],
        "printed": [*points, 0, 0][:2],
    }


def _numbers(values: Any, count: int, where: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadEdition("edition-numbers", where=where, count=count, got=shown(values))
    return [number_in(value, 0, MOST, where) for value in values]


def _cards(given: Mapping[str, Any]) -> dict[str, list[int]]:
    """R2: which bots there are, and their corners."""
    check_keys(given, CARD_NAMES, "cards", complete=False)
    if len(given) != data.BOTS:
        raise BadEdition("edition-cards", where="cards", count=data.BOTS, got=len(given))
    sets, left, right = [0] * SETS, [0] * CARDS, [0] * CARDS
    for name, corners in given.items():
        card = CARD_NAMES.index(name)
        one_of(corners, [a + b for a in CORNERS for b in CORNERS], f"cards, {name}")
        sets[card // SET_SIZE] |= 1 << card % SET_SIZE
        left[card], right[card] = CORNERS[corners[0]], CORNERS[corners[1]]
    return {"cards": sets, "left": left, "right": right}


def _reconstructed_facts(name: str, stated: Mapping[str, Any]) -> int:
    """Bit set of FACTS: what is reconstructed and not stated by the owner of a box."""
    known = data.CONDITIONS[name[:-1]]
    said = stated.get("conditions", {}).get(name[:-1], {})
    reconstructed = {
        "condition": known.condition_from == data.RECONSTRUCTED and "condition" not in said,
        "points": known.points_from == data.RECONSTRUCTED and "points" not in said,
        "corners": name not in data.PHOTOGRAPHED and name not in stated.get("cards", {}),
    }
    return sum(reconstructed[fact] << i for i, fact in enumerate(FACTS))
