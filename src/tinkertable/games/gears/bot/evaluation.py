"""The chance to win when a round is over: by what was learned, or at a glance."""

from __future__ import annotations

from math import exp

from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.record import rule, table

from ..rules.data import ROUNDS, SEATS
from ..rules.score import halves, result
from ..rules.state import OVER, Box, Sheet, State
from .features import MARKS, mark_seat
from .mind import Mind
from .weights import LEARNED

# Chances are shared out by strength: exp(strength / STEP).
STEP = 64
DEEPEST = 512  # what is further behind the strongest counts as this
POWERS = table(round(1_000_000 * exp((x - DEEPEST) / STEP)) for x in range(DEEPEST + 1))
WORTH = table(LEARNED)  # [seats, mark], in STEPs
HALF_POINT = table((256, 136, 104, 84, 72, 64, 56, 52, 48, 44, 40))  # by rounds to come


@rule
def worth(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """By the marks that every seat has."""
    if s.phase == OVER:
        return won(box, s, seat, work, sheet)
    for other in range(s.seats):
        mark_seat(box, s, other, mind)
        strength = 0
        for i in range(mind.marked):
            strength += WORTH[(s.seats - SEATS[0]) * MARKS + mind.marks[i]]
        mind.strength[other] = strength
    return chance(s, seat, mind)


@rule
def glance(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """By points alone."""
    if s.phase == OVER:
        return won(box, s, seat, work, sheet)
    for other in range(s.seats):
        mind.strength[other] = halves(s.board[other]) * HALF_POINT[ROUNDS - s.round_now]
    return chance(s, seat, mind)


@rule
def won(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    """What nobody wins is everybody's in equal parts."""
    winner = result(box, s, work, sheet)
    if winner == 0:
        return 1000 // s.seats
    return 1000 * (winner >> seat & 1)


@rule
def chance(s: State, seat: int, mind: Mind) -> int:
    """A seat's part, thousandths, by the strength of every seat."""
    best = mind.strength[0]
    for other in range(1, s.seats):
        best = max(best, mind.strength[other])
    total = 0
    for other in range(s.seats):
        total += POWERS[max(0, mind.strength[other] - best + DEEPEST)]
    return 1000 * POWERS[max(0, mind.strength[seat] - best + DEEPEST)] // total
