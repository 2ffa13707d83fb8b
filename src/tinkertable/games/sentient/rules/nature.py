"""Nature's moves: halves, orders, bots, investors and dice."""

from __future__ import annotations

from tinkertable.core.offers import offer, offer_range
from tinkertable.core.record import Ints, rule, table

from .actions import DEAL_HALF, LAY_INVESTORS, LAYOUTS, ORDERS, ROLL, SET_ORDER
from .data import INVESTORS, SIDES
from .deck import fill_slot, legal_fill
from .rounds import continue_after_fill, open_round, roll
from .state import DEALING, INVESTING, MOST_SEATS, NONE, ORDERING, ROLLING, TYPES, Box, State

# By order: its seats, NONE beyond the last. By seats: where their orders begin, and how many.
ORDER_SEATS = table((*order, NONE, NONE)[i] for order in ORDERS for i in range(MOST_SEATS))
ORDER_FIRST = table(sum(len(order) < seats for order in ORDERS) for seats in range(MOST_SEATS + 1))
ORDER_COUNT = table(sum(len(order) == seats for order in ORDERS) for seats in range(MOST_SEATS + 1))
LAYOUT_TYPES = table(t for types in LAYOUTS for t in types)
LAYOUT_COUNT = len(LAYOUTS)


@rule
def legal_nature(s: State, out: Ints) -> int:
    if s.phase == DEALING:
        return offer(out, 0, DEAL_HALF + s.step * TYPES, halves_left(s))
    if s.phase == ORDERING:
        return offer(out, 0, SET_ORDER + ORDER_FIRST[s.seats], (1 << ORDER_COUNT[s.seats]) - 1)
    if s.phase == INVESTING:
        return offer_range(out, 0, LAY_INVESTORS, LAYOUT_COUNT)
    if s.phase == ROLLING:
        return offer(out, 0, ROLL + s.step * SIDES, (1 << SIDES) - 1)
    return legal_fill(s, out)


@rule
def halves_left(s: State) -> int:
    """R5: the types of which a half is left: none is dealt twice."""
    left = 0
    for kind in range(TYPES):
        left |= (s.halves[kind] > 0) << kind
    return left


@rule
def weight(box: Box, s: State, action: int) -> int:
    """R5: every half is equally likely, whatever it shows; so is all else."""
    if s.phase == DEALING:
        return s.halves[action - DEAL_HALF - s.step * TYPES]
    return 1


@rule
def apply_nature(s: State, action: int) -> None:
    if s.phase == DEALING:  # R5
        kind = action - DEAL_HALF - s.step * TYPES
        s.board[s.step].half = kind
        s.halves[kind] -= 1
        s.step += 1
        if s.step == s.seats:
            s.phase = ORDERING
    elif s.phase == ORDERING:  # R6
        for place in range(s.seats):
            s.order[place] = ORDER_SEATS[(action - SET_ORDER) * MOST_SEATS + place]
        open_round(s)
    elif s.phase == INVESTING:  # R8
        for k in range(INVESTORS):
            at = s.round_now * INVESTORS + k
            s.investor[at] = LAYOUT_TYPES[(action - LAY_INVESTORS) * INVESTORS + k]
        s.phase = ROLLING
        s.step = 0
    elif s.phase == ROLLING:
        roll(s, action - ROLL - s.step * SIDES + 1)
    else:
        fill_slot(s, action)
        continue_after_fill(s)
