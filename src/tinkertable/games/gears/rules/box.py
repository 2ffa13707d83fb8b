"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .ability_blocks import read_ability
from .night_blocks import NO_EFFECT_NAME, read_effect
from .state import SIDES, Box

MODES = ("first", "every")
LOSERS = ("none", "lowest", "highest")
RETURNS = ("needed", "always")  # R19: when blue's return is asked

# What an edition may replace: the numbers on the gears, which numbers win, who can do what, what
# the nights bring.
COMPONENTS: dict[str, Any] = {
    "gears": {gear: list(values) for gear, values in data.GEARS.items()},
    "round_cards": {
        card: {"wins": mode, "numbers": list(numbers), "loses": loser}
        for card, (mode, numbers, loser) in data.ROUND_CARDS.items()
    },
    "night_effects": data.NIGHT_EFFECTS,
    "characters": {
        character: {"day": day, "night": night}
        for character, (day, night) in data.CHARACTERS.items()
    },
    "blue_returns": RETURNS[0],
}
LATER_COMPONENTS = ("round_cards", "blue_returns")


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    gears = table_in(components["gears"], "gears")
    cards = table_in(components["round_cards"], "round_cards")
    effects = table_in(components["night_effects"], "night_effects")
    characters = table_in(components["characters"], "characters")
    check_keys(gears, data.GEARS, "gears")
    check_keys(cards, data.ROUND_CARDS, "round_cards")
    check_keys(effects, data.ROUND_CARDS, "night_effects")
    check_keys(characters, data.CHARACTERS, "characters")
    columns = [{"value": _values(gear, gears[gear])} for gear in data.GEARS]
    columns += [_card(card, cards[card]) for card in data.ROUND_CARDS]
    columns.append(read_effect("night_effects", NO_EFFECT_NAME))
    columns += [read_effect(f"night_effects, {card}", effects[card]) for card in data.ROUND_CARDS]
    for character in data.CHARACTERS:
        where = f"characters, {character}"
        sides = table_in(characters[character], where)
        check_keys(sides, ("day", "night"), where)
        columns += [read_ability(f"{where}, {side}", sides[side]) for side in ("day", "night")]
    columns.append({"effect_guessed": _guessed_effects(stated)})
    columns.append({"ability_guessed": _guessed_abilities(stated)})
    returns = one_of(components["blue_returns"], RETURNS, "blue_returns")
    values: dict[str, list[int]] = defaultdict(list)
    for column in columns:
        for field, numbers in column.items():
            values[field] += numbers
    box = rows(Box, 1)
    fill(box[0], Box, {**values, "returns_always": RETURNS.index(returns)})
    return box


def _guessed_effects(stated: Mapping[str, Any]) -> list[int]:
    """By effect of a round: is it reconstructed, and not stated by the owner of a box?"""
    theirs = stated.get("night_effects", {})
    return [0, *(int(card not in theirs) for card in data.ROUND_CARDS)]


def _guessed_abilities(stated: Mapping[str, Any]) -> list[int]:
    theirs = stated.get("characters", {})
    return [
        int(side not in theirs.get(character, {}))
        for character in data.CHARACTERS
        for side in ("day", "night")
    ]


def _values(gear: str, values: Any) -> list[int]:
    if not isinstance(values, list) or len(values) != SIDES:
        raise BadEdition("edition-numbers", where=f"gears, {gear}", count=SIDES, got=shown(values))
    return [number_in(value, 1, SIDES, f"gears, {gear}") for value in values]


def _card(card: str, told: Any) -> dict[str, list[int]]:
    """R16: the numbers that can win are different ones, one at least."""
    where = f"round_cards, {card}"
    check_keys(table_in(told, where), ("wins", "numbers", "loses"), where)
    mode = one_of(told["wins"], MODES, f"{where}, wins")
    loser = one_of(told["loses"], LOSERS, f"{where}, loses")
    given = told["numbers"]
    if not isinstance(given, list) or not given:
        raise BadEdition("edition-list", where=f"{where}, numbers", got=shown(given))
    numbers = [number_in(value, 1, SIDES, f"{where}, numbers") for value in given]
    if len(set(numbers)) < len(numbers):
        raise BadEdition("edition-different", where=f"{where}, numbers", got=shown(given))
    return {
        "mode": [MODES.index(mode)],
        "loser": [LOSERS.index(loser)],
        "claims": numbers + [0] * (SIDES - len(numbers)),
        "own_claims": [int((mode, tuple(numbers), loser) == data.ROUND_CARDS[card])],
    }
