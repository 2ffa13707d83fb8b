"""Day and night: the shift, the parts of the game that are in play, the effect in force."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import DAY_ROUNDS
from .state import DAY, NIGHT, NIGHT_EFFECTS, NO_EFFECT, STRICT, WITH_CHARACTERS, Board, Box, State

ON = 0  # the first value of the options characters and night_effects


@rule
def shift(s: State) -> int:
    """R13: DAY in the first five rounds, then NIGHT."""
    if s.round_now > DAY_ROUNDS:
        return NIGHT
    return DAY


@rule
def has_characters(s: State) -> bool:
    """R46: are characters in play?"""
    return s.option[STRICT] == 0 and s.option[WITH_CHARACTERS] == ON


@rule
def has_night_effects(s: State) -> bool:
    """R46: do the night sides of round cards have effects?"""
    return s.option[STRICT] == 0 and s.option[NIGHT_EFFECTS] == ON


@rule
def effect_of(box: Box, s: State) -> int:
    """R32: the effect of this round: that of its card, if it is night."""
    if shift(s) == NIGHT and has_night_effects(s):
        return 1 + s.card
    return NO_EFFECT


@rule
def has_power(box: Box, b: Board, effect: int, gear: int) -> bool:
    """R14, R15, R19, R39: does this gear have the power of the blue, grey or multicolour one?"""
    if (box.powers_off[effect] >> gear) & 1:
        return False
    return b.gear == gear or b.counts_as == gear
