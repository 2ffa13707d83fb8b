"""Nature's moves: what is dealt, dropped and opened."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule

from .actions import DEAL_CHARACTER, DEAL_CODE, DROP_GEAR, GIVE_TOKEN, OPEN_ROUND
from .data import CODES_A_SEAT
from .night import has_characters
from .state import (
    ALL_CODES,
    ALL_GEARS,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DEAL,
    DROP,
    ROUND,
    SET,
    TOKEN,
    Box,
    State,
)

CODE_BAG, CHARACTER_BAG, TOKEN_BAG, ROUND_BAG = range(4)
DROP_BAG = 4  # + seat


@rule
def legal_nature(s: State, out: Ints) -> int:
    if s.phase == DEAL:
        return offer(out, 0, DEAL_CODE, ALL_CODES & ~s.dealt)
    if s.phase == DROP:
        return offer(out, 0, DROP_GEAR, ALL_GEARS)
    if s.phase == CHARACTER:
        return offer(out, 0, DEAL_CHARACTER, characters_left(s))
    if s.phase == TOKEN:
        return offer(out, 0, GIVE_TOKEN, (1 << s.seats) - 1)
    return offer(out, 0, OPEN_ROUND, ((1 << CARDS) - 1) & ~s.cards_used)


@rule
def characters_left(s: State) -> int:
    left = (1 << CHARACTERS) - 1
    for seat in range(s.turn):
        left &= ~(1 << s.board[seat].character)
    return left


@rule
def apply_nature(s: State, action: int) -> None:
    b = s.board[s.turn]
    if s.phase == DEAL:  # R3
        s.dealt |= 1 << (action - DEAL_CODE)
        b.codes_open |= 1 << (action - DEAL_CODE)
        if popcount(b.codes_open) == CODES_A_SEAT:
            next_seat(s, DROP)
    elif s.phase == DROP:  # R4, R13
        b.discard = 1 << (action - DROP_GEAR)
        next_seat(s, after_drops(s))
    elif s.phase == CHARACTER:  # R5
        b.character = action - DEAL_CHARACTER
        next_seat(s, TOKEN)
    elif s.phase == TOKEN:  # R7
        s.token = action - GIVE_TOKEN
        s.phase = ROUND
    else:  # R6
        s.card = action - OPEN_ROUND
        s.cards_used |= 1 << s.card
        s.round_now += 1
        s.phase = SET


@rule
def after_drops(s: State) -> int:
    """The phase in which nature goes on when every seat has dropped a gear."""
    if s.round_now:
        return ROUND
    if has_characters(s):
        return CHARACTER
    return TOKEN


@rule
def next_seat(s: State, then: int) -> None:
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = then


@rule
def weight(box: Box, s: State, action: int) -> int:
    return 1


@rule
def bag(box: Box, s: State) -> int:
    if s.phase == DEAL:
        return CODE_BAG
    if s.phase == DROP:
        return DROP_BAG + s.turn
    if s.phase == CHARACTER:
        return CHARACTER_BAG
    if s.phase == TOKEN:
        return TOKEN_BAG
    return ROUND_BAG
