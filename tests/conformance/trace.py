"""A random game in which every function of the contract is asked at every step.

What the functions answer goes into a checksum; states and score sheets go into rows, to be
compared byte by byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below, restart
from tinkertable.core.layout import Ints
from tinkertable.core.offers import count, pick
from tinkertable.core.record import copy_row, lowest, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.core.contract import (
        Box,
        Sheet,
        State,
        Work,
        acting,
        apply,
        bag,
        hide,
        legal,
        new,
        redeal,
        result,
        reveals,
        score,
        secrecy,
        weight,
    )

ENTRIES = ("trace",)

BITS = 0xFFFFFFFFFFFF
GAME, FIRST_KEPT = range(2)  # rows: the game at hand, then states that are kept
KEPT = 3  # at a look: the state, as a viewer sees it, dealt again for that viewer
MOVES, ANSWERS, ENDED, RESULTS = range(4)


@rule
def trace(
    boxes: list[Box], rows: list[State], seats: int, options: Ints, seed: int, index: int,
    every: int, most_moves: int, out: Ints, works: list[Work], sheets: list[Sheet], rng: Ints,
    deal: Ints, results: Ints,
) -> int:  # fmt: skip
    """Play the index-th game in zeroed rows and look at every so many moves, while there is room;
    how many rows were kept."""
    box = boxes[0]
    work = works[0]
    sheet = sheets[0]
    s = rows[GAME]
    restart(rng, seed, index)
    new(box, s, seats, options)
    kept = FIRST_KEPT
    moves = 0
    answers = 0
    who = acting(box, s)
    while who and moves < most_moves:
        if moves % every == 0 and kept + KEPT <= len(rows):
            viewer = below(rng, SEATS_STREAM, seats + 1) - 1
            copy_row(rows, kept, rows, GAME)
            copy_row(rows, kept + 1, rows, GAME)
            hide(box, rows[kept + 1], viewer)
            copy_row(rows, kept + 2, rows, kept + 1)
            restart(deal, seed, moves)
            redeal(box, rows[kept + 2], viewer, deal, out, work)
            score(box, s, moves % seats, work, sheets[kept])
            kept += KEPT
        answers = mixed_in(answers, who)
        seat = lowest(who)
        while who:  # all that may act are asked, the last one moves
            seat = lowest(who)
            who &= who - 1
            n = legal(box, s, seat, out, work)
            for i in range(2 * n):
                answers = mixed_in(answers, out[i])
        n = legal(box, s, seat, out, work)
        action = pick(out, n, below(rng, SEATS_STREAM, count(out, n)))
        answers = mixed_in(answers, secrecy(box, s, seat, action))
        if seat == NATURE:
            answers = mixed_in(mixed_in(answers, bag(box, s)), weight(box, s, action))
        apply(box, s, seat, action)
        if seat != NATURE:
            answers = mixed_in(answers, reveals(box, s))
        for other in range(seats):
            answers = mixed_in(answers, score(box, s, other, work, sheet))
        answers = mixed_in(answers, result(box, s, work, sheet))
        moves += 1
        who = acting(box, s)
    results[MOVES] = moves
    results[ANSWERS] = answers
    results[ENDED] = who == 0
    return kept


@rule
def mixed_in(answers: int, answer: int) -> int:
    return (answers * 31 + (answer & BITS)) & BITS
