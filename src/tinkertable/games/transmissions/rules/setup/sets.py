"""R5: which sets of items and ideas are played with."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from .. import data
from ..actions import LETTERS, SET_COUNTS, SET_SETS, SETS
from ..data import SET_SIZE
from ..players import sets_used
from ..state import DRAW_DEAL, State


def _tiles(letters: tuple[int, ...]) -> int:
    """Bit set of the tiles of these sets."""
    return sum(((1 << SET_SIZE) - 1) << letter * SET_SIZE for letter in letters)


SET_ITEMS = table(_tiles(items) for items, _ in SETS)
SET_IDEAS = table(_tiles(ideas) for _, ideas in SETS)
# R5: by the number of sets: where their choices begin, and which halves of them are offered,
# those without X and Z first.
IN_GROUP = 50
SETS_FROM = table(
    next((i for i, (items, _) in enumerate(SETS) if len(items) == count), 0)
    for count in range(len(LETTERS))
)


def _offered(count: int, half: int, advanced: bool) -> int:
    pairs = [pair for pair in SETS if len(pair[0]) == count]
    known = data.ADVANCED_SET
    return sum(
        1 << i
        for i, pair in enumerate(pairs[half * IN_GROUP : (half + 1) * IN_GROUP])
        if advanced or not any(known in letters for letters in pair)
    )


# [number, advanced, half].
SET_OFFERS = table(
    _offered(count, half, advanced)
    for count in range(SET_COUNTS[-1] + 1)
    for advanced in (False, True)
    for half in range(2)
)


@rule
def legal_sets(s: State, out: Ints, advanced: int) -> int:
    """R5."""
    first = SET_SETS + SETS_FROM[sets_used(s)]
    at = (sets_used(s) * 2 + advanced) * 2
    n = offer(out, 0, first, SET_OFFERS[at])
    return offer(out, n, first + IN_GROUP, SET_OFFERS[at + 1])


@rule
def apply_sets(s: State, choice: int) -> None:
    s.items_left = SET_ITEMS[choice]
    s.ideas_left = SET_IDEAS[choice]
    s.phase = DRAW_DEAL
