"""The deck: bots from it into the slots of the factory, and back by way of the discard."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import FILL
from .data import SLOTS
from .state import CARDS, NONE, SET_SIZE, SETS, State


@rule
def begin_filling(s: State, phase: int, slot: int) -> None:
    s.phase = phase
    s.step = slot
    refill_deck(s)


@rule
def refill_deck(s: State) -> None:
    """R22: an empty deck is made of the whole discard."""
    left = 0
    for i in range(SETS):
        left |= s.deck[i]
    if left == 0:
        for i in range(SETS):
            s.deck[i] = s.discard[i]
            s.discard[i] = 0


@rule
def legal_fill(s: State, out: Ints) -> int:
    """Any bot the deck still holds, into the slot that is filled now."""
    n = 0
    for i in range(SETS):
        n = offer(out, n, FILL + s.step * CARDS + i * SET_SIZE, s.deck[i])
    return n


@rule
def fill_slot(s: State, action: int) -> None:
    card = action - FILL - s.step * CARDS
    s.deck[card // SET_SIZE] &= ~(1 << card % SET_SIZE)
    s.factory[s.step] = card


@rule
def clear_factory(s: State) -> None:
    """R20, R32: the bots in the factory go to the discard."""
    for slot in range(SLOTS):
        card = s.factory[slot]
        s.discard[card // SET_SIZE] |= 1 << card % SET_SIZE
        s.factory[slot] = NONE
