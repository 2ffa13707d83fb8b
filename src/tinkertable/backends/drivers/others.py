"""A game of one seat: the others play at random, and their turns are nature's.

What is defined here stands in the place of the game's own rules, which are bound under `all_`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.record import Ints, lowest, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, State, Work
    from tinkertable.core.contract import acting as all_acting
    from tinkertable.core.contract import apply as all_apply
    from tinkertable.core.contract import legal as all_legal
    from tinkertable.core.contract import weight as all_weight

MINE = 0  # the seat that is left


@rule
def acting(box: Box, s: State) -> int:
    """Where several may act at once the others do so first."""
    who = all_acting(box, s)
    if who & ~(1 << MINE):
        return 1 << NATURE
    return who


@rule
def turn(box: Box, s: State, seat: int) -> int:
    """Who it is that acts: in nature's turns the lowest of the others, or nature herself."""
    if seat == NATURE:
        return lowest(all_acting(box, s) & ~(1 << MINE))
    return seat


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    return all_legal(box, s, turn(box, s, seat), out, work)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    all_apply(box, s, turn(box, s, seat), action)


@rule
def weight(box: Box, s: State, action: int) -> int:
    if turn(box, s, NATURE) == NATURE:
        return all_weight(box, s, action)
    return 1
