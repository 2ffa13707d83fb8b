"""The score of Sentient, at any time as it stands: as if the round and the match ended now."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

from .data import DICE, INVESTORS, ROUNDS, SIDES, SLOTS
from .state import CODES, FACES, NONE, OVER, TYPES, Board, Box, State

BOTS, SECONDS, INVESTED, LINES = range(4)
OWN_BOTS, WORK = 0, TYPES  # in `work`, by type
POINT = ROUNDS * INVESTORS + 1  # in a rank: more than all investors together


@rule
def score(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    b = s.board[seat]
    lines[BOTS] = bot_points(box, b)
    lines[SECONDS] = second_places(s, seat)
    count_bots(box, b, work)
    lines[INVESTED] = investor_points(s, seat, work)
    return lines[BOTS] + lines[SECONDS] + lines[INVESTED]


@rule
def bot_points(box: Box, b: Board) -> int:
    """R23: what every bot plugged in earns for the dice of its round."""
    points = 0
    for i in range(ROUNDS * SLOTS):
        if b.card[i] != NONE:
            points += bot_worth(box, b, i)
    return points


@rule
def bot_worth(box: Box, b: Board, i: int) -> int:
    """R24–R28, as the box has worked them out."""
    die = i // SLOTS * DICE + i % SLOTS
    faces = (b.dice[die] - 1) * SIDES + b.dice[die + 1] - 1
    return box.worth[b.card[i] % CODES * FACES + faces]


@rule
def second_places(s: State, seat: int) -> int:
    """R30: a point for each."""
    seconds = 0
    for i in range(ROUNDS * INVESTORS):
        seconds += s.second[i] == seat
    return seconds


@rule
def count_bots(box: Box, b: Board, work: Ints) -> None:
    for t in range(TYPES):
        work[OWN_BOTS + t] = 0
    for i in range(ROUNDS * SLOTS):
        if b.card[i] != NONE:
            work[OWN_BOTS + box.type_of[b.card[i] % CODES]] += 1


@rule
def investor_points(s: State, seat: int, work: Ints) -> int:
    """R33: for each investor, the printed one included, the seat's bots of its type."""
    points = 0
    if s.board[seat].half != NONE:
        points = work[OWN_BOTS + s.board[seat].half]
    for i in range(ROUNDS * INVESTORS):
        if s.first[i] == seat:
            points += work[OWN_BOTS + s.investor[i]]
    return points


@rule
def result(box: Box, s: State, work: Ints, lines: Ints) -> int:
    """R34: the most points, then the most investors; who still ties shares the win."""
    if s.phase != OVER:
        return 0
    winners = 0
    best = -1
    for seat in range(s.seats):
        rank = score(box, s, seat, work, lines) * POINT + investors_won(s, seat)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    return winners


@rule
def investors_won(s: State, seat: int) -> int:
    """Besides the printed one, which everybody has."""
    won = 0
    for i in range(ROUNDS * INVESTORS):
        won += s.first[i] == seat
    return won
