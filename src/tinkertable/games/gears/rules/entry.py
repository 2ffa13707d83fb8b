"""Step 4: what winners enter or send to check, and what blue brings back."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule

from .abilities import has_ability, spend_ability
from .actions import CHECK, ENTER, USE_COMPUTATION, USE_SOLUTION
from .state import (
    AFTER_ENTRY,
    ALL_CODES,
    BLUE,
    CODES,
    COMPUTATION,
    ENTRY,
    MULTI,
    PURPLE,
    RED,
    SOLUTION,
    TEST_RUN,
    YELLOW,
    Board,
    Box,
    State,
)

NUMBERS = 4  # of each colour
COLOUR_CODES = (1 << NUMBERS) - 1


@rule
def matching_codes(b: Board) -> int:
    """R17: the code cards a gear matches, by colour or by number."""
    codes = codes_of_colour(b.gear)
    for colour in range(CODES // NUMBERS):
        codes |= 1 << colour * NUMBERS + b.value - 1
    return codes


@rule
def codes_of_colour(gear: int) -> int:
    """R17: multicolour is of every colour, grey of none."""
    if gear == MULTI:
        return ALL_CODES
    if gear == RED:
        return COLOUR_CODES
    if gear == BLUE:
        return COLOUR_CODES << NUMBERS
    if gear == YELLOW:
        return COLOUR_CODES << 2 * NUMBERS
    if gear == PURPLE:
        return COLOUR_CODES << 3 * NUMBERS
    return 0


@rule
def legal_entry(box: Box, s: State, b: Board, effect: int, out: Ints) -> int:
    """R18: a match, or a card on check; without a match an open card may be sent to check."""
    unentered = b.codes_open | b.codes_checked
    match = matching_codes(b) & unentered
    if effect == TEST_RUN:  # R42
        match = 0
    n = offer(out, 0, ENTER, match | b.codes_checked)
    if match == 0:
        n = offer(out, n, CHECK, b.codes_open)
    if has_ability(box, s, b, SOLUTION):
        n = offer(out, n, USE_SOLUTION, unentered)
    return n


@rule
def apply_entry(box: Box, s: State, b: Board, action: int) -> None:
    """R18: enter or send to check; R31: enter any card."""
    s.phase = ENTRY
    if action >= USE_SOLUTION:
        spend_ability(b)
        enter(b, action - USE_SOLUTION)
    elif action >= CHECK:
        send_to_check(b, action - CHECK)
    else:
        enter(b, action - ENTER)
    if has_ability(box, s, b, COMPUTATION) and b.codes_open and popcount(s.winners) > 1:  # R30
        s.phase = AFTER_ENTRY


@rule
def apply_computation(s: State, b: Board, action: int) -> None:
    """R30: send one more card to check, or pass."""
    if USE_COMPUTATION <= action < USE_SOLUTION:
        spend_ability(b)
        send_to_check(b, action - USE_COMPUTATION)
    s.phase = ENTRY


@rule
def enter(b: Board, code: int) -> None:
    b.codes_open &= ~(1 << code)
    b.codes_checked &= ~(1 << code)
    b.codes_entered |= 1 << code


@rule
def send_to_check(b: Board, code: int) -> None:
    b.codes_open &= ~(1 << code)
    b.codes_checked |= 1 << code
