"""What an edition may say: its bounds, and how its tables are read."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, table_in
from tinkertable.core.errors import shown

LEAST_SLOTS = 2  # two starting ideas may share a robot
MOST_SLOTS = 6
MOST_LISTED = 4  # locations on a card
MOST_AGAIN = 4  # cards for another turn
MOST_DISTANCE = 10
MOST_POINTS = 50
MOST_PRICE = 20
MOST_WILDLIFE = 5
MOST_ACORNS = 9


def numbers(values: Any, count: int, most: int, where: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadEdition("edition-numbers", where=where, count=count, got=shown(values))
    return [number_in(value, 0, most, where) for value in values]


def complete(given: Any, known: Collection[str], where: str) -> dict[str, Any]:
    """An object with exactly these keys."""
    check_keys(table_in(given, where), known, where)
    return table_in(given, where)
