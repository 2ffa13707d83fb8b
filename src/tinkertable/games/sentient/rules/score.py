"""The score of Sentient, at any time as it stands: as if the round and the match ended now."""

from __future__ import annotations

from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.record import rule

from .cards import points_between, type_of
from .data import DICE, INVESTORS, ROUNDS, SLOTS
from .state import NONE, OVER, TYPES, Board, Box, Sheet, State

POINT_WEIGHT = ROUNDS * INVESTORS + 1  # in a rank: more than all investors together


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    b = s.board[seat]
    sheet.bots = score_bots(box, b, sheet)
    sheet.seconds = count_seconds(s, seat)
    count_bots(box, b, ROUNDS, sheet)
    sheet.investors = score_investors(s, seat, sheet)
    return sheet.bots + sheet.seconds + sheet.investors


@rule
def score_bots(box: Box, b: Board, sheet: Sheet) -> int:
    """R23: what every bot plugged in earns for the dice of its round."""
    points = 0
    for i in range(ROUNDS * SLOTS):
        earned = NONE
        if b.card[i] != NONE:
            earned = score_bot(box, b, i)
            points += earned
        sheet.earned[i] = earned
    return points


@rule
def score_bot(box: Box, b: Board, i: int) -> int:
    """R23: the bot in [round, network slot] i, on the dice as they lie there."""
    die = i // SLOTS * DICE + i % SLOTS
    return points_between(box, b.card[i], b.dice[die], b.dice[die + 1])


@rule
def count_seconds(s: State, seat: int) -> int:
    """R30: a point for each."""
    seconds = 0
    for i in range(ROUNDS * INVESTORS):
        seconds += s.second[i] == seat
    return seconds


@rule
def count_bots(box: Box, b: Board, rounds: int, sheet: Sheet) -> None:
    """By type: the bots plugged in in the first rounds."""
    for t in range(TYPES):
        sheet.bots_of_type[t] = 0
    for i in range(rounds * SLOTS):
        if b.card[i] != NONE:
            sheet.bots_of_type[type_of(box, b.card[i])] += 1


@rule
def score_investors(s: State, seat: int, sheet: Sheet) -> int:
    """R33: for each investor, the printed one included, the seat's bots of its type."""
    points = 0
    if s.board[seat].half != NONE:
        points = sheet.bots_of_type[s.board[seat].half]
    for i in range(ROUNDS * INVESTORS):
        if s.first[i] == seat:
            points += sheet.bots_of_type[s.investor[i]]
    return points


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    """R34: the most points, then the most investors; who still ties shares the win."""
    if s.phase != OVER:
        return 0
    winners = 0
    best = -1
    for seat in range(s.seats):
        rank = score(box, s, seat, work, sheet) * POINT_WEIGHT + count_investors(s, seat, ROUNDS)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    return winners


@rule
def count_investors(s: State, seat: int, rounds: int) -> int:
    """In the first rounds; the printed one, which everybody has, is not among them."""
    won = 0
    for i in range(rounds * INVESTORS):
        won += s.first[i] == seat
    return won


@rule
def count_investors_of_type(s: State, seat: int, wanted: int, rounds: int) -> int:
    """R33: the printed one, and those won in the first rounds."""
    held = int(s.board[seat].half == wanted)
    for i in range(rounds * INVESTORS):
        if s.first[i] == seat and s.investor[i] == wanted:
            held += 1
    return held
