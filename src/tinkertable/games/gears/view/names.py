"""The names by which a client knows what the rules count."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from tinkertable.core.seats import members

from ..rules.state import (
    AFTER_ENTRY,
    ENTRY,
    NONE,
    OVER,
    REPLACE,
    RETURN,
    SET,
    SET_ANEW,
    SPARKED,
    TURN,
    W1,
    W2,
    W2_UP,
    Box,
)

Gear = Literal["red", "purple", "yellow", "blue", "grey", "multi"]
Colour = Literal["red", "blue", "yellow", "purple"]
Character = Literal["mechanic", "clockmaker", "inspector", "countess"]
Ability = Literal[
    "oil",
    "tuning",
    "ratchet",
    "pendulum",
    "search",
    "swapout",
    "computation",
    "solution",
    "other",
]
RoundCard = Literal[
    "highest",
    "lowest",
    "highest_even",
    "highest_odd",
    "lowest_even",
    "lowest_odd",
    "even",
    "odd",
    "all_but_lowest",
    "all_but_highest",
]
Effect = Literal[
    "half_turn",
    "reverse_drive",
    "rust",
    "no_idling",
    "own_hands",
    "blackout",
    "factory_settings",
    "double_drive",
    "test_run",
    "sparks",
    "other",
]
Mode = Literal["first", "every"]
Loser = Literal["lowest", "highest"]
Power = Literal["blue", "grey", "multi"]
Whose = Literal["own", "left", "right"]
Window = Literal["set", "before", "after", "entry"]
Way = Literal["+", "-", "0", "2"]
Shift = Literal["day", "night"]
CharacterSide = Literal["day", "night", "gone"]
Phase = Literal[
    "deal",
    "set",
    "window",
    "set-anew",
    "replace",
    "turn",
    "entry",
    "sparked",
    "return",
    "over",
]
Reconstructed = Literal["characters", "night_effects"]

# Each in the order in which the rules number them.
GEARS: tuple[Gear, ...] = get_args(Gear)
COLOURS: tuple[Colour, ...] = get_args(Colour)
CHARACTERS: tuple[Character, ...] = get_args(Character)
ABILITIES: tuple[Ability, ...] = get_args(Ability)
CARDS: tuple[RoundCard, ...] = get_args(RoundCard)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
MODES: tuple[Mode, ...] = get_args(Mode)
WHOSE: tuple[Whose, ...] = get_args(Whose)
WINDOWS: tuple[Window, ...] = get_args(Window)
WAYS: tuple[Way, ...] = get_args(Way)
SHIFTS: tuple[Shift, ...] = get_args(Shift)
CHARACTER_SIDES: tuple[CharacterSide, ...] = get_args(CharacterSide)
PHASES: dict[int, Phase] = {
    SET: "set",
    W1: "window",
    SET_ANEW: "set-anew",
    W2: "window",
    REPLACE: "replace",
    TURN: "turn",
    W2_UP: "window",
    ENTRY: "entry",
    AFTER_ENTRY: "window",
    SPARKED: "sparked",
    RETURN: "return",
    OVER: "over",
}


@cache
def gears_in(bits: int) -> tuple[Gear, ...]:
    return tuple(GEARS[i] for i in members(bits))


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """Seats as people count them, from 1."""
    return tuple(seat + 1 for seat in members(bits))


def effect_name(box: Box, effect: int) -> Effect | None:
    name = box.effect[effect]
    return EFFECTS[name - 1] if name else None


def power_of(gear: int) -> Power | None:
    """A gear whose power is lent; these three have one."""
    for power in get_args(Power):
        if gear != NONE and GEARS[gear] == power:
            found: Power = power
            return found
    return None
