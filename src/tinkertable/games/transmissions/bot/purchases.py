"""What buying brings a seat beyond what it pays, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

from ..rules.state import COLOURS, NONE, Board, Box, E, State
from ..rules.turn.purchase import (
    can_pay_idea,
    can_pay_item,
    can_pay_pipe,
    columns_with_room,
    idea_price,
)
from .endgame import end_gain
from .stock_values import idea_cost, item_cost, pipe_cost, prospect_value
from .values import IDEA_GAIN, ITEM_GAIN, PIPE_GAIN, POINT

# Sixteenths of what the engrams and the electricity that are paid could soon have bought besides.
OPPORTUNITY = 12


@rule
def item_surplus(box: Box, s: State, b: Board, p: int, turns_left: int, work: Ints) -> int:
    """0 if it cannot be bought."""
    if columns_with_room(b, 2) == 0 or not can_pay_item(box, s, b, p):
        return 0
    item = s.item[p] + 0
    gain = work[ITEM_GAIN + p] - item_cost(box, s, p, turns_left)
    idea = s.idea[p] + 0
    s.item[p] = NONE
    s.idea[p] = NONE
    before = prospect_value(box, s, b, turns_left, work)
    b.stock[E] -= box.item_price[p]
    for c in range(COLOURS):
        b.stock[c] -= box.item_engrams[item * COLOURS + c]
    gain -= opportunity_cost(before - prospect_value(box, s, b, turns_left, work), turns_left)
    b.stock[E] += box.item_price[p]
    for c in range(COLOURS):
        b.stock[c] += box.item_engrams[item * COLOURS + c]
    s.item[p] = item
    s.idea[p] = idea
    return gain + end_gain(box, s, b, 2, gain, work)


@rule
def idea_surplus(box: Box, s: State, b: Board, p: int, turns_left: int, work: Ints) -> int:
    if columns_with_room(b, 1) == 0 or not can_pay_idea(box, s, b, p):
        return 0
    idea = s.idea[p] + 0
    gain = work[IDEA_GAIN + p] - idea_cost(box, s, p, turns_left)
    item = s.item[p] + 0
    s.item[p] = NONE
    s.idea[p] = NONE
    before = prospect_value(box, s, b, turns_left, work)
    b.stock[E] -= idea_price(box, s, idea)
    gain -= opportunity_cost(before - prospect_value(box, s, b, turns_left, work), turns_left)
    b.stock[E] += idea_price(box, s, idea)
    s.item[p] = item
    s.idea[p] = idea
    return gain + end_gain(box, s, b, 1, gain, work)


@rule
def pipe_surplus(box: Box, s: State, b: Board, p: int, turns_left: int, work: Ints) -> int:
    if not can_pay_pipe(box, s, b, p):
        return 0
    pipe = s.top[p] + 0
    gain = work[PIPE_GAIN + p] - pipe_cost(box, s, p, turns_left)
    s.top[p] = NONE
    before = prospect_value(box, s, b, turns_left, work)
    for c in range(COLOURS):
        b.stock[c] -= box.pipe_engrams[pipe * COLOURS + c]
    gain -= opportunity_cost(before - prospect_value(box, s, b, turns_left, work), turns_left)
    for c in range(COLOURS):
        b.stock[c] += box.pipe_engrams[pipe * COLOURS + c]
    s.top[p] = pipe
    if s.under[p] > 0:
        return gain
    return gain + end_gain(box, s, b, 0, gain, work)


@rule
def opportunity_cost(lost: int, turns_left: int) -> int:
    """In the last turn nothing is to be bought besides."""
    return lost * OPPORTUNITY // POINT if turns_left > 0 else 0
