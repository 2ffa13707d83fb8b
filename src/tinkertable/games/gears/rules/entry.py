"""Step 4: what winners enter or send to check, and what blue brings back."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule

from .abilities import slot_of, spend_ability, usable
from .actions import CHECK, ENTER, PASS, USE_COMPUTATION
from .night import effect_of, shift
from .state import (
    AFTER_ENTRY,
    ALL_CODES,
    BLUE,
    CODES,
    ENTRY,
    MULTI,
    NONE,
    PURPLE,
    RED,
    SENDS_NONE,
    SENDS_WITH_OTHERS,
    WHEN_ENTRY,
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
    if box.matchless[effect]:  # R42
        match = 0
    n = offer(out, 0, ENTER, match | b.codes_checked)
    if match == 0:
        n = offer(out, n, CHECK, b.codes_open)
    slot = usable(box, s, b, effect, WHEN_ENTRY)
    if slot != NONE and box.enters[slot]:
        n = offer(out, n, box.use[slot], unentered)
    return n


@rule
def apply_entry(box: Box, s: State, b: Board, action: int) -> None:
    """R18: enter or send to check; R31: enter any card."""
    s.phase = ENTRY
    if action >= USE_COMPUTATION:
        spend_ability(b)
        enter(b, card_of(action))
    elif action >= CHECK:
        send_to_check(b, action - CHECK)
    else:
        enter(b, action - ENTER)
    slot = usable(box, s, b, effect_of(box, s), WHEN_ENTRY)
    if slot != NONE and b.codes_open and may_send(box, s, slot):
        s.phase = AFTER_ENTRY


@rule
def may_send(box: Box, s: State, slot: int) -> bool:
    """R30: does this ability send one more card to check?"""
    if box.sends[slot] == SENDS_WITH_OTHERS:
        return popcount(s.winners) > 1
    return box.sends[slot] != SENDS_NONE


@rule
def legal_sending(box: Box, s: State, b: Board, out: Ints) -> int:
    """R30: one more open card, or pass."""
    n = offer(out, 0, box.use[slot_of(b.character, shift(s))], b.codes_open)
    return offer(out, n, PASS, 1)


@rule
def apply_sending(s: State, b: Board, action: int) -> None:
    if action != PASS:
        spend_ability(b)
        send_to_check(b, card_of(action))
    s.phase = ENTRY


@rule
def card_of(action: int) -> int:
    """The code card that an ability is used on."""
    return (action - USE_COMPUTATION) % CODES


@rule
def enter(b: Board, code: int) -> None:
    b.codes_open &= ~(1 << code)
    b.codes_checked &= ~(1 << code)
    b.codes_entered |= 1 << code


@rule
def send_to_check(b: Board, code: int) -> None:
    b.codes_open &= ~(1 << code)
    b.codes_checked |= 1 << code
