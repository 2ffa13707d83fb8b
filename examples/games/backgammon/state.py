"""What a match of backgammon is made of."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int32, Ints, i1, record

from .actions import BAR

SEATS = 2


@record
class Side:
    """One seat's checkers; it counts the points from its own side."""

    checkers: Annotated[Ints, i1 * (BAR + 1)]  # by point: how many; 0 is off the board
    held: Int32  # bit set: points with one or more, the bar too
    blocked: Int32  # bit set: points where the other seat has two or more


@record
class State:
    turn: Int8
    opened: Int8  # has the first roll been thrown?
    low: Int8  # the dice that are left to play; 0: none
    high: Int8
    more: Int8  # how often the higher one may be played again, after a double
    winner: Int8  # bit set
    sides: Annotated[list[Side], SEATS]


@record
class Sheet:
    won: Int8
