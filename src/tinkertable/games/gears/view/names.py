"""The names by which a client knows what the rules count."""

from __future__ import annotations

from tinkertable.core.seats import members

from ..rules import data
from ..rules.box import EFFECTS
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

CARDS = tuple(data.ROUND_CARDS)
CHARACTERS = tuple(data.CHARACTERS)
SHIFTS = ("day", "night")
CHARACTER_SIDES = (*SHIFTS, "gone")
MODES = ("first", "every", "rest")
PHASES = {
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


def names_in(bits: int, names: tuple[str, ...]) -> list[str]:
    return [names[i] for i in members(bits)]


def seats_in(bits: int) -> list[int]:
    """Seats as people count them, from 1."""
    return [seat + 1 for seat in members(bits)]


def effect_name(effect: int) -> str | None:
    return EFFECTS[effect - 1] if effect != NO_EFFECT else None
