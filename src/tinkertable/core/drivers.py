"""Drivers over the contract: how Python reaches the rules. `bind.py` loads this file per game.

There is only one entry, since each would have the whole game optimised inside it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import NATURE_STREAM, SEATS_STREAM, STREAMS, below, restart
from .offers import count, offered, pick
from .record import Ints, copy_row, entry, lowest, rule
from .seats import NATURE

if TYPE_CHECKING:
    from .contract import (
        Box,
        State,
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

RESULTS = 3  # of a random game: moves, sum of the scores, checksum over every action and score
CHECKSUM_BITS = 0xFFFFFFFFFFFF
MOVES, CHECKSUM = STREAMS, STREAMS + 1  # what `playout` leaves behind the generator's streams
RNG = STREAMS + 2

# What `call` can be asked.
(PLAY, ACTING, LEGAL, SCORE, RESULT, NEW, HIDE, REDEAL, WEIGHT, BAG, REVEALS, SECRECY,
 PERFT, RANDOM_GAMES) = range(14)  # fmt: skip


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


@rule
def playout(box: Box, s: State, rng: Ints, out: Ints, work: Ints) -> None:
    """Random moves to the end, counted and summed up behind the generator's streams."""
    moves = 0
    checksum = 0
    who = acting(box, s)
    while who:
        seat = lowest(who)
        n = legal(box, s, seat, out, work)
        action = choose(box, s, seat, out, n, rng)
        apply(box, s, seat, action)
        checksum = (checksum * 31 + action) & CHECKSUM_BITS
        moves += 1
        who = acting(box, s)
    rng[MOVES] = moves
    rng[CHECKSUM] = checksum


@rule
def random_game(
    box: Box, s: State, seats: int, options: Ints, seed: int, index: int,
    out: Ints, work: Ints, lines: Ints, rng: Ints, results: Ints, at: int,
) -> None:  # fmt: skip
    """The index-th random game of a seed, scored: RESULTS numbers from results[at] on."""
    restart(rng, seed, index)
    new(box, s, seats, options)
    playout(box, s, rng, out, work)
    total = 0
    checksum = rng[CHECKSUM]
    for seat in range(seats):
        points = score(box, s, seat, work, lines)
        total += points
        checksum = (checksum * 31 + points) & CHECKSUM_BITS
    results[at] = rng[MOVES]
    results[at + 1] = total
    results[at + 2] = checksum


@entry
def call(
    what: int, boxes: list[Box], rows: list[State], i: int, a: int, b: int,
    options: Ints, out: Ints, work: Ints, lines: Ints, rng: Ints, results: Ints,
) -> int:  # fmt: skip
    """Ask one thing of row i; what a and b mean is said at each question."""
    box = boxes[0]
    s = rows[0 if what == RANDOM_GAMES else i]
    if what == PLAY:  # seat, action: who acts next, or -1 and nothing done if it is not legal
        if not (acting(box, s) >> a) & 1 or not offered(out, legal(box, s, a, out, work), b):
            return -1
        apply(box, s, a, b)
        return acting(box, s)
    if what == ACTING:
        return acting(box, s)
    if what == LEGAL:  # seat: the number of groups in `out`, none if it may not act
        if not (acting(box, s) >> a) & 1:
            return 0
        return legal(box, s, a, out, work)
    if what == SCORE:  # seat
        return score(box, s, a, work, lines)
    if what == RESULT:
        return result(box, s, work, lines)
    if what == NEW:  # seats
        new(box, s, a, options)
    elif what == HIDE:  # viewer
        hide(box, s, a)
    elif what == REDEAL:  # viewer, seed
        restart(rng, b, 0)
        redeal(box, s, a, rng, out, work)
    elif what == WEIGHT:  # action of nature
        return weight(box, s, a)
    elif what == BAG:
        return bag(box, s)
    elif what == REVEALS:
        return reveals(box, s)
    elif what == SECRECY:  # seat, action
        return secrecy(box, s, a, b)
    elif what == PERFT:  # depth; rows i.. are the stack
        return perft(box, rows, i, a, out, work, lines)
    elif what == RANDOM_GAMES:  # seats, seed: from the i-th game on, as many as there is room
        for g in range(len(results) // RESULTS):
            at = g * RESULTS
            random_game(box, s, a, options, b, i + g, out, work, lines, rng, results, at)
    return 0


@rule
def perft(
    box: Box, stack: list[State], first: int, depth: int, out: Ints, work: Ints, at: Ints
) -> int:
    """How many sequences of moves there are; seats that act at once go in order."""
    nodes = 0
    level = 0
    at[0] = 0
    while level >= 0:
        s = stack[first + level]
        who = acting(box, s)
        groups = 0
        if who:
            groups = legal(box, s, lowest(who), out, work)
        n = count(out, groups)
        if level == depth - 1:
            nodes += n
            level -= 1
        elif at[level] == n:
            level -= 1
        else:
            action = pick(out, groups, at[level])
            at[level] += 1
            level += 1
            at[level] = 0
            copy_row(stack, first + level, stack, first + level - 1)
            apply(box, stack[first + level], lowest(who), action)
    return nodes


ENTRIES = (call,)
