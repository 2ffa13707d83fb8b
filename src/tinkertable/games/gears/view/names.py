"""The names by which a client knows what the rules count."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from tinkertable.core.seats import members

from ..rules.state import (
    AFTER_ENTRY,
    ENTRY,
    NO_EFFECT,
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
]
Mode = Literal["first", "every", "rest"]
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


def effect_name(effect: int) -> Effect | None:
    return EFFECTS[effect - 1] if effect != NO_EFFECT else None
