"""The factory: bots from the deck into its slots, and back to the discard."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import FILL
from .data import SLOTS
from .state import CARDS, NONE, SET, SETS, State


@rule
def legal_fill(s: State, out: Ints) -> int:
    """Any bot the deck still holds, into the slot that is filled now."""
    n = 0
    for i in range(SETS):
        n = offer(out, n, FILL + s.step * CARDS + i * SET, s.deck[i])
    return n


@rule
def fill_slot(s: State, action: int) -> None:
    card = action - FILL - s.step * CARDS
    s.deck[card // SET] &= ~(1 << card % SET)
    s.factory[s.step] = card


@rule
def need_card(s: State) -> None:
    """R22: an empty deck is made of the whole discard."""
    left = 0
    for i in range(SETS):
        left |= s.deck[i]
    if left == 0:
        for i in range(SETS):
            s.deck[i] = s.discard[i]
            s.discard[i] = 0


@rule
def clear_factory(s: State) -> None:
    """R20, R32: the bots in the factory go to the discard."""
    for slot in range(SLOTS):
        card = s.factory[slot]
        s.discard[card // SET] |= 1 << card % SET
        s.factory[slot] = NONE
