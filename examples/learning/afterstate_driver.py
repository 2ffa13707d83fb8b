"""A match of Railroad Ink (alone, base game) played by what boards are worth, and learned from.

What a board is worth is what it scores as it stands and what is still to come: a sum of weights,
one for every mark. A mark is a cell with what is drawn there and what it faces, a line of the
score sheet, or a die that is left, each in its round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import restart
from tinkertable.core.record import Ints, Reals, copy_row, lowest, popcount, rule
from tinkertable.core.seats import NATURE
from tinkertable.games.railroad_ink.rules.contract import acting, apply, legal, new
from tinkertable.games.railroad_ink.rules.data import ROUNDS
from tinkertable.games.railroad_ink.rules.score import score
from tinkertable.games.railroad_ink.rules.state import DICE, Box, Sheet, State, Work
from tinkertable.games.railroad_ink.rules.tiles import CELLS

if TYPE_CHECKING:

    def nature_choice(box: Box, s: State, out: Ints, n: int, rng: Ints) -> int:
        """A throw, by its weight: that of `backends/drivers/playout.py`, when this is bound."""


ENTRIES = ("play",)

BLANK, NOW, TRIAL, ROWS = range(4)  # states: one that stays zero, the match, a move that is tried
TILES, FACINGS = 1 + 50, 256  # nothing or a route of our box; two bits a side
LINES = 5  # networks, highway, rail, specials used, dice left
VALUES = 64  # that a line, or a die, can have
OF_ROUND = CELLS * TILES * FACINGS + (LINES + 1) * VALUES
WEIGHTS = (ROUNDS + 1) * OF_ROUND
MARKS = CELLS + LINES + DICE
MOST_MOVES = 128  # of a seat; no match comes near


@rule
def play(
    boxes: list[Box], rows: list[State], options: Ints, seed: int, index: int,
    weights: Reals, rate: float, trace: float, marks: Ints, points: Ints,
    out: Ints, works: list[Work], sheets: list[Sheet], rng: Ints,
) -> int:  # fmt: skip
    """The index-th match of a seed, with the best afterstate each time; its score. Weights learn
    from it at a rate, 0 to leave them."""
    restart(rng, seed, index)
    copy_row(rows, NOW, rows, BLANK)
    new(boxes[0], rows[NOW], 1, options)
    moves = 0
    who = acting(boxes[0], rows[NOW])
    while who:
        n = legal(boxes[0], rows[NOW], lowest(who), out, works[0])
        if who == 1 << NATURE:
            action = nature_choice(boxes[0], rows[NOW], out, n, rng)
        else:
            action = best(
                boxes[0], rows, n, weights, marks, points, moves, out, works[0], sheets[0]
            )
            moves += 1
        apply(boxes[0], rows[NOW], lowest(who), action)
        who = acting(boxes[0], rows[NOW])
    total = score(boxes[0], rows[NOW], 0, works[0], sheets[0])
    if rate > 0.0:
        learn(weights, rate, trace, marks, points, moves, total)
    return total


@rule
def best(
    box: Box, rows: list[State], n: int, weights: Reals, marks: Ints, points: Ints, move: int,
    out: Ints, work: Work, sheet: Sheet,
) -> int:  # fmt: skip
    """The action that leads to the best board; its marks and points are those of the move."""
    found = -1
    most = 0.0
    for g in range(n):
        actions = out[2 * g + 1]
        while actions:
            action = out[2 * g] + lowest(actions)
            actions &= actions - 1
            copy_row(rows, TRIAL, rows, NOW)
            apply(box, rows[TRIAL], 0, action)
            now = score(box, rows[TRIAL], 0, work, sheet)
            mark(rows[TRIAL], sheet, marks, (move + 1) * MARKS)
            worth = now + sum_of(weights, marks, (move + 1) * MARKS)
            if found < 0 or worth > most:
                found = action
                most = worth
                points[move] = now
                for i in range(MARKS):
                    marks[move * MARKS + i] = marks[(move + 1) * MARKS + i]
    return found


@rule
def mark(s: State, sheet: Sheet, marks: Ints, at: int) -> None:
    """The marks of a board: which weights it is worth."""
    b = s.board[0]
    first = (s.round_now - 1) * OF_ROUND
    for cell in range(CELLS):
        marks[at + cell] = first + (cell * TILES + 1 + b.tile[cell]) * FACINGS + b.facing[cell]
    first += CELLS * TILES * FACINGS
    at += CELLS
    marks[at] = first + min(sheet.networks, VALUES - 1)
    marks[at + 1] = first + VALUES + sheet.highway
    marks[at + 2] = first + 2 * VALUES + sheet.rail
    marks[at + 3] = first + 3 * VALUES + 2 * b.specials + b.special_now
    marks[at + 4] = first + 4 * VALUES + popcount(b.drawn)
    for die in range(DICE):
        left = 0 if (b.drawn >> die) & 1 else 1 + s.dice[die]
        marks[at + LINES + die] = first + LINES * VALUES + left


@rule
def sum_of(weights: Reals, marks: Ints, at: int) -> float:
    total = 0.0
    for i in range(at, at + MARKS):
        total += weights[marks[i]]
    return total


@rule
def learn(
    weights: Reals, rate: float, trace: float, marks: Ints, points: Ints, moves: int, total: int
) -> None:
    """TD(lambda) on afterstates, from the end back: each is to be worth what the next one was
    thought to be worth, mixed with what came of it."""
    target = float(total)
    for move in range(moves - 1, -1, -1):
        thought = points[move] + sum_of(weights, marks, move * MARKS)
        step = rate * (target - thought) / MARKS
        for i in range(move * MARKS, (move + 1) * MARKS):
            weights[marks[i]] += step
        target = trace * target + (1.0 - trace) * thought
