"""What an edition may say: its bounds, and how its tables are read."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, table_in
from tinkertable.core.errors import shown

from . import data
from .actions import MOST_ENGRAMS

LEAST_SLOTS, MOST_SLOTS = 1, 6
MOST_AGAIN = 4  # cards for another turn
MOST_COPIES = 9  # of a card in Harvey's deck
MOST_DISTANCE = 10
MOST_STEPS = 9
MOST_POINTS = 50
MOST_PRICE = 20
MOST_WILDLIFE = 5
MOST_ACORNS = 9
# What a trade gains at most: engrams named on it, and engrams to choose.
MOST_GAINED = 2 * MOST_ENGRAMS


def numbers(values: Any, count: int, most: int, where: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadEdition("edition-numbers", where=where, count=count, got=shown(values))
    return [number_in(value, 0, most, where) for value in values]


def complete(given: Any, known: Collection[str], where: str) -> dict[str, Any]:
    """An object with exactly these keys."""
    check_keys(table_in(given, where), known, where)
    return table_in(given, where)


def known_and_more(given: Any, known: Collection[str], where: str) -> dict[str, Any]:
    """An object with these keys and others. None may be taken away: an edition that is written out
    whole and read again must be the same."""
    table = table_in(given, where)
    check_keys({key: table[key] for key in table if key in known}, known, where)
    return table


def filled(given: Any, defaults: Mapping[str, Any], where: str) -> dict[str, Any]:
    """An object with some of these keys, the others as they are."""
    check_keys(table_in(given, where), defaults, where, complete=False)
    return {**defaults, **table_in(given, where)}


def engrams(given: Any, where: str, count: int) -> list[int]:
    """How many of each colour, in a text of so many letters."""
    if not isinstance(given, str) or len(given) != count or set(given) - set(data.COLOURS):
        raise BadEdition(
            "edition-letters", where=where, count=count, known=data.COLOURS, got=shown(given)
        )
    return [given.count(colour) for colour in data.COLOURS]


def some_engrams(given: Any, where: str, most: int) -> list[int]:
    """The same, of any number up to the most."""
    if not isinstance(given, str) or len(given) > most or set(given) - set(data.COLOURS):
        raise BadEdition(
            "edition-letters-most", where=where, most=most, known=data.COLOURS, got=shown(given)
        )
    return [given.count(colour) for colour in data.COLOURS]


def wildlife(tile: Mapping[str, Any], where: str) -> tuple[int, int, int]:
    """Points, birds, butterflies."""
    return (
        number_in(tile["points"], 0, MOST_POINTS, f"{where}, points"),
        number_in(tile["birds"], 0, MOST_WILDLIFE, f"{where}, birds"),
        number_in(tile["butterflies"], 0, MOST_WILDLIFE, f"{where}, butterflies"),
    )
