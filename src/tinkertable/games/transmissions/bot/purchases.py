"""What buying brings a seat beyond what it pays, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.sheet import Sheet, Work
from ..rules.state import COLOURS, NONE, Board, Box, E, State
from ..rules.turn.purchase import (
    can_pay_idea,
    can_pay_item,
    can_pay_pipe,
    columns_with_room,
    idea_price,
)
from .endgame import end_gain
from .mind import Mind
from .stock_values import idea_cost, item_cost, pipe_cost, prospect_value
from .values import POINT

# Sixteenths of what the engrams and the electricity that are paid could soon have bought besides.
OPPORTUNITY = 12


@rule
def item_surplus(box: Box, s: State, b: Board, p: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """0 if it cannot be bought."""
    if columns_with_room(b, 2) == 0 or not can_pay_item(box, s, b, p):
        return 0
    item = s.item[p]
    gain = mind.item_gains[p] - item_cost(box, s, p, mind.turns_left)
    idea = s.idea[p]
    s.item[p] = NONE
    s.idea[p] = NONE
    before = prospect_value(box, s, b, mind)
    b.stock[E] -= box.item_price[p]
    for c in range(COLOURS):
        b.stock[c] -= box.item_engrams[item * COLOURS + c]
    gain -= opportunity_cost(before - prospect_value(box, s, b, mind), mind.turns_left)
    b.stock[E] += box.item_price[p]
    for c in range(COLOURS):
        b.stock[c] += box.item_engrams[item * COLOURS + c]
    s.item[p] = item
    s.idea[p] = idea
    return gain + end_gain(box, s, b, 2, gain, work, sheet)


@rule
def idea_surplus(box: Box, s: State, b: Board, p: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    if columns_with_room(b, 1) == 0 or not can_pay_idea(box, s, b, p):
        return 0
    idea = s.idea[p]
    gain = mind.idea_gains[p] - idea_cost(box, s, p, mind.turns_left)
    item = s.item[p]
    s.item[p] = NONE
    s.idea[p] = NONE
    before = prospect_value(box, s, b, mind)
    b.stock[E] -= idea_price(box, s, idea)
    gain -= opportunity_cost(before - prospect_value(box, s, b, mind), mind.turns_left)
    b.stock[E] += idea_price(box, s, idea)
    s.item[p] = item
    s.idea[p] = idea
    return gain + end_gain(box, s, b, 1, gain, work, sheet)


@rule
def pipe_surplus(box: Box, s: State, b: Board, p: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    if not can_pay_pipe(box, s, b, p):
        return 0
    pipe = s.top[p]
    gain = mind.pipe_gains[p] - pipe_cost(box, s, p, mind.turns_left)
    s.top[p] = NONE
    before = prospect_value(box, s, b, mind)
    for c in range(COLOURS):
        b.stock[c] -= box.pipe_engrams[pipe * COLOURS + c]
    gain -= opportunity_cost(before - prospect_value(box, s, b, mind), mind.turns_left)
    for c in range(COLOURS):
        b.stock[c] += box.pipe_engrams[pipe * COLOURS + c]
    s.top[p] = pipe
    if s.under[p] > 0:
        return gain
    return gain + end_gain(box, s, b, 0, gain, work, sheet)


@rule
def opportunity_cost(lost: int, turns_left: int) -> int:
    """In the last turn nothing is to be bought besides."""
    return lost * OPPORTUNITY // POINT if turns_left > 0 else 0
