"""What a seat's things are worth to it before the end, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import Ints, popcount, rule, table

from ..rules.data import DISPLAY, HOLD, LAST_TURN, STACKS
from ..rules.ending import free_slots
from ..rules.flow import PATH, longest_flow
from ..rules.ideas import idea_row
from ..rules.purchase import columns_with_room, idea_price, missing
from ..rules.score import (
    BIRDS,
    FLIES,
    OWN_IDEAS,
    OWN_ITEMS,
    OWN_PIPES,
    count_holdings,
    flow_length_points,
    item_points,
)
from ..rules.score import WORK as SCORE_WORK
from ..rules.sides import player_count
from ..rules.state import (
    AFTER,
    AGAIN,
    BONUS,
    COLOURS,
    END,
    FROM_FOREST,
    JUMP,
    LOCATIONS,
    NONE,
    PAIRED,
    PAYING,
    RESOURCES,
    REVERSE,
    RIGHT,
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
from .flow_ends import fits, open_kinds

POINT = 16
# In `work`, behind the score: what buying would bring, by display position and stack; what a
# visit to each location would.
ITEM_GAIN = SCORE_WORK
IDEA_GAIN = ITEM_GAIN + DISPLAY
PIPE_GAIN = IDEA_GAIN + DISPLAY
VISIT_GAIN = PIPE_GAIN + STACKS
WORK = VISIT_GAIN + LOCATIONS

# A unit is a white or yellow engram; blue and green ones are two, electricity is half. What it is
# worth falls with the turns to come: what is left over at the end is worth nothing. These numbers
# were found by play: of two simulated seats that differ in some, the one that won more was kept.
UNIT, UNIT_A_TURN = 19, 6
HALF_UNITS = table((2, 2, 4, 4, 1))  # by resource
ENOUGH_VOLTS, VOLT = 4, 9  # electricity is worth less beyond so much
# How much of what a purchase would bring is counted before it is made, by what is missing.
NEAR_0, NEAR_1, NEAR_2, NEAR_3 = 9, 5, 3, 1
SLOT = 24  # a slot used: its part of the points for a filled robot
WILDLIFE = 2  # a bird or butterfly, for those to come in each turn to come
GROWTH = 5  # a family or a collector that may grow, in each turn to come
MANY_TURNS = 12
TURNS_A_PIPE = 4  # the longer the flow will be, the more a pipe is worth that lengthens it
ENGINE = 3  # sixteenths of a use of an idea in each turn to come
HELD = 2  # sixteenths of what a card would bring
# How long it takes, in sixteenths of a turn, until a slot is filled, a pipe of a stack is taken,
# a pair is bought. Against Harvey it is best to act as if there were no time at all.
SLOT_TURNS, HARVEY_SLOT_TURNS, PIPE_TURNS, PAIR_TURNS = 24, 3, 96, 24


@rule
def turns_to_come(s: State) -> int:
    """About how many turns a side has after this one."""
    if s.end_side != NONE:
        return 0
    turns = LAST_TURN * POINT
    for player in range(player_count(s)):
        b = s.board[player]
        turns = min(
            turns, free_slots(b) * (SLOT_TURNS if player < s.seats else HARVEY_SLOT_TURNS) + POINT
        )
    for i in range(STACKS):
        turns = min(turns, (s.under[i] + 1) * PIPE_TURNS)
    turns = min(turns, (popcount(s.items_left) + 1) * PAIR_TURNS // player_count(s)) // POINT
    return max(1, min(turns, LAST_TURN - s.board[s.turn].turns))


@rule
def unit(turns_left: int) -> int:
    return min(turns_left * UNIT_A_TURN, UNIT)


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
def stock_value(box: Box, s: State, b: Board, turns_left: int, work: Ints) -> int:
    """What is in stock, and what it may soon buy; `value_tiles` must have been called."""
    if turns_left == 0:
        return 0
    return held_value(b, turns_left) + prospect_value(box, s, b, turns_left, work)


@rule
def prospect_value(box: Box, s: State, b: Board, turns_left: int, work: Ints) -> int:
    item = 0
    idea = 0
    if columns_with_room(b, 2):
        for p in range(DISPLAY):
            if s.item[p] != NONE:
                near = nearness(item_missing(box, s, b, p))
                item = max(item, (work[ITEM_GAIN + p] - item_cost(box, s, p, turns_left)) * near)
    if columns_with_room(b, 1):
        for p in range(DISPLAY):
            if s.idea[p] != NONE:
                volts = missing(b, E, idea_price(box, s, s.idea[p])) + 1
                near = nearness(volts // 2 + box.surcharge[p])
                idea = max(idea, (work[IDEA_GAIN + p] - idea_cost(box, s, p, turns_left)) * near)
    pipe = 0
    for p in range(STACKS):
        if s.top[p] != NONE:
            near = nearness(pipe_missing(box, s, b, p))
            pipe = max(pipe, (work[PIPE_GAIN + p] - pipe_cost(box, s, p, turns_left)) * near)
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
    halves = box.item_price[p] + 0
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


@rule
def value_tiles(box: Box, s: State, b: Board, turns_left: int, work: Ints) -> None:
    """What each item, idea and pipe to be had would bring, left in `work`."""
    count_holdings(box, b, 0, work)
    points = item_points(box, b, work)
    for p in range(DISPLAY):
        if s.item[p] != NONE:
            work[ITEM_GAIN + p] = item_gain(box, b, s.item[p], points, turns_left, work)
        if s.idea[p] != NONE:
            work[IDEA_GAIN + p] = idea_gain(box, s, b, s.idea[p], points, turns_left, work)
    n = longest_flow(b, work)
    kinds = open_kinds(box, b, work[PATH + n - 1])
    length = n + turns_left // TURNS_A_PIPE
    step = (flow_length_points(box, length + 1) - flow_length_points(box, length)) * POINT
    for p in range(STACKS):
        if s.top[p] != NONE:
            longer = step if fits(box, s.top[p], kinds) else 0
            work[PIPE_GAIN + p] = pipe_gain(box, b, s.top[p], points, longer, turns_left, work)


@rule
def wildlife_gain(birds: int, flies: int, turns_left: int, work: Ints) -> int:
    now = (work[BIRDS] + birds) * (work[FLIES] + flies) - work[BIRDS] * work[FLIES]
    return now * POINT + (birds + flies) * WILDLIFE * min(turns_left, MANY_TURNS)


@rule
def item_gain(box: Box, b: Board, item: int, points: int, turns_left: int, work: Ints) -> int:
    b.items[0] |= 1 << item
    work[OWN_ITEMS] += 1
    gain = (item_points(box, b, work) - points) * POINT
    work[OWN_ITEMS] -= 1
    b.items[0] &= ~(1 << item)
    if box.item_family[item] != NONE or box.item_special[item]:
        gain += GROWTH * min(turns_left, MANY_TURNS)
    gain += wildlife_gain(box.item_birds[item], box.item_flies[item], turns_left, work)
    return gain + 2 * SLOT


@rule
def idea_gain(
    box: Box, s: State, b: Board, idea: int, points: int, turns_left: int, work: Ints
) -> int:
    work[OWN_IDEAS] += 1
    gain = (item_points(box, b, work) - points + box.idea_points[idea]) * POINT
    work[OWN_IDEAS] -= 1
    gain += wildlife_gain(box.idea_birds[idea], box.idea_flies[idea], turns_left, work)
    return gain + engine_value(box, s, idea, turns_left) + SLOT


@rule
def pipe_gain(
    box: Box, b: Board, pipe: int, points: int, longer: int, turns_left: int, work: Ints
) -> int:
    work[OWN_PIPES] += 1
    gain = (item_points(box, b, work) - points) * POINT
    work[OWN_PIPES] -= 1
    joined = box.pipe_points[pipe] * POINT + longer
    joined += wildlife_gain(box.pipe_birds[pipe], box.pipe_flies[pipe], turns_left, work)
    return gain + max(joined, box.flipped_points * POINT)


@rule
def engine_value(box: Box, s: State, idea: int, turns_left: int) -> int:
    """What an idea brings by its use in the turns to come."""
    return use_value(box, s, idea) * unit(turns_left) * turns_left * ENGINE // (POINT * POINT)


@rule
def use_value(box: Box, s: State, idea: int) -> int:
    """What an idea brings each time, in sixteenths of a unit."""
    i = idea_row(s, idea)
    effect = box.effect[i]
    if effect == END:
        return 0
    if effect == STEPS:
        return 6 * box.steps[i]
    if effect == FROM_FOREST:
        return 16
    if effect == JUMP:
        return 12
    if effect == SWAP or effect == REVERSE or effect >= RIGHT:
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
def card_value(box: Box, kind: int, turns_left: int) -> int:
    """A forest card that is held, beside the points on it."""
    if turns_left == 0:
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
    return halves * unit(turns_left) * HELD // (2 * POINT)
