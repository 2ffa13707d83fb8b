"""Step 2: who turns whose gear, in which order and how."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import TURN_GEAR, TURN_LEAVE
from .gear import steps_of, turn
from .night import effect_of
from .ring import clockwise, neighbour
from .state import Box, State


@rule
def rotates(box: Box, effect: int) -> bool:
    """R35: if nobody may turn, gears are only turned up."""
    return box.turns[effect] != 0


@rule
def turner(box: Box, s: State, effect: int, step: int) -> int:
    """R9, R34: who turns a gear in this step."""
    if box.backwards[effect]:
        return clockwise(s, s.token, s.seats - step)
    return clockwise(s, s.token, step)


@rule
def target(box: Box, s: State, effect: int, step: int) -> int:
    """Whose gear is turned, or only turned up, in this step."""
    return target_of(box, s, effect, turner(box, s, effect, step))


@rule
def target_of(box: Box, s: State, effect: int, seat: int) -> int:
    """R9, R34, R37: whose gear a seat acts on."""
    return neighbour(s, seat, box.drives[effect])


@rule
def legal_turn(box: Box, s: State, effect: int, out: Ints) -> int:
    """R9, and what the night makes of it (R33, R36, R40, R41); a locked one is left (R27, R29)."""
    if s.locked:
        return offer(out, 0, TURN_LEAVE, 1)
    return offer(out, 0, TURN_GEAR, box.turns[effect])


@rule
def apply_turn(box: Box, s: State, action: int) -> None:
    b = s.board[target(box, s, effect_of(box, s), s.step)]
    b.turned = 1 + action - TURN_GEAR
    turn(box, b, steps_of(action))
