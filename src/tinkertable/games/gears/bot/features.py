"""What a seat has when a round is over, as marks: what each is worth was learned (`weights.py`)."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from ..rules.abilities import ability_on
from ..rules.data import CODE_COLOURS, CODES_A_SEAT, DAY_ROUNDS, ROUNDS
from ..rules.entry import NUMBERS, codes_of_colour
from ..rules.gear import hand
from ..rules.night import shift
from ..rules.score import halves
from ..rules.state import (
    ABILITIES,
    DAY,
    GEARS,
    NIGHT,
    NONE,
    OTHER_ABILITY,
    ROUND,
    Board,
    Box,
    State,
)
from .mind import Mind, add_mark

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


@rule
def mark_seat(box: Box, s: State, seat: int, mind: Mind) -> None:
    """Leave the marks of a seat in `mind`."""
    b = s.board[seat]
    to_come = ROUNDS - s.round_now
    mind.marked = 0
    add_mark(mind, ENTERED + (to_come - 1) * CODES_A_SEAT + popcount(b.codes_entered))
    for _ in range(popcount(b.codes_checked)):
        add_mark(mind, CHECKED + to_come - 1)
    if to_come <= CLOSE:
        for other in range(s.seats):
            if other != seat and halves(s.board[other]) == halves(b):
                add_mark(mind, TIED + to_come - 1)
    mark_codes(b, mind)
    if s.phase == ROUND:  # else night falls, and all have all gears but one
        mark_hand(s, b, mind)
    if b.character != NONE:
        mark_ability(box, s, b, mind)


@rule
def mark_codes(b: Board, mind: Mind) -> None:
    numbers = 0
    colours = 0
    rest = b.codes_open | b.codes_checked
    while rest:
        code = lowest(rest)
        numbers |= 1 << code % NUMBERS
        colours |= 1 << code // NUMBERS
        rest &= rest - 1
    add_mark(mind, OPEN_NUMBERS + popcount(numbers) - 1)
    add_mark(mind, OPEN_COLOURS + popcount(colours) - 1)


@rule
def mark_hand(s: State, b: Board, mind: Mind) -> None:
    left = (ROUNDS - s.round_now - 1) % DAY_ROUNDS
    gears = hand(b)
    while gears:
        gear = lowest(gears)
        gears &= gears - 1
        add_mark(mind, IN_HAND + left * GEARS + gear)
        if codes_of_colour(gear) & (b.codes_open | b.codes_checked):
            add_mark(mind, MATCHED + left)


@rule
def mark_ability(box: Box, s: State, b: Board, mind: Mind) -> None:
    """An ability that is none of ours has no mark: nothing was learned of it."""
    by_night = ability_on(box, b.character, NIGHT)
    if shift(s) == NIGHT:
        if b.character_side == NIGHT and by_night != OTHER_ABILITY:
            add_mark(mind, UNUSED + by_night)
        return
    if by_night != OTHER_ABILITY:
        add_mark(mind, TONIGHT + by_night)
    by_day = ability_on(box, b.character, DAY)
    if b.character_side == DAY and by_day != OTHER_ABILITY:
        add_mark(mind, UNUSED + by_day)
