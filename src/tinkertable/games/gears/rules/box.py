"""The box: the component tables as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .state import EVERY, FIRST, NO_EFFECT, REST, SIDES, Box

MODES = {"first": FIRST, "every": EVERY, "rest": REST}
EFFECTS = (
    "half_turn", "reverse_drive", "rust", "no_idling", "own_hands", "blackout",
    "factory_settings", "double_drive", "test_run", "sparks",
)  # fmt: skip
ABILITIES = (
    "oil", "tuning", "ratchet", "pendulum", "search", "swapout", "computation", "solution",
)  # fmt: skip
DAY_ABILITIES, NIGHT_ABILITIES = ABILITIES[::2], ABILITIES[1::2]
NO_EFFECT_NAME = "none"
RETURNS = ("needed", "always")  # R19: when blue's return is asked

# What an edition may replace: the numbers on the gears, who can do what, what the nights bring.
COMPONENTS: dict[str, Any] = {
    "gears": {gear: list(values) for gear, values in data.GEARS.items()},
    "night_effects": data.NIGHT_EFFECTS,
    "characters": {
        character: {"day": day, "night": night}
        for character, (day, night) in data.CHARACTERS.items()
    },
    "blue_returns": RETURNS[0],
}

LATER_COMPONENTS = ("blue_returns",)


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    gears = table_in(components["gears"], "gears")
    effects = table_in(components["night_effects"], "night_effects")
    characters = table_in(components["characters"], "characters")
    check_keys(gears, data.GEARS, "gears")
    check_keys(effects, data.ROUND_CARDS, "night_effects")
    check_keys(characters, data.CHARACTERS, "characters")
    box = rows(Box, 1)
    claims: list[int] = []
    for _, values in data.ROUND_CARDS.values():
        claims += [*values, *[0] * (SIDES - len(values))]
    fill(
        box[0],
        Box,
        {
            "value": [value for gear in data.GEARS for value in _values(gear, gears[gear])],
            "mode": [MODES[mode] for mode, _ in data.ROUND_CARDS.values()],
            "claims": claims,
            "effect": [_effect(card, effects[card]) for card in data.ROUND_CARDS],
            "returns_always": RETURNS.index(
                one_of(components["blue_returns"], RETURNS, "blue_returns")
            ),
            "ability": [a for name in data.CHARACTERS for a in _abilities(name, characters[name])],
        },
    )
    return box


def _values(gear: str, values: Any) -> list[int]:
    if not isinstance(values, list) or len(values) != SIDES:
        raise BadEdition("edition-numbers", where=f"gears, {gear}", count=SIDES, got=shown(values))
    return [number_in(value, 1, SIDES, f"gears, {gear}") for value in values]


def _effect(card: str, effect: Any) -> int:
    known = (NO_EFFECT_NAME, *EFFECTS)
    return NO_EFFECT + known.index(one_of(effect, known, f"night_effects, {card}"))


def _abilities(character: str, sides: Any) -> list[int]:
    """R24: an ability belongs to the day or to the night, whoever has it."""
    where = f"characters, {character}"
    check_keys(table_in(sides, where), ("day", "night"), where)
    day = one_of(sides["day"], DAY_ABILITIES, f"{where}, day")
    night = one_of(sides["night"], NIGHT_ABILITIES, f"{where}, night")
    return [ABILITIES.index(day), ABILITIES.index(night)]
