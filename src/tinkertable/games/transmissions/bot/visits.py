"""What it is worth to a seat to send a robot somewhere, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import lowest, rule

from ..rules.actions import MOST_STEPS
from ..rules.data import DISPLAY, SPACES, STACKS
from ..rules.forest_score import acorns
from ..rules.printing import idea_row
from ..rules.score import HALVES, POOL_PENALTY
from ..rules.sheet import Sheet, Work
from ..rules.state import (
    AFTER,
    BONUS,
    FOREST,
    JUMP,
    LOCATIONS,
    PIPES,
    REVERSE,
    ROBOTS,
    SCRAP,
    STEPS,
    SWAP,
    TOWN,
    Board,
    Box,
    E,
    State,
)
from ..rules.turn.locations import FIRST_TAKE, TAKE_COUNT, TAKE_WHAT
from ..rules.turn.movement import is_occupied, landing
from ..rules.turn.resources import available
from .mind import Mind
from .purchases import idea_surplus, item_surplus, pipe_surplus
from .stock_values import stock_value
from .values import POINT, card_value, unit, use_value

CARD_FROM_FOREST = 10  # what one is worth, of the two one sees
FIRST_ACORNS, MORE_ACORNS = 16, -10
POOL_LATER = 10  # turns to come that make what lies on the board unimportant


@rule
def pool_relief(s: State, resource: int, turns_left: int) -> int:
    """Alone: what it is worth that something does not lie on the board (R64)."""
    if s.seats > 1:
        return 0
    points = POOL_PENALTY[resource] * POINT // HALVES
    return points * (POINT - min(turns_left, POOL_LATER)) // POINT


@rule
def take_gain(box: Box, s: State, b: Board, take: int, mind: Mind) -> int:
    count = available(s, TAKE_WHAT[take], TAKE_COUNT[take])
    if count == 0:
        return 0
    return stock_gain(box, s, b, TAKE_WHAT[take], count, mind)


@rule
def stock_gain(box: Box, s: State, b: Board, resource: int, change: int, mind: Mind) -> int:
    """So much more of something in stock; alone, off the board."""
    gain = -stock_value(box, s, b, mind)
    b.stock[resource] += change
    gain += stock_value(box, s, b, mind)
    b.stock[resource] -= change
    if change > 0:
        gain += change * pool_relief(s, resource, mind.turns_left)
    return gain


@rule
def forest_gain(box: Box, s: State, b: Board, turns_left: int) -> int:
    if s.decked + s.discarded == 0:
        return 0
    own = acorns(box, b)
    gain = CARD_FROM_FOREST * unit(turns_left) // POINT
    return gain + (FIRST_ACORNS if own == 0 else MORE_ACORNS)


@rule
def visit_gain(
    box: Box, s: State, b: Board, here: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """The best action of a location, with what is in stock now; `value_tiles` comes first."""
    best = 0
    if here == TOWN:
        for p in range(DISPLAY):
            best = max(best, item_surplus(box, s, b, p, mind, work, sheet))
        return best
    if here == SCRAP:
        for p in range(DISPLAY):
            best = max(best, idea_surplus(box, s, b, p, mind, work, sheet))
        return best
    if here == FOREST:
        return max(0, forest_gain(box, s, b, mind.turns_left))
    if here == PIPES:
        for p in range(STACKS):
            best = max(best, pipe_surplus(box, s, b, p, mind, work, sheet))
        return best
    for take in range(FIRST_TAKE[here], FIRST_TAKE[here + 1]):
        best = max(best, take_gain(box, s, b, take, mind))
    for k in range(box.forest_kinds):
        if b.held[k] > 0 and box.window[k] == AFTER and box.place[k] == here:
            best += card_value(box, k, mind.turns_left) // 2
    return best


@rule
def value_visits(box: Box, s: State, b: Board, mind: Mind, work: Work, sheet: Sheet) -> None:
    """What a visit to each location would bring; `value_tiles` comes first."""
    for here in range(LOCATIONS):
        mind.visit_gains[here] = visit_gain(box, s, b, here, mind, work, sheet)


@rule
def best_walk(box: Box, s: State, robot: int, way: int, steps: int, mind: Mind) -> int:
    """The best of the locations within so many steps."""
    best = 0
    for step in range(1, min(steps, MOST_STEPS) + 1):
        here = box.location[landing(s, robot, way, step)]
        best = max(best, mind.visit_gains[here])
    return best


@rule
def best_jump(box: Box, s: State, robot: int, mind: Mind) -> int:
    best = 0
    for space in range(SPACES):
        if not is_occupied(s, space, robot):
            best = max(best, mind.visit_gains[box.location[space]])
    return best


@rule
def best_swap(box: Box, s: State, robot: int, mind: Mind) -> int:
    best = 0
    for r in range(ROBOTS):
        if r != robot:
            best = max(best, mind.visit_gains[box.location[s.robot_at[r]]])
    return best


@rule
def robot_gain(box: Box, s: State, b: Board, robot: int, mind: Mind) -> int:
    """The best a robot can be sent for, with its ideas; `value_visits` comes first."""
    steps = box.distance[robot]
    back = 0
    jump = False
    uses = 0
    left = b.ideas[robot]
    while left:
        idea = lowest(left)
        left &= left - 1
        i = idea_row(s, idea)
        effect = box.effect[i]
        if effect == STEPS:
            steps += box.steps[i]
        elif effect == REVERSE:
            back = 1
        elif effect == JUMP:
            jump = b.stock[E] >= box.pays_volts[i]
        elif effect != SWAP and effect != BONUS:
            uses += use_value(box, s, idea)
    best = best_walk(box, s, robot, 1, steps, mind)
    if back:
        best = max(best, best_walk(box, s, robot, -1, steps, mind))
    if jump:
        best = max(best, best_jump(box, s, robot, mind) - unit(mind.turns_left) // 2)
    return best + uses * unit(mind.turns_left) // (2 * POINT)
