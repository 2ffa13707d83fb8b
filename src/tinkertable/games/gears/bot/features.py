"""What a seat has when a round is over, as marks: what each is worth was learned (`weights.py`)."""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, popcount, rule

from ..rules.abilities import ability_on
from ..rules.data import CODE_COLOURS, CODES_A_SEAT, DAY_ROUNDS, ROUNDS
from ..rules.entry import NUMBERS, codes_of_colour
from ..rules.gear import hand
from ..rules.night import shift
from ..rules.score import points
from ..rules.state import (
    ABILITIES,
    DAY,
    GEARS,
    NIGHT,
    NONE,
    ROUND,
    SEATS,
    Board,
    Box,
    State,
)

TO_COME = ROUNDS - 1  # rounds to come, at most
LEFT = DAY_ROUNDS - 1  # rounds left of a shift, at most
CLOSE = 4  # rounds to come from which on a tie is no matter yet
COLOURS = len(CODE_COLOURS)

# Marks, in blocks.
ENTERED = 0  # + (rounds to come - 1) * CODES_A_SEAT + cards entered
CHECKED = ENTERED + TO_COME * CODES_A_SEAT  # + rounds to come - 1: one for each card on check
TIED = CHECKED + TO_COME  # + rounds to come - 1: one for each other seat with as many points
IN_HAND = TIED + CLOSE  # + (rounds left of the shift - 1) * GEARS + gear
MATCHED = IN_HAND + LEFT * GEARS  # + rounds left - 1: one for each gear with a card of its colour
OPEN_NUMBERS = MATCHED + LEFT  # + different numbers of the cards not entered - 1
OPEN_COLOURS = OPEN_NUMBERS + NUMBERS  # + different colours of them - 1
UNUSED = OPEN_COLOURS + COLOURS  # + ability that may still be used
TONIGHT = UNUSED + ABILITIES  # + ability that the night will bring
MARKS = TONIGHT + ABILITIES

MOST = 1 + CODES_A_SEAT + (SEATS - 1) + 2 * GEARS + 2 + 2  # marks of a seat


@rule
def mark(box: Box, s: State, seat: int, out: Ints, at: int) -> int:
    """Write the marks of a seat from out[at] on; returns where they end."""
    b = s.board[seat]
    to_come = ROUNDS - s.round_now
    out[at] = ENTERED + (to_come - 1) * CODES_A_SEAT + popcount(b.codes_entered)
    at += 1
    for _ in range(popcount(b.codes_checked)):
        out[at] = CHECKED + to_come - 1
        at += 1
    if to_come <= CLOSE:
        for other in range(s.seats):
            if other != seat and points(s.board[other]) == points(b):
                out[at] = TIED + to_come - 1
                at += 1
    at = mark_codes(b, out, at)
    if s.phase == ROUND:  # else night falls, and all have all gears but one
        at = mark_hand(s, b, out, at)
    if b.character != NONE:
        at = mark_ability(box, s, b, out, at)
    return at


@rule
def mark_codes(b: Board, out: Ints, at: int) -> int:
    numbers = 0
    colours = 0
    rest = b.codes_open | b.codes_checked
    while rest:
        code = lowest(rest)
        numbers |= 1 << code % NUMBERS
        colours |= 1 << code // NUMBERS
        rest &= rest - 1
    out[at] = OPEN_NUMBERS + popcount(numbers) - 1
    out[at + 1] = OPEN_COLOURS + popcount(colours) - 1
    return at + 2


@rule
def mark_hand(s: State, b: Board, out: Ints, at: int) -> int:
    left = (ROUNDS - s.round_now - 1) % DAY_ROUNDS
    gears = hand(b)
    while gears:
        gear = lowest(gears)
        gears &= gears - 1
        out[at] = IN_HAND + left * GEARS + gear
        at += 1
        if codes_of_colour(gear) & (b.codes_open | b.codes_checked):
            out[at] = MATCHED + left
            at += 1
    return at


@rule
def mark_ability(box: Box, s: State, b: Board, out: Ints, at: int) -> int:
    by_night = ability_on(box, b.character, NIGHT)
    if shift(s) == NIGHT:
        if b.character_side == NIGHT:
            out[at] = UNUSED + by_night
            at += 1
        return at
    out[at] = TONIGHT + by_night
    at += 1
    if b.character_side == DAY:
        out[at] = UNUSED + ability_on(box, b.character, DAY)
        at += 1
    return at
