"""What a seat sees of backgammon: both sides' checkers by point, as each counts them, and dice."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, amounts, flags
from tinkertable.core.record import record, rule

from .actions import BAR, NUMBERS, POINTS
from .rules import CHECKERS, DOUBLE
from .state import SEATS, State

WHOSE = Axis("whose", ("own", "other"))
FROM_OFF = Axis("point", ("off", *POINTS))
NUMBER = Axis("number", tuple(map(str, NUMBERS)))


@record
class Observation:
    checkers: Annotated[Ints, amounts("checkers on each point", CHECKERS, WHOSE, FROM_OFF)]
    dice: Annotated[Ints, amounts("how often a number may still be played", DOUBLE, NUMBER)]
    acting: Annotated[int, flags("the dice are the viewer's")]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    for side in range(SEATS):
        checkers = s.sides[viewer if side == 0 else 1 - viewer].checkers
        for point in range(BAR + 1):
            seen.checkers[side * (BAR + 1) + point] = checkers[point]
    if s.low:
        seen.dice[s.low - 1] = 1
    if s.high:
        seen.dice[s.high - 1] = 1 + s.more
        seen.acting = s.turn == viewer
