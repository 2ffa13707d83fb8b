"""The score of Gears, in half points: two for a code card entered, one for a card on check."""

from __future__ import annotations

from tinkertable.core.record import Ints, popcount, rule

from .state import OVER, Box, State

ENTERED, CHECKED, LINES = range(3)


@rule
def score(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    b = s.board[seat]
    lines[ENTERED] = 2 * popcount(b.codes_entered)
    lines[CHECKED] = popcount(b.codes_checked)
    return lines[ENTERED] + lines[CHECKED]


@rule
def result(box: Box, s: State, work: Ints, lines: Ints) -> int:
    """R45: the highest score that only one seat has; nobody wins if there is none."""
    if s.phase != OVER:
        return 0
    winner = 0
    best = -1
    for seat in range(s.seats):
        points = score(box, s, seat, work, lines)
        same = 0
        for other in range(s.seats):
            same += score(box, s, other, work, lines) == points
        if same == 1 and points > best:
            best = points
            winner = 1 << seat
    return winner
