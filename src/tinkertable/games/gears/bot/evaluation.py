"""The chance to win when a round is over: by what was learned, or at a glance."""

from __future__ import annotations

from math import exp

from tinkertable.core.record import Ints, rule, table

from ..rules.data import ROUNDS, SEATS
from ..rules.score import points, result
from ..rules.state import OVER, Box, State
from .features import MARKS, MOST, mark
from .weights import LEARNED

# Chances are shared out by strength: exp(strength / STEP).
STEP = 64
DEEPEST = 512  # what is further behind the strongest counts as this
POWERS = table(round(1_000_000 * exp((x - DEEPEST) / STEP)) for x in range(DEEPEST + 1))
WORTH = table(LEARNED)  # [seats, mark], in STEPs
HALF_POINT = table((256, 136, 104, 84, 72, 64, 56, 52, 48, 44, 40))  # by rounds to come

# In `work`: the strengths of the seats, then the marks of one.
AT_MARKS = SEATS[1]
WORK = AT_MARKS + MOST


@rule
def worth(box: Box, s: State, seat: int, seats: int, work: Ints, lines: Ints) -> int:
    """By the marks that every seat has."""
    if s.phase == OVER:
        return won(box, s, seat, work, lines)
    for other in range(s.seats):
        strength = 0
        for i in range(AT_MARKS, mark(box, s, other, work, AT_MARKS)):
            strength += WORTH[(s.seats - SEATS[0]) * MARKS + work[i]]
        work[other] = strength
    return chance(s, seat, work)


@rule
def glance(box: Box, s: State, seat: int, seats: int, work: Ints, lines: Ints) -> int:
    """By points alone."""
    if s.phase == OVER:
        return won(box, s, seat, work, lines)
    for other in range(s.seats):
        work[other] = points(s.board[other]) * HALF_POINT[ROUNDS - s.round_now]
    return chance(s, seat, work)


@rule
def won(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    """What nobody wins is everybody's in equal parts."""
    winner = result(box, s, work, lines)
    if winner == 0:
        return 1000 // s.seats
    return 1000 * (winner >> seat & 1)


@rule
def chance(s: State, seat: int, work: Ints) -> int:
    """A seat's part, thousandths, by the strengths in `work`."""
    best = work[0]
    for other in range(1, s.seats):
        best = max(best, work[other])
    total = 0
    for other in range(s.seats):
        total += POWERS[max(0, work[other] - best + DEEPEST)]
    return 1000 * POWERS[max(0, work[seat] - best + DEEPEST)] // total
