"""Harvey's deck of transmission cards."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from . import data
from .actions import HARVEY_CARD
from .data import HARVEY_COPIES
from .state import CARDS, DIFFICULTY, FIRST_LOCATION_CARD, State

# R56: by value of the option: bit set of the location cards that Harvey goes without.
REMOVED = table(
    sum(1 << i for i in range(len(data.LOCATION_CARDS)) if removed >> i & 1)
    for removed in data.DIFFICULTIES.values()
)


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
        place = card - FIRST_LOCATION_CARD
        if place >= 0 and REMOVED[s.option[DIFFICULTY]] >> place & 1:
            s.harvey[card] = 0
