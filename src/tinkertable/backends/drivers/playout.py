"""Random games, from their start to their score, many in one call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import NATURE_STREAM, SEATS_STREAM, below, restart
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Ints, copy_row, lowest, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.core.contract import (
        Box,
        Sheet,
        State,
        Work,
        acting,
        apply,
        legal,
        new,
        score,
        weight,
    )

ENTRIES = ("random_games",)

# Of a random game: moves, sum of the scores, checksum over every action and score.
RESULTS = 3
CHECKSUM_BITS = 0xFFFFFFFFFFFF
ENDLESS = -1  # moves of a game that was given up at the cap
BLANK, GAME, ROWS = range(3)  # rows of a batch: one that stays zero, and the game at hand


@rule
def random_games(
    boxes: list[Box], rows: list[State], seats: int, options: Ints, seed: int, first: int,
    most_moves: int, out: Ints, works: list[Work], sheets: list[Sheet], rng: Ints, results: Ints,
) -> int:  # fmt: skip
    """From the first-th game of a seed on, as many as `results` has room for; how many."""
    games = len(results) // RESULTS
    for g in range(games):
        copy_row(rows, GAME, rows, BLANK)
        random_game(
            boxes[0], rows[GAME], seats, options, seed, first + g, most_moves,
            out, works[0], sheets[0], rng, results, g * RESULTS,
        )  # fmt: skip
    return games


@rule
def random_game(
    box: Box, s: State, seats: int, options: Ints, seed: int, index: int, most_moves: int,
    out: Ints, work: Work, sheet: Sheet, rng: Ints, results: Ints, at: int,
) -> None:  # fmt: skip
    """The index-th random game of a seed in a zeroed row, scored into `results`."""
    restart(rng, seed, index)
    new(box, s, seats, options)
    checksum = 0
    moves = 0
    who = acting(box, s)
    while who and moves < most_moves:
        seat = lowest(who)
        action = choose(box, s, seat, out, legal(box, s, seat, out, work), rng)
        apply(box, s, seat, action)
        checksum = (checksum * 31 + action) & CHECKSUM_BITS
        moves += 1
        who = acting(box, s)
    total = 0
    for seat in range(seats):
        points = score(box, s, seat, work, sheet)
        total += points
        checksum = (checksum * 31 + points) & CHECKSUM_BITS
    results[at] = ENDLESS if who else moves
    results[at + 1] = total
    results[at + 2] = checksum


@rule
def choose(box: Box, s: State, seat: int, out: Ints, n: int, rng: Ints) -> int:
    """One of the actions in n groups: nature's by weight, a seat's uniformly."""
    if seat == NATURE:
        return nature_choice(box, s, out, n, rng)
    return pick(out, n, below(rng, SEATS_STREAM, count(out, n)))


@rule
def nature_choice(box: Box, s: State, out: Ints, n: int, rng: Ints) -> int:
    total = 0
    for g in range(n):
        actions = out[2 * g + 1]
        while actions:
            total += weight(box, s, out[2 * g] + lowest(actions))
            actions &= actions - 1
    k = below(rng, NATURE_STREAM, total)
    for g in range(n):
        actions = out[2 * g + 1]
        while actions:
            action = out[2 * g] + lowest(actions)
            k -= weight(box, s, action)
            if k < 0:
                return action
            actions &= actions - 1
    return -1
