"""What a seat's things are worth to it before the end, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, popcount, rule, table

from .data import DISPLAY, HOLD, LAST_TURN, STACKS
from .flow import longest_flow
from .ideas import row
from .purchase import columns_with, idea_price
from .score import (
    BIRDS,
    FLIES,
    OWN_IDEAS,
    OWN_ITEMS,
    OWN_PIPES,
    count,
    flow_of,
    item_points,
)
from .score import WORK as SCORE_WORK
from .sides import sides
from .state import (
    AFTER,
    AGAIN,
    BONUS,
    COLOURS,
    END,
    FOREST_KINDS,
    FROM_FOREST,
    JUMP,
    LOCATIONS,
    NONE,
    PAIRED,
    PAYING,
    RESOURCES,
    REVERSE,
    RIGHT,
    ROBOTS,
    STEPS,
    SWAP,
    B,
    Board,
    Box,
    E,
    G,
    State,
    W,
    Y,
)

POINT = 16
# In `work`, behind the score: what buying would bring, by display position and stack; what a
# visit to each location would.
ITEM_GAIN = SCORE_WORK
IDEA_GAIN = ITEM_GAIN + DISPLAY
PIPE_GAIN = IDEA_GAIN + DISPLAY
VISIT = PIPE_GAIN + STACKS
WORK = VISIT + LOCATIONS

# A unit is a white or yellow engram; blue and green ones are two, electricity is half. What it is
# worth falls with the turns to come: what is left over at the end is worth nothing.
UNIT = table((0, 5, 9, 12, 14, 15, 16, 17, 18))
MANY_TURNS = 8
HALF_UNITS = table((2, 2, 4, 4, 1))  # by resource
ENOUGH_VOLTS = 6  # more than that is worth half
# How much of what a purchase would bring is counted before it is made, by what is missing.
NEAR = table((6, 4, 2, 1, 0))
FAR = 4
SLOT = 16  # a slot used: its part of the points for a filled robot
WILD = 2  # a bird or butterfly, for those to come in each turn to come
WILD_MOST = 24
KIN = 2  # a family or a collector that may grow, in each turn to come
LENGTHENS = 13  # sixteenths: how often a pipe fits where the flow ends
ROBOT_USED = 3  # a robot is moved in one of so many turns


@rule
def turns_to_come(s: State) -> int:
    """About how many turns a side has after this one."""
    if s.end_side != NONE:
        return 0
    slots = 100
    for side in range(sides(s)):
        b = s.board[side]
        slots = min(slots, b.free[0] + b.free[1] + b.free[2] + b.free[3])
    stack = 100
    for i in range(STACKS):
        stack = min(stack, s.under[i] + 1)
    turns = min((slots * 3 + 1) // 2, 4 * stack)
    turns = min(turns, (popcount(s.items_left) + 1) * 3 // sides(s))
    return max(1, min(turns, LAST_TURN - s.board[s.turn].turns))


@rule
def unit(later: int) -> int:
    return UNIT[min(later, MANY_TURNS)]


@rule
def hoard(b: Board, later: int) -> int:
    """Engrams and electricity in stock; engrams beyond seven will be dropped."""
    pale = b.stock[W] + b.stock[Y]
    dark = b.stock[B] + b.stock[G]
    volts = min(b.stock[E], ENOUGH_VOLTS)
    halves = 2 * pale + 4 * dark - 2 * max(0, pale + dark - HOLD)
    return unit(later) * (2 * halves + 2 * volts + b.stock[E] - volts) // 4


@rule
def stock_value(box: Box, s: State, b: Board, later: int, work: Ints) -> int:
    """What is in stock, and what it may soon buy; `prepare` must have been called."""
    if later == 0:
        return 0
    return hoard(b, later) + prospect(box, s, b, later, work)


@rule
def prospect(box: Box, s: State, b: Board, later: int, work: Ints) -> int:
    item = 0
    idea = 0
    if columns_with(b, 2):
        for p in range(DISPLAY):
            if s.item[p] != NONE:
                near = NEAR[item_missing(box, s, b, p)]
                item = max(item, (work[ITEM_GAIN + p] - item_cost(box, s, p, later)) * near)
    if columns_with(b, 1):
        for p in range(DISPLAY):
            if s.idea[p] != NONE:
                volts = max(0, idea_price(box, s, s.idea[p]) - b.stock[E]) + 1
                near = NEAR[min(volts // 2 + box.surcharge[p], FAR)]
                idea = max(idea, (work[IDEA_GAIN + p] - idea_cost(box, s, p, later)) * near)
    pipe = 0
    for p in range(STACKS):
        if s.top[p] != NONE:
            near = NEAR[pipe_missing(box, s, b, p)]
            pipe = max(pipe, (work[PIPE_GAIN + p] - pipe_cost(box, s, p, later)) * near)
    return (item + idea + pipe) // POINT


@rule
def item_missing(box: Box, s: State, b: Board, p: int) -> int:
    missing = (max(0, box.item_price[p] - b.stock[E]) + 1) // 2
    for c in range(COLOURS):
        missing += max(0, box.item_engrams[s.item[p] * COLOURS + c] - b.stock[c])
    return min(missing, FAR)


@rule
def pipe_missing(box: Box, s: State, b: Board, p: int) -> int:
    missing = 0
    for c in range(COLOURS):
        missing += max(0, box.pipe_engrams[s.top[p] * COLOURS + c] - b.stock[c])
    return min(missing, FAR)


@rule
def item_cost(box: Box, s: State, p: int, later: int) -> int:
    halves = box.item_price[p] + 0
    for c in range(COLOURS):
        halves += box.item_engrams[s.item[p] * COLOURS + c] * HALF_UNITS[c]
    return halves * unit(later) // 2


@rule
def idea_cost(box: Box, s: State, p: int, later: int) -> int:
    return (idea_price(box, s, s.idea[p]) + 2 * box.surcharge[p]) * unit(later) // 2


@rule
def pipe_cost(box: Box, s: State, p: int, later: int) -> int:
    halves = 0
    for c in range(COLOURS):
        halves += box.pipe_engrams[s.top[p] * COLOURS + c] * HALF_UNITS[c]
    return halves * unit(later) // 2


@rule
def prepare(box: Box, s: State, b: Board, later: int, work: Ints) -> None:
    """What each item, idea and pipe to be had would bring, left in `work`."""
    count(box, b, 0, work)
    points = item_points(box, b, work)
    for p in range(DISPLAY):
        if s.item[p] != NONE:
            work[ITEM_GAIN + p] = item_gain(box, b, s.item[p], points, later, work)
        if s.idea[p] != NONE:
            work[IDEA_GAIN + p] = idea_gain(box, s, b, s.idea[p], points, later, work)
    n = longest_flow(b, work)
    step = (flow_of(box, n + 1) - flow_of(box, n)) * LENGTHENS
    for p in range(STACKS):
        if s.top[p] != NONE:
            work[PIPE_GAIN + p] = pipe_gain(box, b, s.top[p], points, step, later, work)


@rule
def wildlife_gain(birds: int, flies: int, later: int, work: Ints) -> int:
    now = (work[BIRDS] + birds) * (work[FLIES] + flies) - work[BIRDS] * work[FLIES]
    return now * POINT + (birds + flies) * min(WILD * later, WILD_MOST)


@rule
def item_gain(box: Box, b: Board, item: int, points: int, later: int, work: Ints) -> int:
    b.items[0] |= 1 << item
    work[OWN_ITEMS] += 1
    gain = (item_points(box, b, work) - points) * POINT
    work[OWN_ITEMS] -= 1
    b.items[0] &= ~(1 << item)
    if box.item_family[item] != NONE or box.item_special[item]:
        gain += KIN * min(later, MANY_TURNS)
    gain += wildlife_gain(box.item_birds[item], box.item_flies[item], later, work)
    return gain + 2 * SLOT


@rule
def idea_gain(box: Box, s: State, b: Board, idea: int, points: int, later: int, work: Ints) -> int:
    work[OWN_IDEAS] += 1
    gain = (item_points(box, b, work) - points + box.idea_points[idea]) * POINT
    work[OWN_IDEAS] -= 1
    gain += wildlife_gain(box.idea_birds[idea], box.idea_flies[idea], later, work)
    return gain + engine(box, s, idea, later) + SLOT


@rule
def pipe_gain(box: Box, b: Board, pipe: int, points: int, step: int, later: int, work: Ints) -> int:
    work[OWN_PIPES] += 1
    gain = (item_points(box, b, work) - points) * POINT
    work[OWN_PIPES] -= 1
    joined = box.pipe_points[pipe] * POINT + step
    joined += wildlife_gain(box.pipe_birds[pipe], box.pipe_flies[pipe], later, work)
    return gain + max(joined, box.flipped_points * POINT)


@rule
def engine(box: Box, s: State, idea: int, later: int) -> int:
    """What an idea brings by its use in the turns to come."""
    return use_value(box, s, idea) * unit(later) // POINT * later // ROBOT_USED


@rule
def use_value(box: Box, s: State, idea: int) -> int:
    """What an idea brings each time, in sixteenths of a unit."""
    i = row(s, idea)
    effect = box.effect[i]
    if effect == END:
        return 0
    if effect == STEPS:
        return 6 * box.steps[i]
    if effect == FROM_FOREST:
        return 16
    if effect == JUMP:
        return 12
    if effect in (SWAP, REVERSE) or effect >= RIGHT:
        return 8
    halves = box.gains_volts[i] - box.pays_volts[i] - 2 * box.pays_any[i]
    if box.pays_engram[i] != NONE:
        halves -= HALF_UNITS[box.pays_engram[i]]
    if box.gains[i] & (1 << B | 1 << G):
        halves += 4
    elif box.gains[i]:
        halves += 2
    value = max(4, 8 * halves)
    return value // 2 if effect == BONUS else value


@rule
def card_value(box: Box, kind: int, later: int) -> int:
    """A forest card that is held, beside the points on it."""
    if later == 0:
        return 0
    window = box.window[kind]
    halves = 7 * box.card_gains_any[kind] // 2 - box.card_pays[kind]
    for r in range(RESOURCES):
        halves += box.card_gains[kind * RESOURCES + r] * HALF_UNITS[r]
    if window == AFTER:
        halves = halves * 3 // 4
    elif window == PAYING:
        halves = 1
    elif window == PAIRED:
        halves = 4
    elif window == AGAIN:
        halves = 5
    return halves * unit(later) * 7 // POINT


@rule
def in_hand(box: Box, s: State, b: Board, later: int) -> int:
    """What forest cards and ideas will bring, what filled slots and wildlife may."""
    value = 0
    for k in range(FOREST_KINDS):
        if b.held[k] > 0:
            value += b.held[k] * card_value(box, k, later)
    for c in range(ROBOTS):
        left = b.ideas[c] + 0
        while left:
            value += engine(box, s, lowest(left), later)
            left &= left - 1
        if b.free[c] > 0:
            used = box.slots[c] - b.free[c]
            value += box.fill_points[c] * used * used * 12 // (box.slots[c] * box.slots[c])
    return value
