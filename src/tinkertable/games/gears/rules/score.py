"""The score of Gears, in half points: two for a code card entered, one for a card on check."""

from __future__ import annotations

from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.record import popcount, rule

from .state import OVER, Board, Box, Sheet, State

ENTERED_HALVES, CHECKED_HALVES = 2, 1  # R45: for a card


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    b = s.board[seat]
    sheet.entered = ENTERED_HALVES * popcount(b.codes_entered)
    sheet.check = CHECKED_HALVES * popcount(b.codes_checked)
    return halves(b)


@rule
def halves(b: Board) -> int:
    return ENTERED_HALVES * popcount(b.codes_entered) + CHECKED_HALVES * popcount(b.codes_checked)


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    """R45: the highest score that only one seat has; nobody wins if there is none."""
    if s.phase != OVER:
        return 0
    winner = 0
    best = -1
    for seat in range(s.seats):
        mine = halves(s.board[seat])
        same = 0
        for other in range(s.seats):
            same += halves(s.board[other]) == mine
        if same == 1 and mine > best:
            best = mine
            winner = 1 << seat
    return winner
