"""Step 2: who turns whose gear, in which order and how."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import TURN_GEAR, TURN_LEAVE, TURN_MINUS, TURN_PLUS, TURN_TWO
from .gear import steps_of, turn
from .night import effect_of
from .ring import clockwise, left_of, right_of
from .state import DOUBLE_DRIVE, HALF_TURN, NO_IDLING, OWN_HANDS, REVERSE_DRIVE, RUST, Box, State


@rule
def rotates(effect: int) -> bool:
    """R35: under Rust nobody acts, gears are only turned up."""
    return effect != RUST


@rule
def turner(s: State, effect: int, step: int) -> int:
    """R9, R34: who turns a gear in this step."""
    if effect == REVERSE_DRIVE:
        return clockwise(s, s.token, s.seats - step)
    return clockwise(s, s.token, step)


@rule
def target(s: State, effect: int, step: int) -> int:
    """Whose gear is turned, or only turned up, in this step."""
    return target_of(s, effect, turner(s, effect, step))


@rule
def target_of(s: State, effect: int, seat: int) -> int:
    """R9, R34, R37: whose gear a seat acts on."""
    if effect == OWN_HANDS:
        return seat
    if effect == REVERSE_DRIVE:
        return right_of(s, seat)
    return left_of(s, seat)


@rule
def legal_turn(s: State, effect: int, out: Ints) -> int:
    """R9, and what the night makes of it (R33, R36, R40, R41); a locked one is left (R27, R29)."""
    plus, minus = 1 << TURN_PLUS - TURN_GEAR, 1 << TURN_MINUS - TURN_GEAR
    leave, two = 1 << TURN_LEAVE - TURN_GEAR, 1 << TURN_TWO - TURN_GEAR
    if s.locked:
        return offer(out, 0, TURN_GEAR, leave)
    if effect == HALF_TURN:
        return offer(out, 0, TURN_GEAR, leave | two)
    if effect == NO_IDLING:
        return offer(out, 0, TURN_GEAR, plus | minus)
    if effect == DOUBLE_DRIVE:
        return offer(out, 0, TURN_GEAR, plus | minus | leave | two)
    return offer(out, 0, TURN_GEAR, plus | minus | leave)


@rule
def apply_turn(box: Box, s: State, action: int) -> None:
    b = s.board[target(s, effect_of(box, s), s.step)]
    b.turned = 1 + action - TURN_GEAR
    turn(box, b, steps_of(action))
