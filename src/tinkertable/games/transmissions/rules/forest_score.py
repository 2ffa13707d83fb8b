"""What forest cards score: their points, and the prize for the fewest acorns."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import ACORN_PRIZE
from .players import player_count
from .state import Board, Box, State


@rule
def forest_points(box: Box, b: Board, harvey: int) -> int:
    """R52, R63."""
    points = 0
    for k in range(box.forest_kinds):
        points += forest_card_count(b, k) * forest_card_points(box, k, harvey)
    return points


@rule
def forest_card_count(b: Board, kind: int) -> int:
    """R52: those that were played count as well."""
    return b.held[kind] + b.spent[kind]


@rule
def forest_card_points(box: Box, kind: int, harvey: int) -> int:
    """R52; R63: to Harvey every card is worth a point more."""
    return box.forest_points[kind] + (1 if harvey else 0)


@rule
def acorns(box: Box, b: Board) -> int:
    acorns = 0
    for k in range(box.forest_kinds):
        acorns += forest_card_count(b, k) * box.acorns[k]
    return acorns


@rule
def acorn_prize(box: Box, s: State, b: Board) -> int:
    """R52: for the fewest, but one at least."""
    own = acorns(box, b)
    if own == 0:
        return 0
    for player in range(player_count(s)):
        others = acorns(box, s.board[player])
        if 0 < others < own:
            return 0
    return ACORN_PRIZE
