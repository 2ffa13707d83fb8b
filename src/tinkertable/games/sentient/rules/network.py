"""The network: a bot is plugged in between two dice and turns them, unless it is covered."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import COVER, PLUG_IN
from .cards import ONLY_NONE, left_die_after, possible_covers, right_die_after
from .data import DICE, SLOTS
from .rounds import end_turn
from .state import COVERING, LEFT, NONE, RIGHT, Board, Box, State


@rule
def legal_plug(s: State, b: Board, out: Ints) -> int:
    """R14: the slots still empty in this round."""
    free = 0
    for slot in range(SLOTS):
        free |= is_empty(s, b, slot) << slot
    return offer(out, 0, PLUG_IN, free)


@rule
def is_empty(s: State, b: Board, slot: int) -> bool:
    """R14: may a bot be plugged in here?"""
    return b.card[s.round_now * SLOTS + slot] == NONE


@rule
def plug_in(box: Box, s: State, b: Board, slot: int) -> None:
    """R14; R17 asks what to cover, if there is a choice."""
    card = b.hand
    b.card[s.round_now * SLOTS + slot] = card
    b.hand = NONE
    s.step = slot
    if possible_covers(box, card, b.assistants) != ONLY_NONE:
        s.phase = COVERING
    else:
        cover(box, s, b, 0)


@rule
def legal_cover(box: Box, s: State, b: Board, out: Ints) -> int:
    card = b.card[s.round_now * SLOTS + s.step]
    return offer(out, 0, COVER, possible_covers(box, card, b.assistants))


@rule
def cover(box: Box, s: State, b: Board, corners: int) -> None:
    """R15, R18: what is not covered changes the dice, both at once."""
    at = s.round_now * SLOTS + s.step
    card = b.card[at]
    b.covered[at] = corners
    b.assistants -= (corners & LEFT != 0) + (corners & RIGHT != 0)
    die = s.round_now * DICE + s.step
    b.dice[die] = left_die_after(box, card, b.dice[die], corners)
    b.dice[die + 1] = right_die_after(box, card, b.dice[die + 1], corners)
    end_turn(s)
