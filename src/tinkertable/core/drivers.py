"""Drivers over the contract: how Python reaches the rules. `sim.drivers` loads this file per game.

Bound per game as a real module with the game's functions as globals: closures over them, or
functions passed as arguments, would be compiled again in every process. Only two entries, since
each has the whole game optimised inside it again: one for many games, one for a single call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import NATURE_STREAM, SEATS_STREAM, below, restart
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

CHECKSUM = 0xFFFFFFFFFFFF
RESULTS = 3  # of a random game: moves, sum of the scores, checksum over every action and score

# What `call` can be asked.
(PLAY, ACTING, LEGAL, SCORE, RESULT, NEW, COPY, HIDE, REDEAL, WEIGHT, BAG, REVEALS, SECRECY,
 PERFT) = range(14)  # fmt: skip


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
def playout(box: Box, s: State, rng: Ints, out: Ints, work: Ints, tally: Ints) -> None:
    """Random moves to the end; adds to tally[0] the moves, mixes into tally[1] every action."""
    moves = 0
    checksum = tally[1]
    who = acting(box, s)
    while who:
        seat = lowest(who)
        n = legal(box, s, seat, out, work)
        action = choose(box, s, seat, out, n, rng)
        apply(box, s, seat, action)
        checksum = (checksum * 31 + action) & CHECKSUM
        moves += 1
        who = acting(box, s)
    tally[0] += moves
    tally[1] = checksum


@rule
def random_game(
    box: Box, s: State, seats: int, options: Ints, seed: int, index: int,
    rng: Ints, out: Ints, work: Ints, lines: Ints, tally: Ints,
) -> int:  # fmt: skip
    """The index-th random game of a seed, scored: the sum of the scores; the rest in `tally`."""
    restart(rng, seed, index)
    new(box, s, seats, options)
    tally[0] = 0
    tally[1] = 0
    playout(box, s, rng, out, work, tally)
    total = 0
    for seat in range(seats):
        points = score(box, s, seat, work, lines)
        total += points
        tally[1] = (tally[1] * 31 + points) & CHECKSUM
    return total


@entry
def random_games(
    boxes: list[Box], rows: list[State], seats: int, options: Ints, seed: int, first: int,
    games: int, rng: Ints, out: Ints, work: Ints, lines: Ints, tally: Ints, results: Ints,
) -> None:  # fmt: skip
    """Games first..first+games-1 of a seed; RESULTS numbers each."""
    for g in range(games):
        index = first + g
        total = random_game(
            boxes[0], rows[0], seats, options, seed, index, rng, out, work, lines, tally
        )
        results[RESULTS * g] = tally[0]
        results[RESULTS * g + 1] = total
        results[RESULTS * g + 2] = tally[1]


@entry
def call(
    what: int, boxes: list[Box], rows: list[State], i: int, a: int, b: int,
    out: Ints, work: Ints, lines: Ints, rng: Ints,
) -> int:  # fmt: skip
    """Ask one thing of row i; what a and b mean is said at each question."""
    box = boxes[0]
    s = rows[i]
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
    if what == NEW:  # seats; the options in `out`
        new(box, s, a, out)
    elif what == COPY:  # to row a
        copy_row(rows, a, rows, i)
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


ENTRIES = (random_games, call)
