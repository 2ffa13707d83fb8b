"""Harvey's deck of transmission cards."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from . import data
from .actions import HARVEY_CARD
from .data import HARVEY_COPIES
from .state import CARDS, DIFFICULTY, FIRST_LOCATION_CARD, LOCATION_CARDS, WITHOUT_TL1, State

# R56: by value of the option: bit set of the location cards that Harvey goes without.
REMOVED = table(data.DIFFICULTIES.values())
COUNTED = len(data.DIFFICULTIES)
# [location card, value of its option]: of how many copies.
COPIES = HARVEY_COPIES + 1
WITHOUT = table(int(count) for counts in data.WITHOUT.values() for count in counts)


@rule
def harvey_card_count(s: State) -> int:
    cards = 0
    for card in range(CARDS):
        cards += s.harvey[card]
    return cards


@rule
def legal_harvey_card(s: State, out: Ints) -> int:
    """R56: any card of the deck."""
    cards = 0
    for card in range(CARDS):
        cards |= (s.harvey[card] > 0) << card
    return offer(out, 0, HARVEY_CARD, cards)


@rule
def fill_harvey_deck(s: State) -> None:
    """R56: Harvey's cards, without those taken out."""
    for card in range(CARDS):
        s.harvey[card] = HARVEY_COPIES
    for i in range(LOCATION_CARDS):
        s.harvey[FIRST_LOCATION_CARD + i] -= copies_removed(s, i)


@rule
def copies_removed(s: State, location_card: int) -> int:
    if s.option[DIFFICULTY] == COUNTED:
        return WITHOUT[location_card * COPIES + s.option[WITHOUT_TL1 + location_card]]
    return HARVEY_COPIES * (REMOVED[s.option[DIFFICULTY]] >> location_card & 1)
