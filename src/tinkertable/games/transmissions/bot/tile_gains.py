"""What items, ideas and pipes would bring a seat, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

from ..rules.data import DISPLAY, STACKS
from ..rules.flow import PATH, longest_flow
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
from ..rules.state import (
    NONE,
    Board,
    Box,
    State,
)
from .flow_ends import fits, open_kinds
from .values import IDEA_GAIN, ITEM_GAIN, PIPE_GAIN, POINT, engine_value

SLOT = 24  # a slot used: its part of the points for a filled robot
WILDLIFE = 2  # a bird or butterfly, for those to come in each turn to come
GROWTH = 5  # a family or a collector that may grow, in each turn to come
MANY_TURNS = 12
TURNS_A_PIPE = 4  # the longer the flow will be, the more a pipe is worth that lengthens it


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
