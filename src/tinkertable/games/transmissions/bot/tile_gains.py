"""What items, ideas and pipes would bring a seat, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.data import DISPLAY, STACKS
from ..rules.flow import longest_flow
from ..rules.holdings import count_holdings, owned_items
from ..rules.item_score import item_points
from ..rules.printing import idea_row
from ..rules.score import flow_length_points
from ..rules.sheet import Sheet, Work
from ..rules.state import NONE, Board, Box, State
from .flow_ends import fits, flow_kinds
from .mind import Mind
from .values import POINT, engine_value

SLOT = 24  # a slot used: its part of the points for a filled robot
WILDLIFE = 2  # a bird or butterfly, for those to come in each turn to come
GROWTH = 5  # a family or a collector that may grow, in each turn to come
MANY_TURNS = 12
TURNS_A_PIPE = 4  # the longer the flow will be, the more a pipe is worth that lengthens it


@rule
def value_tiles(box: Box, s: State, b: Board, mind: Mind, work: Work, sheet: Sheet) -> None:
    """What a seat has, and what each item, idea and pipe to be had would bring it."""
    count_holdings(box, s, b, 0, sheet)
    mind.birds = sheet.birds
    mind.butterflies = sheet.butterflies
    mind.ideas = sheet.idea_count
    mind.pipes = sheet.pipe_count
    points = item_points(box, owned_items(b), mind.ideas, mind.pipes)
    for p in range(DISPLAY):
        if s.item[p] != NONE:
            mind.item_gains[p] = item_gain(box, b, s.item[p], points, mind)
        if s.idea[p] != NONE:
            mind.idea_gains[p] = idea_gain(box, s, b, s.idea[p], points, mind)
    n = longest_flow(s, b, work, sheet)
    kinds = flow_kinds(box, s, b, sheet)
    length = n + mind.turns_left // TURNS_A_PIPE
    step = (flow_length_points(box, length + 1) - flow_length_points(box, length)) * POINT
    for p in range(STACKS):
        if s.top[p] != NONE:
            longer = step if fits(box, s.top[p], kinds) else 0
            mind.pipe_gains[p] = pipe_gain(box, b, s.top[p], points, longer, mind)


@rule
def wildlife_gain(birds: int, butterflies: int, mind: Mind) -> int:
    """So many more."""
    now = (mind.birds + birds) * (mind.butterflies + butterflies) - mind.birds * mind.butterflies
    return now * POINT + (birds + butterflies) * WILDLIFE * min(mind.turns_left, MANY_TURNS)


@rule
def item_gain(box: Box, b: Board, item: int, points: int, mind: Mind) -> int:
    """`points` is what the seat's items score now."""
    items = owned_items(b) | 1 << item
    gain = (item_points(box, items, mind.ideas, mind.pipes) - points) * POINT
    if box.item_family[item] != NONE or box.item_special[item]:
        gain += GROWTH * min(mind.turns_left, MANY_TURNS)
    gain += wildlife_gain(box.item_birds[item], box.item_flies[item], mind)
    return gain + 2 * SLOT


@rule
def idea_gain(box: Box, s: State, b: Board, idea: int, points: int, mind: Mind) -> int:
    more = item_points(box, owned_items(b), mind.ideas + 1, mind.pipes) - points
    i = idea_row(s, idea)
    gain = (more + box.idea_points[i]) * POINT
    gain += wildlife_gain(box.idea_birds[i], box.idea_flies[i], mind)
    return gain + engine_value(box, s, idea, mind.turns_left) + SLOT


@rule
def pipe_gain(box: Box, b: Board, pipe: int, points: int, longer: int, mind: Mind) -> int:
    """`longer` is what it would add to the flow."""
    gain = (item_points(box, owned_items(b), mind.ideas, mind.pipes + 1) - points) * POINT
    joined = box.pipe_points[pipe] * POINT + longer
    joined += wildlife_gain(box.pipe_birds[pipe], box.pipe_flies[pipe], mind)
    return gain + max(joined, box.flipped_points * POINT)
