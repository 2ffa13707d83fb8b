"""What a seat's engrams and electricity are worth to it, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.data import DISPLAY, HOLD, STACKS
from ..rules.state import (
    COLOURS,
    NONE,
    B,
    Board,
    Box,
    E,
    G,
    State,
    W,
    Y,
)
from ..rules.turn.purchase import columns_with_room, idea_price, missing
from .mind import Mind
from .values import HALF_UNITS, POINT, unit

ENOUGH_VOLTS, VOLT = 4, 9  # electricity is worth less beyond so much
# How much of what a purchase would bring is counted before it is made, by what is missing.
NEAR_0, NEAR_1, NEAR_2, NEAR_3 = 9, 5, 3, 1


@rule
def held_value(b: Board, turns_left: int) -> int:
    """Engrams and electricity in stock; engrams beyond seven will be dropped."""
    pale = b.stock[W] + b.stock[Y]
    dark = b.stock[B] + b.stock[G]
    lost = max(0, pale + dark - HOLD)
    engrams = POINT * (pale + 2 * dark - lost)
    volts = min(b.stock[E], ENOUGH_VOLTS)
    return unit(turns_left) * (engrams + VOLT * volts + VOLT * (b.stock[E] - volts) // 2) // POINT


@rule
def stock_value(box: Box, s: State, b: Board, mind: Mind) -> int:
    """What is in stock, and what it may soon buy; `value_tiles` must have been called."""
    if mind.turns_left == 0:
        return 0
    return held_value(b, mind.turns_left) + prospect_value(box, s, b, mind)


@rule
def prospect_value(box: Box, s: State, b: Board, mind: Mind) -> int:
    turns_left = mind.turns_left
    item = 0
    idea = 0
    if columns_with_room(b, 2):
        for p in range(DISPLAY):
            if s.item[p] != NONE:
                near = nearness(item_missing(box, s, b, p))
                item = max(item, (mind.item_gains[p] - item_cost(box, s, p, turns_left)) * near)
    if columns_with_room(b, 1):
        for p in range(DISPLAY):
            if s.idea[p] != NONE:
                volts = missing(b, E, idea_price(box, s, s.idea[p])) + 1
                near = nearness(volts // 2 + box.surcharge[p])
                idea = max(idea, (mind.idea_gains[p] - idea_cost(box, s, p, turns_left)) * near)
    pipe = 0
    for p in range(STACKS):
        if s.top[p] != NONE:
            near = nearness(pipe_missing(box, s, b, p))
            pipe = max(pipe, (mind.pipe_gains[p] - pipe_cost(box, s, p, turns_left)) * near)
    return (item + idea + pipe) // POINT


@rule
def nearness(lacks: int) -> int:
    if lacks == 0:
        return NEAR_0
    if lacks == 1:
        return NEAR_1
    if lacks == 2:
        return NEAR_2
    return NEAR_3 if lacks == 3 else 0


@rule
def item_missing(box: Box, s: State, b: Board, p: int) -> int:
    lacks = (missing(b, E, box.item_price[p]) + 1) // 2
    for c in range(COLOURS):
        lacks += missing(b, c, box.item_engrams[s.item[p] * COLOURS + c])
    return lacks


@rule
def pipe_missing(box: Box, s: State, b: Board, p: int) -> int:
    lacks = 0
    for c in range(COLOURS):
        lacks += missing(b, c, box.pipe_engrams[s.top[p] * COLOURS + c])
    return lacks


@rule
def item_cost(box: Box, s: State, p: int, turns_left: int) -> int:
    halves = box.item_price[p]
    for c in range(COLOURS):
        halves += box.item_engrams[s.item[p] * COLOURS + c] * HALF_UNITS[c]
    return halves * unit(turns_left) // 2


@rule
def idea_cost(box: Box, s: State, p: int, turns_left: int) -> int:
    return (idea_price(box, s, s.idea[p]) + 2 * box.surcharge[p]) * unit(turns_left) // 2


@rule
def pipe_cost(box: Box, s: State, p: int, turns_left: int) -> int:
    halves = 0
    for c in range(COLOURS):
        halves += box.pipe_engrams[s.top[p] * COLOURS + c] * HALF_UNITS[c]
    return halves * unit(turns_left) // 2
