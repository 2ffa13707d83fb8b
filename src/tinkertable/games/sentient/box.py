"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .actions import CARD_NAMES
from .conditions import KINDS
from .data import SIDES
from .state import CARDS, SET, SETS, Box

OWNER = "owner"  # as an edition states it
SOURCES = (data.RULEBOOK, data.PHOTO, data.INFERRED, data.RECONSTRUCTED, OWNER)
CORNERS = {"-": -1, "=": 0, "+": 1}
KIND_NAMES = tuple(KINDS)
CODE_NAMES = tuple(data.CONDITIONS)
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
    values: dict[str, list[int]] = {"worth": [], "type_of": [], "kind": [], "numbers": []}
    values |= {"printed": [], "kind_from": [], "points_from": []}
    for code in CODE_NAMES:
        said = stated.get("conditions", {}).get(code, {})
        for field, numbers in _condition(code, conditions[code], said).items():
            values[field] += numbers
    cards = _cards(table_in(components["cards"], "cards"), stated.get("cards", {}))
    box = rows(Box, 1)
    fill(box[0], Box, values | cards)
    return box


def _condition(code: str, given: Any, said: Mapping[str, Any]) -> dict[str, list[int]]:
    """The fields of one condition; `said` is what an edition itself says of it."""
    where = f"conditions, {code}"
    check_keys(table_in(given, where), ("type", "condition", "numbers", "points"), where)
    kind = KINDS[one_of(given["condition"], KINDS, f"{where}, condition")]
    numbers = _numbers(given["numbers"], kind.numbers, f"{where}, numbers")
    points = _numbers(given["points"], kind.points, f"{where}, points")
    known = data.CONDITIONS[code]
    other = any(key in said for key in ("type", "condition", "numbers"))
    faces = [(left, right) for left in range(1, SIDES + 1) for right in range(1, SIDES + 1)]
    return {
        "type_of": [data.TYPES.index(one_of(given["type"], data.TYPES, f"{where}, type"))],
        "worth": [kind.earned(dice, numbers, points) for dice in faces],
        "kind": [KIND_NAMES.index(given["condition"])],
        "numbers": [*numbers, 0, 0][:2],
        "printed": [*points, 0, 0][:2],
        "kind_from": [SOURCES.index(OWNER if other else known.condition_from)],
        "points_from": [SOURCES.index(OWNER if "points" in said else known.points_from)],
    }


def _numbers(values: Any, count: int, where: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadEdition(f"{where}: expected a list of {count} numbers, got {shown(values)}")
    return [number_in(value, 0, MOST, where) for value in values]


def _cards(given: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, list[int]]:
    """R2: which bots there are, and their corners."""
    check_keys(given, CARD_NAMES, "cards", complete=False)
    if len(given) != data.BOTS:
        raise BadEdition(f"cards: expected {data.BOTS} bots, got {len(given)}")
    sets, left, right, source = [0] * SETS, [0] * CARDS, [0] * CARDS, [0] * CARDS
    for name, corners in given.items():
        card = CARD_NAMES.index(name)
        one_of(corners, [a + b for a in CORNERS for b in CORNERS], f"cards, {name}")
        sets[card // SET] |= 1 << card % SET
        left[card], right[card] = CORNERS[corners[0]], CORNERS[corners[1]]
        known = data.PHOTO if name in data.PHOTOGRAPHED else data.RECONSTRUCTED
        source[card] = SOURCES.index(OWNER if name in said else known)
    return {"cards": sets, "left": left, "right": right, "corners_from": source}
