"""What is printed on a bot, and what it does: its type, its corners, its points."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import SIDES
from .state import DICE_PAIRS, LEFT, RIGHT, Box

ONLY_NONE = 1  # a bit set of covers: nothing can be covered


@rule
def type_of(box: Box, card: int) -> int:
    return box.type_of[box.condition[card]]


@rule
def points_between(box: Box, card: int, left: int, right: int) -> int:
    """R24–R28: what a bot earns between two dice, as the box has worked it out."""
    return box.worth[box.condition[card] * DICE_PAIRS + (left - 1) * SIDES + right - 1]


@rule
def possible_covers(box: Box, card: int, assistants: int) -> int:
    """R17: bit set of what so many assistants can cover: nothing, or corners with + or -."""
    covers = ONLY_NONE
    if assistants == 0:
        return covers
    if box.left[card] != 0:
        covers |= 1 << LEFT
    if box.right[card] != 0:
        covers |= 1 << RIGHT
        if box.left[card] != 0 and assistants >= 2:
            covers |= 1 << (LEFT | RIGHT)
    return covers


@rule
def left_die_after(box: Box, card: int, number: int, covered: int) -> int:
    """R15: what the left corner makes of the die on the left, unless it is covered (R17)."""
    if covered & LEFT:
        return number
    return turn_die(number, box.left[card])


@rule
def right_die_after(box: Box, card: int, number: int, covered: int) -> int:
    if covered & RIGHT:
        return number
    return turn_die(number, box.right[card])


@rule
def turn_die(number: int, change: int) -> int:
    """R16: after 6 comes 1, before 1 comes 6."""
    return (number - 1 + change + SIDES) % SIDES + 1
