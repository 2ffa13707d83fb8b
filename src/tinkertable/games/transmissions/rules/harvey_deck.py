"""Harvey's deck of transmission cards."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from . import data
from .actions import HARVEY_CARD
from .state import CARDS, DIFFICULTY, FIRST_LOCATION_CARD, NONE, WITHOUT_TL1, Box, State

# R56: by value of the option: bit set of the location cards that Harvey goes without.
REMOVED = table(data.DIFFICULTIES.values())
ROBOTS_ONLY = list(data.DIFFICULTIES).index("robots")
COUNTED = len(data.DIFFICULTIES)
# [location card, value of its option]: of how many copies.
COUNTS = len(data.WITHOUT["TL1"])
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
def fill_harvey_deck(box: Box, s: State) -> None:
    """R56: Harvey's cards, without those taken out."""
    for card in range(CARDS):
        s.harvey[card] = copies_played(box, s, card)


@rule
def copies_played(box: Box, s: State, card: int) -> int:
    """R56: of a card, in a deck that is whole."""
    return max(0, box.harvey_copies[card] - copies_removed(box, s, card))


@rule
def copies_removed(box: Box, s: State, card: int) -> int:
    if s.option[DIFFICULTY] == ROBOTS_ONLY:
        return box.harvey_copies[card] if box.card_robot[card] == NONE else 0
    place = card - FIRST_LOCATION_CARD
    if place < 0:
        return 0
    if s.option[DIFFICULTY] == COUNTED:
        return WITHOUT[place * COUNTS + s.option[WITHOUT_TL1 + place]]
    return box.harvey_copies[card] * (REMOVED[s.option[DIFFICULTY]] >> place & 1)
